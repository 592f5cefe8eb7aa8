import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countDocs } from '../plugin';

let docsDir: string;

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(docsDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(docsDir, file), text);
  }
}

beforeEach(() => {
  docsDir = mkdtempSync(path.join(tmpdir(), 'numbers-'));
});
afterEach(() => rmSync(docsDir, { recursive: true }));

it('counts guides, their demos and claims, and the pages of the reference', () => {
  write({
    'react-charts/index.mdx':
      '---\ntitle: Charts\n---\n\n<Demo src="./A.tsx" />\n\n<Demo src="./B.tsx" />\n',
    'react-charts/bars/index.mdx': '---\ntitle: Bars\n---\n\n```mdx\n<Demo src="./C.tsx" />\n```\n',
    'react-charts/bars/claims.test.tsx':
      "const claim = claimsOf(page);\nclaim('One.', () => {});\nfor (const each of all) {\n  claim(\n    'Two.',\n    () => {},\n  );\n}\n",
    'contributing/index.mdx':
      '---\ntitle: For writers\nunlisted: true\n---\n\n<Demo src="./D.tsx" />\n',
    'api/index.mdx': 'All.',
    'api/charts/index.mdx': 'All of Charts.',
    'api/charts/bar-chart/index.mdx': 'BarChart.',
  });
  expect(countDocs(docsDir)).toEqual({ guides: 2, demos: 2, claims: 2, reference: 1 });
});

it('counts zero if the docs folder is missing', () => {
  rmSync(docsDir, { recursive: true });
  expect(countDocs(docsDir)).toEqual({ guides: 0, demos: 0, claims: 0, reference: 0 });
  mkdirSync(docsDir);
});
