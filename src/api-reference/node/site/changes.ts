import { products } from '../../../products/registry';
import type { PageDiff } from '../diff';

/** The changes between two versions. */
export interface VersionChanges {
  from: string;
  to: string;
  diffs: readonly PageDiff[];
}

const code = (text: string): string => `\`${text}\``;
const list = (names: readonly string[]): string => names.map(code).join(', ');

/** A value in a table cell; the package's own words may contain a pipe. */
const value = (text: string | null): string => code((text ?? 'none').replaceAll('|', '\\|'));

function row({ name, path, page, added, removed, deprecated, defaults }: PageDiff): string {
  const cells = [
    page === 'removed' ? code(name) : `[${code(name)}](${path})`,
    page === 'added' ? 'the page' : list(added),
    page === 'removed' ? 'the page' : list(removed),
    list(deprecated),
    defaults
      .map((each) => `${code(each.name)}: ${value(each.from)} to ${value(each.to)}`)
      .join('; '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function productSection(name: string, diffs: readonly PageDiff[]): string {
  const head = '| Page | Added | Removed | Deprecated | Default |\n| --- | --- | --- | --- | --- |';
  return `### ${name}\n\n${head}\n${diffs.map(row).join('\n')}`;
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
  return [
    '---',
    'title: What changed',
    `description: Members of the API that were added, removed or deprecated, and defaults that changed, up to ${current}.`,
    'custom_edit_url: null',
    '---',
    '',
    body.join('\n\n'),
    '',
  ].join('\n');
}
