// `npm run check:prose [-- <folder or file> ...]`: checks spelling, plain and inclusive words, headings, links, front matter, the
// props of demos, and what demos show before they are opened. Prints every finding with file:line and exits with 1 if there is any.
import './lib/say-mistakes.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { namedFiles } from './lib/named-files.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { loadTs } from './lib/load-ts.mjs';
import { checkCompiled } from './lib/prose/compiled.mjs';
import { checkText, formatProblem } from './lib/prose/index.mjs';
import { checkMarks } from './lib/prose/marks.mjs';
import { comparePreviews, previewProblems } from './lib/prose/previews.mjs';
import { checkSpelling } from './lib/prose/spelling.mjs';
import { UsageError } from './lib/usage-error.mjs';

const { checkLinks } = loadTs('../../src/content/node/links.ts');

const wanted = process.argv.slice(2);
if (wanted.some((name) => name.replace(/^\.[\\/]/, '').startsWith('versioned_docs'))) {
  throw new UsageError('Frozen pages are not checked: they stay as they were written.');
}
const files = namedFiles(wanted, pagesBelow('.', ['docs', 'blog']), { below: 'docs' });
const read = (file) => readFileSync(file, 'utf8');
const texts = files.map((file) => [file, read(file)]);
const site = { pages: pagesBelow('.', ['docs']), read };
const compared = texts.flatMap(([file, text]) => comparePreviews(file, text));
const problems = [
  ...texts.flatMap(([file, text]) => checkText(file, text)),
  ...texts.flatMap(([file, text]) => checkLinks(file, text, site)),
  ...previewProblems(compared),
  ...(await Promise.all(texts.map(([file, text]) => checkCompiled(file, text, existsSync)))).flat(),
  ...(await Promise.all(texts.map(([file, text]) => checkMarks(file, text)))).flat(),
  ...(await checkSpelling(files)),
].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
for (const problem of problems) {
  console.error(formatProblem(problem));
}
const pages = files.length === 1 ? '1 page' : `${files.length} pages`;
console.log(`${pages} read, ${problems.length} problem${problems.length === 1 ? '' : 's'}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
