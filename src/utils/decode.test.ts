import { describe, expect, it } from 'vitest';
import { decodePart, decodePath } from './decode';

describe('decoding a part of an address', () => {
  it('decodes what is encoded', () => {
    expect(decodePart('sorting%20order%2Fauto')).toBe('sorting order/auto');
    expect(decodePath('/x/%C3%BC/a%2Fb/')).toBe('/x/ü/a%2Fb/');
  });

  it.each(['%', '100%', '50%-off', '%E0%A4', '%zz', '%C0%AF', 'edit=FirstTree~%E0%A4'])(
    'returns %j as it is',
    (text) => {
      expect(decodePart(text)).toBe(text);
      expect(decodePath(text)).toBe(text);
    },
  );
});
