// Compares `package.json` with the code: every imported package is declared, and every declared one is needed.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { projectFiles } from './project-files.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const declared = { ...dependencies, ...devDependencies };

/** Specifiers that Docusaurus, the bundler and the tests resolve themselves. */
const noPackage = [
  /^@(?:site|theme|theme-original|theme-init|generated)\//,
  /^(?:sample-data|claims|virtual:fences)$/,
  /^@docusaurus\/(?:[A-Z]\w*|(?:use|is)[A-Z]\w*|router)$/,
];

/** Imported but not declared, since it has to be the copy that another package depends on. */
const brought = {
  '@babel/types': '@babel/core',
  '@docusaurus/plugin-content-pages': '@docusaurus/preset-classic',
  estree: '@mdx-js/mdx',
  exceljs: '@mui/x-data-grid-premium',
  history: '@docusaurus/core',
  'mdast-util-mdx-jsx': 'remark-mdx',
  'mdast-util-mdxjs-esm': 'remark-mdx',
  'path-to-regexp': '@docusaurus/core',
  'react-loadable': '@docusaurus/core',
  'react-router-config': '@docusaurus/core',
  webpack: '@docusaurus/core',
  'webpack-dev-server': '@docusaurus/core',
};

/** Declared but not imported anywhere, each with what needs it. */
const notImported = {
  '@docusaurus/faster': '`future.faster` of the configuration',
  '@docusaurus/module-type-aliases': 'types of `@theme` and the like',
  '@docusaurus/tsconfig': '`tsconfig.json`',
  '@emotion/styled': '`@mui/material`, as a peer',
  '@mdx-js/react': '`@docusaurus/core`, as a peer',
  '@mui/x-codemod': 'migration guides, which run and read its codemods',
  '@types/node': '`tsconfig.json`',
  '@vitest/browser': '`@vitest/browser-playwright`',
  eslint: '`npm run lint`',
  'material-icons': 'demos, which get its stylesheet as a file',
  stylelint: '`npm run lint`',
  'stylelint-config-standard': '`.stylelintrc.json`',
};

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Each package that code imports -> the first file that does. */
const imports = new Map();

beforeAll(() => {
  for (const file of projectFiles(root, /\.(?:tsx?|[mc]?js)$/)) {
    for (const { fileName } of ts.preProcessFile(read(file), true, true).importedFiles) {
      const name = packageOf(fileName);
      const isOwn = /^[./]/.test(fileName) || /^node:/.test(fileName);
      if (isOwn || builtinModules.includes(name) || noPackage.some((pattern) => pattern.test(name)))
        continue;
      if (!imports.has(name)) imports.set(name, file);
    }
  }
});

it('declares every package that code imports', () => {
  const missing = [...imports].filter(
    ([name]) => !(name in declared || `@types/${name}` in declared || name in brought),
  );
  expect(missing.map(([name, file]) => `${file}: ${name}`)).toEqual([]);
});

it('uses every package that it declares', () => {
  const frozen = Object.values(JSON.parse(read('src/products/snapshot-packages.json')));
  const isFrozen = (name) => {
    const [, of, version] = /^npm:(.+)@(.+)$/.exec(declared[name]) ?? [];
    return of !== undefined && frozen.some(({ packages }) => packages[of] === version);
  };
  const isUsed = (name) =>
    imports.has(name.replace(/^@types\//, '')) || name in notImported || isFrozen(name);
  expect(Object.keys(declared).filter((name) => !isUsed(name))).toEqual([]);
});

it('lists no outdated exceptions', () => {
  expect(
    Object.keys(notImported).filter((name) => imports.has(name) || !(name in declared)),
  ).toEqual([]);
  expect(Object.keys(brought).filter((name) => !imports.has(name) || name in declared)).toEqual([]);
});

it('pins every version', () => {
  const exact = /^(?:npm:@[\w/-]+@)?\d+\.\d+\.\d+(?:-\w+)?$/;
  expect(Object.entries(declared).filter(([, version]) => !exact.test(version))).toEqual([]);
});

it('keeps registry hosts out of the lock file', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});
