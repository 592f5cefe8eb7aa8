// `npm run test:claims`: runs the claims of all pages, or of the given folders below `docs/`.
import { parseArgs } from 'node:util';
import { namedClaims, pagesBehind } from './lib/page-args.mjs';
import { browserPath, browserVariable } from './lib/find-browser.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { runTool } from './lib/run.mjs';
import { filesBelow, isClaims } from './lib/versions/site.mjs';

const usage = `npm run test:claims -- [page …] [--watch] [--report <file>]
  page        a folder below docs/, such as react-tree-view/rich-tree-view/editing
  --watch     runs again what a change concerns`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      watch: { type: 'boolean' },
      report: { type: 'string' },
    },
  });
  const claims = filesBelow('docs')
    .filter(isClaims)
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
} catch (error) {
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}
