/** @typedef {{ language: string, meta: string | null | undefined, code: string }} Fence */

/**
 * Returns the files that the fences of pages with a title make up. Fences with the same title are parts of one file.
 * @param {readonly Fence[]} fences in the order of the pages
 * @returns {Map<string, string>} their texts by name
 */
export function filesOfFences(fences) {
  const files = new Map();
  for (const { meta, code } of fences) {
    const [, title] = /title="([^"]+)"/.exec(meta ?? '') ?? [];
    if (title === undefined) continue;
    files.set(title, `${files.has(title) ? `${files.get(title)}\n` : ''}${code.trimEnd()}\n`);
  }
  return files;
}

/**
 * The application that the recipes for a browser open: at `/orders` it shows the default export of `Orders.tsx`.
 * @type {Readonly<Record<string, string>>}
 */
export const application = {
  'index.html':
    '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>\n',
  // Vitest reads its own configuration, that of the page, instead.
  'vite.config.mjs': "export default { esbuild: { jsx: 'automatic' } };\n",
  'main.tsx': `import { createRoot } from 'react-dom/client';
const modules = import.meta.glob('./[A-Z]*.tsx', { import: 'default' });
const name = Object.keys(modules).find((file) => \`/\${file.slice(2, -4).toLowerCase()}\` === location.pathname);
const Component = await modules[name]();
createRoot(document.getElementById('root')).render(<Component />);
`,
};
