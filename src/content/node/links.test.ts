import { expect, it } from 'vitest';
import { checkLinks } from './links';

const matter = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: D.\n${more}---\n\n`;
const files: Record<string, string> = {
  'docs/react-tree/items/index.mdx': `${matter('Items')}## Labels\n\n<span id="note" />\n`,
  'docs/react-tree/expansion/index.mdx': `${matter('Expansion', 'components: [Tree]\n')}## Open at start\n\n## Pin <Plan pro /> {/* #pin-rows */}\n`,
  'docs/react-tree/focus-ring/index.mdx': `${matter('Focus ring')}Text.\n`,
  'docs/react-tree/hub/index.mdx': `${matter('Hub', 'movedSections:\n  /react-tree/items/: [labels, lazy]\n')}Text.\n`,
  'docs/react-tree/unsound/index.mdx': `${matter('Unsound')}## A <b\n`,
};
const site = {
  pages: Object.keys(files),
  read: (file: string) => files[file] ?? '',
  renames: [{ from: '/react-tree/opening/', to: '/react-tree/expansion/' }],
};

/** Returns the findings for a page with this as its seventh line. */
const check = (line: string, file = 'docs/react-tree/focus/index.mdx') => {
  const text = `${matter('Focus')}Text.\n${line}\n\n## Own section\n`;
  const own = { ...site, read: (name: string) => (name === file ? text : (files[name] ?? '')) };
  return checkLinks(file, text, { ...own, pages: [...site.pages, file] }).map(
    ({ file: at, line: number, message }) => `${at}:${number}: ${message}`,
  );
};
const at = 'docs/react-tree/focus/index.mdx:7: ';

it('accepts links that work, and links that only the build can check', () => {
  const sound = [
    '[a](/react-tree/items/) [b](/react-tree/items/#labels) [c](/react-tree/items/#note) [d](#own-section)',
    '[a](/react-tree/expansion/components-api/) [b](/react-tree/expansion/#api) [c](/react-tree/expansion/?x=1#pin-rows)',
    '[a](/api/tree/tree/#prop-items) [b](/blog/) [c](https://mui.com/gone) [d](pathname:///x/llms.txt) [e](/logo.svg)',
    '`[a](/gone/)` and [b](/react-tree/unsound/#anything)',
  ];
  expect(sound.flatMap((line) => check(line))).toEqual([]);
});

it('reports the file and line of a broken link, with the nearest page', () => {
  expect(check('To [it](/react-tree/expnsion/).')).toEqual([
    `${at}the link "/react-tree/expnsion/" is broken. The nearest page is "/react-tree/expansion/".`,
  ]);
  expect(check('<a href="/react-tree/itms/">it</a>')).toEqual([
    `${at}the link "/react-tree/itms/" is broken. The nearest page is "/react-tree/items/".`,
  ]);
  expect(check('[it][1]\n\n[1]: /react-tree/itms/components-api/').join()).toContain(
    ':9: the link "/react-tree/itms/components-api/" is broken.',
  );
});

it('gives the new address of a renamed page', () => {
  expect(check('[it](/react-tree/opening/)')).toEqual([
    `${at}the link "/react-tree/opening/" is broken. The page is now at "/react-tree/expansion/".`,
  ]);
});

it('gives the new address of a section that moved, and checks that it is there', () => {
  expect(check('[a](/react-tree/hub/#lazy)')).toEqual([
    `${at}the link "/react-tree/hub/#lazy" leads to a section that has moved. It is now at "/react-tree/items/#lazy".`,
  ]);
  const hub = 'docs/react-tree/hub/index.mdx';
  expect(checkLinks(hub, files[hub] ?? '', site)).toEqual([
    {
      file: hub,
      line: 5,
      message:
        'the anchor of the link "/react-tree/items/#lazy" is not in docs/react-tree/items/index.mdx. The page has "#labels", "#note".',
    },
  ]);
});

it('reports a missing anchor on another page or the same page', () => {
  expect(check('[a](/react-tree/items/#label) and [b](#own-sections)')).toEqual([
    `${at}the anchor of the link "/react-tree/items/#label" is not in docs/react-tree/items/index.mdx. The nearest is "#labels".`,
    `${at}the anchor of the link "#own-sections" is not in docs/react-tree/focus/index.mdx. The nearest is "#own-section".`,
  ]);
});

it('lists the anchors of a page if none is like the one in the link', () => {
  expect(check('[a](/react-tree/expansion/#zzzzz) and [b](/react-tree/focus-ring/#zzzzz)')).toEqual(
    [
      `${at}the anchor of the link "/react-tree/expansion/#zzzzz" is not in docs/react-tree/expansion/index.mdx. The page has "#open-at-start", "#pin-rows", "#api".`,
      `${at}the anchor of the link "/react-tree/focus-ring/#zzzzz" is not in docs/react-tree/focus-ring/index.mdx. The page has none.`,
    ],
  );
  const many = Array.from({ length: 14 }, (_, index) => `<span id="part-${index}" />`).join('\n\n');
  expect(check(`[a](#zzzzz)\n\n${many}`).join()).toMatch(/"#part-10", …\.$/);
});

it('requires a trailing slash', () => {
  expect(check('[a](/react-tree/items#labels)')).toEqual([
    `${at}the link "/react-tree/items#labels" has no slash at the end of its address: "/react-tree/items/".`,
  ]);
});

it('requires addresses from the root of the site, without the path below which it is served', () => {
  expect(
    check('[a](../items#labels), [b](/x/react-tree/items/?x=1#labels) and [c](mailto:a@b.example)'),
  ).toEqual([
    `${at}the link "../items#labels" isn't written from the site's root: "/react-tree/items/#labels".`,
    `${at}the link "/x/react-tree/items/?x=1#labels" isn't written from the site's root: "/react-tree/items/?x=1#labels".`,
  ]);
});
