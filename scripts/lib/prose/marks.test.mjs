import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkMarks, checkMarksOf } from './marks.mjs';

const style = { singleQuote: true, printWidth: 100 };
const messagesOf = async (source) =>
  (await checkMarksOf(source, style)).map(({ line, message }) => `${line}: ${message}`);

const paragraphs = (count, indent) =>
  Array.from({ length: count }, (_, index) => `${indent}<p>${index}</p>\n`).join('');

/** Returns a demo with a marked label of `label` lines, whose component returns `returned` lines. */
const labelled = (label, returned) => `// #region taught
function Label() {
  return (
    <b>
${paragraphs(label - 6, '      ')}    </b>
  );
}
// #endregion taught

export default function A() {
  return (
    <Label>
${paragraphs(returned - 2, '      ')}    </Label>
  );
}
`;

describe('checkMarksOf', () => {
  it('accepts marks that show at least as much as they hide', async () => {
    expect(await messagesOf(labelled(8, 8))).toEqual([]);
    // Without marks, the preview would show at most 12 lines.
    expect(await messagesOf(labelled(12, 40))).toEqual([]);
  });

  it('reports marks that hide more of the default preview than they show', async () => {
    expect(await messagesOf(labelled(8, 9))).toEqual([
      expect.stringMatching(/^1: .*show 8 lines, and hide 9 that would be shown/),
    ]);
  });

  it('reports marks when more marked lines are left out than shown', async () => {
    expect(await messagesOf(labelled(48, 9))).toEqual([]);
    expect(await messagesOf(labelled(49, 9))).toEqual([
      expect.stringMatching(/^1: .*show 24 lines, and 25 of the marked lines are left out/),
    ]);
  });

  it.each([
    ['b();\n// #region taught\n\n// #endregion taught\n', '2: this "#region taught" is empty'],
    ['b();\nc();\n// #endregion taught\n', '3: this "#endregion taught" has no "#region taught"'],
    ['b();\n// #region taugth\n', '2: "#region taugth" is not a valid mark'],
  ])('reports the line of the invalid mark in %j', async (source, message) => {
    expect(await messagesOf(source)).toEqual([expect.stringContaining(message)]);
  });

  it('reports code that is not formatted once its marks are removed', async () => {
    const source = `export default function A() {
  return (
    <b
      // #region taught
      title="A"
      // #endregion taught
    />
  );
}
`;
    expect(await messagesOf(source)).toContainEqual(
      expect.stringMatching(/^4: without its marks, Prettier/),
    );
  });
});

describe('checkMarks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marks-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('checks the demos of a page and rejects marks in other files', async () => {
    writeFileSync(path.join(folder, 'Good.tsx'), labelled(8, 8));
    writeFileSync(path.join(folder, 'Open.tsx'), '\n// #region taught\n');
    writeFileSync(path.join(folder, 'rows.ts'), '// #region taught\na();\n// #endregion taught\n');
    writeFileSync(path.join(folder, 'plain.ts'), 'a();\n');
    const page = `${folder}/index.mdx`;
    const found = await checkMarks(
      page,
      '<Demo src="./Good.tsx" />\n\n<Demo src="./Open.tsx" />\n',
    );
    expect(found.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
      expect.stringContaining(`${folder}/Open.tsx:2: this "#region taught" has no "#endregion`),
      expect.stringContaining(`${folder}/rows.ts:1: marks say what the preview`),
    ]);
  });

  it('finds nothing when the folder does not exist', async () => {
    expect(await checkMarks(`${folder}/none/index.mdx`, '')).toEqual([]);
  });
});
