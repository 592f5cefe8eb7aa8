// `npm run check:claims [-- <folder> ...]`: lists the demos that no claim of their page mounts, of all pages or of those below the
// given folders of docs. Exits with 1 if there is any.
import './lib/say-mistakes.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unclaimedDemos } from './lib/claimed-demos.mjs';
import { loadTs } from './lib/load-ts.mjs';
import { namedFiles } from './lib/named-files.mjs';
import { pagesBelow } from './lib/pages.mjs';

const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
const read = (file) => readFileSync(file, 'utf8');
const files = namedFiles(process.argv.slice(2), pagesBelow('.', ['docs']), { below: 'docs' });
const pages = files.map((file) => ({ file, page: readPage(read(file)) }));
const lines = pages.flatMap(({ file, page }) => {
  const claims = path.posix.join(path.posix.dirname(file), 'claims.test.tsx');
  return unclaimedDemos(file, page.demos, existsSync(claims) ? read(claims) : undefined);
});
for (const line of lines) console.error(line);
const count = pages.reduce((sum, { page }) => sum + page.demos.length, 0);
console.log(`${count} demos on ${pages.length} pages, ${lines.length} without a claim.`);
process.exitCode = lines.length > 0 ? 1 : 0;
