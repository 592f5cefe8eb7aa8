import { describe, expect, it } from 'vitest';
import { generatedPage, generatedSidebars, groupsOf, plainPage } from './pages.mjs';
import { plainFiles } from './plain-site.mjs';
import { estimateTests } from './test-estimate.mjs';
import { wholeGuides } from './whole-pages.mjs';

describe('the whole site', () => {
  const own = (folder) => [
    {
      name: 'First',
      source: `import { x } from '${folder}';\nexport default function First() {}\n`,
    },
    { name: 'Second', source: 'export default function Second() {}\n' },
  ];
  const guides = wholeGuides({ guides: 12, demos: 50 }, own);

  it('has the requested number of demos, each its own component next to its guide', () => {
    const demos = guides.flatMap(({ path, files }) =>
      Object.entries(files)
        .filter(([name]) => name.endsWith('.tsx'))
        .map(([name, source]) => ({ path, name, source, page: files['index.mdx'] })),
    );
    expect(demos).toHaveLength(50);
    expect(new Set(demos.map(({ path, name }) => `${path}/${name}`)).size).toBe(50);
    for (const { name, source, page } of demos) {
      expect(source).toContain(`function ${name.replace('.tsx', '')}()`);
      expect(page.split(`<Demo src="./${name}" />`)).toHaveLength(2);
    }
    expect(wholeGuides({ guides: 12, demos: 50 }, own)).toEqual(guides);
  });

  it('has guides of about 900 words', () => {
    for (const { files } of guides) {
      const text = files['index.mdx'].replace(/^---\n.*?\n---\n/s, '').replace(/```[^]*?```/g, '');
      const count = text.split(/\s+/).length;
      expect(count).toBeGreaterThan(750);
      expect(count).toBeLessThan(1000);
    }
  });

  it('has an estimated test time that scales with its guides and demos', () => {
    const stages = {
      types: 10_000,
      'unit tests': 60_000,
      build: 100_000,
      claims: 20_000,
      install: 1000,
    };
    const now = { guides: 10, demos: 100 };
    const { rows, total } = estimateTests(stages, now, { guides: 20, demos: 300 }, 250);
    expect(Object.fromEntries(rows.map(([name, , then]) => [name, then]))).toEqual({
      types: 30,
      'unit tests': 180,
      build: 250,
      claims: 40,
      install: 1,
    });
    // Types and claims run in parallel with the unit tests and the build.
    expect(total).toBe(180 + 250 + 1);
  });
});

describe('generated pages', () => {
  const pages = Array.from({ length: 360 }, (_, index) => generatedPage(index, 360));
  const plain = Array.from({ length: 360 }, (_, index) => plainPage(index, 360));

  it('are the same on every run, each at its own address', () => {
    expect(generatedPage(7, 360)).toEqual(pages[7]);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(360);
  });

  it('differ from each other and are the same on every run when plain', () => {
    expect(plain[7]).toEqual(plainPage(7, 360));
    expect(plain[7].path).toBe(pages[7].path);
    // Sites of different sizes are compared by their first pages.
    expect(plainPage(7, 1600).content).toBe(plain[7].content);
    expect(new Set(plain.map(({ content }) => content)).size).toBe(360);
  });

  it('use only syntax that every site generator supports when plain', () => {
    for (const { content } of plain) {
      expect(content.match(/^```\w+$/gm)).toEqual(['```tsx', '```tsx', '```ts', '```tsx']);
      expect(content.replace(/```[^]*?```/g, '')).not.toMatch(/[{}]/);
    }
    expect(plain[0].content).not.toMatch(/^# /m);
    expect(plain[0].content).toContain(`](${plain[1].path}/)`);
    const other = plainPage(0, 360, { base: '/base', heading: true }).content;
    expect(other).toContain(`\n# ${plain[0].title}\n`);
    expect(other).toContain(`](/base${plain[1].path}/)`);
  });

  it('have the size of a typical page: about 600 words and four code blocks', () => {
    for (const { content, title } of [...pages, ...plain]) {
      const [, , ...parts] = content.split(/^---$/m);
      const text = parts.join('').replace(/```[^]*?```/g, '');
      const count = text.split(/\s+/).length;
      expect(count).toBeGreaterThan(500);
      expect(count).toBeLessThan(700);
      expect(content.match(/^```\w/gm)).toHaveLength(4);
      expect(title.length).toBeLessThanOrEqual(70);
    }
  });

  it('appear once each in the navigation', () => {
    const source = generatedSidebars(pages, './own');
    expect(source.match(/page\('/g)).toHaveLength(360);
    expect(generatedSidebars([], './own')).not.toContain('group(');
    expect(
      groupsOf(pages).flatMap(({ groups }) => groups.flatMap((each) => each.pages)),
    ).toHaveLength(360);
    const site = plainFiles(plain.slice(0, 12));
    for (const { path, content } of plain.slice(0, 12)) {
      expect(site[`docs${path}/index.mdx`]).toBe(content);
      expect(site['sidebars.ts'].match(new RegExp(`page\\('${path}'`, 'g'))).toHaveLength(1);
    }
    expect(site['sidebars.ts']).toContain("page('/introduction/installation')");
  });
});
