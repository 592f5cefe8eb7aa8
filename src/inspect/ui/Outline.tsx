import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A frame around an element, also while that moves: virtualized rows, charts in motion. It never gets a press. */
export default function Outline({ of, isKept }: { of: Element; isKept?: boolean }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const { left, top, width, height } = of.getBoundingClientRect();
      Object.assign(box.current?.style ?? {}, {
        ...{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` },
        visibility: of.isConnected ? 'visible' : 'hidden',
      });
      // React never puts back what it has removed.
      if (of.isConnected) frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [of]);
  const isOver = of.closest('[data-demo-portal]') !== null;
  return (
    <div
      ref={box}
      className={styles.outline}
      data-outline
      data-kept={isKept || undefined}
      data-over={isOver || undefined}
    />
  );
}
