import { describe, expect, it } from 'vitest';
import type { AllContent } from '@docusaurus/types';
import { readHtml } from './readHtml';
import { readMarkdown } from './readMarkdown';
import { versionSources } from './versions';

const html = `<body><nav><div>Menu</div></nav><div class="theme-doc-markdown markdown"><header><h1>TreeItem</h1></header>
<div data-api-section=true><dl data-api=facts><dt>Guides<dd><a href=/x/>Overview</a><dt>Name<dd><code>MuiTreeItem</code></dl></div>
<p>Shows <code>one</code> item &amp; its <a class=badge data-tag=pro href=/x/>Pro<span> plan</span></a> children.
<h2 class="anchor" id=props>Props<a href=#props class=hash-link>#</a></h2>
<div role=search><label>Filter</label></div>
<table data-api=table><caption class=x-visually-hidden>Props of TreeItem<thead><tr><th scope=col>Name<tbody>
<tr id=prop-onClick data-api-row=onClick><th scope=row data-label=Name><a href=#prop-onClick><code>on<wbr>Click</code></a><td data-label=Type><code>GridEvent</code><td data-label=Description><p>Called on a click.
<tr id=prop-label data-api-row=label><th scope=row data-label=Name><code>label</code><td data-label=Description><p>The text.</table>
<p>After the table.<div><pre data-variant=TS><code>const a = 1;</code></pre><pre data-variant=JS>const b = 2;</pre></div>
<button>Copy</button></div><footer>Foot</footer></body>`;

describe('HTML', () => {
  const { title, sections } = readHtml(html);
  it('yields the title, sections, and rows, without navigation, badges, or heading links', () => {
    expect(title).toBe('TreeItem');
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['', ''],
      ['props', 'Props'],
      ['prop-onClick', 'onClick'],
      ['prop-label', 'label'],
    ]);
    expect(sections[0]).toMatchObject({ text: 'Shows one item & its children.' });
    expect(sections[0]?.code).toContain('MuiTreeItem');
    expect(sections[2]).toMatchObject({
      isRow: true,
      text: 'Called on a click.',
      code: 'GridEvent',
    });
  });
  it('assigns text after a table to the section around it, and includes code only once', () => {
    expect(sections[1]).toMatchObject({ text: 'After the table.', code: 'const a = 1;' });
  });
  it('detects pages that are marked as noindex', () => {
    const robots = '<meta data-rh=true name=robots content="noindex, nofollow">';
    expect(readHtml(robots).isIndexed).toBe(false);
    expect(readHtml('<meta name=description content="noindex">').isIndexed).toBe(true);
  });
  it('collects internal links from the content, not from navigation or the footer', () => {
    const links =
      '<a href=/x/a/#b>A</a> <a class=c href="/x/a/">A</a> <a href=#x>X</a> <a href="https://h/">H</a>';
    const text = `<a href="/x/nav/"></a><div class="theme-doc-markdown">${links}</div><a href="/x/foot/"></a>`;
    expect([...readHtml(text).links]).toEqual(['/x/a/']);
    expect([...readHtml(html).links]).toEqual(['/x/']);
  });
  it('collects bold text at the start of a paragraph, but not later in it', () => {
    const text =
      '<h2 id=w>Wrong</h2><p><strong>It is <code>NaN</code>.</strong> Why.</p><p>Not <strong>this</strong>.</p>';
    const read = readHtml(`<div class="theme-doc-markdown">${text}</div>`).sections;
    expect(read.map(({ leads }) => leads)).toEqual([['It is NaN.']]);
    expect(read[0]?.text).toBe('It is NaN. Why. Not this.');
  });
  it('reads the API links of a demo as code, and the text below them as text', () => {
    const text = '<p>Rows.</p><p class="x-demo-api">API: <a href="/x/g/">Grid</a></p><p>More.</p>';
    const read = readHtml(`<div class="theme-doc-markdown">${text}</div>`);
    expect(read.sections).toEqual([
      expect.objectContaining({ text: 'Rows. More.', code: 'API: Grid' }),
    ]);
    expect([...read.links]).toEqual(['/x/g/']);
  });
  it('yields no sections for a page without docs content', () => {
    expect(readHtml('<main>Blog</main>').sections).toEqual([]);
  });
});

describe('Markdown', () => {
  it('yields sections with the anchors of the rendered page', () => {
    const source = `---\ntitle: A\n---\nimport X from 'x';\n\nIntro with [a link](/b/) and \`code\`.\n\n## Two words\n\n<Demo src="./A.tsx" />\n\n\`\`\`tsx\nconst row = 1;\n## no heading\n\`\`\`\n\n## Own {/* #mine */}\n\n:::note\n\nText.\n\n:::\n`;
    expect(readMarkdown(source)).toEqual([
      { id: '', heading: '', text: 'Intro with a link and code.', code: '' },
      { id: 'two-words', heading: 'Two words', text: '', code: 'const row = 1; ## no heading' },
      { id: 'mine', heading: 'Own', text: 'Text.', code: '' },
    ]);
  });

  it('collects bold text at the start of a paragraph, but not later in it', () => {
    const source = '## Wrong\n\n**It is `NaN`.** Why.\n\nNot **this**.\n';
    expect(readMarkdown(source).map(({ leads }) => leads)).toEqual([['It is NaN.']]);
  });
  it('yields nothing for a page that is not valid MDX yet', () => {
    expect(readMarkdown('Text\n\n<Demo')).toEqual([]);
  });
});

describe('versions', () => {
  const doc = (permalink: string, more: object = {}) => ({
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
            docs: [
              doc('/x/a/', {
                navigation: { tags: ['pro'], trail: [{ label: 'Grid' }, { label: 'A' }] },
              }),
              doc('/x/hidden/', { frontMatter: { unlisted: true } }),
            ],
          },
          { isLast: false, label: '8.0.0', path: '/x/8.0.0', docs: [doc('/x/8.0.0/a/')] },
        ],
      },
    },
  } as unknown as AllContent;
  it('have their own pages, without unlisted ones', () => {
    const versions = versionSources(content, '/x/');
    expect(
      versions.map(({ segment, sources }) => [segment, sources.map(({ page }) => page.path)]),
    ).toEqual([
      ['', ['/a/']],
      ['8.0.0', ['/a/']],
    ]);
    expect(versions[0]?.sources[0]?.page).toMatchObject({ tags: ['pro'], trail: ['Grid'] });
  });
  it('are an empty list without docs', () => expect(versionSources({}, '/x/')).toEqual([]));
});
