import { escapeRegexp } from '@docusaurus/utils';
import { names } from './names.mjs';

/** @typedef {import('./page.mjs').Heading} Heading */

/** Returns the words of a heading, with backticks around its code. */
export const textOf = ({ parts }) =>
  parts
    .map(({ text, isCode }) => (isCode ? `\`${text}\`` : text))
    .join('')
    .trim();

/** Returns a heading as in the source of the page: `### Your own ids`. */
const show = (heading) => `"${'#'.repeat(heading.depth)} ${textOf(heading)}"`;

/**
 * Checks the levels of a page's headings: the title is the only h1, sections start at h2, and no level is skipped.
 * @param {readonly Heading[]} headings in document order
 * @returns {{ line: number, message: string }[]}
 */
function checkLevels(headings) {
  return headings.flatMap((heading, index) => {
    const { depth, line } = heading;
    const before = headings[index - 1]?.depth ?? 1;
    const above = `h${before} comes h${before + 1}, "${'#'.repeat(before + 1)}"`;
    const message =
      depth === 1
        ? 'is a second h1: the title of the front matter is the page\'s only one. Start at "##".'
        : `skips a level: after ${above}.`;
    return depth === 1 || depth > before + 1
      ? { line, message: `${show(heading)} ${message}` }
      : [];
  });
}

/**
 * Finds subsections without a sibling: a section with only one part should not be divided.
 * @param {readonly Heading[]} headings in document order
 * @returns {{ line: number, message: string }[]}
 */
function checkOrphans(headings) {
  return headings.flatMap((heading, index) => {
    const { depth, line } = heading;
    const isAbove = (other) => other.depth < depth;
    const from = headings.slice(0, index).findLastIndex(isAbove);
    const next = headings.slice(index + 1).findIndex(isAbove);
    const section = headings.slice(from + 1, next === -1 ? undefined : index + 1 + next);
    const parent = headings[from];
    const hasSibling = section.filter((other) => other.depth === depth).length > 1;
    if (depth < 3 || hasSibling || !parent) return [];
    return {
      line,
      message: `${show(heading)} is the only section of its level in ${show(parent)}. Make it "${'#'.repeat(depth - 1)}", give it a sibling, or remove the heading.`,
    };
  });
}

/** Longest names first, so that "Data Grid Premium" is not read as "Data Grid" and a stray word. */
const namePattern = new RegExp(
  `(?<![\\w-])(?:${[...names]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegexp)
    .join('|')})(?![\\w])`,
  'g',
);

/** Acronyms (API, CSV, v8), identifiers (TreeItem, apiRef) and single letters keep their own case. */
const isIdentifier = (word) =>
  /^[A-Z][A-Z\d]*s?$/.test(word) || /^v?\d/.test(word) || /[a-z\d][A-Z]|[A-Z]{2}|_/.test(word);

/**
 * Returns the words of a title or heading that are not in sentence case.
 * @param {{ text: string, isCode: boolean }[]} parts its text; code keeps its case
 * @returns {{ word: string, isFirst: boolean }[]} `isFirst` for a first word that starts with a lowercase letter
 */
export function wrongCase(parts) {
  const text = parts
    .map((part) => (part.isCode ? ' 0 ' : part.text))
    .join('')
    .replace(namePattern, '0');
  let starts = true;
  return text.split(/[\s/]+/).flatMap((raw) => {
    const word = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    if (word === '') {
      return [];
    }
    const isFirst = starts || /^["“]/.test(raw);
    const isFirstOfAll = text.trimStart().startsWith(raw);
    starts = /[.:?!…]$|^["“(]?\d+\.$/.test(raw);
    if (isIdentifier(word)) {
      return [];
    }
    if (/^\p{Lu}/u.test(word)) {
      return isFirst ? [] : [{ word, isFirst: false }];
    }
    return isFirst && isFirstOfAll && /^\p{Ll}/u.test(word) ? [{ word, isFirst: true }] : [];
  });
}

/**
 * Checks that titles and headings are in sentence case.
 * @param {readonly { line: number, what: string, parts: Heading['parts'] }[]} titles
 * @returns {{ line: number, message: string }[]}
 */
export function checkCase(titles) {
  return titles.flatMap(({ line, what, parts }) =>
    wrongCase(parts).map(({ word, isFirst }) => ({
      line,
      message: isFirst
        ? `${what} starts with "${word}": begin with a capital letter.`
        : `${what} has "${word}" with a capital letter: titles are in sentence case. Add proper names to scripts/lib/prose/names.mjs.`,
    })),
  );
}

/** Applies all rules for headings to a page. */
export function checkHeadings(headings) {
  const titles = headings.map((heading) => ({ ...heading, what: show(heading) }));
  return [...checkLevels(headings), ...checkOrphans(headings), ...checkCase(titles)];
}
