import type { File } from '@babel/types';
import { format, type Options } from 'prettier';
import { orNothing } from '../../utils/orNothing';
import { parseSource } from './parse';
import { removeTypes } from './removeTypes';

/** Turns a fragment into code that can be parsed, and back. */
interface Wrapper {
  wrap: (code: string) => string;
  unwrap: (code: string) => string;
}

const dedent = (code: string): string => code.replace(/^ {2}/gm, '');

/** In order: a whole module or statements, one expression, members of an object, members of a class. */
const wrappers: readonly Wrapper[] = [
  { wrap: (code) => code, unwrap: (code) => code },
  {
    wrap: (code) => `(${code.trim()})`,
    unwrap: (code) => code.trim().replace(/^\(([^]*)\);?$/, '$1'),
  },
  {
    wrap: (code) => `x = {\n${code.trim()}\n};`,
    unwrap: (code) => dedent(code.trim().slice('x = {\n'.length, -'\n};'.length)),
  },
  {
    wrap: (code) => `class X {\n${code.trim()}\n}`,
    unwrap: (code) => dedent(code.trim().slice('class X {\n'.length, -'\n}'.length)),
  },
];

/** Returns the first wrapper that makes the code parse, with the syntax tree; undefined if none does. */
export function readableAs(code: string): (Wrapper & { file: File }) | undefined {
  for (const wrapper of wrappers) {
    const file = orNothing(() => parseSource(wrapper.wrap(code)));
    if (file) return { ...wrapper, file };
  }
  return undefined;
}

const results = new Map<string, Promise<string>>();

async function derive(source: string, style: Options): Promise<string> {
  const readable = readableAs(source);
  if (!readable) return source;
  const { file } = readable;
  const whole = readable.wrap(source);
  const code = removeTypes(file, whole);
  if (code === whole) return source;
  const formatted = await format(code, { ...style, parser: 'babel' });
  const unwrapped = readable.unwrap(formatted);
  // Prettier ends a single expression with a semicolon; remove it.
  const isExpression =
    !/;\s*$/.test(source) && unwrapped.trim().endsWith(';') && !source.trim().includes(';');
  const text = isExpression ? unwrapped.trim().slice(0, -1) : unwrapped.trimEnd();
  return text + (/\n*$/.exec(source)?.[0] ?? '');
}

/**
 * Converts TypeScript to JavaScript as a person would write it: types and the imports that only types used are removed,
 * everything else (blank lines, comments, order) stays, and prettier formats the result. A source without types, or one
 * that isn't code, is returned unchanged.
 *
 * @param source - a module, statements, one expression, or members of an object or class
 * @param style - prettier's options, from the project's own settings
 * @throws SourceError for an enum or a namespace, which are more than types
 */
export function toJavaScript(
  source: string,
  style: Options = { singleQuote: true },
): Promise<string> {
  const key = JSON.stringify([style, source]);
  const known = results.get(key) ?? derive(source, style);
  results.set(key, known);
  return known;
}
