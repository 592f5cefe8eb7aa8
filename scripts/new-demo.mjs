// `npm run new:demo -- <page> <Name> [--component RichTreeView]`: writes a demo next to a page and prints the line that
// shows it.
import './lib/say-mistakes.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { findPage, parseAddress } from './lib/scaffold/address.mjs';
import { chooseTemplate, newDemo, parseName, sourceOf } from './lib/scaffold/demo.mjs';
import { readOptions } from './lib/scaffold/options.mjs';
import { writeNew } from './lib/scaffold/write.mjs';
import { UsageError } from './lib/usage-error.mjs';

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { component: { type: 'string' } },
});
if (positionals.length > 2) {
  throw new UsageError(`A demo has one page and one name; found ${positionals.join(' and ')}.`);
}
const { productFromPath } = loadTs('../../src/products/productFromPath.ts');
const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
const address = parseAddress(positionals[0]);
const page = findPage(address, pagesBelow('.', ['docs']));
const name = parseName(positionals[1]);
const { components } = readPage(readFileSync(page, 'utf8')).frontMatter;
const product = productFromPath(`/${address}`).id;
const template = chooseTemplate({ product, components }, values.component);
const { component, height } = template;
const source = sourceOf(template, (each) =>
  readFileSync(path.join(import.meta.dirname, 'templates', `${each}.tsx`), 'utf8'),
);
const demo = newDemo(page, name, { source, height });
writeNew(demo.file, demo.text);
console.log(`Wrote ${demo.file}, based on the ${component} template.

Show it in ${page}, with a blank line before and after:

   ${demo.line}

Write a claim about it in ${path.dirname(page)}/claims.test.tsx, since npm test fails without one. tests/claims/README.md has an example.
`);
