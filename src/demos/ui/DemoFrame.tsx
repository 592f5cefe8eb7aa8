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

export interface DemoFrameProps {
  title: string;
  /** The address of the demo's own page. */
  src: string;
  /** Pixels at first. */
  width: number;
}

/** The direction in which the edge makes the frame wider, in pixels from the left. */
const forward = (edge: Element): number => (getComputedStyle(edge).direction === 'rtl' ? -1 : 1);

/** A demo's own page in a frame of any width: as wide as a device, or as its edge is moved, by pointer or by arrow keys. */
export default function DemoFrame({ title, src, width: first }: DemoFrameProps): ReactNode {
  /** Null is as wide as the window. */
  const [asked, setAsked] = useState<number | null>(first);
  /** In a window that is narrower, it is less than what was asked for. */
  const [width, setWidth] = useState(first);
  const drag = useRef<{ from: number; width: number }>(null);
  const measure = useCallback((page: HTMLIFrameElement) => {
    const observer = new ResizeObserver(() => setWidth(page.clientWidth));
    observer.observe(page);
    return () => observer.disconnect();
  }, []);
  // It shrinks to what the window has room for.
  const resize = (next: number): void => setAsked(Math.max(least, Math.round(next)));

  function onKeyDown(press: KeyboardEvent): void {
    const wider = step * forward(press.currentTarget);
    const next = {
      ArrowRight: width + wider,
      ArrowLeft: width - wider,
      Home: least,
      End: window.innerWidth,
    }[press.key];
    if (next === undefined || hasModifier(press)) return;
    press.preventDefault();
    resize(next);
  }

  function onPointerDown({ currentTarget, pointerId, clientX }: PointerEvent): void {
    // Otherwise the page in the frame would get the pointer.
    currentTarget.setPointerCapture(pointerId);
    drag.current = { from: clientX, width };
  }

  function onPointerMove({ currentTarget, clientX }: PointerEvent): void {
    if (!drag.current) return;
    // The frame is centered: both of its edges move.
    resize(drag.current.width + 2 * forward(currentTarget) * (clientX - drag.current.from));
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
