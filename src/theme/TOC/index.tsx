// Change: the list scrolls along with the page, so that its marked entry stays in view.
import { useEffect, useRef, type ReactNode } from 'react';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import { followMark } from './followMark';
import styles from './styles.module.css';

export default function TOCWrapper(props: Props): ReactNode {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = around.current?.firstElementChild;
    return list ? followMark(list) : undefined;
  }, []);
  return (
    <div ref={around} className={styles.around}>
      <TOC {...props} />
    </div>
  );
}
