import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import FormButton from '@site/src/components/FormButton';
import form from '@site/src/components/form.module.css';
import CopyEnd from '../../code/ui/CopyEnd';
import { useCopy } from '../../code/ui/useCopy';
import { codeOf, nested, selectorOn, themeOptions, waysOf, type Style } from '../browser/override';
import type { Parts, PlacedPart } from '../browser/parts';
import { preview } from '../browser/preview';
import styles from './styles.module.css';

interface Field {
  label: string;
  /** The property whose computed value is in it at first. */
  shows: keyof CSSStyleDeclaration & string;
  /** What a field for numbers takes; one without it is for colors. */
  range?: { min: number; max: number; step?: number };
  /** The style for what is in it; if it's absent, `shows` gets that, numbers as pixels. */
  of?: (value: string) => Style;
}

const weight: Field = {
  label: 'Font weight',
  shows: 'fontWeight',
  range: { min: 100, max: 900, step: 100 },
  of: (value) => ({ fontWeight: Number(value) }),
};

const ofHtml: readonly Field[] = [
  { label: 'Color', shows: 'color' },
  { label: 'Background', shows: 'backgroundColor' },
  { label: 'Border', shows: 'borderTopColor', of: (it) => ({ border: `1px solid ${it}` }) },
  weight,
  { label: 'Padding', shows: 'padding', range: { min: 0, max: 64 } },
  { label: 'Radius', shows: 'borderRadius', range: { min: 0, max: 64 } },
];

/** What is drawn has a fill and a stroke instead. */
const ofSvg: readonly Field[] = [
  { label: 'Color', shows: 'fill' },
  { label: 'Border', shows: 'stroke' },
  weight,
];

/** Returns what a field has at first; black for a color that is transparent or in another color space. */
function startOf({ shows, range }: Field, element: Element): string {
  const value = String(getComputedStyle(element)[shows]);
  if (range) return String(Math.round(Number.parseFloat(value) || 0));
  const [, ...channels] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)/.exec(value) ?? ['', 0, 0, 0];
  return `#${channels.map((each) => Math.round(Number(each)).toString(16).padStart(2, '0')).join('')}`;
}

const styleOf = ({ shows, range, of }: Field, value?: string): Style =>
  value === undefined ? {} : (of?.(value) ?? { [shows]: range ? `${Number(value)}px` : value });

/** Changes a part of the demo, and writes the code that does the same in an application. */
export default function ChangeIt({ part, parts }: { part: PlacedPart; parts: Parts }): ReactNode {
  const { element, className } = part;
  const ways = useMemo(() => waysOf(part, parts.around(part.element), parts.code), [part, parts]);
  const [chosen, choose] = useState('');
  const way = ways.find(({ name }) => name === chosen) ?? ways[0];
  /** What the reader has set: the property that a field shows -> its value. */
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [raise, setRaise] = useState<number | null>(0);
  const { copy, isCopied, failure } = useCopy();
  const fields = element instanceof SVGElement ? ofSvg : ofHtml;
  const start = useMemo(() => fields.map((field) => startOf(field, element)), [element, fields]);
  const style: Style = useMemo(
    () => Object.assign({}, ...fields.map((field) => styleOf(field, values[field.shows]))),
    [fields, values],
  );
  const isChanged = Object.keys(values).length > 0;
  /** What came of adding a style to the reader's theme. */
  const [outcome, setOutcome] = useState({ style, text: '' });

  useEffect(() => {
    const { canvas } = parts;
    if (!canvas || !way || !isChanged) return undefined;
    const shown = preview(canvas, element, style, (by) => selectorOn(part, way, by));
    const frame = requestAnimationFrame(() => setRaise(shown.raise));
    return () => {
      cancelAnimationFrame(frame);
      shown.end();
    };
  }, [parts, element, part, way, style, isChanged]);

  if (!way) return null;
  const written = nested(part, way, raise ?? 0, style);
  const text = raise === null ? '' : codeOf(way, written);
  async function addToTheme(options: object): Promise<void> {
    const said = await import('../../demos/reader-theme/addToTheme')
      .then((theme) => theme.addToTheme(options))
      .then(() => 'Added: all demos show it.')
      .catch(() => 'The theme could not be changed. Try again.');
    setOutcome({ style, text: said });
  }
  return (
    <details className={styles.change}>
      <summary>Change it</summary>
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
        Write it as{' '}
        <select value={way.name} onChange={({ target }) => choose(target.value)}>
          {ways.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      {isChanged && (
        <>
          {text ? (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            <pre translate="no" tabIndex={0} role="group" aria-label="The override">
              {text}
            </pre>
          ) : (
            <p role="alert">
              The component sets this in the element itself, where no class can change it.
            </p>
          )}
          <div className={form.row}>
            {text && (
              <FormButton
                onClick={() => copy(text)}
                {...eventAttributes('demo', 'inspect-copy', way.name)}
              >
                Copy the override
              </FormButton>
            )}
            {text && way.name === 'theme' && (
              <FormButton
                onClick={() => void addToTheme(themeOptions(way, written))}
                {...eventAttributes('demo', 'inspect-add', className)}
              >
                Add to my theme
              </FormButton>
            )}
            <FormButton onClick={() => setValues({})}>Reset</FormButton>
            <span role="status">
              {outcome.style === style && outcome.text}
              <CopyEnd isCopied={isCopied} failure={failure} />
            </span>
          </div>
        </>
      )}
    </details>
  );
}
