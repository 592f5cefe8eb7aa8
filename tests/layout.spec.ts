// One layout grid: where pages begin, and what keeps its place from one page to the next.
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { expect, nightly, nightlyUnless, open, savePreferences, test } from './fixtures';
import { layOutAll } from './visit/axe';

const widths = [1920, 1440, 1280, 820, 390, 320];

/** Text, a product overview, the reference, the home page, posts, search results, the offline page, and a missing page. */
const paths: readonly (readonly [path: string, status?: number])[] = [
  ['/introduction/licensing/'],
  ['/react-data-grid/'],
  ['/api/data-grid/data-grid/'],
  ['/api/data-grid/'],
  ['/'],
  ['/blog/'],
  ['/search/?q=column'],
  ['/offline/'],
  ['/no-such-page/', 404],
];

async function boxOf(locator: Locator): Promise<{ x: number; end: number; y: number }> {
  const { x, y, width } = (await locator.first().boundingBox())!;
  return { x: Math.round(x), end: Math.round(x + width), y: Math.round(y) };
}

const search = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Search/ });

for (const direction of ['ltr', 'rtl'] as const) {
  test(
    `headings of all kinds of pages start at the same edge, ${direction}`,
    nightly,
    async ({ page }) => {
      test.setTimeout(120_000);
      await savePreferences(page, { direction });
      const edges = new Map<number, Record<string, number>>();
      for (const [path, status] of paths) {
        await open(page, path, status);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const { x, end } = await boxOf(page.locator('main h1'));
          edges.set(width, { ...edges.get(width), [path]: direction === 'ltr' ? x : end });
        }
      }
      for (const [width, byPath] of edges) {
        const [first] = Object.values(byPath);
        expect(byPath, `at ${width} px`).toEqual(
          Object.fromEntries(paths.map(([path]) => [path, first])),
        );
      }
    },
  );
}

test('the search button stays in place from page to page', nightly, async ({ page }) => {
  test.setTimeout(120_000);
  const places = new Map<number, Record<string, unknown>>();
  for (const [path, status] of [...paths, ['/react-date-pickers/'] as const]) {
    await open(page, path, status);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      places.set(width, { ...places.get(width), [path]: await boxOf(search(page)) });
    }
  }
  for (const [width, byPath] of places) {
    const [first] = Object.values(byPath);
    for (const [path, place] of Object.entries(byPath))
      expect(place, `${path} at ${width} px`).toEqual(first);
  }
});

test('on a desktop, the search button is aligned with the text', async ({ page }) => {
  await open(page, '/introduction/licensing/');
  for (const width of [1920, 1440, 1280, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const [field, text] = [await boxOf(search(page)), await boxOf(page.locator('main h1'))];
    expect(field.x, `at ${width} px`).toBe(text.x);
  }
});

test(
  'the title, tabs and table of contents stay in place on the API tab',
  nightly,
  async ({ page }) => {
    const guide = '/react-data-grid/column-visibility/';
    const parts = {
      title: page.locator('main h1'),
      tabs: page.getByRole('navigation', { name: 'Views of this page' }),
      headings: page.getByRole('complementary', { name: 'On this page' }),
    };
    for (const width of [1920, 1440, 1280, 820, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = width > 1240 ? Object.entries(parts) : Object.entries(parts).slice(0, 2);
      const boxes = async (): Promise<object> =>
        Object.fromEntries(
          await Promise.all(
            shown.map(async ([name, part]) => {
              const { x, y, end } = await boxOf(part);
              // The tab's title is a different text, so it ends elsewhere.
              return [name, name === 'title' ? { x, y } : { x, y, end }];
            }),
          ),
        );
      await open(page, guide);
      const before = await boxes();
      await parts.tabs.getByRole('link', { name: 'API' }).click();
      // The address changes before the page does.
      await expect(parts.title).toHaveText(/: API$/);
      await expect(page.locator('[data-api-section]').first()).toBeAttached();
      expect(await boxes(), `at ${width} px`).toEqual(before);
    }
  },
);

const endsOf = (blocks: Locator): Promise<number[]> =>
  blocks.evaluateAll((all) => [
    ...new Set(
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
        .map((each) => Math.round(each.getBoundingClientRect().right)),
    ),
  ]);

test(
  'blocks of a page end at two edges, and the page is centered in a wide window',
  nightly,
  async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of [
      '/react-data-grid/column-visibility/',
      '/react-data-grid/',
      '/react-charts/funnel/',
      '/introduction/licensing/',
    ]) {
      await open(page, path);
      const blocks = page.locator(
        'main .markdown > :not(header, x-static, .x-visually-hidden), main .markdown > x-static > *',
      );
      for (const width of [1280, 1440, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await endsOf(blocks)).length, `${path} at ${width} px`).toBeLessThanOrEqual(2);
        if (width < 1600) continue;
        const sidebar = await boxOf(page.locator('.theme-doc-sidebar-container'));
        const title = await boxOf(page.locator('main h1'));
        const contents = await boxOf(page.getByRole('complementary', { name: 'On this page' }));
        const [before, after] = [title.x - sidebar.end, width - contents.end];
        expect(Math.abs(before - after), `${path} at ${width} px`).toBeLessThanOrEqual(48);
      }
    }
  },
);

test('headings of a mirrored page keep the edge of its text', async ({ page }) => {
  await savePreferences(page, { direction: 'rtl' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/introduction/licensing/');
  const starts = await page
    .locator('.markdown > h2, .markdown > x-static > h2')
    .evaluateAll((all) =>
      all.map((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading.firstChild!);
        return Math.round(
          heading.getBoundingClientRect().right - range.getBoundingClientRect().right,
        );
      }),
    );
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts)).toEqual(new Set([0]));
});

test('on a phone, the text of a guide starts in the upper third, and one line names the section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/react-data-grid/column-visibility/');
  const first = await boxOf(page.locator('.markdown > p, .markdown > x-static > p'));
  expect(first.y).toBeLessThan(844 / 3);
  const contents = page.locator('summary', { hasText: 'On this page' });
  for (const heading of await page.locator('h2[id]').all()) {
    const name = await heading.evaluate((element) => element.firstChild!.textContent!.trim());
    // Again when a demo above has taken more room than was kept for it.
    await expect(async () => {
      await heading.evaluate((element) => element.scrollIntoView());
      await expect(contents).toContainText(name, { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  }
  expect((await contents.boundingBox())!.height).toBeLessThanOrEqual(48);
});

for (const width of [320, 769, 1280]) {
  const details = nightlyUnless(width === 320);
  test(
    `at ${width} px, product and version are readable in the bar, also with wide text spacing`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await checkBar(page);
    },
  );
}

async function checkBar(page: Page): Promise<void> {
  for (const path of ['/react-date-pickers/quickstart/', '/8.0.0/react-tree-view/', '/']) {
    await open(page, path);
    for (const isSpaced of [false, true]) {
      // The values of WCAG 1.4.12.
      if (isSpaced)
        await page.addStyleTag({
          content:
            '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }',
        });
      const cut = await page
        .locator('.navbar button:visible > span, [role=toolbar] :is(button, a):visible')
        .evaluateAll((all) =>
          all
            .filter((each) => each.scrollWidth > each.clientWidth && each.clientWidth > 1)
            .map((each) => each.textContent),
        );
      expect(cut, `${path}, spaced: ${isSpaced}`).toEqual([]);
      const sticksOut = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sticksOut, `${path}, spaced: ${isSpaced}`).toBeLessThanOrEqual(0);
      const [toolbar] = await page.locator('[role=toolbar]:not([data-demo] *)').all();
      // Entries that no longer fit move into its menu.
      if (toolbar)
        await expect
          .poll(async () => (await toolbar.boundingBox())!.height)
          .toBeLessThanOrEqual(44);
    }
  }
}

/** Runs in the browser: lines of text that lie on other lines, and buttons that lie on text. */
function overlapsOf(main: Element): string[] {
  const boxes: { text: string; box: DOMRect; of: Element }[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const of = walker.currentNode.parentElement!;
    const text = walker.currentNode.textContent!.trim();
    let isClipped = false;
    for (let each: Element | null = of; each; each = each.parentElement)
      isClipped ||= getComputedStyle(each).clipPath !== 'none';
    const isHidden =
      !text ||
      isClipped ||
      of.closest(
        '[data-demo], [data-demo-state], noscript, [hidden], details:not([open]) > :not(summary)',
      ) ||
      !of.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isHidden) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    // What a scrolling parent cuts off is not on the screen.
    const frame = of.closest('pre')?.getBoundingClientRect();
    for (const box of range.getClientRects()) {
      const right = frame ? Math.min(box.right, frame.right) : box.right;
      if (right - box.left > 2 && box.height > 2)
        boxes.push({ text, of, box: new DOMRect(box.x, box.y, right - box.left, box.height) });
    }
  }
  for (const control of main.querySelectorAll('button:has(svg), a:has(svg)')) {
    const box = control.getBoundingClientRect();
    if (control.checkVisibility() && box.width > 2 && !control.closest('[data-demo]'))
      boxes.push({ text: control.getAttribute('aria-label') ?? 'button', of: control, box });
  }
  boxes.sort((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 3) break;
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const isPart = one.of.contains(other.of) || other.of.contains(one.of);
      if (across > 3 && other.box.bottom - one.box.top > 3 && !isPart)
        found.add(`${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`);
    }
  });
  return [...found];
}

/** A page of each kind. */
const kinds = {
  'the home page': '/',
  'a guide': '/react-data-grid/column-visibility/',
  'an overview': '/react-data-grid/',
  'a text page': '/introduction/installation/',
  'an API tab': '/react-data-grid/column-visibility/components-api/',
  'an API page': '/api/tree-view/rich-tree-view/',
  'a migration guide': '/migration/migration-tree-view-v7/',
  'a post': '/blog/',
};

for (const [name, path] of Object.entries(kinds)) {
  test(`no text or button of ${name} lies on text`, nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const direction of ['ltr', 'rtl'] as const) {
      await savePreferences(page, { direction });
      await open(page, path);
      await layOutAll(page);
      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await page.locator('main').first().evaluate(overlapsOf),
          `${direction} at ${width} px`,
        ).toEqual([]);
      }
    }
  });

  test(`what gets the focus on ${name} is in view, forward and back`, nightly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, path);
      await page.locator('main a').first().focus();
      for (const key of [
        ...Array<string>(30).fill('Tab'),
        ...Array<string>(20).fill('Shift+Tab'),
      ]) {
        await page.keyboard.press(key);
        const covered = await page.evaluate(() => {
          const focused = document.activeElement!;
          if (focused === document.body || focused.closest('[data-demo]')) return '';
          const { left, top, width: across, height } = focused.getBoundingClientRect();
          const at = document.elementFromPoint(
            left + Math.min(across / 2, 12),
            top + Math.min(height / 2, 12),
          );
          const isSeen = at && (focused.contains(at) || at.contains(focused));
          return isSeen ? '' : focused.outerHTML.slice(0, 120);
        });
        expect(covered, `${key} at ${width} px`).toBe('');
      }
    }
  });
}

test('the page has landmarks, and its footer adds no headings to the outline', async ({ page }) => {
  await open(page, '/react-data-grid/column-visibility/');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(
    page.getByRole('banner').getByRole('search', { name: 'Search guides and API' }),
  ).toHaveCount(1);
  const footer = page.getByRole('contentinfo').last();
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await expect(footer.getByRole('list', { name: 'Products' })).toBeVisible();
});

test('in the sidebar, no word is broken and the current page is marked in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/react-data-grid/components/ai-assistant-panel/');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const broken = await sidebar.locator('a > span:first-of-type').evaluateAll((all) =>
    all.flatMap((label) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const match of walker.currentNode.textContent!.matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, match.index);
          range.setEnd(walker.currentNode, match.index + match[0].length);
          if (range.getClientRects().length > 1) words.push(match[0]);
        }
      }
      return words;
    }),
  );
  expect(broken).toEqual([]);
  const background = (link: Locator): Promise<string> =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const current = sidebar.locator('[aria-current=page]');
  const other = sidebar.locator('a:not([aria-current])').last();
  expect(await background(current)).not.toBe(await background(other));
});

test.describe('with scroll bars that take up room', () => {
  let browser: Browser;
  test.beforeAll(async ({ launchOptions }) => {
    browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  });
  test.afterAll(() => browser.close());

  for (const { name, width, path, show, shown } of [
    {
      name: 'a menu of a demo',
      width: 1280,
      path: '/react-data-grid/pagination/',
      show: (page: Page) => page.locator('figure').getByRole('combobox').first(),
      shown: (page: Page) => page.getByRole('listbox'),
    },
    {
      name: 'the menu of a small window',
      width: 820,
      path: '/react-data-grid/pagination/',
      show: (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
      shown: (page: Page) => page.locator('.navbar-sidebar'),
    },
  ])
    test(
      `nothing behind ${name} moves`,
      nightlyUnless(name === 'the menu of a small window'),
      async ({ baseURL }) => {
        const page = await browser.newPage({ baseURL: baseURL!, viewport: { width, height: 700 } });
        await open(page, path);
        const article = page.locator('main article');
        await show(page).scrollIntoViewIfNeeded();
        const before = await boxOf(article);
        await show(page).click();
        await expect(shown(page)).toBeVisible();
        expect(await boxOf(article)).toEqual(before);
        await page.close();
      },
    );
});
