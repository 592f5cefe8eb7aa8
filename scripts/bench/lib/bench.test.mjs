import { describe, expect, it } from 'vitest';
import { plainPage, sidebarEntries } from './pages.mjs';
import { plainFiles } from './plain-site.mjs';

describe('generated pages', () => {
  const pages = Array.from({ length: 360 }, (_, index) => plainPage(index, 360));

  it('differ from each other, and are the same on every run, each at its own address', () => {
    expect(pages[7]).toEqual(plainPage(7, 360));
    // Sites of different sizes are compared by their first pages.
    expect(plainPage(7, 1600).content).toBe(pages[7].content);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(360);
    expect(new Set(pages.map(({ content }) => content)).size).toBe(360);
  });

  it('use only syntax that Docusaurus as it comes supports, and link to each other', () => {
    for (const { content } of pages) {
      expect(content.match(/^```\w+$/gm)).toEqual(['```tsx', '```tsx', '```ts', '```tsx']);
      expect(content.replace(/```[^]*?```/g, '')).not.toMatch(/[{}]/);
      // Component names in inline code would become links to API pages, which the benchmark's site doesn't have.
      expect(content.replace(/```[^]*?```/g, '')).not.toMatch(/`[A-Z]/);
    }
    expect(pages[0].content).toContain(`](${pages[1].path}/)`);
  });

  it('have the size of a typical page: about 600 words and four code blocks', () => {
    const counts = pages.map(({ content }) => {
      const [, , ...parts] = content.split(/^---$/m);
      const text = parts.join('').replace(/```[^]*?```/g, '');
      return text.split(/\s+/).length;
    });
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(mean).toBeGreaterThan(550);
    expect(mean).toBeLessThan(650);
    // The sentences are drawn from the guides, so single pages may be longer after any edit there.
    expect(Math.min(...counts)).toBeGreaterThan(400);
    expect(Math.max(...counts)).toBeLessThan(800);
    for (const { content } of pages) {
      expect(content.match(/^```\w/gm)).toHaveLength(4);
      expect(/^title: (.*)$/m.exec(content)[1].length).toBeLessThanOrEqual(70);
    }
  });

  it('appear once each in the navigation', () => {
    expect(
      sidebarEntries(pages)
        .join()
        .match(/page\('/g),
    ).toHaveLength(360);
    expect(sidebarEntries([])).toEqual([]);
    const site = plainFiles(pages.slice(0, 12));
    for (const { path, content } of pages.slice(0, 12)) {
      expect(site[`docs${path}/index.mdx`]).toBe(content);
      expect(site['sidebars.ts'].match(new RegExp(`page\\('${path}'`, 'g'))).toHaveLength(1);
    }
    expect(site['sidebars.ts']).toContain("page('/introduction/installation')");
  });
});
