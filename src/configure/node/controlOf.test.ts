import { describe, expect, it } from 'vitest';
import { controlOf, defaultValue } from './controlOf';

describe('controlOf', () => {
  it.each([
    ['boolean', { kind: 'switch' }],
    ['true | undefined', { kind: 'switch' }],
    ["'horizontal' | 'vertical'", { kind: 'choice', options: ['horizontal', 'vertical'] }],
    ["boolean | 'auto'", { kind: 'choice', options: [false, true, 'auto'] }],
    ['0 | 1 | 2', { kind: 'choice', options: [0, 1, 2] }],
    ['number', { kind: 'number' }],
    ['number | ((index: number) => number)', { kind: 'number' }],
    ['string | null', { kind: 'text' }],
    ["readonly ('day' | 'year')[]", { kind: 'list', options: ['day', 'year'] }],
    ["ReadonlyArray<'day' | 'year'>", { kind: 'list', options: ['day', 'year'] }],
  ])('finds a control for %s', (type, control) => {
    expect(controlOf(type)).toEqual(control);
  });

  it('resolves type aliases, and gives up on a circular one', () => {
    const aliases = {
      View: "View<D = Date> = 'day' | Other",
      Other: "Other = 'year'",
      Loop: 'Loop = Loop | Loop',
    };
    expect(controlOf('View', aliases)).toEqual({ kind: 'choice', options: ['day', 'year'] });
    expect(controlOf('readonly View[]', aliases)).toEqual({
      kind: 'list',
      options: ['day', 'year'],
    });
    expect(controlOf('Loop', aliases)).toBeUndefined();
  });

  it('treats a type parameter as a boolean if its default is one', () => {
    expect(controlOf('Multiple', {}, false)).toEqual({ kind: 'switch' });
    expect(controlOf('Multiple', {}, 'a')).toBeUndefined();
  });

  it.each([
    '() => void',
    'React.ReactNode',
    '{ a: boolean }',
    'SxProps<Theme>',
    'not a type (',
    '',
  ])('finds no control for %s', (type) => {
    expect(controlOf(type)).toBeUndefined();
  });
});

describe('defaultValue', () => {
  it.each([
    ["'vertical'", 'vertical'],
    ['false', false],
    ['0.5', 0.5],
    ['null', null],
    ["['day', 'year']", ['day', 'year']],
  ])('reads %s', (text, value) => {
    expect(defaultValue(text)).toEqual(value);
  });

  it.each([null, 'the width of the screen', '`${a}`', '() => 1', '[a]'])(
    'returns undefined for %s',
    (text) => {
      expect(defaultValue(text)).toBeUndefined();
    },
  );
});
