import { useEffect, useRef, type ReactNode } from 'react';
import type { DemoProps } from '../../demos/ui/Demo';
import { markParts } from '../browser/markParts';
import InspectableDemo from './InspectableDemo';
import styles from './anatomy.module.css';

/** The numbers on a demo. Assistive technology has the table. */
function Marks(): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? markParts(layer.current) : undefined), []);
  return <div ref={layer} className={styles.marks} aria-hidden />;
}

export interface AnatomyProps extends DemoProps {
  /** The table of the parts, which the build makes from the list in the page: see `src/inspect/node/anatomy.ts`. */
  children: ReactNode;
}

/** A demo with numbers on its parts, and their list beside it. Writers set the props of a `<Demo>`, and write the list in it. */
export default function Anatomy({ children, ...demo }: AnatomyProps): ReactNode {
  const list = <div className={styles.list}>{children}</div>;
  return <InspectableDemo {...demo} aside={list} below={<Marks />} />;
}
