// `npm run check:recipes`: runs the recipes of the pages about testing as a reader would, in a project of their own: with Vitest, Jest and
// Playwright. `-- --in <folder>` keeps that project, and installs nothing if it has its packages already.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserFlags } from './lib/browser-flags.mjs';
import { browserPath } from './lib/find-browser.mjs';
import { install } from './lib/install.mjs';
import { loadTs } from './lib/load-ts.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { application, filesOfFences } from './lib/recipes.mjs';
import { run } from './lib/run.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

const { dependencies, devDependencies, overrides } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Packages that only readers' tests need. jsdom 26 is the newest that runs in every version of Node.js that this project supports. */
const tools = {
  '@swc/jest': '0.2.39',
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.13',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  jsdom: '26.1.0',
};

const pinned = (names, from) => Object.fromEntries(names.map((name) => [name, from[name]]));

const manifest = {
  private: true,
  dependencies: {
    ...pinned(
      ['data-grid', 'data-grid-pro', 'date-pickers', 'charts', 'tree-view', 'tree-view-pro'].map(
        (name) => `@mui/x-${name}`,
      ),
      dependencies,
    ),
    ...pinned(['@mui/material', '@emotion/react', '@emotion/styled'], dependencies),
    ...pinned(['react', 'react-dom', 'dayjs', '@swc/core'], dependencies),
    ...pinned(['vite', 'vitest', '@playwright/test'], devDependencies),
    ...tools,
  },
  overrides: { rollup: overrides.rollup },
};

const { values } = parseArgs({ options: { in: { type: 'string' } } });
const dir = path.resolve(values.in ?? temporaryFolder('recipes-'));

/** Runs a program of the project. */
async function tool(command, args) {
  console.log(`\n${[command, ...args].join(' ')}`);
  const { code } = await run(command, args);
  if (code !== 0) process.exitCode = 1;
}

const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
const pages = pagesBelow('.', ['docs']).filter((page) => page.endsWith('/testing/index.mdx'));
const fences = pages.flatMap((page) => readPage(readFileSync(page, 'utf8')).fences);
mkdirSync(dir, { recursive: true });
const files = {
  ...Object.fromEntries(filesOfFences(fences)),
  ...application,
  'package.json': JSON.stringify(manifest, null, 2),
  // The page's configuration, with the browser that is installed here.
  'here.config.mjs': `import config from './playwright.config.mjs';
export default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify({ executablePath: await browserPath(), args: browserFlags })} } };
`,
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
process.chdir(dir);
const code = existsSync('node_modules')
  ? 0
  : await install({ flags: ['--ignore-scripts', '--no-audit', '--no-fund'] });
if (code !== 0) process.exitCode = 1;
else {
  await tool('npx', ['vitest', 'run']);
  await tool('npx', ['jest']);
  await tool('npx', ['playwright', 'test', '--config=here.config.mjs']);
}
