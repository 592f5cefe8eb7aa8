import { escapeHtml } from '../../../utils/escapeHtml';
import type { ApiClass, ApiMember, ApiParameter, ApiSlot, Arrival, Plan } from '../../types';
import { rowId } from '../../rowId';
import { codeHtml, nameHtml } from './html';
import { labels } from './labels';
import { inlineHtml, markdownHtml } from './markdown';
import { typeCellHtml, typeHtml, type PageLinks } from './typeHtml';

export type { PageLinks } from './typeHtml';

/** Renders the badge of a plan; none for the smallest. */
function planBadge(plan: Plan): string {
  return plan === 'community'
    ? ''
    : `<span data-api="badge" data-tag="${plan}">${labels[plan]}<span class="x-visually-hidden"> ${labels.plan}</span></span>`;
}

/** "since 8.1.0"; empty for what the oldest documented release has. */
export function arrivalText({ since, after }: Arrival): string {
  if (since !== undefined) return `${labels.since} ${since}`;
  return after === undefined ? '' : `${labels.after} ${after}`;
}

/** A row of a table; its name is in the first cell. */
export interface Row extends Arrival {
  /** Id of the element: the permanent link of the member. */
  id: string;
  name: string;
  /** What the name links to; the row itself by default. */
  href?: string;
  unstable?: boolean;
  plan?: Plan;
  required?: boolean;
  deprecated?: string | null;
  /** The cells after the name: their column's label and HTML. */
  cells: readonly (readonly [label: string, html: string])[];
}

/** Renders a row, with the facts that the filter looks at. */
export function rowHtml(row: Row): string {
  const {
    id,
    name,
    href,
    unstable = false,
    plan = 'community',
    required = false,
    deprecated = null,
  } = row;
  const arrival = arrivalText(row);
  const marks = [
    required ? `<span data-api="required">${labels.required}</span>` : '',
    planBadge(plan),
    unstable ? `<span data-api="badge" data-tag="unstable">${labels.unstable}</span>` : '',
    deprecated === null ? '' : `<span data-api="deprecated">${labels.deprecated}</span>`,
    arrival && `<span data-api="since">${escapeHtml(arrival)}</span>`,
  ]
    .filter(Boolean)
    .join(' ');
  const attributes = [
    `id="${escapeHtml(id)}"`,
    `data-api-row="${escapeHtml(name)}"`,
    plan === 'community' ? '' : `data-plan="${plan}"`,
    deprecated === null ? '' : 'data-deprecated',
  ].filter(Boolean);
  const link = `<a href="${escapeHtml(href ?? `#${encodeURIComponent(id)}`)}" data-api="name" translate="no">${nameHtml(name)}</a>`;
  const cells = row.cells.map(([label, html]) => `<td data-label="${label}">${html}</td>`);
  return `<tr ${attributes.join(' ')}><th scope="row" data-label="${labels.name}">${link}${marks}</th>${cells.join('')}</tr>`;
}

/** The length of the text in HTML that is made here. Good enough for an estimate. */
const textLength = (html: string): number => html.replace(/<[^>]*>/g, '').length;

/** Height of code in a wide column, relative to prose with the same number of characters; measured on four pages. */
const codeDensity = 0.3;

/**
 * Renders a table of rows. Stylesheets estimate its height from its numbers of rows and characters.
 * @param isCode whether its text is mostly code, whose lines hold more characters
 */
export function tableHtml(
  caption: string,
  columns: readonly string[],
  rows: readonly string[],
  isCode = false,
): string {
  const length = rows.reduce((sum, row) => sum + textLength(row), 0);
  const characters = isCode ? Math.round(length * codeDensity) : length;
  const size = `--rows:${rows.length};--characters:${characters}`;
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  return `<div data-api="rows" style="${size}"><table data-api="table"><caption class="x-visually-hidden">${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table><p data-api="empty">${labels.noMatch}</p></div>`;
}

function parameterHtml({ name, type, description }: ApiParameter, links: PageLinks): string {
  const words = description && ` ${inlineHtml(description)}`;
  return `<li>${codeHtml(name)}${type && `: ${typeHtml(type, links)}`}${words}</li>`;
}

/**
 * Renders the type of a function whose row only names it, as in `GridValueGetter<R, V, F>`; nothing for other types.
 */
function spelledOutHtml({ type, signature }: ApiMember, links: PageLinks): string {
  if (!signature || !/^\w+(?:<[^]*>)?$/.test(type)) return '';
  const parameters = signature.parameters.map((each) => `${each.name}: ${each.type}`).join(', ');
  const text = `(${parameters}) => ${signature.returns.type}`;
  return `<p data-api="spelled">${typeHtml(text, links)}</p>`;
}

/** Renders what the package says about the parameters and the result of a function; their types are in the type's column. */
function signatureHtml({ signature }: ApiMember, links: PageLinks): string {
  if (!signature) return '';
  const { parameters, returns } = signature;
  const hasWords = parameters.some(({ description }) => description !== '');
  if (!hasWords && !returns.description) return '';
  const list = hasWords
    ? parameters.map((parameter) => parameterHtml(parameter, links)).join('')
    : '';
  const result =
    returns.type === 'void' && !returns.description
      ? ''
      : `<p>${labels.returns} ${returns.type && typeHtml(returns.type, links)} ${inlineHtml(returns.description)}</p>`;
  return `<div data-api="signature">${list && `<p>${labels.parameters}</p><ul>${list}</ul>`}${result}</div>`;
}

/** Whether a default is a sentence with code in it, rather than code: a template literal has backticks too. */
export const isWords = (text: string): boolean =>
  /`/.test(text) && !/^`[^`]*\$\{[^`]*`$/.test(text);

function memberRow(id: string, name: string, member: ApiMember, links: PageLinks): string {
  const { type, plan, required, deprecated, since, after, description } = member;
  const fallback =
    member.default === null
      ? ''
      : `<p data-api="default">${labels.default} ${isWords(member.default) ? inlineHtml(member.default) : codeHtml(member.default)}</p>`;
  const warning =
    deprecated === null
      ? ''
      : `<p data-api="warning"><strong>${labels.deprecated}.</strong> ${inlineHtml(deprecated)}</p>`;
  return rowHtml({
    id,
    name,
    plan,
    required,
    deprecated,
    since,
    after,
    cells: [
      [labels.type, typeCellHtml(type, links) + spelledOutHtml(member, links) + fallback],
      [
        labels.description,
        (warning + markdownHtml(description) || `<p data-api="none">${labels.none}</p>`) +
          signatureHtml(member, links),
      ],
    ],
  });
}

/** Renders the table of a component's props or an interface's members. */
export function membersHtml(
  caption: string,
  members: Readonly<Record<string, ApiMember>>,
  idOf: (name: string) => string,
  links: PageLinks,
): string {
  const rows = Object.entries(members).map(([name, member]) =>
    memberRow(idOf(name), name, member, links),
  );
  return tableHtml(caption, [labels.name, labels.type, labels.description], rows);
}

/** Renders the table of type aliases and their definitions. */
export function aliasesHtml(
  caption: string,
  aliases: Readonly<Record<string, string>>,
  idOf: (name: string) => string,
  links: PageLinks,
): string {
  const rows = Object.entries(aliases).map(([name, text]) =>
    rowHtml({
      id: idOf(name),
      name,
      cells: [
        [labels.type, typeCellHtml(text, new Map([...links].filter(([own]) => own !== name)))],
      ],
    }),
  );
  return tableHtml(caption, [labels.name, labels.type], rows, true);
}

/** Renders the table of slots. */
export function slotsHtml(
  caption: string,
  slots: readonly ApiSlot[],
  idPrefix: string = '',
): string {
  const rows = slots.map((slot) =>
    rowHtml({
      id: rowId('slot', slot.name, idPrefix),
      name: slot.name,
      plan: slot.plan,
      since: slot.since,
      after: slot.after,
      cells: [
        [
          labels.renders,
          (slot.default === null ? '' : codeHtml(slot.default)) +
            (slot.className === null
              ? ''
              : `<p data-api="class">${nameHtml(`.${slot.className}`)}</p>`),
        ],
        [labels.description, markdownHtml(slot.description)],
      ],
    }),
  );
  return tableHtml(caption, [labels.name, labels.renders, labels.description], rows);
}

/** Renders the table of CSS classes. */
export function classesHtml(
  caption: string,
  classes: readonly ApiClass[],
  idPrefix: string = '',
): string {
  const rows = classes.map(({ key, className, description, since, after }) =>
    rowHtml({
      id: rowId('class', key, idPrefix),
      name: key,
      since,
      after,
      cells: [
        [labels.className, nameHtml(`.${className}`)],
        [labels.description, markdownHtml(description)],
      ],
    }),
  );
  return tableHtml(caption, [labels.name, labels.className, labels.description], rows);
}
