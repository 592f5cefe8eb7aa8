// `npm run check:claims [-- <folder> ...]`: lists the demos that no claim of their page mounts, and the claims that quote what
// their page doesn't say, of all pages or of those below the given folders of docs. Exits with 1 if there is any.
import './lib/say-mistakes.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { quotedWords, unclaimedDemos } from './lib/claimed-demos.mjs';
import { loadTs } from './lib/load-ts.mjs';
import { namedFiles } from './lib/named-files.mjs';
import { pagesBelow } from './lib/pages.mjs';

const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
const { misquotesIn } = loadTs('../../tests/claims/nearestWords.ts');
const read = (file) => readFileSync(file, 'utf8');
const files = namedFiles(process.argv.slice(2), pagesBelow('.', ['docs']), { below: 'docs' });
const pages = files.map((file) => {
  const text = read(file);
  const claimsFile = path.posix.join(path.posix.dirname(file), 'claims.test.tsx');
  const claims = existsSync(claimsFile) ? read(claimsFile) : '';
  const { demos } = readPage(text);
  const misquote = misquotesIn(text);
  const misquotes = quotedWords(claims).flatMap((words) => misquote(words, file) ?? []);
  return { demos, misquotes, unclaimed: unclaimedDemos(file, demos, claims) };
});
const lines = pages.flatMap(({ misquotes, unclaimed }) => [...unclaimed, ...misquotes]);
for (const line of lines) console.error(line);
const count = (name) => pages.reduce((sum, page) => sum + page[name].length, 0);
console.log(
  `${count('demos')} demos on ${pages.length} pages, ${count('unclaimed')} without a claim; ${count('misquotes')} claims that their page doesn't say.`,
);
process.exitCode = lines.length > 0 ? 1 : 0;
