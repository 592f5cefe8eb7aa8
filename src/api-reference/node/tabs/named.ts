import fs from 'node:fs';
import path from 'node:path';
import { readPage } from '../../../content/mdx/readPage';
import { ownFiles } from '../../../demos/node/ownFiles';
import type { ApiPage } from '../../types';

/** What a guide says in code. */
export interface GuideCode {
  /** Each piece of inline code, and each fence. */
  text: readonly string[];
  /** The sources of its demos. */
  demos: readonly string[];
}

/**
 * Reads the code of a guide and of its demos.
 *
 * @param file - absolute path
 */
export function codeOfGuide(file: string): GuideCode {
  const page = readPage(fs.readFileSync(file, 'utf8'));
  const demos = page.demos.flatMap(({ src }) =>
    ownFiles(path.join(path.dirname(file), src)).map(({ source }) => source),
  );
  try {
    const text = [...page.names.map((name) => name.text), ...page.fences.map(({ code }) => code)];
    return { text, demos };
  } catch {
    // Not valid MDX: the compiler reports where.
    return { text: [], demos };
  }
}

const wordsOf = (code: string): string[] => code.match(/[A-Za-z_]\w*/g) ?? [];

/** The keys of objects that are passed as slots, or as props of slots. */
const slotsIn = (code: string): string[] =>
  [...code.matchAll(/\bslot(?:s|Props)\b[^{]{0,4}\{+([^]*?)\}\s*\}/g)].flatMap(([, keys = '']) =>
    wordsOf(keys),
  );

/** The types that a text names, and those that their own definitions name. */
function typesIn(text: string, types: Readonly<Record<string, string>>): Record<string, string> {
  // A set that grows while it is walked.
  const words = new Set(wordsOf(text));
  for (const word of words) {
    if (Object.hasOwn(types, word)) wordsOf(types[word] ?? '').forEach((each) => words.add(each));
  }
  return Object.fromEntries(Object.entries(types).filter(([name]) => words.has(name)));
}

/** Returns a component's page with only the members that a guide or its demos name, and the types that these need. */
export function namedMembers(page: ApiPage, { text, demos }: GuideCode): ApiPage {
  const all = [...text, ...demos];
  const words = new Set(all.flatMap(wordsOf));
  const slots = new Set([
    ...all.flatMap(slotsIn),
    ...text.flatMap((code) => /^(?:slot(?:s|Props)\.)?(\w+)$/.exec(code)?.[1] ?? []),
  ]);
  const classes = new Set(all.flatMap((code) => code.match(/\bMui[\w-]+|\bclasses\.\w+/g) ?? []));
  const props = Object.fromEntries(Object.entries(page.props).filter(([name]) => words.has(name)));
  return {
    ...page,
    props,
    slots: page.slots.filter(
      ({ name, className }) => slots.has(name) || classes.has(className ?? ''),
    ),
    classes: page.classes.filter(
      ({ key, className }) => classes.has(className) || classes.has(`classes.${key}`),
    ),
    types: typesIn(JSON.stringify(props), page.types ?? {}),
    history: undefined,
  };
}
