// `npm run mcp:pack [-- <folder>]`: makes a package of the server for assistants, which `npx` runs without a clone of this project.
import { readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { loadTs } from './lib/load-ts.mjs';
import { run } from './lib/run.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

const { currentVersion } = loadTs('../../src/products/registry.ts');
const root = path.resolve(import.meta.dirname, '..');
const [target = '.'] = process.argv.slice(2);
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
/** `@scope/name` for `@scope/name/file.js`. */
const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0];

const { output } = await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: path.join(root, 'src/machine-pages/mcp/packaged.ts'),
    target: 'node20',
    write: false,
    rollupOptions: {
      output: {
        inlineDynamicImports: true,
        banner: `#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
const __filename = fileURLToPath(import.meta.url);`,
      },
    },
  },
});
const [{ code, imports, dynamicImports }] = output;
// What src/utils/requireByNode.ts loads.
const required = [...code.matchAll(/\brequireByNode\("([^"]+)"\)/g)].map(([, name]) => name);
const packages = [...imports, ...dynamicImports, ...required]
  .filter((name) => !isBuiltin(name))
  .map(packageOf);
const { license, engines } = manifestOf(root);
const manifest = {
  name: 'mui-x-docs-mcp',
  version: currentVersion,
  description: 'Lets an assistant search and read the documentation of MUI X',
  license,
  engines,
  type: 'module',
  bin: 'server.js',
  files: ['server.js'],
  dependencies: Object.fromEntries(
    [...new Set(packages)]
      .sort()
      .map((name) => [name, manifestOf(path.join(root, 'node_modules', name)).version]),
  ),
};
const folder = temporaryFolder('mcp-');
writeFileSync(path.join(folder, 'server.js'), code);
writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
process.exitCode = (await run('npm', ['pack', folder, '--pack-destination', target])).code;
