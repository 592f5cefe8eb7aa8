import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiMember, ApiPage } from '../../types';
import { linesOf } from '../../plainText';
import { placeOf } from './place';
import { pageAddresses, pageData, rowAt } from './reference';

describe('linesOf', () => {
  const textOf = (markdown: string, most = 9): string[] =>
    linesOf(markdown, most).map((line) =>
      line.map(({ text, isCode }) => (isCode ? `<${text}>` : text)).join(''),
    );

  it.each([
    ['If `true`, the\nrow is **bold**.', ['If <true>, the row is bold.']],
    ['A.\n\nB.', ['A.', 'B.']],
    ['Either:\n- `one`\n- two', ['Either:', '• <one>', '• two']],
    ['See [the `docs`](/x/a/) and _this_.', ['See the <docs> and this.']],
    ['A:\n```tsx\n<B />\n```\nC.', ['A:', 'C.']],
    ['snake_case_name <img onerror="x">', ['snake_case_name <img onerror="x">']],
    ['', []],
  ])('%j', (markdown, lines) => expect(textOf(markdown)).toEqual(lines));

  it('returns at most the given number of lines', () =>
    expect(textOf('A.\n\nB.\n\nC.', 2)).toEqual(['A.', 'B.']));
});

describe('placeOf', () => {
  const view = { width: 1000, height: 600 };
  const size = { width: 300, height: 100 };
  const link = { left: 400, top: 200, width: 80, height: 20 };

  it('places the popover below the link, aligned with its start', () => {
    expect(placeOf(link, size, view, false)).toEqual({ left: 400, top: 226 });
    expect(placeOf(link, size, view, true)).toEqual({ left: 180, top: 226 });
  });

  it('places it above the link only if there is room above and none below', () => {
    expect(placeOf({ ...link, top: 550 }, size, view, false).top).toBe(444);
    const low = { width: 1000, height: 120 };
    expect(placeOf({ ...link, top: 60 }, size, low, false).top).toBe(86);
  });

  it('keeps it inside the window horizontally', () => {
    expect(placeOf({ ...link, left: 900 }, size, view, false).left).toBe(692);
    expect(placeOf({ ...link, left: 20 }, size, view, true).left).toBe(8);
    expect(placeOf(link, { width: 320, height: 50 }, { width: 320, height: 600 }, false).left).toBe(
      8,
    );
  });
});

const member: ApiMember = {
  type: 'number',
  required: true,
  default: '`52`',
  deprecated: null,
  description: 'The height.',
  plan: 'pro',
  signature: null,
};
const page: ApiPage = {
  name: 'Sheet',
  kind: 'component',
  plan: 'community',
  product: 'sheet',
  path: '/api/sheet/sheet/',
  source: { package: 'sheet', version: '1.0.0' },
  unstable: false,
  imports: ["import { Sheet } from 'sheet';", "import { Sheet } from 'sheet-pro';"],
  description: 'A sheet.',
  deprecated: null,
  themeName: null,
  inherits: [],
  props: { rowHeight: member },
  types: { SheetMode: "SheetMode = 'view' | 'edit'" },
  slots: [
    { name: 'cell', default: 'SheetCell', description: 'A cell.', className: null, plan: 'pro' },
  ],
  classes: [{ key: 'root', className: 'Sheet-root', description: 'The root.' }],
};

describe('rowAt', () => {
  it.each([
    ['', { name: 'Sheet', plan: 'community', type: "import { Sheet } from 'sheet';" }],
    [
      '#prop-rowHeight',
      { name: 'rowHeight', plan: 'pro', type: 'number', default: '52', required: true },
    ],
    ['#slot-cell', { name: 'cell', plan: 'pro', default: 'SheetCell', description: 'A cell.' }],
    ['#class-root', { name: '.Sheet-root', description: 'The root.' }],
    ['#type-SheetMode', { name: 'SheetMode', type: "SheetMode = 'view' | 'edit'" }],
  ])('finds %j', (hash, row) => expect(rowAt(page, hash)).toMatchObject(row));

  it("names the release that added a row, or its page's if the row has none", () => {
    const sheet = { ...page, props: { rowHeight: { ...member, since: '8.1.0' } } };
    expect(rowAt(sheet, '#prop-rowHeight')).toMatchObject({ since: '8.1.0' });
    expect(rowAt(sheet, '')?.since).toBeUndefined();
    const newSheet = { ...page, after: '8.1.0' };
    expect(rowAt(newSheet, '#slot-cell')).toMatchObject({ after: '8.1.0' });
  });

  it.each(['#prop-gone', '#slot-gone', '#class-gone', '#type-Gone', '#prop-constructor', '#other'])(
    'returns nothing for %s',
    (hash) => expect(rowAt(page, hash)).toBeUndefined(),
  );
});

describe('pageData', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fetches the published JSON once for concurrent calls', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(page))));
    vi.stubGlobal('fetch', fetch);
    await Promise.all([pageData('/x/api/sheet/sheet/'), pageData('/x/api/sheet/sheet/')]);
    expect(fetch.mock.calls).toEqual([['/x/api/sheet/sheet.json']]);
  });

  it("knows the addresses of all pages of the link's reference", async () => {
    const fetch = vi.fn(() =>
      Promise.resolve(new Response('[{"name":"Sheet","url":"/x/8.0.0/api/sheet/sheet/"}]')),
    );
    vi.stubGlobal('fetch', fetch);
    const addresses = await pageAddresses('/x/8.0.0/api/sheet/row/');
    expect(addresses.get('Sheet')).toBe('/x/8.0.0/api/sheet/sheet/');
    expect(fetch.mock.calls).toEqual([['/x/8.0.0/api/index.json']]);
  });

  it('fetches again after a failure', async () => {
    const fetch = vi
      .fn<() => Promise<Response>>()
      .mockResolvedValueOnce(new Response('', { status: 404 }))
      .mockResolvedValueOnce(new Response(JSON.stringify(page)));
    vi.stubGlobal('fetch', fetch);
    await expect(pageData('/x/api/sheet/late/')).rejects.toThrow('404');
    expect((await pageData('/x/api/sheet/late/')).name).toBe('Sheet');
  });
});
