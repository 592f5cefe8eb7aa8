import { escapeHtml } from '../../../utils/escapeHtml';
import { arrivalText, type ApiRow, type RowKind } from '../../model';
import type { ApiParameter } from '../../types';
import {
  codeHtml,
  linkHtml,
  nameHtml,
  typeCellHtml,
  typeHtml,
  inlineHtml,
  markdownHtml,
  type PageLinks,
} from './html';
import { labels } from './texts';

/** Whether a default is a sentence with code in it, rather than code: a template literal has backticks too. */
export const isWords = (text: string): boolean =>
  /`/.test(text) && !/^`[^`]*\$\{[^`]*`$/.test(text);

/** Renders the warning for something deprecated; empty for other things. */
export const warningHtml = (deprecated: string | null = null): string =>
  deprecated === null
    ? ''
    : `<p data-api="warning"><strong>${labels.deprecated}.</strong> ${inlineHtml(deprecated)}</p>`;

const noteHtml = (label: string, html: string): string =>
  `<p data-api="default">${label} ${html}</p>`;

const describedHtml = ({ description = '', deprecated }: ApiRow): string =>
  warningHtml(deprecated) + markdownHtml(description) ||
  `<p data-api="none">No description in the package.</p>`;

function parameterHtml({ name, type, description }: ApiParameter, links: PageLinks): string {
  const words = description && ` ${inlineHtml(description)}`;
  return `<li>${codeHtml(name)}${type && `: ${typeHtml(type, links)}`}${words}</li>`;
}

/** Renders the type of a function whose row only names it, as in `GridValueGetter<R, V, F>`; nothing for other types. */
function spelledOutHtml({ type, signature }: ApiRow, links: PageLinks): string {
  if (!signature || !type || !/^\w+(?:<[^]*>)?$/.test(type)) return '';
  const parameters = signature.parameters.map((each) => `${each.name}: ${each.type}`).join(', ');
  const text = `(${parameters}) => ${signature.returns.type}`;
  return `<p data-api="spelled">${typeHtml(text, links)}</p>`;
}

/** Renders what the package says about the parameters and the result of a function; their types are in the type's column. */
function signatureHtml({ signature }: ApiRow, links: PageLinks): string {
  if (!signature) return '';
  const { parameters, returns } = signature;
  const hasWords = parameters.some(({ description }) => description !== '');
  if (!hasWords && !returns.description) return '';
  const list = hasWords ? parameters.map((each) => parameterHtml(each, links)).join('') : '';
  const result =
    returns.type === 'void' && !returns.description
      ? ''
      : `<p>${labels.returns} ${returns.type && typeHtml(returns.type, links)} ${inlineHtml(returns.description)}</p>`;
  return `<div data-api="signature">${list && `<p>${labels.parameters}</p><ul>${list}</ul>`}${result}</div>`;
}

/** How rows of one kind are shown: the columns after the name, and their cells. */
interface Columns {
  /** The title of the column of names. */
  name?: string;
  titles: readonly string[];
  cells: (row: ApiRow, links: PageLinks) => string[];
}

const memberColumns: Columns = {
  titles: ['Type', 'Description'],
  cells(row, links) {
    const { type, default: fallback = null } = row;
    const shown =
      fallback === null
        ? ''
        : noteHtml(labels.default, isWords(fallback) ? inlineHtml(fallback) : codeHtml(fallback));
    return [
      typeCellHtml(type ?? '', links) + spelledOutHtml(row, links) + shown,
      describedHtml(row) + signatureHtml(row, links),
    ];
  },
};

const pageColumns = (name: string, extent: string): Columns => ({
  name,
  titles: [extent, 'Description or import'],
  cells: ({ description, extent: numbers = '', rootImport = '' }) => [
    escapeHtml(numbers),
    description ? inlineHtml(description) : codeHtml(rootImport),
  ],
});

const columns: Readonly<Record<RowKind, Columns>> = {
  prop: memberColumns,
  member: memberColumns,
  method: memberColumns,
  slot: {
    titles: [labels.renders, 'Description'],
    cells: ({ default: renders = null, className, description = '' }) => [
      (renders === null ? '' : codeHtml(renders)) +
        (className ? `<p data-api="class">${nameHtml(`.${className}`)}</p>` : ''),
      markdownHtml(description),
    ],
  },
  class: {
    titles: [labels.className, 'Description'],
    cells: ({ className, description = '' }) => [
      nameHtml(`.${className}`),
      markdownHtml(description),
    ],
  },
  type: {
    titles: ['Type'],
    cells: ({ name, type }, links) => [
      typeCellHtml(type ?? '', new Map([...links].filter(([own]) => own !== name))),
    ],
  },
  event: {
    titles: [labels.listener, 'Description'],
    cells(row, links) {
      const { params, event, prop } = row;
      const gets = Object.entries({ params, event }).map(([name, type]) =>
        type ? `<p>${codeHtml(name)}: ${typeHtml(type, links)}</p>` : '',
      );
      return [
        gets.join('') || `<p data-api="none">${labels.nothing}</p>`,
        describedHtml(row) +
          (prop ? noteHtml(labels.prop, linkHtml(prop.href, codeHtml(prop.name))) : ''),
      ];
    },
  },
  selector: {
    titles: [labels.returns, 'Description'],
    cells: (row, links) => [
      typeCellHtml(row.type ?? '', links) +
        (row.argument ? noteHtml(labels.argument, typeHtml(row.argument, links)) : ''),
      describedHtml(row),
    ],
  },
  component: pageColumns(labels.component, 'Props, slots and classes'),
  interface: pageColumns(labels.interface, 'Members'),
};

/** Renders a row, with the facts that the filter looks at. */
function rowHtml(row: ApiRow, links: PageLinks): string {
  const { kind, id, name, href = `#${encodeURIComponent(id)}`, deprecated = null } = row;
  const plan = row.plan === 'community' ? undefined : row.plan;
  const arrival = arrivalText(row);
  const marks = [
    row.required ? `<span data-api="required">Required</span>` : '',
    plan
      ? `<span data-api="badge" data-tag="${plan}">${labels[plan]}<span class="x-visually-hidden"> plan</span></span>`
      : '',
    row.unstable ? `<span data-api="badge" data-tag="unstable">Unstable</span>` : '',
    deprecated === null ? '' : `<span data-api="deprecated">${labels.deprecated}</span>`,
    arrival && `<span data-api="since">${escapeHtml(arrival)}</span>`,
  ];
  const attributes = [
    `id="${escapeHtml(id)}"`,
    `data-api-row="${escapeHtml(name)}"`,
    plan ? `data-plan="${plan}"` : '',
    deprecated === null ? '' : 'data-deprecated',
  ];
  const link = `<a href="${escapeHtml(href)}" data-api="name" translate="no">${nameHtml(name)}</a>`;
  const { titles, cells } = columns[kind];
  const shown = cells(row, links).map(
    (html, index) => `<td data-label="${titles[index]}">${html}</td>`,
  );
  return `<tr ${attributes.filter(Boolean).join(' ')}><th scope="row" data-label="Name">${link}${marks.filter(Boolean).join(' ')}</th>${shown.join('')}</tr>`;
}

/** The length of the text in HTML that is made here. Good enough for an estimate. */
const textLength = (html: string): number => html.replace(/<[^>]*>/g, '').length;

/** Height of code in a wide column, relative to prose with the same number of characters; measured on four pages. */
const codeDensity = 0.3;

/**
 * Renders a table of rows of one kind. Stylesheets estimate its height from its numbers of rows and characters.
 *
 * @param links - addresses of the pages that types may link to
 */
export function tableHtml(caption: string, rows: readonly ApiRow[], links: PageLinks): string {
  const kind = rows[0]?.kind ?? 'prop';
  const { name = 'Name', titles } = columns[kind];
  const html = rows.map((row) => rowHtml(row, links));
  const length = html.reduce((sum, row) => sum + textLength(row), 0);
  // The text of definitions is mostly code, whose lines hold more characters.
  const characters = kind === 'type' ? Math.round(length * codeDensity) : length;
  const size = `--rows:${rows.length};--characters:${characters}`;
  const head = [name, ...titles].map((column) => `<th scope="col">${column}</th>`).join('');
  return `<div data-api="rows" style="${size}"><table data-api="table"><caption class="x-visually-hidden">${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${html.join('')}</tbody></table><p data-api="empty">Nothing here matches the filter.</p></div>`;
}
