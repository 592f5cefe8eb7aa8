import { describe, expect, it } from 'vitest';
import {
  defaultOf,
  deprecationOf,
  isIgnored,
  mergeDocs,
  parseJsDoc,
  withoutLinkLists,
} from './jsdoc';

describe('parseJsDoc', () => {
  it('separates the description from the tags, which may span several lines', () => {
    const doc = parseJsDoc(
      '/**\n * Text.\n *\n * More.\n * @default [\n *   25,\n * ]\n * @param {number} a One.\n */',
    );
    expect(doc.description).toBe('Text.\n\nMore.');
    expect(doc.tags.map(({ name }) => name)).toEqual(['default', 'param']);
    expect(defaultOf(doc)).toBe('[ 25, ]');
  });

  it('reads a one-line comment and ignores comments that are not JSDoc', () => {
    expect(parseJsDoc('/** Text. */').description).toBe('Text.');
    expect(parseJsDoc('// Text.')).toEqual({ description: '', tags: [] });
  });

  it('treats an @ in a code block as text', () => {
    const doc = parseJsDoc('/**\n * A:\n * ```\n * @decorator\n * ```\n * @default 1\n */');
    expect(doc.description).toContain('@decorator');
    expect(defaultOf(doc)).toBe('1');
  });
});

it('removes backticks around a whole default, but not inside a sentence', () => {
  expect(defaultOf(parseJsDoc('/** @default `true` */'))).toBe('true');
  expect(defaultOf(parseJsDoc('/** @default `true` for desktop, `false` for mobile */'))).toBe(
    '`true` for desktop, `false` for mobile',
  );
  expect(defaultOf(parseJsDoc('/** @default */'))).toBeNull();
});

it('reads deprecations, including those without a message', () => {
  expect(deprecationOf(parseJsDoc('/** @deprecated Use `b`. */'))).toBe('Use `b`.');
  expect(deprecationOf(parseJsDoc('/** @deprecated */'))).toBe('Deprecated.');
  expect(deprecationOf(parseJsDoc('/** Text. */'))).toBeNull();
});

it('recognizes the @ignore tag, but not the word in a description', () => {
  expect(isIgnored(parseJsDoc('/** @ignore - internal component. */'))).toBe(true);
  expect(isIgnored(parseJsDoc('/** Ignore this. */'))).toBe(false);
});

it('keeps the first of several comments and adds missing tags from the others', () => {
  const merged = mergeDocs([parseJsDoc('/** A. */'), parseJsDoc('/**\n * B.\n * @default 1\n */')]);
  expect(merged.description).toBe('A.');
  expect(defaultOf(merged)).toBe('1');
});

it('removes lists of links at the start or end of a description', () => {
  const text =
    'Text.\n\nDemos:\n\n- [A](a)\n- [B](b)\n\nAPI:\n\n- [C API](c)\n- inherits [D API](d)';
  expect(withoutLinkLists(text)).toBe('Text.');
  expect(withoutLinkLists('Demos:\n- [A](a)\n\nText.')).toBe('Text.');
});
