// `npm run test:page -- react-data-grid/editing`: all tests that concern one page or several, on the existing build.
import { existsSync } from 'node:fs';
import { pagesBelow } from './lib/pages.mjs';
import { run } from './lib/run.mjs';
import { UsageError, findPage, parseAddress } from './lib/scaffold/address.mjs';
import { answer } from './lib/scaffold/write.mjs';

/** Returns the folders of the named pages. */
function foldersOf(names) {
  if (names.length === 0) {
    throw new UsageError('Name a page: npm run test:page -- react-data-grid/editing');
  }
  const pages = pagesBelow('.', ['docs']);
  return names.map((name) => findPage(parseAddress(name), pages).replace(/\/index\.mdx?$/, ''));
}

await answer(async () => {
  const folders = foldersOf(process.argv.slice(2));
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
});
