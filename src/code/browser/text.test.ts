import { describe, expect, it } from 'vitest';
import { localImports, resultOfDiff } from './text';

describe('localImports', () => {
  it('lists each local file once, and no packages', () => {
    const code = [
      "import { useState } from 'react';",
      "import { orders, type Order } from './data/orders';",
      "import {\n  one,\n} from './one';",
      "export { two } from './one';",
      "const text = 'from a server';",
    ].join('\n');
    expect(localImports(code)).toEqual(['./data/orders', './one']);
  });
});

describe('resultOfDiff', () => {
  it('keeps what is new and what stays, without marks', () => {
    const diff = [
      'diff --git a/main.tsx b/main.tsx',
      'index 12ab..34cd 100644',
      '--- a/main.tsx',
      '+++ b/main.tsx',
      '@@ -1,3 +1,3 @@',
      "-import { a } from './a';",
      "+import { b } from './b';",
      ' ',
      ' function Page() {',
      '-  return a + 1;',
      '+  return b - +1;',
      ' }',
    ];
    expect(resultOfDiff(diff.join('\n'))).toBe(
      ["import { b } from './b';", '', 'function Page() {', '  return b - +1;', '}'].join('\n'),
    );
  });

  it('leaves a diff that only removes as it is', () => {
    expect(resultOfDiff('-npm install a\n')).toBe('-npm install a\n');
  });
});
