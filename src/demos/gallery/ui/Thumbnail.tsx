import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import Running from '../../ui/Running';
import { useDemo, useReveal, type DemoSource } from '../../ui/useDemo';
import { finishTurn, takePart } from '../browser/turns';
import type { GalleryDemo } from '../node/collect';
import styles from './styles.module.css';

/** Tells the stylesheet the size of what a demo shows, which then fits it: a field is narrower than the room it has. */
function fit(stage: HTMLElement): void {
  const demo = stage.querySelector<HTMLElement>('[data-demo]') ?? stage;
  const children = [...demo.children].filter((child) => child instanceof HTMLElement);
  const start = Math.min(...children.map(({ offsetLeft }) => offsetLeft));
  const end = Math.max(...children.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth));
  const width = end > start ? end - start : stage.offsetWidth;
  stage.style.setProperty('--x-content-width', `${width}px`);
  stage.style.setProperty('--x-content-height', `${demo.offsetHeight}px`);
  stage.toggleAttribute('data-shown', true);
}

function Live({ demo, source }: { demo: GalleryDemo; source: DemoSource }): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const live = useDemo(source, true);
  const { error, retry } = live;
  const reveal = useReveal(live);

  useEffect(() => {
    if (!reveal.isShown) return undefined;
    // After the demo has measured itself.
    const frame = requestAnimationFrame(() => {
      if (stage.current) fit(stage.current);
      finishTurn();
    });
    return () => cancelAnimationFrame(frame);
  }, [reveal.isShown]);
  useEffect(() => {
    if (!error) return undefined;
    finishTurn();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, retry]);
  useEffect(() => finishTurn, []);

  const style = { '--x-height': demo.height && `${demo.height}px` } as CSSProperties;
  return (
    <div ref={stage} className={styles.stage} style={style}>
      <Running name={demo.name} demo={live} reveal={reveal} />
    </div>
  );
}

/** A demo, scaled down and inert, while it is near the window; else the name of its component. */
export default function Thumbnail({ path, demo }: { path: string; demo: GalleryDemo }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<DemoSource | null>(null);
  useEffect(() => (place.current ? takePart(place.current, path, setSource) : undefined), [path]);
  return (
    <div
      ref={place}
      className={styles.thumbnail}
      data-alive={source !== null || undefined}
      inert
      translate="no"
    >
      <span className={styles.still}>{demo.components[0] ?? demo.name}</span>
      {source && <Live demo={demo} source={source} />}
    </div>
  );
}
