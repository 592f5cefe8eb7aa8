import type { Section } from '../types';
import { decodeEntities } from './entities';

/** The text of a page, taken apart. */
export interface PageText {
  title: string;
  sections: Section[];
}

/** Tags, comments and declarations; attribute values may hold `>` when quoted. */
const tagPattern = /<(?:!--[^]*?-->|!?(\/?)([a-zA-Z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>)/g;

/** Elements inside a line; all others end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

/** Elements that are no part of the text. Their end tags may not be left out, so that they can be skipped by counting. */
const skipped = new Set('script style svg button noscript nav template select'.split(' '));

const isSkipped = (name: string, attributes: string): boolean =>
  skipped.has(name) ||
  (name !== 'caption' &&
    /\brole="?(?:toolbar|search)|\bclass=(?:"[^"]*\bhash-link|hash-link)|\bdata-tag=|x-visually-hidden|\bdata-variant="?JS/.test(
      attributes,
    ));

const attribute = (attributes: string, name: string): string | undefined => {
  const [, quoted, plain] =
    new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|([^\\s"'>]+))`).exec(attributes) ?? [];
  const value = quoted ?? plain;
  return value === undefined ? undefined : decodeEntities(value);
};

/** Where text goes to while a page is read. */
type Target = 'title' | 'heading' | 'text' | 'code' | 'nowhere';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether a page asks not to be found. */
export const isNotIndexed = (html: string): boolean =>
  /<meta\b[^>]*\bname="?robots"?[^>]*\bnoindex/.test(html.slice(0, 20_000));

/** The part of a document between the start tag of the page's text and its end tag. */
export function contentOf(html: string): string {
  const start = /<div class="theme-doc-markdown[^>]*>/.exec(html);
  if (!start) return '';
  const from = start.index + start[0].length;
  const divs = /<(\/?)div\b[^>]*>/g;
  divs.lastIndex = from;
  let depth = 1;
  for (let match = divs.exec(html); match; match = divs.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return html.slice(from, match.index);
  }
  return html.slice(from);
}

/** The addresses on this site, without anchor and query, that the text of a page links to. */
export const linksOf = (content: string): ReadonlySet<string> =>
  new Set(
    [...content.matchAll(/<a\b[^>]*?\shref=(?:"(\/[^"?#]*)|(\/[^\s"?#>]*))/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    ),
  );

/**
 * The title and the sections of a page from its HTML, in one pass: the HTML is minified (end tags are left out where HTML
 * allows it), and a parser of whole documents takes longer for one page than this for all.
 *
 * @param html - the content of the page, see `contentOf`
 */
export function readHtml(html: string): PageText {
  const page: PageText = { title: '', sections: [{ id: '', heading: '', text: '', code: '' }] };
  let section = page.sections[0] as Section;
  /** The section that rows of an API table stand in: text after the table belongs to it again. */
  let outer = section;
  let target: Target = 'text';
  let skip: { name: string; depth: number } | undefined;
  let codeDepth = 0;
  let isApiTable = false;

  const add = (text: string): void => {
    if (text === '' || target === 'nowhere') return;
    const plain = decodeEntities(text);
    if (target === 'title') page.title += plain;
    else section[codeDepth > 0 ? 'code' : target] += plain;
  };
  const start = (id: string, isRow: boolean): void => {
    section = { id, heading: '', text: '', code: '', ...(isRow && { isRow }) };
    page.sections.push(section);
    if (!isRow) outer = section;
  };

  let at = 0;
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, tag = '', attributes = ''] = match;
    if (!skip) add(html.slice(at, match.index));
    at = match.index + whole.length;
    const name = tag.toLowerCase();
    const isEnd = slash === '/';
    if (skip) {
      if (name === skip.name) {
        skip.depth += isEnd ? -1 : 1;
        if (skip.depth === 0) skip = undefined;
      }
      continue;
    }
    if (!isEnd && isSkipped(name, attributes)) {
      skip = { name, depth: 1 };
      continue;
    }
    if (!inline.has(name)) add(' ');
    if (/^h[1-6]$/.test(name)) {
      if (isEnd) {
        target = 'text';
      } else if (name === 'h1') {
        target = 'title';
      } else {
        start(attribute(attributes, 'id') ?? '', false);
        target = 'heading';
      }
    } else if (name === 'pre') {
      codeDepth += isEnd ? -1 : 1;
    } else if (name === 'dl') {
      // The facts at the head of an API page: of its links only names count, else it would be found by other pages' titles.
      codeDepth = !isEnd && attributes.includes('data-api') ? 1 : 0;
    } else if (!isEnd && (name === 'caption' || (name === 'thead' && isApiTable))) {
      // The same in every table of the reference. End tags of both may be missing, so that they cannot be skipped.
      target = 'nowhere';
    } else if (!isEnd && name === 'tbody') {
      target = 'text';
    } else if (name === 'table' && !isEnd) {
      isApiTable = attributes.includes('data-api');
    } else if (name === 'table') {
      isApiTable = false;
      section = outer;
      target = 'text';
      codeDepth = 0;
    } else if (!isEnd && attributes.includes('data-api-row')) {
      start(attribute(attributes, 'id') ?? '', true);
      target = 'heading';
    } else if (!isEnd && name === 'td' && section.isRow) {
      // Types and classes are names of code, descriptions are prose.
      target = attribute(attributes, 'data-label') === 'Description' ? 'text' : 'code';
    } else if (!isEnd && section.isRow && /^(?:span|p)$/.test(name) && target === 'heading') {
      target = 'code';
    }
  }
  if (!skip) add(html.slice(at));
  return {
    title: squeeze(page.title),
    sections: page.sections
      .map(({ heading, text, code, ...rest }) => ({
        ...rest,
        heading: squeeze(heading),
        text: squeeze(text),
        code: squeeze(code),
      }))
      .filter(({ heading, text, code }) => heading || text || code),
  };
}
