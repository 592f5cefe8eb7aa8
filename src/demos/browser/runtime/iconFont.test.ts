import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Link {
  rel: string;
  href: string;
  onerror: () => void;
  remove: () => void;
}

const href = '/x/assets/icon-font/filled.css';
const frames: (() => void)[] = [];
let added: Link[] = [];

beforeEach(() => {
  added = [];
  vi.resetModules();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => added.pop() }),
    head: { append: (link: Link) => added.push(link) },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function paint(): Promise<void> {
  frames.splice(0).forEach((callback) => callback());
  await new Promise((resolve) => setTimeout(resolve));
}

it('adds the stylesheet once, after the next paint', async () => {
  const { loadIconFont } = await import('./iconFont');
  loadIconFont(href);
  loadIconFont(href);
  expect(added).toEqual([]);
  await paint();
  expect(added).toMatchObject([{ rel: 'stylesheet', href }]);
});

it('adds it again for the next demo if it could not be loaded', async () => {
  const { loadIconFont } = await import('./iconFont');
  loadIconFont(href);
  await paint();
  added[0]?.onerror();
  expect(added).toEqual([]);
  loadIconFont(href);
  await paint();
  expect(added).toMatchObject([{ rel: 'stylesheet', href }]);
});
