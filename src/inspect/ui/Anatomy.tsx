import { useMemo, useRef, type ReactNode } from 'react';
import type { DemoProps } from '../../demos/ui/Demo';
import { useAnatomy } from '../browser/useAnatomy';
import InspectableDemo from './InspectableDemo';
import styles from './anatomy.module.css';

/** The numbers on a demo, and a frame around the part that the reader looks at. Assistive technology has the table. */
function Marks({ selectors }: { selectors: readonly string[] }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { marks, active } = useAnatomy(selectors, root);
  const shown = active === null ? null : marks[active];
  const inset = ({ left, top }: { left: number; top: number }) => ({
    left: `${left}%`,
    top: `${top}px`,
  });
  return (
    <div ref={root} className={styles.marks} aria-hidden>
      {shown && (
        <div
          className={styles.frame}
          style={{ ...inset(shown), width: `${shown.width}%`, height: `${shown.height}px` }}
        />
      )}
      {marks.map(
        (mark, at) =>
          mark && (
            <span
              key={selectors[at]}
              className={styles.mark}
              style={{ ...inset(mark), width: `${mark.width}%` }}
            >
              <span
                className={styles.number}
                data-active={at === active || undefined}
                style={{ translate: `${mark.shift}px` }}
              >
                {at + 1}
              </span>
            </span>
          ),
      )}
    </div>
  );
}

export interface AnatomyProps extends DemoProps {
  /** JSON of the parts' selectors, written by the build: see `src/inspect/node/anatomy.ts`. */
  parts: string;
  /** The table of the parts, which the build makes from the list in the page. */
  children: ReactNode;
}

/** A demo with numbers on its parts, and their list beside it. Writers set the props of a `<Demo>`, and write the list in it. */
export default function Anatomy({ parts, children, ...demo }: AnatomyProps): ReactNode {
  const selectors = useMemo(() => JSON.parse(parts) as string[], [parts]);
  return (
    <InspectableDemo
      {...demo}
      aside={<div className={styles.list}>{children}</div>}
      below={<Marks selectors={selectors} />}
    />
  );
}
