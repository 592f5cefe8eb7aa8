import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import FormButton from '@site/src/components/FormButton';
import form from '@site/src/components/form.module.css';
import CopyEnd from '../../code/ui/CopyEnd';
import { useCopy } from '../../code/ui/useCopy';
import {
  codeOf,
  selectorOn,
  targetOf,
  themeOverride,
  waysOf,
  type Style,
  type Way,
} from '../browser/override';
import type { Parts, PlacedPart } from '../browser/parts';
import { preview } from '../browser/preview';
import { texts } from './texts';
import styles from './styles.module.css';

/** Returns a computed color as a field for colors takes it; black for one that is transparent or in another color space. */
function hexOf(color: string): string {
  const [, ...channels] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)/.exec(color) ?? ['', 0, 0, 0];
  return `#${channels.map((each) => Math.round(Number(each)).toString(16).padStart(2, '0')).join('')}`;
}

interface Field {
  label: string;
  /** The property whose computed value is in it at first. */
  shows: keyof CSSStyleDeclaration & string;
  /** What a field for numbers takes; one without it is for colors. */
  range?: { min: number; max: number; step?: number };
  /** The style for what is in it. */
  of: (value: string) => Style;
}

const weight: Field = {
  label: texts.weight,
  shows: 'fontWeight',
  range: { min: 100, max: 900, step: 100 },
  of: (value) => ({ fontWeight: Number(value) }),
};

const pixels = (label: Field['label'], shows: 'padding' | 'borderRadius'): Field => ({
  label,
  shows,
  range: { min: 0, max: 64 },
  of: (value) => ({ [shows]: `${Number(value)}px` }),
});

const ofHtml: readonly Field[] = [
  { label: texts.color, shows: 'color', of: (color) => ({ color }) },
  { label: texts.background, shows: 'backgroundColor', of: (it) => ({ backgroundColor: it }) },
  { label: texts.border, shows: 'borderTopColor', of: (it) => ({ border: `1px solid ${it}` }) },
  weight,
  pixels(texts.padding, 'padding'),
  pixels(texts.radius, 'borderRadius'),
];

/** What is drawn has a fill and a stroke instead. */
const ofSvg: readonly Field[] = [
  { label: texts.color, shows: 'fill', of: (fill) => ({ fill }) },
  { label: texts.border, shows: 'stroke', of: (stroke) => ({ stroke }) },
  weight,
];

/** Returns what a field has at first. */
function startOf({ shows, range }: Field, element: Element): string {
  const value = String(getComputedStyle(element)[shows]);
  return range ? String(Math.round(Number.parseFloat(value) || 0)) : hexOf(value);
}

/** Changes a part of the demo, and writes the code that does the same in an application. */
export default function ChangeIt({ part, parts }: { part: PlacedPart; parts: Parts }): ReactNode {
  const { element, className } = part;
  const target = useMemo(
    () => targetOf(part, parts.around(part.element), parts.code),
    [part, parts],
  );
  const ways = waysOf(target);
  const [chosen, setWay] = useState<Way | null>(null);
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  /** What the reader has set: the property that a field shows -> its value. */
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [raise, setRaise] = useState<number | null>(0);
  /** What came of adding a style to the reader's theme. */
  const [outcome, setOutcome] = useState({ css: '', text: '' });
  const { copy, isCopied, failure } = useCopy();
  const fields = element instanceof SVGElement ? ofSvg : ofHtml;
  const start = useMemo(() => fields.map((field) => startOf(field, element)), [element, fields]);
  const style: Style = Object.assign(
    {},
    ...fields.map(({ shows, of }) => (values[shows] === undefined ? {} : of(values[shows]))),
  );
  const css = JSON.stringify(style);

  useEffect(() => {
    const canvas = parts.canvas.current;
    if (!canvas || !way || css === '{}') return undefined;
    const shown = preview(canvas, element, JSON.parse(css) as Style, (by) =>
      selectorOn(target, way, by),
    );
    const frame = requestAnimationFrame(() => setRaise(shown.raise));
    return () => {
      cancelAnimationFrame(frame);
      shown.end();
    };
  }, [parts, element, target, way, css]);

  if (!way) return null;
  const options =
    way === 'theme' && raise !== null ? themeOverride(target, raise, style) : undefined;
  const addToTheme = (added: object): Promise<void> =>
    import('../../demos/reader-theme/addToTheme')
      .then((theme) => theme.addToTheme(added))
      .then(
        () => texts.added,
        () => texts.notAdded,
      )
      .then((text) => setOutcome({ css, text }));
  const text = raise === null ? '' : codeOf(target, way, raise, style);
  return (
    <details className={styles.change}>
      <summary>{texts.change}</summary>
      <div className={styles.fields}>
        {fields.map(({ label, shows, range }, at) => (
          <label key={shows}>
            {label}
            <input
              type={range ? 'number' : 'color'}
              value={values[shows] ?? start[at]}
              {...range}
              onChange={({ target: { value } }) => setValues({ ...values, [shows]: value })}
            />
          </label>
        ))}
      </div>
      <label>
        {texts.way}{' '}
        <select value={way} onChange={({ target: at }) => setWay(at.value as Way)}>
          {ways.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      {css !== '{}' && (
        <>
          {raise === null ? (
            <p role="alert">{texts.inline}</p>
          ) : (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            <pre translate="no" tabIndex={0} role="group" aria-label={texts.override}>
              {text}
            </pre>
          )}
          <div className={form.row}>
            {text && (
              <FormButton
                onClick={() => copy(text)}
                {...eventAttributes('demo', 'inspect-copy', way)}
              >
                {texts.copy}
              </FormButton>
            )}
            {options && (
              <FormButton
                onClick={() => void addToTheme(options)}
                {...eventAttributes('demo', 'inspect-add', className)}
              >
                {texts.add}
              </FormButton>
            )}
            <FormButton onClick={() => setValues({})}>{texts.reset}</FormButton>
            <span role="status">
              {outcome.css === css && outcome.text}
              <CopyEnd isCopied={isCopied} failure={failure} />
            </span>
          </div>
        </>
      )}
    </details>
  );
}
