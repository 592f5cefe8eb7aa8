import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { htmlNode } from '../../content/mdx/hast';
import { hint } from '../../utils/nearest';
import type { PartsTable } from './partsTable';

/** The element right around a part, which has no name of its own: the box that gives a grid its height. */
const parentOf = /^parent of (?=\.)/;

/** Returns the code at the start of an item of a list, and what follows it. */
function readItem(item: Element): [code: Element, ...rest: (ElementContent | string)[]] {
  const [code, text, ...rest] = item.children;
  if (code?.type !== 'element' || code.tagName !== 'code' || text?.type !== 'text')
    throw new Error('an item is a part in backticks, a colon and what it is, with no blank line.');
  return [code, text.value.replace(/^[\s:.]+/, ''), ...rest];
}

/**
 * Returns the selector of a part, as a page names it: `.MuiDataGrid-cell`, `slots.toolbar`, `parent of .MuiDataGrid-root`.
 * @throws Error with a hint, for a name that isn't in the reference
 */
export function selectorOf(name: string, table: PartsTable): string {
  if (parentOf.test(name)) return `:has(> ${selectorOf(name.replace(parentOf, ''), table)})`;
  const classes = Object.entries(table.classes);
  const named = classes.filter(([key, { slot }]) => [`.${key}`, `slots.${slot}`].includes(name));
  if (named.length > 0) return named.map(([key]) => `.${key}`).join();
  const selectors = classes.map(([key]) => `.${key}`);
  throw new Error(
    `"${name}" is no part: allowed are public classes, such as \`.MuiDataGrid-cell\`, slots with a class, such as \`slots.toolbar\`, and \`parent of .MuiDataGrid-root\`.${hint(name, selectors)}`,
  );
}

/**
 * Makes the table of an anatomy from the list in it. Its rows have the selectors of their parts.
 * @throws Error with the `line` of the item that is wrong
 */
export function anatomyTable(list: Element, parts: PartsTable): Element {
  const items = list.children.filter((child) => child.type === 'element');
  const rows = items.map((item, index) => {
    try {
      const [code, ...rest] = readItem(item);
      const dataPart = selectorOf(toString(code), parts);
      const off = { type: 'button', ariaPressed: 'false' };
      const button = htmlNode('button', off, String(index + 1));
      const number = htmlNode('td', { role: 'cell' }, button);
      const name = htmlNode('th', { scope: 'row', role: 'rowheader' }, code);
      const text = htmlNode('td', { role: 'cell' }, ...rest);
      return htmlNode('tr', { dataPart, role: 'row' }, number, name, text);
    } catch (error) {
      throw Object.assign(error as Error, { line: item.position?.start.line });
    }
  });
  const heads = ['Number', 'Part', 'What it is'].map((title) =>
    htmlNode('th', { scope: 'col', role: 'columnheader' }, title),
  );
  const head = htmlNode('thead', { role: 'rowgroup' }, htmlNode('tr', { role: 'row' }, ...heads));
  const body = htmlNode('tbody', { role: 'rowgroup' }, ...rows);
  return htmlNode('table', { role: 'table' }, head, body);
}
