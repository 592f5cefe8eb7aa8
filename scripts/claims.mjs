// `npm run test:claims [-- <page> ...] [--watch] [--report <file>]`: runs the claims of all pages, or of the given folders below
// `docs/`, such as react-tree-view/rich-tree-view/editing. With `--watch`, runs again what a change concerns.
import './lib/say-mistakes.mjs';
import path from 'node:path';
import { namedClaims, pagesBehind } from './lib/page-args.mjs';
import { browserPath, browserVariable } from './lib/find-browser.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { runTool } from './lib/run.mjs';
import { readOptions } from './lib/scaffold/options.mjs';
import { filesBelow } from './lib/versions/site.mjs';

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    watch: { type: 'boolean' },
    report: { type: 'string' },
  },
});
const claims = filesBelow('docs')
  .filter((file) => path.basename(file) === 'claims.test.tsx')
  .map((file) => `docs/${file}`);
const allPages = pagesBelow('.', ['docs']);
const named = namedClaims(positionals, { pages: allPages, claims });
const env = {
  [browserVariable]: await browserPath(),
  // Whose fences run, see tests/contentPages.ts.
  ...(named.length > 0 && {
    CONTENT_PAGES: pagesBehind(named, allPages).join(','),
  }),
};
const reporters = values.report
  ? ['--reporter=default', '--reporter=json', `--outputFile.json=${values.report}`]
  : [];
const command = values.watch ? 'watch' : 'run';
const files = named.length > 0 ? [...named, 'tests/claims/fences.test.tsx'] : [];
const args = [command, '--config=vitest.claims.config.ts', ...reporters, ...files];
// Test timeouts can't interrupt a page that renders endlessly. The claims of a page take up to two minutes on a quick machine.
const { code } = await runTool('vitest', args, {
  env,
  ...(values.watch ? { isAsked: true } : { silentMinutes: 15 }),
});
process.exitCode = code;
