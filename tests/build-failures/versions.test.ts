import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutVersion, removeVersion } from '../../scripts/lib/versions/cut.mjs';
import { launch } from '../../scripts/bench/lib/browser.mjs';
import { missingPages, realEnvironment } from '../../scripts/lib/versions/environment.mjs';
import { staticServer } from '../../scripts/lib/static-server.mjs';
import { packagePins } from '../../src/products/pins';
import { doc, soundSite } from './content';
import { FixtureSite } from './site';

/** Shows the version of the package it runs. It imports a namespace, because names would be linked to the API reference. */
const demo = `import manifest from '@mui/x-tree-view/package.json';
import * as tree from '@mui/x-tree-view/SimpleTreeView';
import { orders } from 'sample-data/orders';

export default function Shown() {
  return (
    <div>
      <output>runs {manifest.version}</output>
      <tree.SimpleTreeView aria-label={String(orders.length)} />
    </div>
  );
}
`;

/** The release of the package that the current docs run on. */
const installed = packagePins['@mui/x-tree-view'] ?? '';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite();
  site.write({
    ...soundSite({
      'react-tree-view/shown':
        '<Demo src="./Shown.tsx" />\n\n## Prune it\n\nTo [charts](/react-charts/).',
    }),
    'docs/react-tree-view/shown/Shown.tsx': demo,
    'sample-data/orders.ts': 'export const orders = [1];\n',
    'src/products/snapshot-packages.json': '{}\n',
  });
});
afterAll(() => site.remove());

/** The real environment, except for git and the network: the packages of 8.0.0 are those installed in the project. */
function world() {
  const manifest = path.join(site.dir, 'package.json');
  return {
    ...realEnvironment(site.dir),
    changes: () => '',
    packages: { '@mui/x-tree-view': installed, '@mui/x-license': packagePins['@mui/x-license'] },
    publishedOf: async () => ['8.0.0', installed],
    install: async (specifiers: string[]) => {
      const content = JSON.parse(readFileSync(manifest, 'utf8'));
      for (const specifier of specifiers) {
        const [, alias = '', target = ''] = /^([^@]+)@(.*)$/.exec(specifier) ?? [];
        content.dependencies[alias] = target;
      }
      writeFileSync(manifest, JSON.stringify(content));
    },
    uninstall: async () => {},
    reinstall: async () => {},
    sidebars: () => {
      const text = readFileSync(path.join(site.dir, 'sidebars.ts'), 'utf8');
      const pages = [...text.matchAll(/page\('\/([^']+)'\)/g)];
      return { docs: pages.map(([, page]) => ({ type: 'doc', id: `${page}/index` })) };
    },
    check: async () => {
      const { code, output } = await site.build({ SITE_REPOSITORY_URL: 'https://code.test/docs/' });
      if (code !== 0) throw new Error(output);
    },
    log: () => {},
  };
}

/** Opens a page of the build, and returns its output, its HTML, where a section is reported, and the paths that were requested. */
async function browse(
  address: string,
): Promise<{ text: string; head: string; report: string; asked: string[] }> {
  const server = staticServer(path.join(site.dir, 'build'), '/x/');
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`http://localhost:${port}${address}`);
    const output = page.locator('output', { hasText: 'runs' });
    await output.waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { level: 2 }).hover();
    const report = page.getByRole('link', { name: 'Report a mistake' });
    return {
      text: await output.innerText(),
      head: await page.locator('html').innerHTML(),
      report: (await report.getAttribute('href')) ?? '',
      asked,
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Commits a site without its packages and builds: git undoes a cut that fails. */
function commitAll(folder: string): void {
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\nbuild\n.docusaurus\n');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '--message', 'All');
}

it('a frozen version is cut, runs its own packages, and is removed', async () => {
  await cutVersion('8.0.0', world());
  const frozen = path.join(site.dir, 'versioned_docs/version-8.0.0');
  expect(missingPages(frozen, path.join(site.dir, 'build'), '8.0.0')).toEqual([]);
  // The sample data is frozen, too.
  expect(readFileSync(path.join(frozen, '_sample-data/orders.ts'), 'utf8')).toContain('[1]');

  const old = await browse('/x/8.0.0/react-tree-view/shown/');
  expect(old.text).toBe('runs 8.0.0');
  expect(old.head).toContain('href="/x/8.0.0/react-charts/"');
  expect(old.head).toMatch(
    /<link[^>]*rel="canonical"[^>]*href="[^"]*\/x\/react-tree-view\/shown\/"/,
  );
  expect(old.asked.join()).toContain('x-tree-view-8-0-0');
  const { origin, pathname, searchParams } = new URL(old.report);
  expect(origin + pathname).toBe('https://code.test/docs/issues/new');
  expect(searchParams.get('title')).toBe('[docs] react-tree-view/shown: Prune it');
  expect(searchParams.get('body')).toMatch(
    /^Page: http:\/\/localhost:\d+\/x\/8\.0\.0\/react-tree-view\/shown\/#prune-it\nSection: Prune it\nVersion: 8\.0\.0\nBrowser: \S/,
  );

  const now = await browse('/x/react-tree-view/shown/');
  expect(now.text).toBe(`runs ${installed}`);
  expect(now.head).toContain('href="/x/react-charts/"');
  expect(now.asked.join()).not.toContain('8-0-0');
  const sitemap = readFileSync(path.join(site.dir, 'build/sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/x/react-tree-view/shown/');
  expect(sitemap).not.toContain('8.0.0');

  const { aliases } = await removeVersion('8.0.0', world());
  expect(aliases).toEqual(expect.arrayContaining(['x-tree-view-8-0-0', 'x-license-8-0-0']));
  expect(existsSync(frozen)).toBe(false);
  expect(existsSync(path.join(site.dir, 'versions.json'))).toBe(false);
});

it('a broken link found by the build undoes the cut, and no other link is listed', async () => {
  site.write({
    ...soundSite({ a: 'Text.' }),
    'src/products/snapshot-packages.json': '{}\n',
    'sample-data/orders.ts': 'export const orders = [1];\n',
    'docs/a/index.mdx': doc('A', 'To [nowhere](/a/nowhere/) and [charts](/react-charts/).'),
  });
  commitAll(site.dir);
  const failure = await cutVersion('8.0.0', world()).then(() => '', String);
  expect(failure).toMatch(
    /Failed while type-checking and building all versions[^]*Docusaurus found broken links![^]*All changes were undone\./,
  );
  expect(failure.split('Exhaustive list of all broken links found:')[1]).toMatch(
    /^\s*- Broken link on source page path = \/x\/8\.0\.0\/a\/:\s+-> linking to \S+\s+(?:\(resolved as: \S+\)\s+)?- Broken link on source page path = \/x\/a\/:\s+-> linking to \/x\/a\/nowhere\/\s*\n\s*\n/,
  );
  expect(existsSync(path.join(site.dir, 'versioned_docs'))).toBe(false);
  expect(existsSync(path.join(site.dir, 'versions.json'))).toBe(false);
});
