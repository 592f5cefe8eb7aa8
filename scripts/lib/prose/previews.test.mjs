import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPreviews, exceptions, missingIn } from './previews.mjs';

const demo = `import { DataGrid } from '@mui/x-data-grid';

// #region taught
const rows = [{ id: 1 }];
// #endregion taught

export default function A() {
  return <DataGrid rows={rows} columns={[]} hideFooter />;
}
`;
const withoutMarks = demo.replace(/^\/\/ #.*\n/gm, '');

describe('missingIn', () => {
  it('finds names that marks hide, and none without marks', () => {
    expect(missingIn(demo, [['hideFooter', 'rows']])).toEqual(['hideFooter']);
    expect(missingIn(withoutMarks, [['hideFooter', 'rows']])).toEqual([]);
    expect(missingIn(demo, [['unknown']])).toEqual([]);
  });
});

describe('checkPreviews', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'previews-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (text) => checkPreviews(`${folder}/index.mdx`, text);

  it('reports the line of a demo that hides what its paragraph names', () => {
    writeFileSync(path.join(folder, 'A.tsx'), demo);
    writeFileSync(path.join(folder, 'B.tsx'), withoutMarks);
    expect(
      check('Set `hideFooter`.\n\n<Demo src="./A.tsx" />\n\n<Demo src="./B.tsx" />\n'),
    ).toEqual([
      {
        file: `${folder}/index.mdx`,
        line: 3,
        message: expect.stringContaining("the preview of ./A.tsx doesn't show `hideFooter`"),
      },
    ]);
  });

  it('leaves demos that are missing or invalid to the build', () => {
    writeFileSync(path.join(folder, 'C.tsx'), 'const = 1;');
    expect(check('`a`\n\n<Demo src="./C.tsx" />\n\n<Demo src="./D.tsx" />\n')).toEqual([]);
  });
});

it('gives a reason for each exception', () => {
  for (const reason of Object.values(exceptions)) expect(reason).toMatch(/\w+ \w+/);
});
