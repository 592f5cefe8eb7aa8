import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { tableLabels } from './tables';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});

const table = (headers: string[], cells: string[]): Root => ({
  type: 'root',
  children: [
    element(
      'table',
      element('thead', element('tr', ...headers.map((text) => element('th', text)))),
      element('tbody', element('tr', ...cells.map((text) => element('td', text)))),
    ),
  ],
});

const shape = (tree: Root): string[] => {
  const found: string[] = [];
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type === 'element') {
        const { dataLabel, scope } = child.properties;
        found.push([child.tagName, scope, dataLabel].filter(Boolean).join(' '));
        walk(child);
      }
    }
  };
  walk(tree);
  return found.filter((text) => /^t[hd]/.test(text) && !text.startsWith('thead'));
};

it("labels cells with their column and makes each row's first cell a row header", () => {
  const tree = table(['Prop', 'Type'], ['rows', 'array']);
  tableLabels()(tree);
  expect(shape(tree)).toEqual(['th', 'th', 'th row Prop', 'td Type']);
});

it('turns an empty corner into a data cell and does not use it as a label', () => {
  const tree = table(['', 'Pro'], ['Price', 'paid']);
  tableLabels()(tree);
  expect(shape(tree)).toEqual(['td', 'th', 'th row', 'td Pro']);
});

it('adds no row headers to a table with one column', () => {
  const tree = table(['Name'], ['rows']);
  tableLabels()(tree);
  expect(shape(tree)).toEqual(['th', 'td Name']);
});
