import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import type { ApiBlocks, ApiMember, ApiPage } from '../../types';
import type { PageSection } from '../render/page';
import { tableHtml } from '../render/table';
import { blockAddress, blockTables, listenerProps } from '../render/tables';
import remarkBlocks from '../remark/blocks';
import { basePathOfVersion, referenceVersions, type ReferenceVersion } from '../versions';

const member: ApiMember = {
  type: '() => void',
  required: true,
  default: null,
  deprecated: null,
  description: 'See [[GridRowParams]].',
  plan: 'pro',
  signature: { parameters: [], returns: { type: 'void', description: '' } },
};

const blocks: ApiBlocks = {
  events: [
    {
      name: 'rowClick',
      plan: 'community',
      params: 'GridRowParams',
      event: 'React.MouseEvent',
      description: 'Fired on <click>.',
      deprecated: null,
    },
    {
      name: 'unmount',
      plan: 'premium',
      params: null,
      event: null,
      description: '',
      deprecated: 'Use `rowClick`.',
    },
  ],
  selectors: [
    {
      name: 'gridRowSelector',
      plan: 'community',
      type: 'GridRowParams | null',
      argument: 'GridRowId',
      category: 'rows',
      description: 'The row.',
      deprecated: null,
    },
    {
      name: 'gridStateSelector',
      plan: 'community',
      type: 'object',
      argument: null,
      category: null,
      description: '',
      deprecated: null,
    },
  ],
  methods: { editing: { stop: member }, Tree: { stop: member } },
};

const targets = {
  baseUrl: '/x/',
  paths: new Set<string>(),
  names: new Map([['GridRowParams', '/api/data-grid/grid-row-params/']]),
};

const component = (name: string, plan: ApiPage['plan'], props: string[]): ApiPage =>
  ({
    name,
    kind: 'component',
    plan,
    path: `/api/data-grid/${name.toLowerCase()}/`,
    props: Object.fromEntries(
      props.map((prop) => [prop, { ...member, type: `GridEventListener<'rowClick'>` }]),
    ),
  }) as Partial<ApiPage> as ApiPage;

const pages = [
  component('Premium', 'premium', ['onRowClick']),
  component('Grid', 'community', ['onRowClick']),
];
const links = new Map([...targets.names].map(([name, at]) => [name, `/x${at}`]));
const html = new Map(
  Array.from(blockTables(blocks, pages, targets), ([key, { caption, rows }]) => [
    key,
    tableHtml(caption, rows, links),
  ]),
);
const link = '<a href="/x/api/data-grid/grid-row-params/">';

describe('the table of a block', () => {
  it('has a block for each kind, feature, and category', () => {
    expect([...html.keys()]).toEqual([
      'events',
      'selectors',
      'selectors/rows',
      'methods/editing',
      'methods/Tree',
    ]);
  });

  it('shows what listeners of an event receive and which prop listens to it', () => {
    const [, first = '', second = ''] = html.get('events')?.split('<tr id=') ?? [];
    expect(first).toContain(
      `<code translate="no">params</code>: <code translate="no">${link}Grid<wbr>Row<wbr>Params</a></code>`,
    );
    expect(first).toContain('Fired on &lt;click&gt;.');
    expect(first).toContain('<a href="/x/api/data-grid/grid/#prop-onRowClick">');
    expect(second).toMatch(/^"event-unmount" .*data-plan="premium" data-deprecated/);
    expect(second).toContain('Nothing');
    expect(second).toContain(
      '<strong>Deprecated.</strong> Use <code translate="no">rowClick</code>.',
    );
    expect(second).not.toContain('Prop <a');
  });

  it('shows what selectors return and take as an argument', () => {
    const [, first = '', second = ''] = html.get('selectors')?.split('<tr id=') ?? [];
    expect(first).toContain(`${link}Grid<wbr>Row<wbr>Params</a> | null`);
    expect(first).toContain('Argument <code translate="no">GridRowId</code>');
    expect(second).toContain('No description in the package.');
    expect(second).not.toContain('Argument');
    expect(html.get('selectors/rows')).not.toContain('gridStateSelector');
  });

  it('shows methods like members of a page, but not as required', () => {
    expect(html.get('methods/editing')).toContain('id="method-stop"');
    expect(html.get('methods/Tree')).toContain('id="method-Tree-stop"');
    expect(html.get('methods/editing')).toContain(
      `${link}<code translate="no">GridRowParams</code></a>`,
    );
    expect(html.get('methods/editing')).not.toContain('Required');
  });
});

it('finds the prop of the smallest plan that listens to an event', () => {
  expect(listenerProps(pages, targets).get('rowClick')).toEqual({
    name: 'onRowClick',
    href: '/x/api/data-grid/grid/#prop-onRowClick',
  });
});

function referenceOf({ segment }: ReferenceVersion) {
  const base = segment ? `/x/${segment}/` : '/x/';
  const sections = Array.from(html, ([key, text]): [string, PageSection[]] => [
    blockAddress(key, base),
    [{ id: '', title: '', html: text, level: 2, isTable: true }],
  ]);
  return { base, blockKeys: [...html.keys()], sections: new Map(sections) };
}

async function run(text: string, at = 'docs/a/index.mdx'): Promise<string> {
  const options = { siteDir: '/site', baseUrl: '/x/', referenceOf };
  const file = new VFile({ path: `/site/${at}`, value: text });
  return String(await compile(file, { jsx: true, remarkPlugins: [[remarkBlocks, options]] }));
}

describe('remarkBlocks', () => {
  it('turns each block into a section whose HTML is imported', async () => {
    const code = await run('<ApiEvents />\n\nText.\n\n<ApiMethods of="editing" />\n');
    expect(code).toContain(`from "@site/src/api-reference/ui/ApiSection"`);
    expect(code).toMatch(
      /import XApiBlock1 from "@site\/src\/api-reference\/node\/page\.api\?\/x\/blocks\/events\/&[0-9a-f]{8}"/,
    );
    expect(code).toContain('page.api?/x/blocks/methods/editing/&');
    expect(code).toContain('<XApiSection code={XApiBlock1} index={0} />');
    expect(code).toContain('<XApiSection code={XApiBlock2} index={0} />');
    expect(code).not.toContain('Fired on');
  });

  it('leaves pages without blocks alone', async () => {
    expect(await run('`ApiEvents`')).not.toContain('XApi');
  });

  it.each(referenceVersions)('imports the blocks of $label on its pages', async (version) => {
    const code = await run('<ApiSelectors of="rows" />', `${version.docsDir}/a/index.mdx`);
    const base = basePathOfVersion(version, '/x/');
    expect(code).toContain(`page.api?${base}blocks/selectors/rows/&`);
  });

  it.each([
    ['<ApiMethods />', '<ApiMethods> needs the prop "of"; allowed values: editing, Tree.'],
    [
      '<ApiMethods of="edting" />',
      'the prop "of" of <ApiMethods> is "edting"; allowed values: editing, Tree. Did you mean "editing"?',
    ],
    [
      '<ApiMethods of={1} />',
      'the prop "of" of <ApiMethods> must be a string, as in of="editing".',
    ],
    [
      '<ApiMethods feature="a" />',
      '<ApiMethods> has no prop "feature"; the only allowed prop is "of".',
    ],
    ['<ApiMethods {...a} />', '<ApiMethods> has no prop "{...}"; the only allowed prop is "of".'],
    ['<ApiEvents of="rows" />', '<ApiEvents> has no prop "of"; it takes no props.'],
    [
      '<ApiSelectors of="sorting" />',
      'the prop "of" of <ApiSelectors> is "sorting"; allowed values: rows.',
    ],
    ['<ApiEvents>a</ApiEvents>', '<ApiEvents> takes no children.'],
    ['Text <ApiEvents /> text', '<ApiEvents> must be on its own line'],
    ['<ApiEvents />\n\n<ApiEvents />', '<ApiEvents> repeats rows from line 3', 5],
  ])('rejects %s with file and line', async (text, message, line = 3) => {
    await expect(run(`Text.\n\n${text}\n`)).rejects.toThrow(`docs/a/index.mdx:${line}: ${message}`);
  });

  it('rejects blocks in files without an API reference', async () => {
    const expected = '<ApiEvents> only works in docs versions that have an API reference.';
    await expect(run('<ApiEvents />', 'blog/a.mdx')).rejects.toThrow(expected);
    await expect(run('<ApiEvents />', 'versioned_docs/version-7.0.0/a/index.mdx')).rejects.toThrow(
      expected,
    );
  });
});
