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

/** Label of a field -> the property whose value is in it at first. */
const ofHtml = {
  Color: 'color',
  Background: 'backgroundColor',
  Border: 'borderTopColor',
  'Font weight': 'fontWeight',
  Padding: 'padding',
  Radius: 'borderRadius',
} as const;

/** What is drawn has a fill and a stroke instead. */
const ofSvg = { Color: 'fill', Border: 'stroke', 'Font weight': 'fontWeight' } as const;

/** Whether a field is for a number; the others are for colors. */
const isNumber = (property: string): boolean => /Weight|padding|Radius/.test(property);

/** Returns what a field has at first, from a computed value; black for a color that is transparent or in another color space. */
function startOf(property: string, value: string): string {
  if (isNumber(property)) return String(Math.round(Number.parseFloat(value) || 0));
  const [, ...channels] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)/.exec(value) ?? ['', 0, 0, 0];
  return `#${channels.map((each) => Math.round(Number(each)).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the style for what is in a field. */
function styleOf(property: string, value: string): Style {
  if (property === 'borderTopColor') return { border: `1px solid ${value}` };
  if (property === 'fontWeight') return { fontWeight: Number(value) };
  return { [property]: isNumber(property) ? `${Number(value)}px` : value };
}

/** Changes a part of the demo, and writes the code that does the same in an application. */
export default function ChangeIt({ part, parts }: { part: PlacedPart; parts: Parts }): ReactNode {
  const { element, className } = part;
  const ways = useMemo(() => waysOf(part, parts.around(part.element), parts.code), [part, parts]);
  const [chosen, choose] = useState('');
  const way = ways.find(({ name }) => name === chosen) ?? ways[0];
  /** What the reader has set: property -> what is in its field. */
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [raise, setRaise] = useState<number | null>(0);
  const { copy, isCopied, failure } = useCopy();
  const fields = element instanceof SVGElement ? ofSvg : ofHtml;
  const start = useMemo(() => {
    const computed = getComputedStyle(element);
    return Object.values(fields).map((property) => startOf(property, computed[property]));
  }, [element, fields]);
  const style: Style = useMemo(
    () => Object.assign({}, ...Object.entries(values).map((each) => styleOf(...each))),
    [values],
  );
  /** Says whether the style could be added to the reader's theme. */
  const [outcome, setOutcome] = useState({ style, text: '' });

  useEffect(() => {
    const figure = parts.canvas?.closest('figure');
    if (!figure || !way) return undefined;
    const shown = preview(figure, element, style, (by) => selectorOn(part, way, by));
    const frame = requestAnimationFrame(() => setRaise(shown.raise));
    return () => {
      cancelAnimationFrame(frame);
      shown.end();
    };
  }, [parts, element, part, way, style]);

  if (!way) return null;
  const written = nested(part, way, raise ?? 0, style);
  const isLost = raise === null;
  const text = isLost
    ? 'The component sets this as an inline style, which no class can override.'
    : codeOf(way, written);
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
        {Object.entries(fields).map(([label, property], at) => (
          <label key={property}>
            {label}
            <input
              type={isNumber(property) ? 'number' : 'color'}
              min={0}
              step={property === 'fontWeight' ? 100 : 1}
              value={values[property] ?? start[at]}
              onChange={({ target: { value } }) => setValues({ ...values, [property]: value })}
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
      <pre translate="no" tabIndex={0} role={isLost ? 'alert' : 'group'} aria-label="The override">
        {text}
      </pre>
      <div className={form.row}>
        <FormButton
          disabled={isLost}
          onClick={() => copy(text)}
          {...eventAttributes('demo', 'inspect-copy', way.name)}
        >
          Copy the override
        </FormButton>
        {way.name === 'theme' && (
          <FormButton
            disabled={isLost}
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
    </details>
  );
}
