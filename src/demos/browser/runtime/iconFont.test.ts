import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('adds the stylesheet once, after the next paint', async () => {
  const added: { rel: string; href: string }[] = [];
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: { rel: string; href: string }) => added.push(link) },
  });
  const { loadIconFont } = await import('./iconFont');
  loadIconFont('/x/assets/icon-font/filled.css');
  loadIconFont('/x/assets/icon-font/filled.css');
  expect(added).toEqual([]);
  frames.forEach((callback) => callback());
  await new Promise((resolve) => setTimeout(resolve));
  expect(added).toEqual([{ rel: 'stylesheet', href: '/x/assets/icon-font/filled.css' }]);
});
