import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { comparePreviews, previewProblems } from './previews.mjs';

const demo = `import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';

// #region taught
const rows = [{ id: 1 }];
// #endregion taught

export default function A() {
  return <DataGrid rows={rows} columns={columns} editMode="row" hideFooter />;
}
`;
const folder = mkdtempSync(path.join(tmpdir(), 'previews-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(path.join(folder, 'A.tsx'), demo);
writeFileSync(path.join(folder, 'B.tsx'), demo.replace(/^\/\/ #.*\n/gm, ''));
writeFileSync(path.join(folder, 'C.tsx'), 'const = 1;');
writeFileSync(
  path.join(folder, 'columns.ts'),
  "export const columns = [{ field: 'name', flex: 1 }];",
);
const compare = (text) => comparePreviews(`${folder}/index.mdx`, text);
const missing = (text) => compare(text).map((each) => [...each.missing, ...each.elsewhere]);

describe('comparePreviews', () => {
  it('finds names that marks hide, and none without marks', () => {
    expect(missing('`hideFooter`, `rows`\n\n<Demo src="./A.tsx" />\n')).toEqual([['hideFooter']]);
    expect(missing('`hideFooter`, `rows`\n\n<Demo src="./B.tsx" />\n')).toEqual([[]]);
  });

  it('reads all blocks since the heading or the last demo, and values', () => {
    expect(missing('`hideFooter`\n\n- `\'row\'`\n\n<Demo src="./A.tsx" />\n')).toEqual([
      ['row', 'hideFooter'],
    ]);
    expect(missing('`hideFooter`\n\n## Rows\n\n`rows`\n\n<Demo src="./A.tsx" />\n')).toEqual([[]]);
    expect(
      missing('`hideFooter`\n\n<Demo src="./B.tsx" />\n\n`rows`\n\n<Demo src="./A.tsx" />\n'),
    ).toEqual([[], []]);
  });

  it('finds names that only another file of the demo has, unless the prose names that file', () => {
    expect(missing('`rows`, `flex`\n\n<Demo src="./B.tsx" />\n')).toEqual([['flex']]);
    expect(missing('`flex`\n\n<Demo src="./B.tsx" />\n')).toEqual([['flex']]);
    expect(missing('`rows`, `flex` in `columns.ts`\n\n<Demo src="./B.tsx" />\n')).toEqual([[]]);
  });

  it('leaves out demos whose prose names nothing, and those that are missing or invalid', () => {
    expect(
      compare(
        '`unknown`\n\n<Demo src="./A.tsx" />\n\n`a`\n\n<Demo src="./C.tsx" />\n\n<Demo src="./D.tsx" />\n',
      ),
    ).toEqual([]);
  });
});

describe('previewProblems', () => {
  const compared = compare(
    '`hideFooter`\n\n<Demo src="./A.tsx" />\n\n`rows`, `flex`\n\n<Demo src="./B.tsx" />\n',
  );

  it('reports by line what is not shown, and tells all from a part', () => {
    expect(previewProblems(compared)).toEqual([
      {
        file: `${folder}/index.mdx`,
        line: 3,
        message: expect.stringContaining(
          './A.tsx shows nothing of what the text before it names: not `hideFooter`',
        ),
      },
      {
        file: `${folder}/index.mdx`,
        line: 7,
        message: expect.stringMatching(/\.\/B\.tsx shows only a part .*not `flex`.*name the file/),
      },
    ]);
  });
});
