import type { Element, ElementContent } from 'hast';
import { nearest } from '../../utils/nearest';
import type { PartsTable } from '../types';

/** The element right around a part, which has no name of its own: the box that gives a grid its height. */
const parentOf = /^parent of (?=\.)/;

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

const text = (value: string): ElementContent => ({ type: 'text', value });

/** Returns the code at the start of an item of a list, and what follows it. */
function readItem(item: Element): { name: string; code: Element; rest: ElementContent[] } {
  const content = item.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : child,
  );
  const [code, ...rest] = content.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const [name] = code?.type === 'element' && code.tagName === 'code' ? code.children : [];
  if (code?.type !== 'element' || name?.type !== 'text')
    throw new Error('an item starts with the name of its part in backticks.');
  const [first, ...more] = rest;
  const start = first?.type === 'text' ? text(first.value.replace(/^[\s:.]+/, '')) : first;
  return { name: name.value, code, rest: start ? [start, ...more] : [] };
}

/**
 * Returns the selector of a part, as a page names it: `.MuiDataGrid-cell`, `slots.toolbar`, `parent of .MuiDataGrid-root`.
 * @throws Error with a hint, for a name that isn't in the reference
 */
export function selectorOf(name: string, table: PartsTable): string {
  if (parentOf.test(name)) return `:has(> ${selectorOf(name.replace(parentOf, ''), table)})`;
  const { classes } = table;
  const known = Object.keys(classes);
  if (name.startsWith('.') && Object.hasOwn(classes, name.slice(1))) return name;
  const slot = /^slots\.(\w+)$/.exec(name)?.[1];
  const own = known.filter((className) => slot !== undefined && classes[className]?.slot === slot);
  if (own.length > 0) return own.map((className) => `.${className}`).join();
  const [best] = nearest(
    name,
    known.map((className) => `.${className}`),
  );
  throw new Error(
    `"${name}" is no part: allowed are public classes, such as \`.MuiDataGrid-cell\`, slots with a class, such as \`slots.toolbar\`, and \`parent of .MuiDataGrid-root\`.${best === undefined ? '' : ` Did you mean "${best}"?`}`,
  );
}

/**
 * Makes the table of an anatomy from the list in it.
 *
 * @returns the table, and the selector of each part
 * @throws Error with the `line` of the item that is wrong
 */
export function readAnatomy(
  list: Element,
  parts: PartsTable,
): { table: Element; selectors: string[] } {
  const items = list.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'li',
  );
  const selectors: string[] = [];
  const rows = items.map((item, index) => {
    try {
      const { name, code, rest } = readItem(item);
      selectors.push(selectorOf(name, parts));
      const number = element(
        'button',
        { type: 'button', ariaPressed: 'false' },
        text(String(index + 1)),
      );
      return element(
        'tr',
        { dataPart: String(index), role: 'row' },
        element('td', { role: 'cell' }, number),
        element('th', { scope: 'row', role: 'rowheader' }, code),
        element('td', { role: 'cell' }, ...rest),
      );
    } catch (error) {
      throw Object.assign(error as Error, { line: item.position?.start.line });
    }
  });
  const heads = ['Number', 'Part', 'What it is'].map((head) =>
    element('th', { scope: 'col', role: 'columnheader' }, text(head)),
  );
  const table = element(
    'table',
    { role: 'table' },
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...heads)),
    element('tbody', { role: 'rowgroup' }, ...rows),
  );
  return { table, selectors };
}
