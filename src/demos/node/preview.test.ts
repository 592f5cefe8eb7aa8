import { describe, expect, it } from 'vitest';
import { linesOf, openLines, previewsOf, withPreview } from './preview';

const code = `import a from 'a';
import b from 'b';
import c from 'c';
import d from 'd';

const rows = [1, 2];

export default function A() {
  return (
    <div>
      <Grid
        rows={rows}
        label="Rows"
        columns={columns}
        density="compact"
        getRowId={(row) => row.code}
        showToolbar
        loading
        autosizeOnMount
        checkboxSelection
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}`;
const [preview] = previewsOf(code, code, [], { near: [['hideFooter']], before: [] });
const html = withPreview(code, 'text', preview);

describe('withPreview', () => {
  it('keeps the text of the code', () => {
    expect(
      html
        .replace(/<[^>]+>/g, '')
        .replaceAll('&gt;', '>')
        .replaceAll('&lt;', '<'),
    ).toBe(code.replaceAll('"', '&quot;'));
  });

  it('shows the taught line with its tag, marks it, and shows the gaps', () => {
    expect(html).toMatch(
      /<i data-gap><\/i><span data-rest>[^]*<\/span><span data-preview style="--x-indent:6">[^]*<mark> {8}hideFooter\n<\/mark>/,
    );
    expect(html.match(/<mark>/g)).toHaveLength(1);
  });

  it('keeps parts of one element or function in line with each other', () => {
    const indents = (...shown: number[]) => {
      const taught = shown.map((line) => ({ first: line, last: line, isCut: false }));
      return withPreview(code, 'text', previewsOf(code, code, taught)[0]).match(/indent:\d+/g);
    };
    // The rows, the start of the grid, and one of its props.
    expect(indents(6, 11, 18)).toEqual(['indent:0', 'indent:6', 'indent:6']);
    // A prop after a longer one ends is still inside of the grid.
    expect(indents(11, 13, 18)).toEqual(['indent:6', 'indent:6', 'indent:6']);
    expect(indents(8, 18)).toEqual(['indent:0', 'indent:0']);
  });

  it('folds the imports of opened code, with a name for the button', () => {
    expect(html).toMatch(
      /^<button type="button" data-fold aria-expanded="false" aria-label="4 lines of imports"><\/button><span data-rest>import a/,
    );
  });

  it('counts the lines that are shown, with gaps and folds', () => {
    const shown = preview.parts.reduce((sum, { first, last }) => sum + last - first + 1, 0);
    expect(linesOf(preview)).toBe(shown + preview.parts.length - (preview.isOpenEnded ? 0 : 1));
    expect(openLines(code, preview)).toBe(code.split('\n').length - 4 + 1);
  });

  it('does not fold what is taught, nor highlight what is most of the code', () => {
    const short =
      "import a from 'a';\nimport b from 'b';\nimport c from 'c';\nimport { dd } from 'd';\nexport default () => <a />;";
    const [cut] = previewsOf(short, short, [], { near: [['dd']], before: [] });
    expect(cut.folds).toEqual([]);
    const [marked] = previewsOf(short, short, [{ first: 1, last: 4, isCut: false }]);
    expect(marked.taught.size).toBe(0);
    expect(withPreview(short, 'text', marked)).not.toContain('<mark>');
  });
});
