import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const importPattern = /^(?:import|export)\s[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** Returns each package that a script loads on start, directly or through its imports, as `file: package`. */
function packagesLoadedBy(script) {
  const found = [];
  const seen = new Set();
  const walk = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from, bare] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const name = from ?? bare;
      if (name.startsWith('.')) {
        walk(path.resolve(path.dirname(file), name));
      } else if (!isBuiltin(name)) {
        found.push(`${path.basename(file)}: ${name}`);
      }
    }
  };
  walk(path.resolve(import.meta.dirname, '..', script));
  return { found, files: seen.size };
}

it.each(['test.mjs', 'site.mjs'])('%s starts without any installed packages', (script) => {
  const { found, files } = packagesLoadedBy(script);
  expect(files).toBeGreaterThan(3);
  expect(found).toEqual([]);
});

it('finds a package that a script imports indirectly', () => {
  expect(packagesLoadedBy('serve.mjs').found).toContain('static-server.mjs: sirv');
});
