import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from '../../lib/load-ts.mjs';
import { generatedSidebars, groupsOf } from './pages.mjs';
import { copySite } from './site-copy.mjs';
import { wholeGuides } from './whole-pages.mjs';

const { findDemos } = loadTs('../../src/demos/build/findDemos.ts');
const { docsDirOf, snapshots } = loadTs('../../src/products/snapshots.ts');

/** Returns the folder of the pages of each version of the docs, relative to the site's. */
const versionFolders = () => ['docs', ...snapshots.map(docsDirOf)];

const isBelow = (folder, file) => file.startsWith(`${folder}/`);

/** Returns the files of a version's guides, relative to its folder. The build generates the API reference, so it is left out. */
export const guidesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.mdx') && !isBelow('api', file));

/** Whether a demo can be shown anywhere because it imports no file next to it. */
const standsAlone = ({ source }) => !/\bfrom '\.{1,2}\//.test(source);

function demosBelow(siteDir, folder, demos) {
  return (product) =>
    demos
      .filter(({ file }) => isBelow(path.join(siteDir, folder, product), file))
      .map(({ name, file }) => ({ name, source: readFileSync(file, 'utf8') }))
      .filter(standsAlone);
}

/** Returns entries of a frozen version's navigation, as `npm run version:cut` writes them. */
const frozenEntries = (guides) =>
  groupsOf(guides).map(({ id, name, groups }) => ({
    type: 'category',
    label: `More of ${name}`,
    key: `More of ${name}`,
    items: groups.map(({ label, pages }) => ({
      type: 'category',
      label,
      key: `More of ${name} ${label}`,
      items: pages.map(({ path: at }) => ({ type: 'doc', id: `${at.slice(1)}/index`, key: at })),
      collapsible: true,
      collapsed: true,
      customProps: { kind: 'group' },
    })),
    collapsible: true,
    collapsed: true,
    customProps: { kind: 'group', product: id },
  }));

function addToNavigation(siteDir, folder, guides) {
  const [, version] = /version-(.+)$/.exec(folder) ?? [];
  if (version === undefined) {
    const file = path.join(siteDir, 'sidebars.ts');
    renameSync(file, path.join(siteDir, 'sidebars.project.ts'));
    writeFileSync(file, generatedSidebars(guides, './sidebars.project'));
    return;
  }
  const file = path.join(siteDir, `versioned_sidebars/version-${version}-sidebars.json`);
  const sidebars = JSON.parse(readFileSync(file, 'utf8'));
  sidebars.docs.push(...frozenEntries(guides));
  writeFileSync(file, JSON.stringify(sidebars));
}

/** The guide that is edited to measure what a change costs: of medium length, with demos. */
const ownGuide = '/react-data-grid/sorting';

/**
 * Makes a temporary copy of the project, filled up to a number of guides and demos in every version. The added guides are
 * generated; their demos are the project's own under other names. A version that has enough guides is copied as it is.
 * @param {{ guides: number, demos: number }} counts in each version
 * @returns {Promise<{ dir: string, firstGuide: string, guides: number, demos: number }>} its folder; the path of a guide of
 *   the current docs, to be edited and opened; and how many guides and demos the project itself has
 */
export async function wholeSite(counts) {
  const dir = copySite(process.cwd());
  const demos = await findDemos(dir);
  let result;
  for (const folder of versionFolders()) {
    const own = {
      guides: guidesIn(path.join(dir, folder)).length,
      demos: demos.filter(({ file }) => isBelow(path.join(dir, folder), file)).length,
    };
    result ??= { dir, firstGuide: ownGuide, ...own };
    const missing = {
      guides: counts.guides - own.guides,
      demos: Math.max(0, counts.demos - own.demos),
    };
    if (missing.guides < 1) continue;
    const guides = wholeGuides(missing, demosBelow(dir, folder, demos));
    for (const { path: at, files } of guides) {
      const target = path.join(dir, folder, at);
      mkdirSync(target, { recursive: true });
      for (const [name, text] of Object.entries(files))
        writeFileSync(path.join(target, name), text);
    }
    addToNavigation(dir, folder, guides);
  }
  return result;
}

/** Returns the bytes of a build, without the compressed copies. */
export const bytesOfBuild = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
