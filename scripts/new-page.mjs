// `npm run new:page -- <address> [--title "..."] [--plan pro|premium] [--planned] [--components A,B]`: writes a page and
// prints the line for sidebars.ts.
import './lib/say-mistakes.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTs } from './lib/load-ts.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { allowedPrefixes, checkPrefix, parseAddress } from './lib/scaffold/address.mjs';
import { componentsOf, newPage, sidebarHint } from './lib/scaffold/page.mjs';
import { readOptions } from './lib/scaffold/options.mjs';
import { writeNew } from './lib/scaffold/write.mjs';
import { UsageError } from './lib/usage-error.mjs';

const { readPage } = loadTs('../../src/content/mdx/readPage.ts');

/** Returns another page of the same product with this title: readers could not tell them apart in search results. */
function sameTitle(title, address, pages) {
  const folder = `docs/${address.split('/')[0]}/`;
  return pages.find(
    (file) =>
      file.startsWith(folder) &&
      readPage(readFileSync(file, 'utf8')).frontMatter.title.toLowerCase() === title.toLowerCase(),
  );
}

const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    plan: { type: 'string' },
    planned: { type: 'boolean' },
    components: { type: 'string' },
  },
});
if (positionals.length > 1) {
  throw new UsageError(`One page at a time; found ${positionals.join(' and ')}.`);
}
const { products } = loadTs('../../src/products/registry.ts');
const { productFromPath } = loadTs('../../src/products/productFromPath.ts');
const pages = pagesBelow('.', ['docs']);
const address = parseAddress(positionals[0]);
checkPrefix(address, allowedPrefixes(products, pages));

const product = productFromPath(`/${address}`);
const packages = Object.keys(product.packages);
const isComponent = (name) =>
  packages.some((pkg) => existsSync(path.join('node_modules', pkg, name, `${name}.d.ts`)));
const components =
  values.components?.split(/[\s,]+/).filter(Boolean) ??
  componentsOf(address, product.id, isComponent);
const page = newPage(address, { ...values, components });
const same = sameTitle(page.meta.title, address, pages);
if (same && same !== page.file) {
  throw new UsageError(
    `"${page.meta.title}" is already the title of ${same}; give this page another one with --title "...".`,
  );
}
writeNew(page.file, page.text);

const { place, code } = sidebarHint(readFileSync('sidebars.ts', 'utf8'), address, page.meta);
const about =
  components.length > 0
    ? `about ${components.join(', ')}`
    : 'about no component yet: list its components in "components" of the front matter';
console.log(`Wrote ${page.file}, with the title "${page.meta.title}", ${about}.

1. ${place ? `Add to ${place}` : 'The navigation already has it'}

   ${code}

2. Show it: npm start, then http://localhost:3000/x/${address}/
3. Add a demo: npm run new:demo -- ${address} <Name>
4. Write it; this lists what is still to be written:

   npm run check:prose -- docs/${address}
`);
