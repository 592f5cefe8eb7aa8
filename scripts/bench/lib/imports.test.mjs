import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { saidOf, sizeOfImport, use } from './imports.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Text that compresses poorly. */
const noise = (seed) =>
  Array.from({ length: 2000 }, (_, index) => ((index * seed) % 9973).toString(36)).join('');
const write = (name, text) => writeFileSync(path.join(folder, name), text);
write('small.js', 'export const small = 1;\n');
write('large.js', `export const large = ${JSON.stringify(noise(7919))};\n`);
write('both.js', "export * from './small.js';\nexport * from './large.js';\n");
write('later.js', "export const later = () => import('./large.js');\n");
write(
  'react.js',
  "import { createElement } from 'react';\nexport const element = createElement;\n",
);

describe('sizeOfImport', () => {
  it('counts only what an import needs', async () => {
    const small = await sizeOfImport(use(['small'], './both.js'), { folder });
    const large = await sizeOfImport(use(['large'], './both.js'), { folder });
    expect(small).toBeGreaterThan(0);
    expect(small).toBeLessThan(200);
    expect(large).toBeGreaterThan(2000);
  });

  it('leaves out React and code that loads later', async () => {
    expect(await sizeOfImport(use(['later'], './later.js'), { folder })).toBeLessThan(500);
    expect(await sizeOfImport(use(['element'], './react.js'), { folder })).toBeLessThan(200);
  });

  it('fails for a file that does not exist', async () => {
    await expect(sizeOfImport(use(['none'], './none.js'), { folder })).rejects.toThrow('none.js');
  });
});

it('reads the size that a page states for an import', () => {
  const text =
    'Text.\n\n| Import | Size |\n| --- | --- |\n| `Gauge` | 71 kB |\n| `Pro` (8.2.0) | x | 9.5 kB |\n| `Bad` | big |\n';
  expect(saidOf(text, 'Gauge')).toBe('71 kB');
  expect(saidOf(text, 'Pro')).toBe('9.5 kB');
  expect(saidOf(text, 'Bad')).toBe('nothing');
});
