import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readGuides } from './readGuides';

it.each([
  ['Text.\n\n<Change id="one" />\n', 3],
  ['Text.\n\nAn open {brace.\n', 3],
])('names the file and line of a mistake in a guide', (text, line) => {
  const docs = mkdtempSync(path.join(tmpdir(), 'docs-'));
  const folder = path.join(docs, 'migration/migration-charts-v7');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.mdx'), text);
  try {
    const place = `docs/migration/migration-charts-v7/index.mdx:${line}: `;
    expect(() => readGuides(docs)).toThrow(place);
  } finally {
    rmSync(docs, { recursive: true });
  }
});
