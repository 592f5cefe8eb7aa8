import { describe, expect, it } from 'vitest';
import { linesNaming } from './checkNavigation';

const source = [
  "// page('/a')",
  ' * "/a"',
  "page('/a'),",
  'page("/a/"), page(`/b`),',
  "page('/a/b'),",
].join('\n');

describe('linesNaming', () => {
  it('finds whole names in any quotes, ignoring comments', () => {
    expect(linesNaming(source, ['/a', '/a/'])).toEqual([3, 4]);
    expect(linesNaming(source, ['/b'])).toEqual([4]);
    expect(linesNaming(source, ['/c'])).toEqual([]);
  });
});
