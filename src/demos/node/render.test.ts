import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from '../../code/node/fenceMeta';
import { renderFence } from './render';

const render = (language: string, code: string, highlighted: number[] = []) =>
  renderFence({ language, code, highlighted }, { singleQuote: true });

describe('renderFence', () => {
  it('returns one block when types make no difference', async () => {
    const { html, hasVariants, lines } = await render('tsx', 'a();\nb();');
    expect(hasVariants).toBe(false);
    expect(lines).toEqual([2, 2]);
    expect(html).toBe(
      '<pre translate="no"><code><span class="tf">a</span>();\n<span class="tf">b</span>();</code></pre>',
    );
  });

  it('can get the focus only if it may have to be scrolled, and then it has a name', async () => {
    const long = await render('text', `short\n${'x'.repeat(31)}`);
    expect(long.html).toContain('<pre translate="no" role="group" aria-label="Code" tabindex="0">');
    expect((await render('text', '&&&&&&&&&&\n<b>')).html).not.toContain('tabindex');
  });

  it('shows the lines that a migration changes as such', async () => {
    const fence = { language: 'text', code: 'a\nb', highlighted: [2] };
    const { html } = await renderFence({ ...fence, as: 'del' }, {});
    expect(html).toContain('a\n<del>b</del>');
  });

  it('returns one block for each language when types make a difference', async () => {
    const { html, hasVariants, lines } = await render('ts', 'interface A {}\n\nconst a: A = {};');
    expect(hasVariants).toBe(true);
    expect(lines).toEqual([3, 1]);
    expect(html.match(/<pre data-variant="(TS|JS)"/g)).toHaveLength(2);
  });

  it('derives no variant from other languages', async () => {
    for (const language of ['jsx', 'bash', 'json', 'text']) {
      expect((await render(language, 'const a: A = 1;')).hasVariants).toBe(false);
    }
  });

  it('highlights lines in both languages, each with its own line break', async () => {
    const { html } = await render('ts', 'type A = 1;\nconst a: A = 1;\nconst b = 2;', [2]);
    expect(html.match(/<mark>/g)).toHaveLength(2);
    expect(html).toMatch(/<mark>[^]*?\n<\/mark>/);
  });
});

describe('parseFenceMeta', () => {
  it.each([
    [null, undefined, []],
    ['', undefined, []],
    ['title="src/a b.tsx"', 'src/a b.tsx', []],
    ["{2} title='x'", 'x', [2]],
    ['{1,3-5, 4}', undefined, [1, 3, 4, 5]],
  ])('parses %j', (meta, title, highlighted) => {
    expect(parseFenceMeta(meta)).toEqual({ title, highlighted });
  });

  it.each(['live', 'title=x', '{a}'])('rejects %j', (meta) => {
    expect(() => parseFenceMeta(meta)).toThrow('allowed: title="..."');
  });
});
