import type { ApiPage } from '../../../api-reference/types';
import { rowName, rowsOf, type RowKind } from '../../../api-reference/model';
import { rowText } from '../../../api-reference/node/markdown/page';
import { nearest } from '../../../utils/nearest';
import { copyName } from '../../node/copyHead';
import { AskError, listed, quoted } from '../askError';
import { bounded } from '../bounded';
import { folderOf, type ApiEntry, type DocsVersion, type Site } from '../site';
import { offsetField, versionField, type Tool } from './tool';

/** Asks after a message whether a similar name was meant; empty if there is none. */
function hint(name: string, names: readonly string[]): string {
  const like = nearest(name, names, 5);
  return like.length > 0 ? ` Did you mean ${listed(like)}?` : '';
}

/** Finds a component or an interface by its name; undefined if a version has none. */
export async function findEntry(
  name: string,
  version: DocsVersion,
  site: Site,
): Promise<ApiEntry | undefined> {
  const index = await site.apiIndex(version);
  const plain = name.replace(/^<|\s*\/?>$/g, '').toLowerCase();
  return (
    index.find((entry) => entry.name === name) ??
    index.find((entry) => entry.name.toLowerCase() === plain)
  );
}

/**
 * Finds a component or an interface by its name.
 *
 * @throws AskError that suggests those with the most similar names
 */
export async function entryOf(name: string, version: DocsVersion, site: Site): Promise<ApiEntry> {
  const found = await findEntry(name, version, site);
  if (found) return found;
  const names = (await site.apiIndex(version)).map((entry) => entry.name);
  throw new AskError(
    `The API of ${version.version} has no component or interface ${quoted(name)}.${hint(name, names)} Use search to find members by name.`,
  );
}

/** What comes before the text of a row, if its kind does not go without saying. */
const titles: Partial<Record<RowKind, string>> = { slot: 'Slot:\n', class: 'CSS class:\n' };

/** Returns the description of everything that a page documents under a name, which may be both a prop and a slot. */
export function memberTexts(page: ApiPage, name: string): string[] {
  const isSlot = /^slots\./.test(name);
  const plain = name.replace(/^slots\.|^\.|\(\)$/g, '');
  const same = (other: string): boolean => other.toLowerCase() === plain.toLowerCase();
  return rowsOf(page)
    .filter(({ kind, name: own, className }) =>
      kind === 'class'
        ? !isSlot && (same(className ?? '') || same(own))
        : same(own) && (kind === 'slot' || !isSlot),
    )
    .map((row) => (titles[row.kind] ?? '') + rowText(row));
}

function memberAnswer(page: ApiPage, name: string): string {
  const texts = memberTexts(page, name);
  if (texts.length > 0) {
    const { source } = page;
    return [`${page.name}, ${source.package} ${source.version}`, ...texts].join('\n\n');
  }
  const names = rowsOf(page).map(rowName);
  throw new AskError(
    `${page.name} has no member ${quoted(name)}.${hint(name, names)} Leave "member" out to read all ${names.length}.`,
  );
}

/** Reads the reference of a component or an interface, or of one of its members. */
export const readApiTool: Tool = {
  name: 'read_api',
  title: 'Read the API reference',
  description:
    'The reference of a component or an interface, from the types of its package: imports, props or members with type, default and plan, slots and CSS classes. With "member", only one of them.',
  fields: {
    name: {
      type: 'string',
      required: true,
      description:
        'A component or an interface: "DataGrid", "GridColDef", "GridApi". "DataGrid.sortModel" names a member, too.',
    },
    member: {
      type: 'string',
      description:
        'A prop, method, slot or CSS class: "sortModel", "slots.toolbar", ".MuiDataGrid-cell".',
    },
    version: versionField,
    offset: offsetField,
  },
  async answer(asked, { site }) {
    const version = await site.version(asked.text('version'));
    const [, name = '', behind] = /^([^.]+)(?:\.(.+))?$/.exec(asked.text('name') ?? '') ?? [];
    const entry = await entryOf(name || (asked.text('name') ?? ''), version, site);
    const member = asked.text('member') ?? behind;
    if (member !== undefined) return bounded(memberAnswer(await site.apiPage(entry), member));
    const text = await site.source.read(`${folderOf(version)}${entry.path}${copyName}`);
    if (text === undefined)
      throw new AskError(`${site.source.name} has no Markdown for ${entry.name}.`);
    return bounded(text, {
      offset: asked.number('offset') ?? 0,
      hint: 'Or ask for one "member".',
    });
  },
};
