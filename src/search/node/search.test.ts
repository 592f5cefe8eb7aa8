import { describe, expect, it } from 'vitest';
import type { AllContent } from '@docusaurus/types';
import { docsPages } from '../../content/node/sitePages';
import { readMarkdown, foundPages, type PageParts } from './readPages';

const row = {
  id: 'event-cellClick',
  heading: 'cellClick',
  text: 'A click.',
  code: '',
  isRow: true,
};
const parts: PageParts = {
  codeOf: (src) => `code of ${src}`,
  rowsOf: (key) => (key === 'events' ? [{ ...row, isRow: true }] : []),
};
const read = (source: string) => readMarkdown(source, parts).sections;

describe('Markdown', () => {
  it('yields sections with the anchors of the rendered page', () => {
    const source = `---\ntitle: A\n---\nimport X from 'x';\n\nIntro with [a link](/b/) and \`code\`.\n\n## Two words\n\n<Demo src="./A.tsx" />\n\n\`\`\`tsx\nconst row = 1;\n## no heading\n\`\`\`\n\n## Own {/* #mine */}\n\n:::note\n\nText.\n\n:::\n`;
    expect(read(source)).toEqual([
      { id: '', heading: '', text: 'Intro with a link and code.', code: '' },
      {
        id: 'two-words',
        heading: 'Two words',
        text: '',
        code: 'code of ./A.tsx const row = 1; ## no heading',
      },
      { id: 'mine', heading: 'Own', text: 'Text.', code: '' },
    ]);
  });

  it('collects bold text at the start of a paragraph, but not later in it', () => {
    const source = '## Wrong\n\n**It is `NaN`.** Why.\n\nNot **this**.\n';
    expect(read(source).map(({ leads }) => leads)).toEqual([['It is NaN.']]);
  });
  it('adds keywords to their sections, and assigns text after rows to the section around them', () => {
    const source =
      '---\nsectionKeywords:\n  events: [hear a press]\n---\n\n## Events\n\nAll.\n\n<ApiEvents />\n\nMore.\n';
    expect(read(source)).toEqual([
      { id: 'events', heading: 'Events', text: 'All. More.', code: '', keywords: ['hear a press'] },
      row,
    ]);
  });
  it('collects the pages that the text links to', () => {
    const source = '[A](/a/#b), [again](/a/), [here](#x), [away](https://h/).\n';
    expect([...readMarkdown(source, parts).links]).toEqual(['/a/']);
  });
  it('yields nothing for a page that is not valid MDX yet', () => {
    expect(read('Text\n\n<Demo')).toEqual([]);
  });
});

describe('versions', () => {
  const doc = (permalink: string, more: object = {}) => ({
    id: permalink,
    permalink,
    title: permalink,
    description: '',
    frontMatter: {},
    source: '@site/docs/a.mdx',
    ...more,
  });
  const content = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            isLast: true,
            label: '8.1.0',
            path: '/x',
            sidebars: {},
            docs: [
              doc('/x/a/', {
                navigation: { tags: ['pro'], trail: [{ label: 'Grid' }, { label: 'A' }] },
              }),
              doc('/x/hidden/', { frontMatter: { unlisted: true } }),
            ],
          },
          {
            isLast: false,
            label: '8.0.0',
            path: '/x/8.0.0',
            sidebars: {},
            docs: [doc('/x/8.0.0/a/')],
          },
        ],
      },
    },
  } as unknown as AllContent;
  it('have their own pages, without unlisted ones', () => {
    const versions = docsPages(content, '/x/');
    const found = versions.map(foundPages);
    expect(
      versions.map(({ segment }, at) => [segment, found[at]?.map(({ page }) => page.path)]),
    ).toEqual([
      ['', ['/a/']],
      ['8.0.0', ['/a/']],
    ]);
    expect(found[0]?.[0]?.page).toMatchObject({ tags: ['pro'], trail: ['Grid'] });
  });
  it('are an empty list without docs', () => expect(docsPages({}, '/x/')).toEqual([]));
});
