import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { decodeRequest } from './request';
import { codeComponents as components } from '../../features';
import remarkCode from './remarkCode';

const options = { siteDir: '/site', components, configure: () => ({}) };

async function run(
  text: string,
): Promise<{ code: string; request: ReturnType<typeof decodeRequest> | null }> {
  const file = new VFile({ path: '/site/docs/orders/index.mdx', value: text });
  const code = String(await compile(file, { jsx: true, remarkPlugins: [[remarkCode, options]] }));
  const query = /page\.code(\?[\w-]+)/.exec(code)?.[1];
  return { code, request: query ? decodeRequest(query) : null };
}

describe('remarkCode', () => {
  it('leaves a page without code blocks unchanged', async () => {
    const { code, request } = await run('# Title\n\nText with `code`.\n');
    expect(request).toBeNull();
    expect(code).not.toContain('XCode');
  });

  it('turns fences and demos into components with one import for the page', async () => {
    const { code, request } = await run(
      'Text, `rows`.\n\n```tsx title="a.tsx" {1,3-4}\nconst a = 1;\n```\n\n<Demo src="./Orders.tsx" title="All" height={300} desktopHeight={200} open />\n\n- list\n\n  ```bash\n  npm test\n  ```\n',
    );
    expect(request).toEqual({
      kind: 'page',
      page: 'docs/orders/index.mdx',
      blocks: [
        { kind: 'fence', language: 'tsx', code: 'const a = 1;', highlighted: [1, 3, 4], line: 3 },
        {
          kind: 'demo',
          src: './Orders.tsx',
          isOpen: true,
          named: { near: [['rows']], before: [] },
          line: 7,
        },
        { kind: 'fence', language: 'bash', code: 'npm test', highlighted: [], line: 11 },
      ],
    });
    expect(code).toContain('<XCodeFence code={XCode} index={0} title="a.tsx" />');
    expect(code).toContain(
      '<XDemo code={XCode} index={1} name="Orders" page="docs/orders/index.mdx" title="All" height={300} desktopHeight={200} open />',
    );
    expect(code).toContain('<XCodeFence code={XCode} index={2} />');
    expect(code.match(/page\.code/g)).toHaveLength(1);
  });

  it('keeps the list in an anatomy, which is a demo in everything else', async () => {
    const { code, request } = await run(
      '<Anatomy src="./Orders.tsx" height={300}>\n\n1. `.MuiDataGrid-cell`: A cell.\n\n</Anatomy>\n',
    );
    expect(request).toMatchObject({ blocks: [{ kind: 'demo', src: './Orders.tsx', line: 1 }] });
    expect(code).toContain('<XAnatomy code={XCode} index={0} name="Orders"');
    expect(code).toMatch(/\.MuiDataGrid-cell[^]*<\/XAnatomy>/);
  });

  it.each([
    ['<Demo />', 'needs the prop "src"'],
    ['<Demo src="../Orders.tsx" />', 'the prop "src" of <Demo> must be a file next to the page'],
    ['<Demo src="./orders.js" />', 'the prop "src"'],
    ['<Demo src={file} />', 'the prop "src"'],
    [
      '<Demo src="./Orders.tsx" heigth={3} />',
      '<Demo> has no prop "heigth"; allowed props: src, title, height, desktopHeight, open. Did you mean "height"?',
    ],
    [
      '<Demo src="./Orders.tsx" height="tall" />',
      'the prop "height" of <Demo> must be a positive number',
    ],
    ['<Demo src="./Orders.tsx" height={0} />', 'the prop "height"'],
    ['<Demo src="./Orders.tsx" title="" />', 'the prop "title"'],
    ['<Demo src="./Orders.tsx" open="yes" />', 'the prop "open"'],
    ['<Demo {...props} />', '<Demo> has no prop "{...}"'],
    ['<Demo src="./Orders.tsx">text</Demo>', 'takes no children'],
    ['Text <Demo src="./Orders.tsx" /> text', '<Demo> must be on its own line'],
    ['<Demo src="./Orders.tsx" />\n\n<Demo src="./Orders.tsx" />', 'is shown twice on this page'],
    ['```tsx showLineNumbers\n```', 'unknown option "showLineNumbers" after a fence\'s language'],
  ])('%s is an error with file and line', async (text, message) => {
    await expect(run(`First.\n\n${text}\n`)).rejects.toThrow(message);
    await expect(run(`First.\n\n${text}\n`)).rejects.toThrow(/docs\/orders\/index\.mdx:[35]: /);
  });
});
