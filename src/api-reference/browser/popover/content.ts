import badge from '@site/src/components/TagBadge/styles.module.css';
import { tagData } from '@site/src/navigation/tags';
import { arrivalText, type ApiRow } from '../../model';
import { linesOf, type Inline } from '../../plainText';
import type { ApiPage } from '../../types';
import styles from './styles.module.css';

/** How many members of a type a popover shows. */
const mostMembers = 8;

/** How a popover opens types inside itself. */
export interface Nesting {
  /** The pages of the reference: name -> address. */
  addresses: ReadonlyMap<string, string>;
  /** Shows another page in place of this content. */
  open: (address: string) => void;
  /** The name of what was shown before, and the way back to it. */
  back?: { name: string; go: () => void };
  /** The page of the content, if it was opened from another one. */
  page?: string;
}

/** How many lines of a description a popover shows. */
const descriptionLines = 4;

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

const code = (text: string): HTMLElement => element('code', '', text);

/** Texts from the packages become text nodes, so nothing in them can become an element. */
const nodesOf = (line: readonly Inline[]): (Node | string)[] =>
  line.map(({ text, isCode }) => (isCode ? code(text) : text));

function button(className: string, text: string, onClick: () => void): HTMLElement {
  const made = element('button', className, text) as HTMLButtonElement;
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** A type as code, in which the names that have a page open it. */
const typeCode = (type: string, { addresses, open }: Nesting, before = ''): HTMLElement =>
  element(
    'code',
    '',
    before,
    ...type.split(/\b([A-Z]\w+)\b/).map((part) => {
      const address = addresses.get(part);
      return address === undefined ? part : button(styles.name ?? '', part, () => open(address));
    }),
  );

/** The members of a type, and the link to its page: what only a type has that was opened inside. */
function nestedParts({ props }: ApiPage, nesting: Nesting): HTMLElement[] {
  const { page, back } = nesting;
  const members = Object.entries(props);
  if (!back || page === undefined || members.length === 0) return [];
  const rows = members
    .slice(0, mostMembers)
    .map(([name, { type }]) =>
      element('p', styles.type ?? '', typeCode(type, nesting, `${name}: `)),
    );
  const link = element('a', '', `All ${String(members.length)} members`) as HTMLAnchorElement;
  link.href = page;
  return [...rows, element('p', '', link)];
}

function planBadge({ plan = 'community' }: ApiRow): HTMLElement[] {
  if (plan === 'community') return [];
  const { label, suffix } = tagData[plan];
  const hidden = element('span', 'x-visually-hidden', ` ${suffix}`);
  const made = element('span', badge.badge ?? '', label, hidden);
  made.dataset.tag = plan;
  return [made];
}

/**
 * Makes the content of a popover. Texts are Markdown from the packages.
 *
 * @param row - what it is about, a row of a page or the page itself; see `rowAt`
 */
export function contentOf(row: ApiRow, page: ApiPage, nesting: Nesting): HTMLElement[] {
  const { name, type, default: standard, deprecated, description = '' } = row;
  const isPage = row.kind === page.kind;
  const head = element('p', styles.head ?? '', code(name), ...planBadge(row));
  if (row.required) head.append(element('small', '', 'Required'));
  const arrival = arrivalText(row);
  if (arrival) head.append(element('small', '', arrival));
  const { back } = nesting;
  const content = back ? [button(styles.back ?? '', back.name, back.go), head] : [head];
  if (typeof type === 'string') {
    // The import of a page names what the popover already shows.
    const shown = isPage ? code(type) : typeCode(type, nesting);
    content.push(element('p', styles.type ?? '', shown));
  }
  if (typeof standard === 'string') {
    content.push(element('p', '', element('small', '', 'Default'), ' ', code(standard)));
  }
  if (typeof deprecated === 'string') {
    const [line = []] = linesOf(deprecated, 1);
    content.push(element('p', styles.warning ?? '', 'Deprecated: ', ...nodesOf(line)));
  }
  return [
    ...content,
    ...linesOf(description, descriptionLines).map((line) => element('p', '', ...nodesOf(line))),
    ...(isPage ? nestedParts(page, nesting) : []),
  ];
}
