import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import untranslatedCode from './untranslatedCode';

it('keeps code and keys from being translated, however they are written', async () => {
  const page = 'Set `sortModel`, <code>area</code> or press <kbd>Esc</kbd>.\n';
  const compiled = await compile(page, { jsx: true, rehypePlugins: [untranslatedCode] });
  const marked = [...String(compiled).matchAll(/translate="no"[^>]*>(?:\{")?(\w+)/g)];
  expect(marked.map(([, text]) => text)).toEqual(['sortModel', 'area', 'Esc']);
});
