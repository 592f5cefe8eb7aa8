import { types } from '@babel/core';
import type { File, ImportDeclaration } from '@babel/types';
import { format, type Options } from 'prettier';
import { parseSource } from './parse';
import { cutRanges, removeTypes, type Range } from './removeTypes';

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
    try {
      return { ...wrapper, file: parseSource(wrapper.wrap(code)) };
    } catch {
      // Try the next wrapper.
    }
  }
  return undefined;
}

/** Returns all names used outside of imports. */
function namesIn({ program }: File): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') continue;
    types.traverseFast(statement, (node) => {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    });
  }
  return names;
}

const importsOf = ({ program }: File): ImportDeclaration[] =>
  program.body.filter((statement) => statement.type === 'ImportDeclaration');

/**
 * Finds imports that only types used, in a source without its types. Imports that were unused before, too (React, for older
 * JSX), are the writer's choice and stay.
 */
function unusedImports(source: string, before: File): Range[] {
  if (importsOf(before).length === 0) return [];
  const file = parseSource(source);
  const names = namesIn(file);
  const namesBefore = namesIn(before);
  const isUnused = (name: string): boolean => !names.has(name) && namesBefore.has(name);
  const ranges: Range[] = [];
  for (const node of importsOf(file)) {
    const { specifiers } = node;
    const start = node.start ?? 0;
    const end = node.end ?? 0;
    const text = source.slice(start, end);
    const unused = specifiers.filter(({ local }) => isUnused(local.name));
    // All specifiers were types: only `import {} from 'x'` is left.
    const isEmptied = specifiers.length === 0 && /^import\s*\{\s*\}/.test(text);
    if (isEmptied || (specifiers.length > 0 && unused.length === specifiers.length)) {
      ranges.push([start, end]);
      continue;
    }
    const braces = /,?\s*\{\s*\}/.exec(text);
    if (braces) ranges.push([start + braces.index, start + braces.index + braces[0].length]);
    for (const specifier of unused) {
      const after = source.slice(specifier.end ?? 0);
      ranges.push([
        specifier.start ?? 0,
        (specifier.end ?? 0) + (/^\s*,\s*/.exec(after)?.[0].length ?? 0),
      ]);
    }
  }
  return ranges;
}

const results = new Map<string, Promise<string>>();

async function derive(source: string, style: Options): Promise<string> {
  const readable = readableAs(source);
  if (!readable) return source;
  const { file } = readable;
  const whole = readable.wrap(source);
  const withoutTypes = removeTypes(file, whole);
  if (withoutTypes === whole) return source;
  const code = cutRanges(withoutTypes, unusedImports(withoutTypes, file));
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
