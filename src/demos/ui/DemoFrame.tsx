import {
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import toolButton from '@site/src/components/toolButton.module.css';
import { hasModifier } from '@site/src/utils/keyPress';
import styles from './DemoFrame.module.css';

/** The widths of a phone and a tablet, in pixels, and that of the window. */
const presets = [390, 768, null];
const least = 240;
/** How far one press of an arrow key moves the edge, in pixels. */
const step = 10;
/** Pixels of the edge and the borders; see the stylesheet. */
const edgeWidth = 22;

export interface DemoFrameProps {
  title: string;
  /** The address of the demo's own page. */
  src: string;
  /** Pixels at first. */
  width: number;
}

/** A demo's own page in a frame of any width: as wide as a device, or as its edge is moved, by pointer or by arrow keys. */
export default function DemoFrame({ title, src, width: first }: DemoFrameProps): ReactNode {
  /** Null is as wide as the window. */
  const [asked, setAsked] = useState<number | null>(first);
  /** In a window that is narrower, it is less than what was asked for. */
  const [width, setWidth] = useState(first);
  const frame = useRef<HTMLIFrameElement>(null);
  const drag = useRef<{ from: number; width: number }>(null);
  const measure = useCallback((page: HTMLIFrameElement) => {
    const observer = new ResizeObserver(() => setWidth(page.clientWidth));
    observer.observe(page);
    frame.current = page;
    return () => observer.disconnect();
  }, []);
  const now = (): number => frame.current?.clientWidth ?? first;
  const most = (): number => (frame.current?.parentElement?.clientWidth ?? first) - edgeWidth;
  const resize = (next: number): void =>
    setAsked(Math.max(least, Math.min(Math.round(next), most())));
  const forward = (): number =>
    frame.current && getComputedStyle(frame.current).direction === 'rtl' ? -1 : 1;

  function onKeyDown(press: KeyboardEvent): void {
    const next = {
      ArrowRight: now() + step * forward(),
      ArrowLeft: now() - step * forward(),
      Home: least,
      End: most(),
    }[press.key];
    if (next === undefined || hasModifier(press)) return;
    press.preventDefault();
    resize(next);
  }

  function onPointerDown({ currentTarget, pointerId, clientX }: PointerEvent): void {
    // Otherwise the page in the frame would get the pointer.
    currentTarget.setPointerCapture(pointerId);
    drag.current = { from: clientX, width: now() };
  }

  function onPointerMove({ clientX }: PointerEvent): void {
    if (!drag.current) return;
    // The frame is centered: both of its edges move.
    resize(drag.current.width + 2 * forward() * (clientX - drag.current.from));
  }

  const end = (): void => {
    drag.current = null;
  };

  return (
    <>
      <div role="group" aria-label="Width of the demo" className={styles.bar}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={toolButton.button}
            aria-pressed={preset === null ? asked === null : width === preset}
            onClick={() => (preset === null ? setAsked(null) : resize(preset))}
            {...eventAttributes('demo', 'width', String(preset ?? 'full'))}
          >
            {preset ?? 'Full width'}
          </button>
        ))}
        <output dir="ltr" className={styles.width}>
          {width} px
        </output>
      </div>
      <div className={styles.frame}>
        <iframe
          ref={measure}
          src={src}
          title={title}
          className={styles.page}
          style={{ inlineSize: asked ?? '100%' }}
        />
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value can be moved */}
        <div
          role="separator"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          tabIndex={0}
          aria-orientation="vertical"
          aria-label="Edge of the demo"
          aria-valuenow={width}
          aria-valuemin={least}
          aria-valuemax={window.innerWidth}
          className={styles.edge}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={end}
          onPointerCancel={end}
        />
      </div>
    </>
  );
}
