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

it('a sound site builds', () => {
  site.write(soundSite({ a: '## There\n\nTo [there](#there) and [b](/b/#else).', b: '## Else' }));
  const { code, output } = site.build();
  expect(output).toContain('Generated static files');
  expect(code).toBe(0);
  expect(site.scripts().some((name) => name.startsWith('routes-'))).toBe(true);
});

it('a sound site builds without the light routes too', () => {
  site.write(soundSite({ a: 'To [b](/b/).', b: 'Text.' }));
  const { code, output } = site.build({ LIGHT_ROUTES: 'off' });
  expect(output).toContain('Generated static files');
  expect(code).toBe(0);
  expect(site.scripts().filter((name) => name.startsWith('routes-'))).toEqual([]);
});

it('a sound site builds without static content too', () => {
  const text = 'Words that are long enough to be a part of their own, and to be found in a script.';
  site.write(soundSite({ a: `${text}\n\nTo [b](/b/).`, b: 'Text.' }));
  const inScripts = () => site.scripts().filter((name) => site.script(name).includes(text));
  expect(site.build().code).toBe(0);
  expect(inScripts()).toEqual([]);
  expect(site.build({ STATIC_CONTENT: 'off' }).code).toBe(0);
  expect(inScripts().length).toBeGreaterThan(0);
});

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

it('a mistake in the navigation ends the command with its message', () => {
  site.write({ ...soundSite(), 'docs/new/index.mdx': '---\ntitle: New\n---\n\nText.\n' });
  const { code, output } = site.build();
  expect(code).toBe(1);
  expect(output).toContain('docs/new/index.mdx:1: "description" is missing; every page needs it.');
  expect(output).toContain('docs/new/index.mdx: this page is not in the navigation.');
  expect(output).not.toMatch(/at checkNavigation/);
});
