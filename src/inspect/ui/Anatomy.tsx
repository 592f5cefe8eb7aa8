import { useMemo, useRef, type ReactNode } from 'react';
import type { DemoProps } from '../../demos/ui/Demo';
import { useAnatomy } from '../browser/useAnatomy';
import InspectableDemo from './InspectableDemo';
import styles from './anatomy.module.css';

/** The numbers on a demo, after a frame around the part that the reader looks at. Assistive technology has the table. */
function Marks({ selectors }: { selectors: readonly string[] }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useAnatomy(selectors, root);
  return (
    <div ref={root} className={styles.marks} aria-hidden>
      <div className={styles.frame} hidden />
      {selectors.map((selector, at) => (
        <div key={selector} className={styles.mark} hidden>
          <span className={styles.number}>{at + 1}</span>
        </div>
      ))}
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
