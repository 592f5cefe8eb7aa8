import type { Node } from '@babel/types';
import { lineOf, parseScript } from '../../../utils/syntax';
import { callHelper } from './helpers';
import { namesIn, type Names } from './names';
import { isObject, limits, Reader, type Data, type DataObject, type Skipped } from './Reader';
import { isSafeEntry } from './safety';

export interface ReadTheme {
  options: DataObject;
  skipped: readonly Skipped[];
}

const leaves = (value: Data): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + leaves(each), 0)
    : 1;

const modeOf = ({ palette }: DataObject): 'light' | 'dark' =>
  isObject(palette) && palette.mode === 'dark' ? 'dark' : 'light';

const named = /^(?:primary|secondary|error|warning|info|success)$/;

/** Whether a palette can't have an entry: Material computes shades of some colors. */
function isIncomplete(path: readonly string[], entry: Data): boolean {
  if (path.at(-2) !== 'palette' || !named.test(path.at(-1) ?? '')) return false;
  const main = isObject(entry) ? (entry.main ?? entry['500']) : entry;
  return callHelper('alpha', [main, 1]) === undefined;
}

/** Removes what may not be there, wherever it was read from; calls back with the path and the reason. */
function clean(
  value: DataObject,
  report: (path: string[], why: Skipped['why']) => void,
  path: string[] = [],
): DataObject {
  const cleaned = (entry: Data, own: string[]): Data =>
    isObject(entry) ? clean(entry, report, own) : entry;
  const result: DataObject = {};
  for (const [key, entry] of Object.entries(value)) {
    const own = [...path, key];
    const isList = Array.isArray(entry);
    if (!(isList ? entry : [entry]).every((each) => isSafeEntry(own, each))) report(own, 'unsafe');
    else if (!isIncomplete(own, entry))
      result[key] = isList ? entry.map((each) => cleaned(each, own)) : cleaned(entry, own);
    // Otherwise, its main color is in the list already.
    else if (!isObject(entry) || 'main' in entry) report(own, 'color');
  }
  return result;
}

interface Part extends ReadTheme {
  /** The same theme in the dark scheme, if it has both. */
  dark: DataObject | undefined;
}

function readPart(names: Names, node: Node, scheme: 'light' | 'dark' = 'light'): Part {
  const reader = new Reader(names, scheme);
  const value = reader.read(node);
  const skipped = [...reader.skipped];
  const options = clean(isObject(value) ? value : {}, (path, why) =>
    skipped.push({ line: lineOf(node), path: path.join('.'), why }),
  );
  const hasDark = scheme === 'light' && reader.hasSchemes;
  return { options, skipped, dark: hasDark ? readPart(names, node, 'dark').options : undefined };
}

/** Returns a theme with the colors, and whatever else differs, of another one for the other color scheme. */
function withScheme(main: DataObject, other: DataObject, scheme: 'light' | 'dark'): DataObject {
  const { palette = {}, ...rest } = other;
  const different = Object.entries(rest).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(main[key]),
  );
  return {
    ...main,
    colorSchemes: { [scheme]: { palette } },
    ...(different.length > 0 && { inScheme: { [scheme]: Object.fromEntries(different) } }),
  };
}

/**
 * Reads the theme in a file with `createTheme({…})`, an object or JSON, without running any of it. Of several themes, it takes
 * the largest, and another one for the other color scheme.
 *
 * @returns undefined if there is none, or the file is too large or can't be parsed
 */
export function readTheme(text: string): ReadTheme | undefined {
  if (text.length > limits.letters) return undefined;
  const isObjectAlone = /^\s*\{/.test(text);
  const file = parseScript(
    'theme.tsx',
    isObjectAlone ? `(${text.trim().replace(/;$/, '')})` : text,
  );
  if (!file) return undefined;
  const names = namesIn(file);
  const sizeOf = ({ options }: Part): number => leaves(options);
  const read = (nodes: Node[]): Part[] =>
    nodes
      .slice(0, 20)
      .map((node) => readPart(names, node))
      .filter((part) => sizeOf(part) > 0)
      .sort((a, b) => sizeOf(b) - sizeOf(a));
  const made = read(names.calls);
  const all = made.length > 0 ? made : read(names.objects);
  const [main] = all;
  if (!main) return undefined;
  const { options, skipped, dark } = main;
  if ('colorSchemes' in options) return { options, skipped };
  if (dark) return { options: withScheme(options, dark, 'dark'), skipped };
  const other = all.find(
    (each) => isObject(each.options.palette) && modeOf(each.options) !== modeOf(options),
  );
  if (!other) return { options, skipped };
  return {
    options: withScheme(options, other.options, modeOf(other.options)),
    skipped: [...skipped, ...other.skipped],
  };
}
