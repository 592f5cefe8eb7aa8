import { describe, expect, it } from 'vitest';
import type { Control } from '../types';
import { codeOf } from './code';
import {
  changedProps,
  demoProps,
  searchWithValues,
  startValues,
  valuesFromAddress,
} from './values';

const controls: Control[] = [
  { name: 'layout', kind: 'choice', options: ['horizontal', 'vertical'], fallback: 'vertical' },
  { name: 'loading', kind: 'switch' },
  { name: 'borderRadius', kind: 'number', min: 0, max: 20, start: 4 },
  { name: 'views', kind: 'list', options: ['day', 'year'] },
  { name: 'title', kind: 'text' },
];

const read = (search: string) => valuesFromAddress(search, 'Bars', controls);

describe('the values of a configurable demo', () => {
  it("start from the writer's values or the component's defaults", () => {
    expect(startValues(controls)).toEqual({
      layout: 'vertical',
      loading: undefined,
      borderRadius: 4,
      views: undefined,
      title: undefined,
    });
    expect(changedProps(controls, startValues(controls))).toEqual({ borderRadius: 4 });
  });

  it('leave out defaults, including off for a switch without a default', () => {
    const values = { layout: 'vertical', loading: false, title: 'A' };
    expect(changedProps(controls, values)).toEqual({ title: 'A' });
  });

  it('include a switch that starts on, even when off, unless off is its default', () => {
    const named = { name: 'ampm', kind: 'switch', start: true } as const;
    expect(changedProps([named], { ampm: true })).toEqual({ ampm: true });
    expect(changedProps([named], { ampm: false })).toEqual({ ampm: false });
    expect(changedProps([{ ...named, fallback: false }], { ampm: false })).toEqual({});
  });

  it('reach the demo even as the default, if it starts with another value', () => {
    const control: Control = { name: 'ampm', kind: 'switch', fallback: false };
    expect(demoProps([{ ...control, start: true }], { ampm: false })).toEqual({ ampm: false });
    expect(demoProps([control], { ampm: false })).toEqual({});
  });

  it('ignore an empty list in a URL', () => {
    expect(changedProps(controls, read('?Bars.views='))).toEqual({ borderRadius: 4 });
  });

  it('are written to the page URL and read back', () => {
    const values = {
      layout: 'horizontal',
      loading: true,
      borderRadius: undefined,
      views: ['day', 'year'],
      title: 'a & b',
    };
    const search = searchWithValues('?dir=rtl', 'Bars', controls, values);
    expect(search).toContain('dir=rtl&Bars.layout=horizontal&Bars.loading=true');
    expect(read(search)).toEqual(values);
    expect(searchWithValues(search, 'Bars', controls, startValues(controls))).toBe('?dir=rtl');
  });

  it('ignore URL values that a control cannot have', () => {
    const search =
      '?Bars.layout=diagonal&Bars.loading=1&Bars.borderRadius=99&Bars.views=day,century&Lines.title=x';
    expect(read(search)).toEqual(startValues(controls));
  });
});

describe('codeOf', () => {
  const textOf = (html: string): string =>
    html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"');

  it('writes props in idiomatic JSX', () => {
    expect(
      textOf(codeOf('A', { a: true, b: false, c: 'x', d: -1, e: ['p', 2], f: '"', g: null })),
    ).toBe(`<A a b={false} c="x" d={-1} e={['p', 2]} f={'"'} g={null} />`);
    expect(textOf(codeOf('A', {}))).toBe('<A />');
  });

  it('writes an object', () => {
    expect(textOf(codeOf(undefined, { a: true, b: ['x'] }))).toBe("{ a: true, b: ['x'] }");
    expect(textOf(codeOf(undefined, {}))).toBe('{}');
    const text = 'a rather long text that fills a line by itself';
    expect(textOf(codeOf(undefined, { label: text, b: 2, c: 3 }))).toBe(
      `{\n  label: '${text}',\n  b: 2,\n  c: 3,\n}`,
    );
  });

  it('puts each prop of a long tag on its own line', () => {
    const text = 'a rather long text that fills a line by itself';
    expect(textOf(codeOf('BarChart', { layout: 'horizontal', title: text }))).toBe(
      `<BarChart\n  layout="horizontal"\n  title="${text}"\n/>`,
    );
  });

  it('highlights tokens, and escapes what readers type', () => {
    expect(codeOf('A', { title: '<b>' })).toBe(
      '<span class="tp">&lt;</span><span class="tg">A</span> <span class="ta">title</span><span class="tp">={</span><span class="ts">\'&lt;b&gt;\'</span><span class="tp">}</span> <span class="tp">/&gt;</span>',
    );
  });
});
