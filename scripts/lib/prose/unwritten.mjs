import { lineAt } from './page.mjs';

/** What scaffolds put where a writer has to: a page that still has it builds, but does not pass `npm test`. */
export const unwritten = 'To be written:';

/**
 * Texts of a scaffold that nobody has replaced.
 * @param {{ text: string, fields: { name: string, value: string, line: number }[] }} page
 * @returns {{ line: number, message: string }[]}
 */
export function checkUnwritten({ text, fields }) {
  const inMatter = fields
    .filter(({ value }) => value.startsWith(unwritten))
    .map(({ name, line }) => ({
      line,
      message: `"${name}" is still the one that npm run new:page made: write it.`,
    }));
  const inBody = [...text.matchAll(/\{\/\*\s*To be written:\s*([^]*?)\*\/\}/g)].map((match) => ({
    line: lineAt(text, match.index),
    message: `a part of the page is still to be written: ${match[1].trim().replace(/\s+/g, ' ')} Then delete the comment.`,
  }));
  return [...inMatter, ...inBody];
}
