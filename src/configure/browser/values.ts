import { searchWith } from '../../utils/addressStore';
import type { Control, PropValue } from '../types';

/** Name of a prop -> the value that the reader has set; absent or undefined if the component decides. */
export type Values = Readonly<Record<string, PropValue | undefined>>;

const isSame = (a: PropValue | undefined, b: PropValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the value that a control starts with. */
const startOf = ({ start, fallback }: Control): PropValue | undefined => start ?? fallback;

export const startValues = (controls: readonly Control[]): Values =>
  Object.fromEntries(controls.map((control) => [control.name, startOf(control)]));

/** Returns the props that differ from the component's defaults, in the order of the controls. */
export function changedProps(
  controls: readonly Control[],
  values: Values,
): Record<string, PropValue> {
  const changed = controls.flatMap(({ name, fallback, kind, start }) => {
    const value = values[name];
    // A boolean without a default is off. If the demo starts with it on, it is always written.
    const rest = fallback ?? (kind === 'switch' && start !== true ? false : undefined);
    return value === undefined || isSame(value, rest) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}

/** Returns the props that the demo gets: those that a reader copies, and those with a start value, which its source may set, too. */
export function demoProps(controls: readonly Control[], values: Values): Record<string, PropValue> {
  const started = controls.flatMap(({ name, start }) => {
    const value = values[name];
    return start === undefined || value === undefined ? [] : [[name, value] as const];
  });
  return { ...changedProps(controls, values), ...Object.fromEntries(started) };
}

/** Returns a value as it appears in an address; empty if there is none. */
const written = (value: PropValue | undefined): string =>
  Array.isArray(value) ? value.join(',') : String(value ?? '');

/** Reads a value from its text in an address. Returns null if the control can't have it. */
function readValue(control: Control, text: string): { value: PropValue | undefined } | null {
  if (text === '') return { value: undefined };
  switch (control.kind) {
    case 'switch':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : null;
    case 'choice': {
      const value = control.options.find((option) => String(option) === text);
      return value === undefined ? null : { value };
    }
    case 'list': {
      const parts = text.split(',');
      const known = control.options.filter((option) => parts.includes(String(option)));
      return known.length === parts.length ? { value: known } : null;
    }
    case 'number': {
      const { min = -Infinity, max = Infinity } = control;
      const value = Number(text);
      return Number.isFinite(value) && value >= min && value <= max ? { value } : null;
    }
    case 'text':
      return { value: text };
  }
}

/**
 * Reads the values from an address: `?ConfigurableBars.layout=horizontal`.
 *
 * @param demo - the name of the demo, so that one address can have values for several demos
 * @returns the start value for a prop that the address doesn't set, or sets to a value its control can't have
 */
export function valuesFromAddress(
  search: string,
  demo: string,
  controls: readonly Control[],
): Values {
  const query = new URLSearchParams(search);
  const values = { ...startValues(controls) };
  for (const control of controls) {
    const text = query.get(`${demo}.${control.name}`);
    const read = text === null ? null : readValue(control, text);
    if (read) values[control.name] = read.value;
  }
  return values;
}

/** Returns the query of an address with the values that differ from the start; everything else in the query stays. */
export function searchWithValues(
  search: string,
  demo: string,
  controls: readonly Control[],
  values: Values,
): string {
  const entries = controls.map((control) => {
    const value = values[control.name];
    const isStart = isSame(value, startOf(control));
    return [`${demo}.${control.name}`, isStart ? undefined : written(value)] as const;
  });
  return searchWith(search, Object.fromEntries(entries));
}
