import { Parser } from 'htmlparser2';
import type { Section } from '../types';

/** A parsed built page. */
export interface PageText {
  /** Whether it may be indexed. */
  isIndexed: boolean;
  title: string;
  sections: Section[];
  /** The addresses on this site that its text links to, without anchor and query. */
  links: ReadonlySet<string>;
}

type Attributes = Readonly<Record<string, string>>;

/** Inline elements; all others end a word. */
const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

/** Elements that are not part of the text. */
const skipped = new Set('script style svg button noscript nav template select'.split(' '));

const classesOf = (attributes: Attributes): string[] => (attributes.class ?? '').split(/\s+/);

function isSkipped(name: string, attributes: Attributes): boolean {
  if (skipped.has(name)) return true;
  if (name === 'caption') return false;
  const classes = classesOf(attributes);
  return (
    attributes.role === 'toolbar' ||
    attributes.role === 'search' ||
    attributes['data-variant'] === 'JS' ||
    'data-tag' in attributes ||
    classes.includes('hash-link') ||
    classes.includes('x-visually-hidden')
  );
}

/** Where text goes while a page is being read. */
type Target = 'title' | 'heading' | 'text' | 'code' | 'nowhere';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

const emptySection = (id: string = ''): Section => ({ id, heading: '', text: '', code: '' });

/**
 * Reads the text of a page from its HTML in one pass: the title, and the sections with their anchors, including the rows of
 * API tables.
 */
export function readHtml(html: string): PageText {
  const page = { isIndexed: true, title: '', sections: [emptySection()] };
  const links = new Set<string>();
  let section = page.sections[0] as Section;
  /** The section around an API table: text after the table belongs to it again. */
  let outer = section;
  let target: Target = 'text';
  /** The number of open elements, from the one that holds the text of the page; 0 outside of it. */
  let depth = 0;
  /** The depth of the element that is being skipped with its content; 0 for none. */
  let skippedAt = 0;
  let codeDepth = 0;
  /** The depth of the line below a demo that links to the APIs it uses: names, not a sentence to quote. 0 for none. */
  let usesAt = 0;
  let isApiTable = false;
  /** Whether a paragraph has just begun, and the part of its bold beginning that has been read. */
  let isAtStart = false;
  let lead: string | undefined;

  const add = (text: string): void => {
    if (target === 'nowhere') return;
    if (target === 'title') page.title += text;
    else section[codeDepth > 0 ? 'code' : target] += text;
  };
  const start = (id: string = '', row?: Pick<Section, 'isRow' | 'plan'>): void => {
    section = { ...emptySection(id), ...row };
    page.sections.push(section);
    if (!row) outer = section;
  };

  function open(name: string, attributes: Attributes): void {
    const plan = attributes['data-plan'];
    if (!inline.has(name)) add(' ');
    if (name === 'a') {
      const [, address] = /^(\/[^?#]*)/.exec(attributes.href ?? '') ?? [];
      if (address !== undefined) links.add(address);
    } else if (name === 'h1') {
      target = 'title';
    } else if (/^h[2-6]$/.test(name)) {
      start(attributes.id);
      target = 'heading';
    } else if (name === 'pre') {
      codeDepth += 1;
    } else if (classesOf(attributes).includes('x-demo-api')) {
      codeDepth += 1;
      usesAt = depth;
    } else if ((name === 'p' || name === 'li') && target === 'text') {
      isAtStart = true;
    } else if (name === 'strong' && isAtStart) {
      lead = '';
    } else if (name === 'dl') {
      // The facts at the top of an API page: only names in its links count, or it would be found by other pages' titles.
      codeDepth = 'data-api' in attributes ? 1 : 0;
    } else if (name === 'caption' || (name === 'thead' && isApiTable)) {
      // The same in every table of the reference.
      target = 'nowhere';
    } else if (name === 'tbody') {
      target = 'text';
    } else if (name === 'table') {
      isApiTable = 'data-api' in attributes;
    } else if ('data-api-row' in attributes) {
      start(attributes.id, {
        isRow: true,
        ...((plan === 'pro' || plan === 'premium') && { plan }),
      });
      target = 'heading';
    } else if (name === 'td' && section.isRow) {
      // Types and classes are code, descriptions are prose.
      target = attributes['data-label'] === 'Description' ? 'text' : 'code';
    } else if (section.isRow && (name === 'span' || name === 'p') && target === 'heading') {
      target = 'code';
    }
  }

  function close(name: string): void {
    if (!inline.has(name)) add(' ');
    if (name === 'strong' && lead !== undefined) {
      section.leads = [...(section.leads ?? []), squeeze(lead)];
      lead = undefined;
      isAtStart = false;
    } else if (/^h[1-6]$/.test(name)) target = 'text';
    else if (name === 'pre') codeDepth -= 1;
    else if (name === 'dl') codeDepth = 0;
    else if (name === 'table') {
      isApiTable = false;
      section = outer;
      target = 'text';
      codeDepth = 0;
    }
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (
        name === 'meta' &&
        attributes.name === 'robots' &&
        /noindex/.test(attributes.content ?? '')
      )
        page.isIndexed = false;
      if (depth === 0) {
        if (classesOf(attributes).includes('theme-doc-markdown')) depth = 1;
        return;
      }
      depth += 1;
      if (skippedAt > 0) return;
      if (isSkipped(name, attributes)) skippedAt = depth;
      else open(name, attributes);
    },
    ontext(text) {
      if (depth === 0 || skippedAt > 0) return;
      add(text);
      if (lead !== undefined) lead += text;
      else if (text.trim() !== '') isAtStart = false;
    },
    onclosetag(name) {
      if (depth === 0) return;
      if (skippedAt === 0) close(name);
      if (usesAt === depth) {
        codeDepth -= 1;
        usesAt = 0;
      } else if (skippedAt === depth) skippedAt = 0;
      depth -= 1;
    },
  });
  parser.end(html);
  return {
    isIndexed: page.isIndexed,
    title: squeeze(page.title),
    sections: page.sections
      .map(({ heading, text, code, ...rest }) => ({
        ...rest,
        heading: squeeze(heading),
        text: squeeze(text),
        code: squeeze(code),
      }))
      .filter(({ heading, text, code }) => heading || text || code),
    links,
  };
}
