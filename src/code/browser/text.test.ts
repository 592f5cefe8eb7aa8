import { describe, expect, it } from 'vitest';
import { localImports } from './text';

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
