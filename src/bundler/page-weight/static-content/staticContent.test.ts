import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { breakableCode } from '../../../content/node/tables';
import { throughStatic } from '../../../css/plugin';
import { staticText } from '../../../features';
import { nameOf } from './names';
import recmaStatic, { condition } from './node/recmaStatic';
import rehypeStatic from './node/rehypeStatic';
import { readParts } from './plugin';

/** Compiles a page as MDX, and separates what the server renders from what the browser gets. */
async function compiled(
  text: string,
  file = 'docs/react-charts/index.mdx',
): Promise<{ code: string; server: string[]; browser: string }> {
  const code = String(
    await compile(new VFile({ value: text, path: `/site/${file}` }), {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [breakableCode, [rehypeStatic, { siteDir: '/site', ...staticText }]],
      recmaPlugins: [recmaStatic],
    }),
  );
  const server: string[] = [];
  const browser = code.replace(
    new RegExp(`${condition} \\? (_jsxs?\\(XStatic, [^]*?)\\}\\) : (?=_jsxs?\\(XStatic, )`, 'g'),
    (_whole, part: string) => {
      server.push(part);
      return '';
    },
  );
  return { code, server, browser };
}

const long =
  'Words that are long enough to be worth a part of their own, which a short one is not.';

describe('dividing a page into static parts', () => {
  it('leaves the content of a part out of the browser code', async () => {
    const { server, browser } = await compiled(
      '## A heading\n\nA [link](/a/) and `code`.\n\n- An item\n\n| A | B |\n| - | - |\n| c | d |',
    );
    expect(server).toHaveLength(1);
    expect(server[0]).toContain('"A heading"');
    expect(server[0]).toContain('"/a/"');
    expect(browser).toContain('_jsxs(XStatic, {\n    n: 0\n  })');
    expect(browser).not.toMatch(/A heading|\/a\/|An item/);
  });

  it('keeps code with line break opportunities static', async () => {
    const { server, browser } = await compiled(`${long}\n\n| A |\n| - |\n| \`@mui/x-data-grid\` |`);
    expect(server[0]).toContain('wbr');
    expect(browser).not.toContain('data-');
  });

  it('ends a part at a demo, which stays in the browser code', async () => {
    const { server, browser } = await compiled(
      `${long}\n\n<Demo src="./A.tsx" />\n\n## Next <Plan pro />\n\nWith <kbd>Enter</kbd>.`,
    );
    expect(server).toHaveLength(2);
    expect(server[1]).toMatch(/Plan[^]*Enter/);
    expect(browser).toContain('_jsx(Demo');
    expect(browser).toContain('./A.tsx');
  });

  it.each([
    ['an expression', `Now {1 + 1}. ${long}`],
    ['an attribute with an expression', `<kbd title={name}>a</kbd> ${long}`],
    ['a component in a list', `- <Other />\n- ${long}`],
    ['an element with a state', `<details><summary>a</summary>${long}</details>`],
    ['a short paragraph alone', 'Short.'],
  ])('creates no part for %s', async (_case, text) => {
    expect((await compiled(text)).code).not.toContain('XStatic');
  });

  it('does not end a part at a comment', async () => {
    const { server } = await compiled(`${long}\n\n{/* A note. */}\n\n${long}`);
    expect(server).toHaveLength(1);
  });

  it('changes the fingerprint with the content, but not with its line', async () => {
    const call = async (text: string) =>
      /XStaticOf\(("[^)]+)\)/.exec((await compiled(text)).code)?.[1];
    const first = await call(long);
    expect(first).toMatch(/^"assets\/static\/p[0-9a-f]{8}\.json", "[0-9a-f]{6}"$/);
    expect(await call(`\n\n${long}`)).toBe(first);
    expect(await call(`${long} More.`)).not.toBe(first);
  });

  it('skips the API reference, partials and pages outside the docs', async () => {
    for (const file of ['docs/api/a/index.mdx', 'docs/a/_part.mdx', 'blog/a/index.mdx']) {
      expect((await compiled(long, file)).code).not.toContain('XStatic');
    }
  });
});

it('current and frozen pages get different names, and API pages none', () => {
  const current = nameOf('@site/docs/a/index.mdx');
  expect(current).toMatch(/^p[0-9a-f]{8}$/);
  expect(nameOf('@site/versioned_docs/version-8.0.0/a/index.mdx')).not.toBe(current);
  expect(nameOf('@site/versioned_docs/version-8.0.0/api/a/index.mdx')).toBeUndefined();
});

describe('readParts', () => {
  it('reads the parts of a page, minified or not', () => {
    expect(
      readParts(
        '<div><x-static id=p01234567-abcdef-0><p>A<div>B</div></x-static><x-static id="p01234567-abcdef-1">C</x-static></div>',
      ),
    ).toEqual({ version: 'abcdef', parts: ['<p>A<div>B</div>', 'C'] });
  });

  it('returns no parts for a page without any', () => {
    expect(readParts('<p>A')).toEqual({ version: '', parts: [] });
  });

  it('throws if a part has no end tag', () => {
    expect(() => readParts('<x-static id=p01234567-abcdef-0><p>A')).toThrow('p01234567-abcdef-0');
  });
});

it.each([
  ['.markdown > h2', ['.markdown :where(x-static, section[class]) > h2']],
  ['.markdown > *:last-child', ['.markdown > :where(x-static:last-child) > *:last-child']],
  [
    '.markdown > header + p',
    [
      '.markdown :where(x-static, section[class]) > header + p',
      '.markdown > header + :where(x-static) > p:where(:first-child)',
    ],
  ],
  ['.markdown li > p', []],
  ['.menu > li', []],
])('throughStatic returns the selectors that static parts need: %s', (selector, added) => {
  expect(throughStatic(selector)).toEqual(added);
});
