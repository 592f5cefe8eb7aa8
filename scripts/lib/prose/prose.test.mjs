import { describe, expect, it } from 'vitest';
import { wrongCase } from './headings.mjs';
import { checkText, formatProblem } from './index.mjs';
import { parsePage } from './page.mjs';
import { checkSpelling } from './spelling.mjs';

const matter = '---\ntitle: Order of rows\ndescription: How rows are put in order.\n---\n\n';
/** Returns the findings for a page, except about its end, which has tests of its own. */
const check = (body, head = matter) =>
  checkText('docs/a/index.mdx', `${head}${body}\n`)
    .filter(({ message }) => !message.startsWith('the page does not end with next steps'))
    .map(formatProblem);

/** A page that breaks no rule, except in the words of a link. */
const sound = `Rows have an order.

<Demo src="./Rows.tsx" title="Two rows" height={200} />

## Sort by one column

A column has \`sortable\`, \`just\` as code. See [the easy page](/easy/simply/).

### The first time

\`\`\`tsx
const just = 'obviously easy';
\`\`\`

### The second time <Plan pro /> {/* #just-another */}

Text.
`;

describe('parsePage', () => {
  it('blanks what is not prose and keeps every line and column', () => {
    const text = `${matter}A \`just\` B\n\n<Demo src="./Just.tsx" title="Two rows" />\n\n{/* just */}\n`;
    const { prose } = parsePage(text);
    expect(prose.length).toBe(text.length);
    const [, title, description, , , first, , demo, , comment] = prose.split('\n');
    expect(title.trim()).toBe('Order of rows');
    expect(description.indexOf('How')).toBe('description: '.length);
    expect(first).toBe('A        B');
    expect(demo.trim()).toBe('Two rows');
    expect(comment.trim()).toBe('');
  });
});

it('finds no problems on a sound page, and checks the text of links', () => {
  expect(check(sound.replace('the easy page', 'the other page'))).toEqual([]);
  expect(check(sound)).toEqual([
    'docs/a/index.mdx:12: avoid "easy": say what it takes: a step, a line, a prop.',
  ]);
});

it('reports the line where a page is not valid MDX', () => {
  expect(check('Text.\n\n<Demo')).toEqual([
    expect.stringMatching(/^docs\/a\/index\.mdx:\d+: this is not valid MDX: /),
  ]);
});

describe('levels', () => {
  it.each([
    [
      '# Again\n\n## A',
      '6: "# Again" is a second h1: the title of the front matter is the page\'s',
    ],
    ['### A\n\n### B', '6: "### A" skips a level: after h1 comes h2, "##".'],
    ['## A\n\n#### B\n\n#### C', '8: "#### B" skips a level: after h2 comes h3, "###".'],
  ])('%j', (body, message) => {
    expect(check(body)).toEqual([expect.stringContaining(`docs/a/index.mdx:${message}`)]);
  });
});

describe('orphans', () => {
  const orphan = (line, name) => `docs/a/index.mdx:${line}: "### ${name}" is the only section`;
  it('finds a lone h3, in the middle and at the end', () => {
    expect(check('## A\n\n### B\n\n## C\n\n### D\n\n### E\n\n## F\n\n### G')).toEqual([
      expect.stringContaining(`${orphan(8, 'B')} of its level in "## A". Make it "##", give it`),
      expect.stringContaining(orphan(18, 'G')),
    ]);
  });

  it('accepts siblings with subsections between them', () => {
    expect(check('## A\n\n### B\n\n#### C\n\n#### D\n\n### E')).toEqual([]);
  });
});

describe('sentence case', () => {
  const wordsOf = (text) => wrongCase([{ text, isCode: false }]).map(({ word }) => word);
  it.each([
    'Sort rows',
    'Sort rows of the Data Grid Premium in React',
    'Day.js and Luxon',
    'date-fns and Day.js',
    'Read the API of TreeItem with apiRef',
    'What changes in v8? Much: CSS',
    '"Unknown file" or "Unexpected token"',
    '3 plans',
    '',
  ])('accepts %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it.each([
    ['Sort Rows', ['Rows']],
    ['sort rows', ['sort']],
    ['Sort the Data Grids Rows', ['Data', 'Grids', 'Rows']],
    ['Client/Server', ['Server']],
  ])('rejects %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('is checked in titles and headings, except in code', () => {
    expect(
      check('## `Rows` of `Columns`\n\n## The Columns', matter.replace('rows', 'Rows')),
    ).toEqual([
      expect.stringContaining('docs/a/index.mdx:2: the title "Order of Rows" has "Rows" with'),
      expect.stringContaining('docs/a/index.mdx:8: "## The Columns" has "Columns" with'),
    ]);
  });
});

describe('words', () => {
  it('reports a banned word with its line and a replacement', () => {
    expect(check('Text.\n\nYou simply\nset it, in order to sort, just once.')).toEqual([
      'docs/a/index.mdx:8: avoid "simply": leave it out.',
      'docs/a/index.mdx:9: avoid "just": write "only", or leave it out.',
      'docs/a/index.mdx:9: avoid "in order to": write "to".',
    ]);
  });

  it('checks the front matter, tables, lists, and demo titles', () => {
    const found = check(
      '- Easy\n\n| A | B |\n| - | - |\n| x | obviously |\n\n<Demo src="./A.tsx" title="Just rows" />',
      matter.replace('How rows', 'How easily rows'),
    );
    expect(found.map((message) => message.split('": ')[0])).toEqual([
      'docs/a/index.mdx:3: avoid "easily',
      'docs/a/index.mdx:6: avoid "Easy',
      'docs/a/index.mdx:10: avoid "obviously',
      'docs/a/index.mdx:12: avoid "Just',
    ]);
  });

  it('finds non-inclusive words, but accepts technical terms', () => {
    expect(check('Add it to the whitelist, guys.\n\nA disabled item on an invalid host.')).toEqual([
      expect.stringMatching(/^docs\/a\/index\.mdx:6: .*"whitelist"/),
      expect.stringMatching(/^docs\/a\/index\.mdx:6: .*"guys"/),
    ]);
  });
});

describe('unidiomatic phrases', () => {
  it.each([
    ['Take it when the list is long.', 'Take it when', 'write "Use ... for ..."'],
    ['Take a field where people know the date.', 'Take a field where', 'write "Use ... for ..."'],
    ['It moves each level in by so much.', 'by so much', 'say how far, or what sets it'],
    ['It could not be had in 8.1.0.', 'could not be had', 'write "is not available"'],
    ['The tree draws no window of rows.', 'no window of', 'write "does not virtualize"'],
    ['TanStack Query and its like keep answers.', 'its like', 'write "and similar ..."'],
  ])('%s', (text, found, use) => {
    expect(check(text)).toEqual([`docs/a/index.mdx:6: avoid "${found}": ${use}.`]);
  });

  it('accepts the same words in other sentences', () => {
    const table = '| A | B |\n| - | - |\n| Take the focus | In an effect, when it is drawn |';
    expect(
      check(`Take the first item. When it is gone, its likely neighbor is next.\n\n${table}`),
    ).toEqual([]);
  });
});

describe('the end of a page', () => {
  const end = (body, file = 'docs/a/index.mdx', head = matter) =>
    checkText(file, `${head}${body}\n`).map(formatProblem);
  const links = (count) =>
    Array.from({ length: count }, (_, index) => `- [Page ${index}](/a/)`).join('\n');

  it('is a list of up to three links', () => {
    expect(end(`Text.\n\n## Next steps\n\n${links(3)}`)).toEqual([]);
    expect(end(`Text.\n\n## Next steps\n\n${links(4)}`)).toEqual([
      'docs/a/index.mdx:8: "## Next steps" has 4 entries: keep the best 3.',
    ]);
  });

  it.each([
    ['Text.\n\n## Sort\n\nText.', '10: the page does not end with next steps: add "## Next steps"'],
    [
      'Text.\n\n## Next steps\n\n- A\n\n## Sort\n\nText.',
      '14: the page does not end with next steps',
    ],
    ['Text.\n\n## Next steps\n\n- Read on.', '8: "## Next steps" must be a list, and each entry'],
    ['Text.\n\n## Next steps\n\nText.', '8: "## Next steps" must be a list, and each entry'],
  ])('is reported as missing or malformed: %j', (body, message) => {
    expect(end(body)).toEqual([expect.stringContaining(`docs/a/index.mdx:${message}`)]);
  });

  it('is not required on overviews, unlisted pages, and posts', () => {
    expect(end('Text.\n\n## All pages\n\n<ProductIndex />')).toEqual([]);
    expect(
      end('Text.', 'docs/a/index.mdx', matter.replace('title', 'unlisted: true\ntitle')),
    ).toEqual([]);
    expect(end('Text.', 'blog/a/index.mdx')).toEqual([]);
  });
});

it('finds placeholders left by the scaffold', () => {
  const head = matter.replace('How rows are put in order.', '"To be written: one sentence."');
  expect(check('{/* To be written: what\nit is. */}', head)).toEqual([
    'docs/a/index.mdx:3: "description" is still the one that npm run new:page made: write it.',
    'docs/a/index.mdx:6: a part of the page is still to be written: what it is. Then delete the comment.',
  ]);
});

it('checks the spelling of pages, except in code', { timeout: 60_000 }, async () => {
  const file = 'scripts/lib/prose/__fixtures__/misspelled.mdx';
  const found = await checkSpelling([file]);
  expect(found.map(({ line, message }) => [line, message.split(' is ')[0]])).toEqual([
    [3, '"onne"'],
    [9, '"colums"'],
  ]);
  expect(found[0].file).toBe(file);
  expect(await checkSpelling([])).toEqual([]);
});
