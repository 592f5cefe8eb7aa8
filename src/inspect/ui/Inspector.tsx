import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import form from '@site/src/components/form.module.css';
import type { ToolProps } from '../../demos/ui/tool';
import { addHost } from '../browser/host';
import { useInspection } from '../browser/useInspection';
import type { PartsTable } from '../types';
import ChangeIt from './ChangeIt';
import Outline from './Outline';
import PartCard from './PartCard';
import { texts } from './texts';
import styles from './styles.module.css';

/** Where an arrow key leads. */
function directionOf({
  key,
  currentTarget,
}: KeyboardEvent): 'in' | 'out' | 'next' | 'previous' | null {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowDown') return 'in';
  if (key === 'ArrowUp') return 'out';
  if (key === 'ArrowRight') return isRtl ? 'previous' : 'next';
  return key === 'ArrowLeft' ? (isRtl ? 'next' : 'previous') : null;
}

/** Whether the card at the end of the window would lie on a part. */
const isAtEnd = (part: Element | null): boolean => {
  const { left = 0, right = 0 } = part?.getBoundingClientRect() ?? {};
  const isRtl = document.documentElement.dir === 'rtl';
  const middle = (left + right) / 2;
  return isRtl ? middle < window.innerWidth / 2 : middle > window.innerWidth / 2;
};

/** Points at the parts of a demo, and says what they are. */
export default function Inspector({
  table,
  name,
  canvas,
  code,
  onEnd,
}: ToolProps & { table: PartsTable }): ReactNode {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const walker = useRef<HTMLDivElement>(null);
  const inspection = useInspection(table, canvas, code);
  const { parts, at, isKept, isPointing, setPointing, show, keep } = inspection;
  const part = at && parts?.of(at);
  const around =
    at && parts
      ? parts.around(at).flatMap((each) => {
          const outer = parts.of(each);
          return outer ? [[each, outer] as const] : [];
        })
      : [];

  useEffect(() => {
    const { inside, remove } = addHost();
    const frame = requestAnimationFrame(() => setHost(inside));
    return () => {
      cancelAnimationFrame(frame);
      remove();
    };
  }, []);

  useEffect(() => {
    if (host) walker.current?.focus({ preventScroll: true });
  }, [host]);

  useEffect(() => {
    // From the card and the page, but not from the demo, whose menus close with the same key.
    const onKey = ({ key }: globalThis.KeyboardEvent): void => {
      const { activeElement, body } = document;
      if (key === 'Escape' && (activeElement === body || host?.contains(activeElement))) onEnd();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [host, onEnd]);

  function onWalk(press: KeyboardEvent): void {
    const where = directionOf(press);
    if (press.key === 'Enter' || press.key === ' ') keep(!isKept);
    else if (where && at && parts) {
      const next = parts.step(at, where);
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      show(next);
    } else return;
    press.preventDefault();
  }

  if (!host) return null;
  return createPortal(
    <>
      {at && <Outline of={at} isKept={isKept} />}
      <section
        className={styles.card}
        aria-label={texts.title()}
        data-inspect={name}
        data-side={isAtEnd(at) ? 'start' : 'end'}
      >
        {/* Arrow keys belong to the walk, also with a screen reader. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the role is there for its keys */}
        <div
          ref={walker}
          role="application"
          aria-label={texts.hint()}
          className={styles.walker}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys walk the parts
          tabIndex={0}
          onKeyDown={onWalk}
        >
          <p role="status" className={styles.name}>
            <code translate="no">{part ? `.${part.className}` : texts.nothing()}</code>
            {isKept && <span className={styles.kept}>{texts.kept()}</span>}
          </p>
        </div>
        {at && part && (
          <>
            <PartCard part={part} around={around} onShow={show} />
            {isKept && (
              <ChangeIt
                key={part.className}
                element={at}
                part={part}
                around={around.map(([, each]) => each)}
                canvas={canvas}
                code={code.current?.textContent ?? ''}
              />
            )}
          </>
        )}
        <p className={styles.hint}>{texts.hint()}</p>
        <div className={form.row}>
          {isKept && (
            <button type="button" className={form.button} onClick={() => keep(false)}>
              {texts.release()}
            </button>
          )}
          <button
            type="button"
            className={form.button}
            aria-pressed={!isPointing}
            title={texts.useHint()}
            onClick={() => setPointing(!isPointing)}
          >
            {texts.use()}
          </button>
          <button
            type="button"
            className={form.button}
            onClick={onEnd}
            {...eventAttributes('demo', 'inspect-end', name)}
          >
            {texts.end()}
          </button>
        </div>
      </section>
    </>,
    host,
  );
}
