import { afterAll, beforeAll, expect, it } from 'vitest';
import { soundSite } from './content';
import { FixtureSite } from './site';

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite();
});
afterAll(() => site.remove());

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

it('a mistake in the navigation ends the command with its message', () => {
  site.write({ ...soundSite(), 'docs/new/index.mdx': '---\ntitle: New\n---\n\nText.\n' });
  const { code, output } = site.build();
  expect(code).toBe(1);
  expect(output).toContain('docs/new/index.mdx:1: "description" is missing; every page needs it.');
  expect(output).toContain('docs/new/index.mdx: this page is not in the navigation.');
  expect(output).not.toMatch(/at checkNavigation/);
});
