import { describe, expect, it } from 'vitest';
import { defaultVersionHosts, parseVersionHosts } from './hosts';

describe('parseVersionHosts', () => {
  it.each([undefined, '', '  '])('returns the public hosts for %j', (value) => {
    expect(parseVersionHosts(value)).toEqual(defaultVersionHosts);
  });

  it('accepts one URL pattern for all versions', () => {
    expect(parseVersionHosts('http://localhost:4000/{version}/')).toEqual({
      v7: 'http://localhost:4000/v7',
      v6: 'http://localhost:4000/v6',
      v5: 'http://localhost:4000/v5',
      v4: 'http://localhost:4000/v4',
    });
    expect(parseVersionHosts('https://{version}.example.com').v6).toBe('https://v6.example.com');
  });

  it('accepts a list that replaces some hosts', () => {
    expect(parseVersionHosts(' v7=https://seven.test , v4=http://four.test/old/,')).toEqual({
      ...defaultVersionHosts,
      v7: 'https://seven.test',
      v4: 'http://four.test/old',
    });
  });

  it.each([
    [
      'v9=https://a.test',
      'VERSION_HOSTS: found "v9=https://a.test"; allowed are an address with {version} in it, or a list of v7, v6, v5, v4',
    ],
    ['https://a.test', 'VERSION_HOSTS: found "https://a.test"; allowed are'],
    ['v7', 'VERSION_HOSTS: found "v7"; allowed are'],
    ['v7=', 'VERSION_HOSTS: found ""; each host must be an http or https address'],
    ['v7=seven.test', 'VERSION_HOSTS: found "seven.test"; each host must be'],
    ['v7=ftp://seven.test', 'found "ftp://seven.test"'],
    ['v7=https://seven.test?a=1', 'found "https://seven.test?a=1"'],
    ['v7=https://seven.test/#a', 'found "https://seven.test/#a"'],
    ['{version}', 'VERSION_HOSTS: found "v7"; each host must be'],
  ])('rejects %j', (value, message) => {
    expect(() => parseVersionHosts(value)).toThrow(message);
  });
});
