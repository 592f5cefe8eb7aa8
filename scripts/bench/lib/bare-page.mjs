import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { basePath } from './server.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const siteDir = path.resolve(import.meta.dirname, '../../..');

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>A demo and nothing else</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./main.jsx"></script>
  </body>
</html>
`;

const main = (demo) => `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from ${JSON.stringify(demo)};

createRoot(document.getElementById('root')).render(createElement(Demo));
`;

/**
 * Builds a page that mounts a demo of this site and nothing else, for production, with stock Vite.
 * @param {string} demo path of its file, relative to the project's root
 * @returns {Promise<string>} a folder to `serve`, which is removed when this process ends; the page is at `basePath`
 */
export async function buildBarePage(demo) {
  const root = temporaryFolder('bare-page-');
  const outDir = path.join(root, 'build');
  mkdirSync(outDir);
  writeFileSync(path.join(root, 'index.html'), html);
  writeFileSync(path.join(root, 'main.jsx'), main(path.join(siteDir, demo)));
  const modules = path.join(siteDir, 'node_modules');
  await build({
    root,
    base: basePath,
    configFile: false,
    // Otherwise Vite warns hundreds of times that "use client" is ignored.
    logLevel: 'error',
    build: { outDir },
    resolve: {
      alias: {
        'sample-data': path.join(siteDir, 'src/demos/sample-data'),
        react: path.join(modules, 'react'),
        'react-dom': path.join(modules, 'react-dom'),
      },
    },
  });
  return outDir;
}
