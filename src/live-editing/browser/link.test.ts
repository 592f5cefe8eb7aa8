import { compressToEncodedURIComponent } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { linkTo, mostLetters, readLink } from './link';
import { unpack } from './unpack';

const edits = { 'Orders.tsx': 'const a = "ü";\n' };
const payloadOf = (value: unknown): string => compressToEncodedURIComponent(JSON.stringify(value));

describe('a link with edits', () => {
  it('can be read back', () => {
    const [, payload = ''] = linkTo('Orders', 'TS', edits)!.split('edit=Orders~');
    expect(payload).toMatch(/^[\w+$-]+$/);
    expect(readLink(payload, ['Orders.tsx', 'rows.ts'])).toEqual({
      files: { TS: edits, JS: {} },
      foreign: { variant: 'TS', link: payload },
    });
  });

  it('ignores files that the demo does not have', () => {
    const payload = payloadOf(['JS', { 'Orders.tsx': '1', 'other.ts': '2', 'rows.ts': 3 }]);
    expect(readLink(payload, ['Orders.tsx', 'rows.ts'])).toEqual({
      files: { TS: {}, JS: { 'Orders.tsx': '1' } },
      foreign: { variant: 'JS', link: payload },
    });
  });

  it.each([
    ['nonsense'],
    ['%E0%A4'],
    ['🙈'],
    [''],
    [payloadOf(null)],
    [payloadOf({})],
    [payloadOf(['CSS', { 'Orders.tsx': '' }])],
    [payloadOf(['TS', null])],
    [payloadOf(['TS', { 'other.ts': '' }])],
  ])('is not read from %j', (payload) => {
    expect(readLink(payload, ['Orders.tsx'])).toBe('unreadable');
  });

  it('is too large from a length on at which the editor would be slow', () => {
    const letters = (count: number) => ({ 'Orders.tsx': 'x'.repeat(count) });
    expect(linkTo('Orders', 'TS', letters(mostLetters - 100))).toBeDefined();
    expect(linkTo('Orders', 'TS', letters(mostLetters))).toBeUndefined();
    expect(readLink(payloadOf(['TS', letters(mostLetters)]), ['Orders.tsx'])).toBe('tooLarge');
  });

  it('is not unpacked to its end if it holds far more than it seems', () => {
    const payload = payloadOf(['TS', { 'Orders.tsx': 'x'.repeat(600_000) }]);
    expect(payload.length).toBeLessThan(2_500);
    expect(readLink(payload, ['Orders.tsx'])).toBe('tooLarge');
  });
});

describe('unpacking', () => {
  it.each([
    [''],
    ['a'],
    ['aaaaaaaaaaaa'],
    ['const order = "ü€😀\u0000\uffff";'],
    [
      JSON.stringify(
        Array.from({ length: 3000 }, (_, index) => [index, index * 7919, `row ${index}`]),
      ),
    ],
  ])('returns the packed text %#', (text) => {
    expect(unpack(compressToEncodedURIComponent(text), text.length)).toBe(text);
  });
});
