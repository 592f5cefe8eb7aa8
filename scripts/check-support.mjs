// `npm run check:support`: mounts each product in a real browser with the versions of React and Material UI that its packages accept,
// and compares what happens with `src/products/support.json`. `-- --write` writes that file instead.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { launch } from './bench/lib/browser.mjs';
import { install } from './lib/install.mjs';

const file = 'src/products/support.json';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const pinned = (name) => dependencies[name];

/** The versions that are tried together; `release` is that of the MUI X packages, by default the documented one of each. */
const setups = [
  { react: '17.0.2', materialUi: pinned('@mui/material') },
  { react: '18.3.1', materialUi: pinned('@mui/material') },
  { react: pinned('react'), materialUi: pinned('@mui/material') },
  { react: pinned('react'), materialUi: '6.5.0' },
  { react: pinned('react'), materialUi: '5.18.0' },
  { react: '18.3.1', materialUi: '5.15.14' },
  { react: '17.0.2', materialUi: pinned('@mui/material'), release: '8.5.2' },
  { react: '17.0.2', materialUi: pinned('@mui/material'), release: '7.29.1' },
];

/** A component of each kind: where it comes from, what to render, and what is in the page when it works. */
const components = {
  DataGrid: {
    from: '@mui/x-data-grid',
    element: "h(DataGrid, { columns: [{ field: 'name' }], rows: [{ id: 1, name: 'Asia' }] })",
    shows: '.MuiDataGrid-cell >> text=Asia',
  },
  DatePicker: {
    from: '@mui/x-date-pickers',
    element: 'h(LocalizationProvider, { dateAdapter: AdapterDayjs }, h(DatePicker))',
    shows: 'role=button[name=/Choose date/]',
  },
  BarChart: {
    from: '@mui/x-charts',
    element: 'h(BarChart, { width: 300, height: 200, series: [{ data: [3, 5] }] })',
    shows: '.MuiBarElement-root',
  },
  LineChart: {
    from: '@mui/x-charts',
    element: 'h(LineChart, { width: 300, height: 200, series: [{ data: [3, 5] }] })',
    shows: '.MuiLineElement-root',
  },
  SimpleTreeView: {
    from: '@mui/x-tree-view',
    element: "h(SimpleTreeView, null, h(TreeItem, { itemId: 'a', label: 'Asia' }))",
    shows: 'role=treeitem',
  },
  RichTreeView: {
    from: '@mui/x-tree-view',
    element: "h(RichTreeView, { items: [{ id: 'a', label: 'Asia' }] })",
    shows: 'role=treeitem',
  },
};

/** The module that mounts one component, in the way of its React. */
function moduleOf(name, react) {
  const { from, element } = components[name];
  const isOld = react.startsWith('17.');
  return [
    "import { createElement as h } from 'react';",
    isOld
      ? "import { render } from 'react-dom';"
      : "import { createRoot } from 'react-dom/client';",
    `import * as all from '${from}';`,
    name === 'DatePicker' ? "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';" : '',
    `const { ${[...new Set(element.match(/(?<=h\()[A-Z]\w+/g))].join(', ')} } = all;`,
    "const root = document.getElementById('root');",
    isOld ? `render(${element}, root);` : `createRoot(root).render(${element});`,
  ].join('\n');
}

/** Installs the packages of a setup into a folder. */
async function installSetup(dir, { react, materialUi, release }) {
  const names = new Set(Object.values(components).map(({ from }) => from));
  const needed = {
    react,
    'react-dom': react,
    '@mui/material': materialUi,
    ...Object.fromEntries([...names].map((name) => [name, release ?? pinned(name)])),
    ...Object.fromEntries(
      ['@emotion/react', '@emotion/styled', 'dayjs'].map((name) => [name, pinned(name)]),
    ),
  };
  writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: needed }),
  );
  if ((await install({ folder: dir, flags: ['--no-audit', '--no-fund'] })) !== 0) {
    throw new Error(`npm can't install React ${react} with Material UI ${materialUi}.`);
  }
}

/** Bundles a component of a setup, as an application would. */
async function bundle(dir, name, { react }) {
  const entry = path.join(dir, `${name}.js`);
  writeFileSync(entry, moduleOf(name, react));
  const { output } = await build({
    root: dir,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  });
  return output.find(({ isEntry }) => isEntry).code;
}

/** Mounts a bundle. @returns true, or the message of the error that stopped it */
async function mount(browser, code, selector) {
  const page = await browser.newPage();
  try {
    await page.setContent('<!doctype html><div id="root" style="height: 300px"></div>');
    const failed = page.waitForEvent('pageerror').then(({ message }) => message);
    const works = page.waitForSelector(selector).then(() => true);
    const result = Promise.race([works, failed]);
    await page.addScriptTag({ content: code, type: 'module' });
    return await result;
  } finally {
    await page.close();
  }
}

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const browser = await launch();
const measured = [];
for (const setup of setups) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'support-'));
  try {
    await installSetup(dir, setup);
    const results = {};
    for (const [name, { shows }] of Object.entries(components)) {
      results[name] = await mount(browser, await bundle(dir, name, setup), shows);
    }
    measured.push({ ...setup, results });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
await browser.close();

const text = `${JSON.stringify(measured, null, 2)}\n`;
console.log(text);
if (values.write) writeFileSync(file, text);
else if (text !== readFileSync(file, 'utf8')) {
  console.error(
    `This is not what ${file} says. Run \`npm run check:support -- --write\`, and correct the pages.`,
  );
  process.exitCode = 1;
}
