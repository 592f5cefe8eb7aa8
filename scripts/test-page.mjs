// `npm run test:page -- react-data-grid/editing`: all tests that concern one page or several, on the existing build.
import './lib/say-mistakes.mjs';
import { existsSync } from 'node:fs';
import { pagesBelow } from './lib/pages.mjs';
import { run } from './lib/run.mjs';
import { findPage, parseAddress } from './lib/scaffold/address.mjs';
import { UsageError } from './lib/usage-error.mjs';

const pages = pagesBelow('.', ['docs']);
const folders = process.argv
  .slice(2)
  .map((name) => findPage(parseAddress(name), pages).replace(/\/index\.mdx?$/, ''));
if (folders.length === 0) {
  throw new UsageError('Name a page: npm run test:page -- react-data-grid/editing');
}
const withClaims = folders.filter((folder) => existsSync(`${folder}/claims.test.tsx`));
const script = (file, ...args) =>
  run(process.execPath, [`scripts/${file}`, ...args], { atEnd: true });
const results = await Promise.all([
  script('check-prose.mjs', ...folders),
  script('lint.mjs', ...folders),
  ...(withClaims.length > 0 ? [script('claims.mjs', ...withClaims)] : []),
  script('e2e.mjs', ...folders, '--reporter=list'),
]);
process.exitCode = results.find(({ code }) => code !== 0)?.code ?? 0;
