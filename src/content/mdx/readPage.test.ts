import { describe, expect, it } from 'vitest';
import { lineOfField } from './frontMatterLines';
import { readPage } from './readPage';

describe('front matter', () => {
  it('is read with inline and block lists', () => {
    const { frontMatter } = readPage("---\ntitle: 'A: b'\ncomponents: [Grid, Row]\n---\n");
    expect(frontMatter).toEqual({
      title: 'A: b',
      components: ['Grid', 'Row'],
      sectionKeywords: {},
      movedSections: {},
      unlisted: false,
    });
    const block = readPage('---\ncomponents:\n  - Grid\n  - Row\nunlisted: true\n---\n');
    expect(block.frontMatter).toEqual({
      title: '',
      components: ['Grid', 'Row'],
      sectionKeywords: {},
      movedSections: {},
      unlisted: true,
    });
  });

  it('is empty if it is missing or invalid', () => {
    const broken = '---\ntitle: A: b\n---\n';
    for (const text of ['# A', broken, broken])
      expect(readPage(text).frontMatter).toEqual({
        title: '',
        components: [],
        sectionKeywords: {},
        movedSections: {},
        unlisted: false,
      });
  });

  it('has the line of each field, or line 1 for a missing one', () => {
    const text = '---\ntitle: A\n"components": [A]\n---\nunlisted: true\n';
    expect(lineOfField(text, 'components')).toBe(3);
    expect(lineOfField(text, 'unlisted')).toBe(1);
  });
});

describe('demos', () => {
  it('are found on their own lines, but not in fences, comments, or inline', () => {
    const text =
      'A\n\n<Demo src="./A.tsx" />\n\n```mdx\n<Demo src="./B.tsx" />\n```\n\n{/* <Demo src="./C.tsx" /> */}\n\n<Demo\n  title="x > y"\n  src="./D.tsx"\n  height={300}\n/>\n\nText <Demo src="./E.tsx" /> `<Demo src="./F.tsx" />`\n';
    expect(readPage(text).demos).toEqual([
      { src: './A.tsx', open: false, line: 3, named: { near: [], before: [] } },
      {
        src: './D.tsx',
        title: 'x > y',
        height: 300,
        open: false,
        line: 11,
        named: { near: [], before: [] },
      },
    ]);
  });

  it('are found in lists and other elements', () => {
    const text = '- A\n\n  <Demo src="./A.tsx" />\n\n<div>\n  <Demo src="./B.tsx" />\n</div>\n';
    expect(readPage(text).demos.map(({ src }) => src)).toEqual(['./A.tsx', './B.tsx']);
  });

  it('are not found in invalid MDX or if their props are invalid', () => {
    expect(readPage('<Demo src="./A.tsx" />\n\n<Demo').demos).toEqual([]);
    expect(readPage('<Demo src="../A.tsx" />\n\n<Demo src={x} />\n').demos).toEqual([]);
  });
});

describe('headings', () => {
  it('have their text, depth, line, and anchor', () => {
    const text =
      '## Use `apiRef` <Plan pro /> {/* #own */}\n\n### Pin <Plan pro />\n\n### Pin <Plan pro />\n\n```md\n## No heading\n```\n';
    const { headings } = readPage(text);
    expect(headings.map(({ id, depth, line }) => [id, depth, line])).toEqual([
      ['own', 2, 1],
      ['pin', 3, 3],
      ['pin-1', 3, 5],
    ]);
    expect(headings[0]?.parts.slice(0, 2)).toEqual([
      { text: 'Use ', isCode: false },
      { text: 'apiRef', isCode: true },
    ]);
  });
});

it('finds code fences with the line where their code starts, including those in lists', () => {
  const text = 'A\n\n```bash\nx\n```\n\n- a\n\n  ```ts\n  const a = 1;\n  ```\n';
  expect(readPage(text).fences).toEqual([
    { language: 'bash', code: 'x', line: 4 },
    { language: 'ts', code: 'const a = 1;', line: 10 },
  ]);
});

it('reports the line where a page is not valid MDX', () => {
  const error = (() => {
    try {
      return readPage('Text.\n\n<Demo').headings;
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toMatchObject({ line: 3 });
});

describe('the model of a page', () => {
  const text =
    '**Lead.** See [a](/a/#b) and `rows`.\n\n## Two {/* #two */}\n\n| `c` | d |\n| --- | --- |\n\n```ts\ncode();\n```\n\n<Demo src="./A.tsx" />\n\n<ApiMethods of="editing" />\n\n<span id="here">Text</span>\n';
  const page = readPage(text);

  it('has sections with their prose, and what stands between it in order', () => {
    expect(page.sections).toEqual([
      expect.objectContaining({ id: '', line: 1, leads: ['Lead.'], parts: [] }),
      expect.objectContaining({
        ...{ id: 'two', heading: 'Two ', line: 3, leads: [] },
        parts: [
          { code: 'code();' },
          { demo: './A.tsx' },
          { element: { name: 'ApiMethods', of: 'editing' } },
        ],
      }),
    ]);
    expect(page.sections[0]?.text.trim()).toBe('Lead. See a and rows.');
  });

  it('has links, ids, and names with the text around them', () => {
    expect(page.links).toEqual([{ url: '/a/#b', line: 1 }]);
    expect(page.ids).toEqual(['here']);
    expect(page.names).toMatchObject([
      { text: 'rows', line: 1 },
      { text: 'c', line: 5, around: 'c d' },
    ]);
  });

  it('is read once for each content', () => {
    expect(readPage(text)).toBe(page);
    expect(readPage(text).sections).toBe(page.sections);
  });
});

it('finds a demo that shows its parts, also where it is the only one', () => {
  const { demos } = readPage('<Anatomy src="./A.tsx">\n\n1. `.MuiA-root`: All.\n\n</Anatomy>\n');
  expect(demos.map(({ src }) => src)).toEqual(['./A.tsx']);
});
