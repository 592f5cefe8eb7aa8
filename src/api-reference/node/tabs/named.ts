import fs from 'node:fs';
import path from 'node:path';
import { readPage } from '../../../content/mdx/readPage';
import { ownFiles } from '../../../demos/node/ownFiles';
import type { ApiMember, ApiPage } from '../../types';

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
  const { code, demos } = readPage(fs.readFileSync(file, 'utf8'));
  return {
    text: code,
    demos: demos.flatMap(({ src }) =>
      ownFiles(path.join(path.dirname(file), src)).map(({ source }) => source),
    ),
  };
}

const wordsOf = (code: string): string[] => code.match(/[A-Za-z_]\w*/g) ?? [];

/** The keys of objects that are passed as slots, or as props of slots. */
const slotsIn = (code: string): string[] =>
  [...code.matchAll(/\bslot(?:s|Props)\b[^{]{0,4}\{+([^]*?)\}\s*\}/g)].flatMap(([, keys = '']) =>
    wordsOf(keys),
  );

/** The types that some texts name, and those that their own definitions name. */
function typesNamed(
  types: Readonly<Record<string, string>>,
  texts: readonly string[],
): Record<string, string> {
  const found = new Set<string>();
  const add = (text: string): void => {
    for (const word of wordsOf(text)) {
      const definition = Object.hasOwn(types, word) ? types[word] : undefined;
      if (definition === undefined || found.has(word)) continue;
      found.add(word);
      add(definition);
    }
  };
  texts.forEach(add);
  return Object.fromEntries(Object.entries(types).filter(([name]) => found.has(name)));
}

const typesOf = ({ type, signature }: ApiMember): string[] => [
  type,
  ...(signature?.parameters.map((parameter) => parameter.type) ?? []),
  signature?.returns.type ?? '',
];

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
    types: typesNamed(page.types ?? {}, Object.values(props).flatMap(typesOf)),
    history: undefined,
  };
}
