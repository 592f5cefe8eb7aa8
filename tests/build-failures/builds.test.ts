import { afterAll, beforeAll, expect, it } from 'vitest';
import { soundSite } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite();
});
afterAll(() => site.remove());

// Builds with what makes pages lighter are covered by tests/small-site.
it('a valid site builds with the page weight optimizations turned off', async () => {
  const text = 'Words that are long enough to be a part of their own, and to be found in a script.';
  site.write(
    soundSite({
      a: `${text}\n\n## There\n\nTo [there](#there) and [b](/b/#else).`,
      b: '## Else\n\nText.',
    }),
  );
  const { code, output } = await site.build({ PAGE_WEIGHT: 'off' });
  expect(output).toContain('Generated static files');
  expect(code).toBe(0);
  expect(site.scripts().filter((name) => name.startsWith('routes-'))).toEqual([]);
  expect(site.scripts().some((name) => site.script(name).includes(text))).toBe(true);
});

it('mistakes in a page and the navigation fail the build without a stack trace', async () => {
  site.write({ ...soundSite(), 'docs/new/index.mdx': '---\ntitle: New\n---\n\nText.\n' });
  const { code, output } = await site.build();
  expect(code).toBe(1);
  expect(output).toContain('docs/new/index.mdx:1: "description" is missing; every page needs it.');
  expect(output).toContain('docs/new/index.mdx: this page is not in the navigation.');
  expect(output).not.toMatch(/at checkNavigation/);
});

it('broken anchors within and across pages stop the build, and no others are listed', async () => {
  site.write(
    soundSite({
      a: '## There\n\nTo [there](#there), [here](#here), [b](/b/#else) and [b](/b/#there).',
      b: '## Else',
    }),
  );
  const { code, output } = await site.build();
  expect(code).toBe(1);
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toMatch(
    /- Broken anchor on source page path = \/x\/a\/:\s+-> linking to #here \(resolved as: \/x\/a\/#here\)\s+-> linking to \/x\/b\/#there\s*\n\s*\n/,
  );
});
