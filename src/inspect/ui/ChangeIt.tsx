import { useEffect, useId, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import form from '@site/src/components/form.module.css';
import CopyEnd from '../../code/ui/CopyEnd';
import { useCopy } from '../../code/ui/useCopy';
import { hexOf } from '../browser/hex';
import {
  codeOf,
  selectorOn,
  targetOf,
  themeOverride,
  waysOf,
  type Style,
  type Way,
} from '../browser/override';
import { Preview } from '../browser/preview';
import type { Part } from '../browser/resolve';
import { texts } from './texts';
import styles from './styles.module.css';

interface Field {
  name: string;
  label: () => string;
  type: 'color' | 'number';
  /** The value of the style for what is in the field. */
  of: (value: string) => Style;
  /** What the field shows at first. */
  from: (computed: CSSStyleDeclaration) => string;
}

const pixels = (value: string): string => String(Math.round(Number.parseFloat(value) || 0));

const weight: Field = {
  ...{ name: 'fontWeight', label: texts.weight, type: 'number' },
  of: (value) => ({ fontWeight: Number(value) }),
  from: ({ fontWeight }) => fontWeight,
};

const ofHtml: readonly Field[] = [
  {
    ...{ name: 'color', label: texts.color, type: 'color' },
    of: (color) => ({ color }),
    from: ({ color }) => hexOf(color),
  },
  {
    ...{ name: 'background', label: texts.background, type: 'color' },
    of: (backgroundColor) => ({ backgroundColor }),
    from: ({ backgroundColor }) => hexOf(backgroundColor),
  },
  {
    ...{ name: 'border', label: texts.border, type: 'color' },
    of: (color) => ({ borderWidth: 1, borderStyle: 'solid', borderColor: color }),
    from: ({ borderTopColor }) => hexOf(borderTopColor),
  },
  weight,
  {
    ...{ name: 'padding', label: texts.padding, type: 'number' },
    of: (value) => ({ padding: `${Number(value)}px` }),
    from: ({ paddingTop }) => pixels(paddingTop),
  },
  {
    ...{ name: 'radius', label: texts.radius, type: 'number' },
    of: (value) => ({ borderRadius: `${Number(value)}px` }),
    from: ({ borderTopLeftRadius }) => pixels(borderTopLeftRadius),
  },
];

/** What is drawn has a fill and a stroke instead. */
const ofSvg: readonly Field[] = [
  {
    ...{ name: 'color', label: texts.color, type: 'color' },
    of: (fill) => ({ fill }),
    from: ({ fill }) => hexOf(fill),
  },
  {
    ...{ name: 'border', label: texts.border, type: 'color' },
    of: (stroke) => ({ stroke }),
    from: ({ stroke }) => hexOf(stroke),
  },
  weight,
];

export interface ChangeItProps {
  element: Element;
  part: Part;
  around: readonly Part[];
  canvas: RefObject<HTMLElement | null>;
  /** The code of the demo. */
  code: string;
}

/** Changes a part of the demo, and writes the code that does the same in an application. */
export default function ChangeIt({
  element,
  part,
  around,
  canvas,
  code,
}: ChangeItProps): ReactNode {
  const id = useId();
  const target = useMemo(() => targetOf(part, around, code), [part, around, code]);
  const ways = waysOf(target);
  const [chosen, setWay] = useState<Way | null>(null);
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [raise, setRaise] = useState<number | null>(0);
  /** What came of adding a style to the reader's theme. */
  const [outcome, setOutcome] = useState({ css: '', text: '' });
  const { copy, isCopied, failure } = useCopy();
  const fields = element instanceof SVGElement ? ofSvg : ofHtml;
  const start = useMemo(() => {
    const computed = getComputedStyle(element);
    return Object.fromEntries(fields.map(({ name, from }) => [name, from(computed)]));
  }, [element, fields]);
  const style: Style = Object.assign(
    {},
    ...fields.map(({ name, of }) => (values[name] === undefined ? {} : of(values[name]))),
  );
  const isChanged = Object.keys(style).length > 0;
  const css = JSON.stringify(style);

  useEffect(() => {
    if (!canvas.current || !way || css === '{}') return undefined;
    const preview = new Preview(canvas.current);
    const frame = requestAnimationFrame(() =>
      setRaise(
        preview.show(element, JSON.parse(css) as Style, (by) => selectorOn(target, way, by)),
      ),
    );
    return () => {
      cancelAnimationFrame(frame);
      preview.end();
    };
  }, [canvas, element, target, way, css]);

  if (!way) return null;
  const options =
    way === 'theme' && raise !== null ? themeOverride(target, raise, style) : undefined;
  async function addToTheme(added: object): Promise<void> {
    try {
      await (await import('../../demo-theme/addToTheme')).addToTheme(added);
      setOutcome({ css, text: texts.added() });
    } catch {
      setOutcome({ css, text: texts.notAdded() });
    }
  }
  const text = raise === null ? '' : codeOf(target, way, raise, style);
  return (
    <details className={styles.change}>
      <summary>{texts.change()}</summary>
      <div className={styles.fields}>
        {fields.map(({ name, label, type }) => (
          <label key={name}>
            {label()}
            <input
              type={type}
              value={values[name] ?? start[name]}
              min={name === 'fontWeight' ? 100 : 0}
              max={name === 'fontWeight' ? 900 : 64}
              step={name === 'fontWeight' ? 100 : 1}
              onChange={({ target: { value } }) => setValues({ ...values, [name]: value })}
            />
          </label>
        ))}
      </div>
      <label htmlFor={id}>{texts.way()}</label>
      <select id={id} value={way} onChange={({ target: at }) => setWay(at.value as Way)}>
        {ways.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {isChanged && (
        <>
          {raise === null ? (
            <p role="alert">{texts.inline()}</p>
          ) : (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            <pre translate="no" tabIndex={0}>
              {text}
            </pre>
          )}
          <div className={form.row}>
            {text && (
              <button
                type="button"
                className={form.button}
                onClick={() => copy(text)}
                {...eventAttributes('demo', 'inspect-copy', way)}
              >
                {texts.copy()}
              </button>
            )}
            {options && (
              <button
                type="button"
                className={form.button}
                onClick={() => void addToTheme(options)}
                {...eventAttributes('demo', 'inspect-add', part.className)}
              >
                {texts.add()}
              </button>
            )}
            <button type="button" className={form.button} onClick={() => setValues({})}>
              {texts.reset()}
            </button>
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
