import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import Running from '../../ui/Running';
import { useDemoControls } from '../../ui/useDemoControls';
import { useDemoModule, type DemoSource } from '../../ui/useDemoModule';
import { useReveal } from '../../ui/useReveal';
import { finishTurn, takePart } from '../browser/turns';
import type { GalleryDemo } from '../types';
import styles from './styles.module.css';

/** Width in pixels that a demo gets: a shape like the thumbnail's, if its height is known. */
const widthOf = (height: number | undefined): number =>
  height === undefined ? 400 : Math.min(Math.max(Math.round(1.5 * height), 440), 680);

/** The size of what a demo shows: a field is narrower than the room it has. */
function contentSize(stage: HTMLElement): { width: number; height: number } {
  const demo = stage.querySelector<HTMLElement>('[data-demo]') ?? stage;
  const children = [...demo.children].filter((child) => child instanceof HTMLElement);
  const start = Math.min(...children.map(({ offsetLeft }) => offsetLeft));
  const end = Math.max(...children.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth));
  return { width: end > start ? end - start : stage.offsetWidth, height: demo.offsetHeight };
}

interface LiveProps extends Pick<GalleryDemo, 'name' | 'height'> {
  source: DemoSource;
}

function Live({ name, height, source }: LiveProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ReturnType<typeof contentSize> | null>(null);
  const controls = useDemoControls();
  const { module, error } = useDemoModule(source, true, controls);
  const reveal = useReveal(controls.round);
  const { isShown } = reveal;

  useEffect(() => {
    if (error) finishTurn();
    if (!isShown) return undefined;
    // After the demo has measured itself.
    const frame = requestAnimationFrame(() => {
      if (stage.current) setSize(contentSize(stage.current));
      finishTurn();
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, error]);
  useEffect(() => finishTurn, []);

  const width = widthOf(height);
  const style = {
    '--x-stage': `${width}px`,
    '--x-content-width': `${size?.width ?? width}px`,
    '--x-content-height': `${size?.height ?? width}px`,
  } as CSSProperties;
  return (
    <div ref={stage} className={styles.stage} style={style} data-shown={size !== null || undefined}>
      {module && <Running name={name} module={module} controls={controls} reveal={reveal} />}
    </div>
  );
}

/** A demo, scaled down and inert, while it is near the window; else the name of its component. */
export default function Thumbnail({ path, demo }: { path: string; demo: GalleryDemo }): ReactNode {
  const { name, height, components } = demo;
  const place = useRef<HTMLDivElement>(null);
  const [source, setSource] = useState<DemoSource | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    return takePart(element, async (isAlive) => {
      // The table of the playground has every demo by its path.
      const { default: demos } = await import('@generated/x-demos/default/playground.js');
      startTransition(() => setSource(isAlive ? (demos[path] ?? null) : null));
    });
  }, [path]);
  return (
    <div
      ref={place}
      className={styles.thumbnail}
      data-alive={source !== null || undefined}
      inert
      translate="no"
    >
      <span className={styles.still}>{components[0] ?? name}</span>
      {source && <Live name={name} height={height} source={source} />}
    </div>
  );
}
