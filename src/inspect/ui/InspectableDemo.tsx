import type { ReactNode } from 'react';
import Demo, { type DemoExtras, type DemoProps } from '../../demos/ui/Demo';
import type { DemoTool } from '../../demos/ui/tool';

const inspect: DemoTool = {
  icon: 'inspect',
  label: 'Inspect the parts',
  action: 'inspect',
  load: (demo) => import('./Inspector').then(({ start }) => start(demo)),
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads what outlines a part once a reader stays at a row of a table that may name one, on a page with a running demo. */
function noticeRow({ target, type, pointerType }: Event & { pointerType?: string }): void {
  clearTimeout(timer);
  const at = target as Element;
  const row = at.closest('tr');
  // Focus from a mouse press asks for nothing.
  const isAsking = type === 'focusin' ? at.matches(':focus-visible') : pointerType !== 'touch';
  if (!isAsking || !row?.querySelector('code') || row.closest('figure')) return;
  if (!document.querySelector('[data-demo]')) return;
  // A pointer on its way elsewhere outlines nothing.
  timer = setTimeout(() => {
    import('./pointOut')
      .then(({ pointOut }) => pointOut(row))
      // The chunk may be unavailable offline or after a release. The table still says what the part is.
      .catch(() => undefined);
  }, 100);
}

// Once for all demos. It does nothing on pages without one.
if (typeof document !== 'undefined')
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, noticeRow);

/**
 * A demo with a button to edit it, and whose parts can be inspected and are outlined from tables that name them. The rest of both
 * features is loaded only then. An edited demo runs in a frame and can't be inspected.
 */
export default function InspectableDemo(props: DemoProps & DemoExtras): ReactNode {
  return (
    <Demo
      {...props}
      edit={(...how) =>
        import('../../live-editing/ui/start').then(({ start }) => start(props, ...how))
      }
      tool={inspect}
    />
  );
}
