import { describe, expect, it } from 'vitest';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { tableTicks } from './tables';

const cell = (text: string, tagName = 'td'): Element => ({
  type: 'element',
  tagName,
  properties: { dataLabel: 'Pro' },
  children: [{ type: 'text', value: text }],
});

function run(...cells: Element[]): Element[] {
  const tree: Root = { type: 'root', children: cells };
  tableTicks()(tree);
  return tree.children as Element[];
}

describe('tableTicks', () => {
  it.each([
    ['Yes', '✓'],
    [' No ', '–'],
  ])('shows a symbol for %j and keeps the word for screen readers', (text, sign) => {
    const [changed] = run(cell(text));
    const [seen, said] = changed!.children as Element[];
    expect(seen?.properties.ariaHidden).toBe('true');
    expect(toString(seen!)).toBe(sign);
    expect(said?.properties.className).toEqual(['x-visually-hidden']);
    expect(toString(said!)).toBe(text.trim());
    expect(changed?.properties.dataLabel).toBe('Pro');
  });

  it.each(['Yes, since 8.1.0', 'no', 'Nothing', '', 'constructor'])(
    'leaves %j as it is',
    (text) => {
      expect(run(cell(text))).toEqual([cell(text)]);
    },
  );

  it('leaves header cells unchanged', () => {
    expect(run(cell('Yes', 'th'))).toEqual([cell('Yes', 'th')]);
  });
});
