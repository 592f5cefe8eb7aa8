import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soundSite } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite({ ownCaches: true });
});
afterAll(() => site.remove());

/** Changes a line in the site's own code. */
function change(file: string, from: string, to: string): void {
  const at = path.join(site.dir, file);
  const text = readFileSync(at, 'utf8');
  expect(text.split(from), `${file}: ${from}`).toHaveLength(2);
  writeFileSync(at, text.replace(from, to));
}

const page = `
These words are long enough to be a static part of the page, which the browser's script does not repeat.

| Head | Other |
| ---- | ----- |
| a    | b     |

\`\`\`text
loader-before remark-before
\`\`\`

<Demo src="./Alone.tsx" />
`;

const demo = 'export default function Alone() {\n  return <p>Alone</p>;\n}\n';

/** Returns which changes of the code are visible in the build. */
function tracesOf(): Record<string, boolean> {
  const html = readFileSync(path.join(site.dir, 'build/a/index.html'), 'utf8');
  const scripts = site.scripts();
  const sources = scripts.map((name) => site.script(name)).join('\n');
  const styles = [...html.matchAll(/\/x\/(assets\/css\/[\w.~-]+)/g)].map(([, file = '']) => file);
  const css = styles.map((file) => readFileSync(path.join(site.dir, 'build', file), 'utf8'));
  return {
    loader: html.includes('loader-after'),
    remark: html.includes('remark-after'),
    rehype: /data-label-after=/.test(html),
    recma: sources.includes('These words are long enough'),
    PostCSS: css.join('\n').includes('x-after'),
    'template of a sandbox': sources.includes('demo-after'),
    'setting that pages read': sources.includes('licence-after'),
    'setting of the bundler': !scripts.some((name) => name.startsWith('routes-')),
  };
}

/** Builds with the caches of the previous build, as `npm run build` does. */
async function build(settings: NodeJS.ProcessEnv = {}): Promise<Record<string, boolean>> {
  const { code, output } = await site.build(settings);
  expect(code, output).toBe(0);
  return tracesOf();
}

it('a build with warm caches picks up changes to the code and the settings', async () => {
  site.write({ ...soundSite({ a: page }), 'docs/a/Alone.tsx': demo });
  const before = await build();
  expect(Object.entries(before).filter(([, isThere]) => isThere)).toEqual([]);

  change(
    'src/bundler/functionLoader.cjs',
    '.then((code) => callback(null, code), callback)',
    ".then((code) => callback(null, code.replace('loader-before', 'loader-after')), callback)",
  );
  change(
    'src/demos/node/remarkCode.ts',
    'fenceBlock(node, onPage, ',
    "fenceBlock({ ...node, value: node.value.replace('remark-before', 'remark-after') }, onPage, ",
  );
  change('src/content/node/tables.ts', '.dataLabel =', '.dataLabelAfter =');
  change(
    'src/bundler/page-weight/static-content/node/recmaStatic.ts',
    'alternate: withoutChildren(call)',
    'alternate: call',
  );
  change(
    'src/css/plugin.ts',
    ':where(x-static, section[class])`',
    ':where(x-static, section[class], x-after)`',
  );
  change('src/demos/sandbox/files.ts', "name: 'demo',", "name: 'demo-after',");
  const after = await build({ MUI_X_LICENSE_KEY: 'licence-after', PAGE_WEIGHT: 'without:routes' });
  expect(Object.entries(after).filter(([, isThere]) => !isThere)).toEqual([]);
});

it('the API reference is extracted again when the extraction code changes', () => {
  const folder = path.join(site.dir, 'src/api-reference/node');
  const dir = path.join(site.dir, 'node_modules/@fixture/x-grid');
  cpSync(path.join(folder, 'extract/__fixtures__/x-grid'), dir, { recursive: true });
  const products = [
    { slug: 'grid', packages: [{ name: '@fixture/x-grid', plan: 'community', dir }] },
  ];
  const extract = (): string => {
    const program = `
      const { generateReference } = require(${JSON.stringify(path.join(folder, 'generate.ts'))});
      const cacheDir = ${JSON.stringify(path.join(site.dir, 'node_modules/.cache/api-reference'))};
      const { pages } = generateReference(${JSON.stringify(products)}, cacheDir);
      console.log(pages.map((page) => page.path).join());`;
    const { stdout, stderr } = spawnSync(process.execPath, ['-r', 'jiti/register', '-e', program], {
      cwd: site.dir,
      encoding: 'utf8',
      env: { ...process.env, ...site.environment({}) },
    });
    return stdout + stderr;
  };
  expect(extract()).toContain('/api/grid/grid/');
  change('src/api-reference/node/extract/names.ts', 'return `/api/', 'return `/api/after-');
  expect(extract()).toContain('/api/after-grid/grid/');
});
