import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { DemoExtras, DemoProps } from '../../demos/ui/Demo';
import type { DemoTool } from '../../demos/ui/tool';
import EditableDemo from '../../live-editing/ui/EditableDemo';

const inspect: DemoTool = {
  icon: 'inspect',
  label: () => translate({ id: 'x.inspect', message: 'Inspect the parts' }),
  action: 'inspect',
  load: (demo) => import('./start').then(({ start }) => start(demo)),
};

/** A demo whose parts can be inspected. Nothing else of this feature is loaded before that; an edited demo, in its frame, can't be. */
export default function InspectableDemo(props: DemoProps & DemoExtras): ReactNode {
  return <EditableDemo {...props} tool={inspect} />;
}
