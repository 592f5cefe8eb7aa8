import type { ApiPage } from '../../../api-reference/types';
import { diffReference, diffText } from '../../../api-reference/node/diff';
import { historyText } from '../../../api-reference/node/render/texts';
import { compareVersions } from '../../../utils/compareVersions';
import { AskError } from '../askError';
import { bounded } from '../bounded';
import type { ApiEntry, DocsVersion, Site } from '../site';
import { entryOf, findEntry } from './readApi';
import { offsetField, productSlugs, type Tool } from './tool';

/** How many files are read in parallel, because a site may be far away. */
const together = 8;

async function readAll(entries: readonly ApiEntry[], site: Site): Promise<ApiPage[]> {
  const pages: ApiPage[] = [];
  for (let at = 0; at < entries.length; at += together) {
    const some = entries.slice(at, at + together);
    pages.push(...(await Promise.all(some.map((entry) => site.apiPage(entry)))));
  }
  return pages;
}

/** Returns the pages of one component in both versions. It may exist in only one of them. */
async function pagesOf(name: string, versions: readonly DocsVersion[], site: Site) {
  const found = await Promise.all(versions.map((version) => findEntry(name, version, site)));
  const newest = versions.at(-1);
  // Throws, and suggests similar names.
  if (newest && !found.some(Boolean)) await entryOf(name, newest, site);
  return Promise.all(found.map((entry) => readAll(entry ? [entry] : [], site)));
}

/** Returns the versions to compare, the older one first. */
async function bothVersions(from: string | undefined, to: string | undefined, site: Site) {
  const older = await site.version(from);
  const newer = await site.version(to);
  if (compareVersions(older.version, newer.version) >= 0) {
    throw new AskError(
      `"from" (${older.version}) must be older than "to" (${newer.version}). list_versions names the versions.`,
    );
  }
  return [older, newer] as const;
}

/** Lists what changed in the public API from one version to another. */
export const whatChangedTool: Tool = {
  name: 'what_changed',
  title: 'What changed between two versions',
  description:
    'Components, props, members, slots and classes that were added (+), removed (-) or deprecated (!), or whose default changed (~), between two versions of the documentation. With "component", also what the change logs say about it.',
  fields: {
    from: { type: 'string', required: true, description: 'The older version, such as "8.0.0".' },
    to: { type: 'string', description: 'The newer version. The current one by default.' },
    component: { type: 'string', description: 'Only one component or interface: "DataGrid".' },
    product: { type: 'string', enum: productSlugs, description: 'Only one product.' },
    offset: offsetField,
  },
  async answer(asked, { site }) {
    const [older, newer] = await bothVersions(asked.text('from'), asked.text('to'), site);
    const component = asked.text('component');
    const product = asked.text('product');
    const isWanted = (entry: ApiEntry): boolean => !product || entry.product === product;
    const [before = [], after = []] =
      component === undefined
        ? await Promise.all(
            [older, newer].map(async (version) =>
              readAll((await site.apiIndex(version)).filter(isWanted), site),
            ),
          )
        : await pagesOf(component, [older, newer], site);
    const logged = component === undefined ? [] : after.flatMap(({ history = [] }) => history);
    const history = historyText(
      logged.filter(({ release }) => compareVersions(release, older.version) > 0),
    );
    const text = [diffText(diffReference(before, after)), history].filter(Boolean).join('\n\n');
    return bounded(`${older.version} to ${newer.version}\n\n${text}`, {
      offset: asked.number('offset') ?? 0,
      hint: 'Or ask for one "product" or "component".',
    });
  },
};
