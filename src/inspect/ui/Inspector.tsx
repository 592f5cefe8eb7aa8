import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import FormButton from '@site/src/components/FormButton';
import form from '@site/src/components/form.module.css';
import { useUntilPress } from '@site/src/components/useUntilPress';
import { hasModifier } from '@site/src/utils/keyPress';
import type { DemoTool, ToolProps } from '../../demos/ui/tool';
import { loadTable, partsOf, type Parts, type Step } from '../browser/parts';
import { host, useInspection } from '../browser/useInspection';
import ChangeIt from './ChangeIt';
import { outline } from './outline';
import PartCard from './PartCard';
import styles from './styles.module.css';

const hint =
  'Point at a part and press to keep it. Arrow keys: down and up lead into a part and out of it, the others to its neighbors. Enter keeps a part, Escape ends.';

/** Where an arrow key leads. */
function stepOf({ key, currentTarget }: KeyboardEvent): Step | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowDown') return 'firstChild';
  if (key === 'ArrowUp') return 'parentNode';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 'nextSibling';
  return key === 'ArrowLeft' || key === 'ArrowRight' ? 'previousSibling' : undefined;
}

/** Ends the inspector that was started last; does nothing if it has ended. */
let endLast = (): void => undefined;

/** Points at the parts of a demo, and says what they are. */
function Inspector({ name, parts, onEnd }: ToolProps & { name: string; parts: Parts }): ReactNode {
  const walker = useRef<HTMLDivElement>(null);
  const { at, show, isKept, keep, isPointing, setPointing } = useInspection(parts);
  const part = at && parts.of(at);

  useEffect(() => walker.current?.focus({ preventScroll: true }), []);
  useEffect(() => (at ? outline(at, host, isKept) : undefined), [at, isKept]);
  useEffect(() => {
    endLast = () => onEnd({ isReplaced: true });
  });
  useUntilPress((isKey) => {
    // From the card and the page, but not from the demo, whose menus close with the same key.
    const { activeElement, body } = document;
    if (isKey && (activeElement === body || host.contains(activeElement))) onEnd();
  }, walker);

  function onWalk(press: KeyboardEvent): void {
    // With a modifier, the arrows are the browser's way back.
    if (hasModifier(press)) return;
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
    <section className={styles.card} aria-label="Parts of this demo" data-inspect={name}>
      {/* Arrow keys belong to the walk, also with a screen reader. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the role is there for its keys */}
      <div
        ref={walker}
        role="application"
        aria-label={hint}
        className={styles.walker}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys walk the parts
        tabIndex={0}
        onKeyDown={onWalk}
      >
        <p role="status" className={styles.name}>
          <code translate="no">{part ? `.${part.className}` : 'No part yet'}</code>
          {isKept && <span className={styles.kept}>Kept</span>}
        </p>
      </div>
      {part && <PartCard part={part} around={parts.around(part.element)} onShow={show} />}
      {part && isKept && <ChangeIt key={part.className} part={part} parts={parts} />}
      <p className={styles.hint}>{hint}</p>
      <div className={form.row}>
        {isKept && <FormButton onClick={() => keep(false)}>Look at other parts</FormButton>}
        <FormButton
          aria-pressed={!isPointing}
          title="Presses go to the demo, for example to open a menu"
          onClick={() => setPointing(!isPointing)}
        >
          Use the demo
        </FormButton>
        <FormButton onClick={() => onEnd()} {...eventAttributes('demo', 'inspect-end', name)}>
          End inspecting
        </FormButton>
      </div>
    </section>,
    host,
  );
}

/** Returns the tool for a demo. Rejects if the table of parts can't be loaded. */
export const start: DemoTool['load'] = async ({ name, canvas, code }) => {
  const parts = partsOf(await loadTable(), canvas.current, code.current?.textContent ?? '');
  // Two cards would lie on each other, and both would take the presses in popups.
  endLast();
  return (props) => <Inspector {...props} name={name} parts={parts} />;
};
