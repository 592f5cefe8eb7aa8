import { products } from '../../../products/registry';
import { inlineCode as code } from '../../../utils/inlineCode';
import { builtVersions } from '../../../versions/snapshots/node/existing';
import { diffReference, type PageDiff } from '../diff';
import { installedReference } from '../generate';
import { currentReference, referenceVersions, type ReferenceVersion } from '../versions';
import { fileMdx } from './mdx';

/** The changes between two versions. */
interface VersionChanges {
  from: string;
  to: string;
  diffs: readonly PageDiff[];
}

const list = (names: readonly string[]): string => names.map(code).join(', ');

/** A value in a table cell; the package's own words may contain a pipe. */
const value = (text: string | null): string => code((text ?? 'none').replaceAll('|', '\\|'));

const columns: readonly (readonly [title: string, cell: (diff: PageDiff) => string])[] = [
  [
    'Page',
    ({ name, path, page }) => (page === 'removed' ? code(name) : `[${code(name)}](${path})`),
  ],
  ['Added', ({ page, added }) => (page === 'added' ? 'the page' : list(added))],
  ['Removed', ({ page, removed }) => (page === 'removed' ? 'the page' : list(removed))],
  ['Deprecated', ({ deprecated }) => list(deprecated)],
  [
    'Default',
    ({ defaults }) =>
      defaults
        .map((each) => `${code(each.name)}: ${value(each.from)} to ${value(each.to)}`)
        .join('; '),
  ],
];

/** The changes of a product, in a table without empty columns. */
function productSection(name: string, diffs: readonly PageDiff[]): string {
  const used = columns.filter(([, cell]) => diffs.some((diff) => cell(diff) !== ''));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    `### ${name}\n`,
    line(used.map(([title]) => title)),
    line(used.map(() => '---')),
    ...diffs.map((diff) => line(used.map(([, cell]) => cell(diff)))),
  ].join('\n');
}

function versionSection({ from, to, diffs }: VersionChanges): string {
  const sections = products.flatMap(({ name, pathPrefixes }) => {
    const own = diffs.filter(({ product }) => pathPrefixes.includes(`/api/${product}`));
    return own.length > 0 ? [productSection(name, own)] : [];
  });
  const title = `## From ${from} to ${to} {/* #from-${from.replaceAll('.', '-')} */}`;
  return [title, ...(sections.length > 0 ? sections : ['No public member changed.'])].join('\n\n');
}

/**
 * Makes the Markdown of the page "What changed": only names, read from the packages of the documented versions.
 *
 * @param changes - the newest first
 */
export function changesMdx(current: string, changes: readonly VersionChanges[]): string {
  const body =
    changes.length === 0
      ? [`There is no older version on this site to compare ${current} with.`]
      : [
          'API members that were added, removed or deprecated, or whose default changed, read from the packages. A dot before a name marks a CSS class.',
          ...changes.map(versionSection),
        ];
  const description = `Members of the API that were added, removed or deprecated, and defaults that changed, up to ${current}.`;
  return fileMdx({ title: 'What changed', description }, body);
}

/** Makes the page "What changed" of a site: the changes from each documented version that is built to the next one. */
export function readChanges(siteDir: string): string {
  const versions = builtVersions(siteDir, referenceVersions);
  const referenceOf = (version: ReferenceVersion) => installedReference(siteDir, version);
  const changes = versions.slice(1).map((older, index): VersionChanges => {
    const newer = versions[index] ?? currentReference;
    const diffs = diffReference(referenceOf(older), referenceOf(newer));
    return { from: older.label, to: newer.label, diffs };
  });
  return changesMdx(currentReference.label, changes);
}
