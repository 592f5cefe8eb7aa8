import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import FormButton from '@site/src/components/FormButton';
import form from '@site/src/components/form.module.css';
import type { ToolProps } from '../../demos/ui/tool';
import { makeHost } from '../browser/host';
import type { Parts, Step } from '../browser/parts';
import { useInspection } from '../browser/useInspection';
import ChangeIt from './ChangeIt';
import Outline from './Outline';
import PartCard from './PartCard';
import { texts } from './texts';
import styles from './styles.module.css';

/** Where an arrow key leads. */
function stepOf({ key, currentTarget }: KeyboardEvent): Step | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowDown') return 'in';
  if (key === 'ArrowUp') return 'out';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 'next';
  return key === 'ArrowLeft' || key === 'ArrowRight' ? 'previous' : undefined;
}

/** Whether the card at the end of the window would lie on a part. */
function isAtEnd(part: Element): boolean {
  const { left, right } = part.getBoundingClientRect();
  return left + right > window.innerWidth === (document.documentElement.dir !== 'rtl');
}

/** Points at the parts of a demo, and says what they are. */
export default function Inspector({
  parts,
  name,
  onEnd,
}: ToolProps & { parts: Parts; name: string }): ReactNode {
  const [host] = useState(makeHost);
  const walker = useRef<HTMLDivElement>(null);
  const { at, show, isKept, keep, isPointing, setPointing } = useInspection(parts);
  const part = at && parts.of(at);
  const around = at ? parts.around(at) : [];

  useEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  useEffect(() => walker.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // From the card and the page, but not from the demo, whose menus close with the same key.
    const onKey = ({ key }: globalThis.KeyboardEvent): void => {
      const { activeElement, body } = document;
      const isHere = activeElement === body || host.contains(activeElement);
      if (key === 'Escape' && isHere) onEnd();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [host, onEnd]);

  function onWalk(press: KeyboardEvent): void {
    const where = stepOf(press);
    if (press.key === 'Enter' || press.key === ' ') keep(!isKept);
    else if (where && at) {
      const next = parts.step(at, where);
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      show(next);
    } else return;
    press.preventDefault();
  }

  return createPortal(
    <>
      {at && <Outline of={at} isKept={isKept} />}
      <section
        className={styles.card}
        aria-label={texts.title()}
        data-inspect={name}
        data-side={at && isAtEnd(at) ? 'start' : 'end'}
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
                parts={parts}
              />
            )}
          </>
        )}
        <p className={styles.hint}>{texts.hint()}</p>
        <div className={form.row}>
          {isKept && <FormButton onClick={() => keep(false)}>{texts.release()}</FormButton>}
          <FormButton
            aria-pressed={!isPointing}
            title={texts.useHint()}
            onClick={() => setPointing(!isPointing)}
          >
            {texts.use()}
          </FormButton>
          <FormButton onClick={onEnd} {...eventAttributes('demo', 'inspect-end', name)}>
            {texts.end()}
          </FormButton>
        </div>
      </section>
    </>,
    host,
  );
}
