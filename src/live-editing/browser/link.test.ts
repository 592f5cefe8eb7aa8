import { compressToEncodedURIComponent } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { linkTo, readLink, type LinkedEdits } from './link';

const edits: LinkedEdits = { variant: 'TS', files: { 'Orders.tsx': 'const a = "ü";\n' } };
const payloadOf = (value: unknown): string => compressToEncodedURIComponent(JSON.stringify(value));

describe('a link with edits', () => {
  it('can be read back', () => {
    const [, payload = ''] = linkTo('Orders', edits).split('edit=Orders~');
    expect(payload).toMatch(/^[\w+$-]+$/);
    expect(readLink(payload, ['Orders.tsx', 'rows.ts'])).toEqual(edits);
  });

  it('ignores files that the demo does not have', () => {
    const payload = payloadOf(['JS', { 'Orders.tsx': '1', 'other.ts': '2', 'rows.ts': 3 }]);
    expect(readLink(payload, ['Orders.tsx', 'rows.ts'])).toEqual({
      variant: 'JS',
      files: { 'Orders.tsx': '1' },
    });
  });

  it.each([
    ['nonsense'],
    [''],
    [payloadOf(null)],
    [payloadOf({})],
    [payloadOf(['CSS', { 'Orders.tsx': '' }])],
    [payloadOf(['TS', null])],
    [payloadOf(['TS', { 'other.ts': '' }])],
  ])('is not read from %j', (payload) => {
    expect(readLink(payload, ['Orders.tsx'])).toBeUndefined();
  });
});
