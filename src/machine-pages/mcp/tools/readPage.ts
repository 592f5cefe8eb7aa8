import { nearest } from '../../../utils/nearest';
import { copyName } from '../../node/copyHead';
import { AskError, quoted } from '../askError';
import { bounded, mostCharacters } from '../bounded';
import { readPageName } from '../pageAddress';
import { outline, sectionsOf, sectionText } from '../sections';
import { folderOf, type DocsVersion } from '../site';
import { offsetField, versionField, type Context, type Tool } from './tool';

const mostNames = 5;
/** Maximum number of sections to list when a text is cut. */
const mostSections = 40;

const bare = (path: string): string => path.replace(/^\/|\/$/g, '');

/** Returns the path of the page with a title, if exactly one page has it. */
async function pathOfTitle(title: string, version: DocsVersion, { site }: Context) {
  const { titles, paths } = await site.names(version);
  const found = titles.flatMap((each, index) =>
    each.toLowerCase() === title.toLowerCase() ? [bare(paths[index] ?? '')] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the pages that may have been meant by the name of a page that doesn't exist. */
async function pagesLike(name: string, version: DocsVersion, { site, search }: Context) {
  const { titles, paths } = await site.names(version);
  const like = nearest(name, paths.map(bare), mostNames);
  const { hits } = await search({ query: name.replace(/[/_-]+/g, ' '), version });
  const found = hits.map(({ path }) => bare(path));
  return [...new Set([...like.slice(0, 3), ...found])].slice(0, mostNames).map((path) => {
    const at = paths.findIndex((each) => bare(each) === path);
    return `- ${path} (${titles[at] ?? ''})`;
  });
}

/** Returns the version in a page's address or the one that was asked for. It is an error if the two differ. */
async function versionOf(
  inAddress: string | undefined,
  wanted: string | undefined,
  { site }: Context,
) {
  const version = await site.version(wanted ?? inAddress);
  if (inAddress !== undefined && wanted !== undefined) {
    const other = await site.version(inAddress);
    if (other.segment !== version.segment) {
      throw new AskError(
        `The address is for ${inAddress}, but "version" is ${wanted}: remove one of them.`,
      );
    }
  }
  return version;
}

/** Reads a page as Markdown, or one of its sections. */
export const readPageTool: Tool = {
  name: 'read_page',
  title: 'Read a page',
  description:
    'A page of the documentation as Markdown, with the whole source of its demos, or one of its sections. Long pages are cut: ask for a section, or continue with "offset".',
  fields: {
    page: {
      type: 'string',
      required: true,
      description:
        'Its path as search returns it, with or without a section after "#": "react-data-grid/sorting". A full address or the title also works.',
    },
    section: { type: 'string', description: 'The words or the id of one of its headings.' },
    version: versionField,
    offset: offsetField,
  },
  async answer(asked, context) {
    const { site } = context;
    const name = asked.text('page') ?? '';
    const named = readPageName(name);
    const version = await versionOf(named.version, asked.text('version'), context);
    const read = (path: string) =>
      site.source.read(`${folderOf(version)}${path && `${path}/`}${copyName}`);
    let text = await read(named.path);
    if (text === undefined) {
      const path = await pathOfTitle(name, version, context);
      if (path !== undefined) text = await read(path);
    }
    if (text === undefined) {
      const like = await pagesLike(named.path || name, version, context);
      throw new AskError(
        `${version.version} has no page ${quoted(name)}.${like.length > 0 ? ` Similar pages:\n${like.join('\n')}` : ' Use search to find one.'}`,
      );
    }
    const section = asked.text('section') ?? named.section;
    const part = section === undefined ? text : sectionText(text, section);
    const offset = asked.number('offset') ?? 0;
    const isCut = part.length - offset > mostCharacters;
    const sections = isCut ? sectionsOf(part).slice(0, mostSections) : [];
    const hint = sections.length > 1 ? `Or ask for one "section" of:\n${outline(sections)}` : '';
    return bounded(part, { offset, hint });
  },
};
