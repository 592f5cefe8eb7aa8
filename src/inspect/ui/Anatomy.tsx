import type { PropsWithChildren, ReactNode } from 'react';
import type { DemoProps } from '../../demos/ui/Demo';
import { markParts } from '../browser/markParts';
import InspectableDemo from './InspectableDemo';
import styles from './anatomy.module.css';

/**
 * A demo with numbers on its parts, and their list beside it. Writers set the props of a `<Demo>`, and write the list in it.
 *
 * @param children - the table of the parts, which the build makes from the list in the page: see `src/inspect/node/anatomy.ts`
 */
export default function Anatomy({ children, ...demo }: PropsWithChildren<DemoProps>): ReactNode {
  const list = <div className={styles.list}>{children}</div>;
  // Hidden from assistive technology: the table says the same.
  const marks = <div ref={markParts} className={styles.marks} aria-hidden />;
  return <InspectableDemo {...demo} aside={list} below={marks} />;
}
