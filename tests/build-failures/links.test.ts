import { afterAll, beforeAll, expect, it } from 'vitest';
import { soundSite } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite();
});
afterAll(() => site.remove());

function failureOf(pages: Record<string, string>): string {
  site.write(soundSite(pages));
  const { code, output } = site.build();
  expect(code).toBe(1);
  return output;
}

it('a dead link stops the build, and only that link is named', () => {
  const output = failureOf({ a: 'To [nowhere](/a/nowhere/).' });
  expect(output).toContain('Docusaurus found broken links!');
  expect(output.split('Exhaustive list of all broken links found:')[1]).toMatch(
    /^\s*- Broken link on source page path = \/x\/a\/:\s+-> linking to \/x\/a\/nowhere\/\s*\n\s*\n/,
  );
});

it('a dead anchor stops the build, on its own page and on another', () => {
  const output = failureOf({
    a: '## There\n\nTo [there](#there), [here](#here) and [b](/b/#there).',
    b: '## Else',
  });
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toMatch(
    /- Broken anchor on source page path = \/x\/a\/:\s+-> linking to #here \(resolved as: \/x\/a\/#here\)\s+-> linking to \/x\/b\/#there\s*\n\s*\n/,
  );
});

it('a dead link to a file and a dead image stop the build, with file and line', () => {
  const output = failureOf({
    a: 'To [a file](../gone/index.mdx).',
    b: '![An image](./gone.png)',
  });
  expect(output).toMatch(/docs\/a\/index\.mdx.*\(6:\d+\)/s);
  expect(output).toContain('../gone/index.mdx');
  expect(output).toContain('docs/b/index.mdx');
  expect(output).toContain('gone.png');
});
