import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentPages } from './pages.mjs';

it('names what a page imports: packages, sample data, and files of other pages', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const files = {
    'docs/a/index.mdx': '',
    'docs/a/claimsGrid.tsx': "import { rows } from 'sample-data/rows';",
    'docs/a/b/index.mdx': '',
    'docs/a/b/claims.test.tsx': "import { show } from '../claimsGrid'; import './Demo';",
    'docs/a/b/Demo.tsx': "import { DataGrid } from '@mui/x-data-grid';",
    'sample-data/rows.ts': "import { names } from './names';",
    'sample-data/names.ts': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const page = contentPages(root, []).find((each) => each.page === 'a/b');
  expect(page.imports).toContain('@mui/x-data-grid');
  expect(page.data.sort()).toEqual([
    'docs/a/claimsGrid.tsx',
    'sample-data/names.ts',
    'sample-data/rows.ts',
  ]);
  rmSync(root, { recursive: true });
});
