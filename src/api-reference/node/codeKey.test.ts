import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeKey, filesOfCode } from './codeKey';

let dir = '';
const write = (name: string, text: string): string => {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
};
beforeAll(() => {
  dir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'code-key-')));
  write(
    'config.ts',
    `import a from './parts/a';\nimport './parts/b';\nimport React from 'react';\n`,
  );
  write(
    'parts/a.ts',
    `export * from '.';\nconst loader = path.join(__dirname, 'loader.cjs');\nprocess.env.SOME_SETTING;`,
  );
  write('parts/b/index.tsx', `const later = () => import('../later.mjs');\nimport '../../config';`);
  for (const name of ['parts/index.ts', 'parts/loader.cjs', 'parts/later.mjs', 'parts/other.ts'])
    write(name, '1;');
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

const key = (env: NodeJS.ProcessEnv = {}): string =>
  codeKey(dir, [path.join(dir, 'config.ts')], env as NodeJS.ProcessEnv);

describe('filesOfCode', () => {
  it('follows every form of import, loaders named by path, and import cycles', () => {
    const files = filesOfCode([path.join(dir, 'config.ts')]);
    expect(files.map((file) => path.relative(dir, file).replaceAll('\\', '/'))).toEqual([
      'config.ts',
      'parts/a.ts',
      'parts/b/index.tsx',
      'parts/index.ts',
      'parts/later.mjs',
      'parts/loader.cjs',
    ]);
  });

  it("includes this site's loaders and child processes, but no content or UI code", () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const files = filesOfCode([path.join(root, 'docusaurus.config.ts')]).map((file) =>
      path.relative(root, file).replaceAll('\\', '/'),
    );
    const has = (part: RegExp): boolean => files.some((file) => part.test(file));
    expect(files.filter((file) => file.endsWith('Loader.cjs'))).toHaveLength(5);
    expect(has(/api-reference\/node\/child\.ts$/)).toBe(true);
    // The client modules that plugins name are included, so a change to one of them rebuilds needlessly.
    expect(
      has(/^(?:docs|blog|static|src\/theme|src\/\w+\/ui)\/|^sidebars|components\/.*\.tsx$/),
    ).toBe(false);
  });
});

describe('codeKey', () => {
  it('changes with the code, the installed packages, and environment variables the code names', () => {
    const first = key();
    expect(key()).toBe(first);
    expect(key({ OTHER_SETTING: '1' } as NodeJS.ProcessEnv)).toBe(first);
    expect(key({ SOME_SETTING: '1' } as NodeJS.ProcessEnv)).not.toBe(first);
    write('parts/other.ts', '2;');
    expect(key()).toBe(first);
    write('parts/later.mjs', '2;');
    const second = key();
    expect(second).not.toBe(first);
    write('node_modules/.package-lock.json', '{}');
    expect(key()).not.toBe(second);
  });
});
