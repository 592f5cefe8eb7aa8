import type { Heading, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { nearest, hint } from '../../../utils/nearest';
import { copyName } from '../../node/copyHead';
import { AskError, quoted } from '../askError';
import { bounded, mostCharacters } from '../bounded';
import { folderOf, type DocsVersion } from '../site';
import { offsetField, versionField, type Context, type Tool } from './tool';
import { slugOf } from '../../../search/namesFile';

const versionSegment = /^\d+\.\d+\.\d+$/;

/**
 * Reads the name of a page: a path, or an address of the page or of its Markdown, with or without the base path.
 *
 * @throws AskError for an invalid address
 */
function readPageName(name: string) {
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(name.trim()) ?? [];
  let plain: string;
  let section: string;
  try {
    plain = decodeURI(address.replace(/^https?:\/\/[^/]*/i, ''));
    section = decodeURIComponent(hash);
  } catch {
    throw new AskError(`${quoted(name)} isn't a valid page address.`);
  }
  const segments = plain
    .replace(/(?:^|\/)index\.(?:md|mdx|html)$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
  if (segments[0] === 'x') segments.shift();
  const [first = ''] = segments;
  const version = versionSegment.test(first) ? segments.shift() : undefined;
  // The API tab of a guide is part of the guide.
  if (segments.at(-1) === 'components-api') segments.pop();
  return {
    /** Path without base path, version and outer slashes: `react-data-grid/sorting`; empty for the home page. */
    path: segments.join('/'),
    ...(version !== undefined && { version }),
    ...(section !== '' && { section }),
  };
}

/** A heading of a copy, with the part of the text that belongs to it. */
interface CopySection {
  heading: string;
  /** The ids that links may use: the one made from its words, and one that the writer chose. */
  ids: string[];
  depth: number;
  start: number;
  end: number;
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The plan that a section needs, at the end of its heading. */
const planOfHeading = / \((?:Pro|Premium) plan\)$/;

function textOf(heading: Heading): { text: string; own: string[] } {
  let text = '';
  const own: string[] = [];
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
    if (node.type === 'html') own.push(...(/\bid="([^"]+)"/.exec(node.value)?.slice(1) ?? []));
  });
  return { text: text.trim().replace(planOfHeading, ''), own };
}

/** Returns the sections of a copy, in order. Each ends at the next heading of the same or a higher level. */
function sectionsOf(markdown: string): CopySection[] {
  const tree = parser.parse(markdown) as Root;
  const sections: CopySection[] = [];
  const seen = new Map<string, number>();
  for (const node of tree.children) {
    if (node.type !== 'heading' || node.depth === 1) continue;
    const { text, own } = textOf(node);
    const slug = slugOf(text);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    sections.push({
      heading: text,
      ids: [times > 0 ? `${slug}-${times}` : slug, ...own],
      depth: node.depth,
      start: node.position?.start.offset ?? 0,
      end: markdown.length,
    });
  }
  sections.forEach((section, index) => {
    const next = sections.slice(index + 1).find(({ depth }) => depth <= section.depth);
    if (next) section.end = next.start;
  });
  return sections;
}

/**
 * Returns the section of a copy below one of its headings, including the heading.
 *
 * @param wanted - the words of the heading or its id, with or without `#`
 * @throws AskError that lists the existing headings
 */
function sectionText(markdown: string, wanted: string): string {
  const sections = sectionsOf(markdown);
  const name = wanted
    .replace(/^#+\s*/, '')
    .replace(planOfHeading, '')
    .trim();
  const lower = name.toLowerCase();
  const found =
    sections.find(({ heading }) => heading.toLowerCase() === lower) ??
    sections.find(({ ids }) => ids.includes(name) || ids.includes(slugOf(name)));
  if (found) return markdown.slice(found.start, found.end).trimEnd();
  const headings = sections.map(({ heading }) => heading);
  throw new AskError(
    sections.length === 0
      ? `The page has no sections; leave "section" out.`
      : `The page has no section ${quoted(wanted)}.${hint(name, headings)} Its sections are:\n${outline(sections)}`,
  );
}

/** Returns the headings as a nested list. */
const outline = (sections: readonly CopySection[]): string =>
  sections.map(({ heading, depth }) => `${'  '.repeat(depth - 2)}- ${heading}`).join('\n');

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
