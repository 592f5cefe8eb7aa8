import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('shows its signs in browsers that know no alternative text of `content`', () => {
  const css = readFileSync(path.join(__dirname, 'code.module.css'), 'utf8');
  const signs = [...css.matchAll(/content: ('[^']+') \/ '';/g)].map(([, sign]) => sign);
  expect(signs).toEqual(["'−'", "'+'", "'⋯'"]);
  for (const sign of signs) expect(css).toContain(`content: ${sign};\n  content: ${sign} / '';`);
});
