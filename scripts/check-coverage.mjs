// `npm run check:coverage [-- --product tree-view] [--complete] [--json] [--messages]`: lists which public members the guides of each product
// name, and which deprecated ones the guides or their demos use without saying so, which demos import a higher plan than they need, and which
// messages of the packages no page explains. Exits with 1 if a product that is declared complete lacks any member; with --complete, also if
// there is one of the others. With --messages, only checks the messages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { formatTable } from './bench/lib/table.mjs';
import { coverageOf, missingLines, tableOf, verdictOf } from './lib/coverage/check.mjs';
import { readGuides } from './lib/coverage/guides.mjs';
import { membersOf } from './lib/coverage/members.mjs';
import { installedMessages, messageProblems } from './lib/coverage/messages.mjs';
import { needlessPlans } from './lib/coverage/plans.mjs';
import { loadTs } from './lib/load-ts.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { UsageError } from './lib/scaffold/address.mjs';
import { answer } from './lib/scaffold/write.mjs';

/** Returns the segment of a product below `/api/`. */
const slugOf = ({ pathPrefixes }) =>
  pathPrefixes.find((prefix) => prefix.startsWith('/api/'))?.slice('/api/'.length);

/** Returns the products to check: all with a reference, the one that is named, or those that are declared complete. */
function chosenProducts(products, { product, complete }) {
  const all = products.filter(slugOf);
  if (product !== undefined) {
    const found = all.filter((each) => [each.id, slugOf(each)].includes(product));
    if (found.length === 0) {
      const allowed = all.map((each) => `"${slugOf(each)}"`).join(', ');
      throw new UsageError(`--product is "${product}"; allowed: ${allowed}.`);
    }
    return found;
  }
  return complete ? all.filter((each) => each.complete) : all;
}

/** Returns a line for each deprecated name in guides and demos that the section around it doesn't call deprecated. */
function deprecatedLines(guides, reference, program, root) {
  const { demosWithoutWarning, deprecatedNameProblems, deprecatedNames } = loadTs(
    '../../src/api-reference/node/deprecatedNames.ts',
  );
  const { deprecatedUses } = loadTs('../../src/api-reference/node/deprecatedUses.ts');
  const { ownFiles } = loadTs('../../src/demos/node/ownFiles.ts');
  const names = deprecatedNames(reference);
  const files = guides.flatMap(({ file, text }) =>
    demosWithoutWarning(text)
      .flatMap(({ src }) => ownFiles(path.join(root, path.dirname(file), src)))
      .map((each) => each.file),
  );
  const uses = deprecatedUses([...new Set(files)], program, (file) =>
    file.includes('/node_modules/@mui/'),
  );
  return [
    ...guides.flatMap(({ file, text, components }) =>
      deprecatedNameProblems(text, file, components, names),
    ),
    ...uses.map(
      ({ file, line, name, reason }) =>
        `${path.relative(root, file).replaceAll('\\', '/')}:${line}: \`${name}\` is deprecated: ${reason} Replace it, or say in the section that shows this demo that it is deprecated.`,
    ),
  ];
}

/** Returns the demos of guides with all of their files and what these import. */
function demosOf(guides, root) {
  const { readPage } = loadTs('../../src/content/mdx/readPage.ts');
  const { ownFiles } = loadTs('../../src/demos/node/ownFiles.ts');
  return guides.flatMap(({ file, text }) =>
    readPage(text).demos.map(({ src }) => {
      const demo = path.join(root, path.dirname(file), src);
      const files = ownFiles(demo);
      return {
        file: path.relative(path.join(root, 'docs'), demo).replaceAll('\\', '/'),
        sources: files.map((each) => each.file),
        specifiers: files.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)),
      };
    }),
  );
}

/** Returns the messages that packages can print, and a sentence for each that no page of the docs explains. */
function checkMessages(root) {
  const messages = installedMessages(root);
  const texts = pagesBelow(root, ['docs']).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );
  return { messages, problems: messageProblems(messages, texts) };
}

await answer(() => {
  const { values } = parseArgs({
    options: {
      product: { type: 'string' },
      complete: { type: 'boolean' },
      json: { type: 'boolean' },
      messages: { type: 'boolean' },
    },
  });
  if (values.messages) {
    const { messages, problems } = checkMessages(process.cwd());
    console.log([...problems, `${problems.length} of ${messages.length} messages.`].join('\n'));
    process.exitCode = problems.length > 0 ? 1 : 0;
    return;
  }
  const { products } = loadTs('../../src/products/registry.ts');
  const chosen = chosenProducts(products, values);
  if (chosen.length === 0) {
    console.log('No product is declared complete (src/products/registry.ts).');
    return;
  }
  const root = process.cwd();
  const { installedReference } = loadTs('../../src/api-reference/node/generate.ts');
  const { installedSurface } = loadTs('./coverage/surface.ts');
  const { nearestPages } = loadTs('../../src/navigation/nearestPages.ts');
  const reference = installedReference(root);
  const guides = chosen.map(({ pathPrefixes }) => readGuides(root, pathPrefixes));
  const coverages = chosen.map((product, index) => {
    const slug = slugOf(product);
    const pages = reference.filter((page) => page.product === slug);
    const members = membersOf(pages, installedSurface(root, slug), `/api/${slug}/`);
    return coverageOf(product, members, guides[index], nearestPages);
  });
  const { code, lacking, sentences } = verdictOf(coverages);
  const { projectOptions } = loadTs('../../src/versions/snapshots/node/typecheck.ts');
  const demos = demosOf(guides.flat(), root);
  const program = ts.createProgram(
    [...new Set(demos.flatMap(({ sources }) => sources))],
    projectOptions(root),
  );
  const inDemos = [
    ...deprecatedLines(guides.flat(), reference, program, root),
    ...needlessPlans(demos, program),
  ];
  const { problems } = checkMessages(root);
  process.exitCode = values.complete && inDemos.length + problems.length > 0 ? 1 : code;
  if (values.json) {
    console.log(JSON.stringify(coverages, null, 2));
    return;
  }
  console.log(formatTable(tableOf(coverages)));
  for (const coverage of values.product === undefined ? lacking : coverages) {
    console.log(`\n${missingLines(coverage).join('\n')}`);
  }
  for (const sentence of [...inDemos, ...problems, ...sentences]) {
    console.error(`\n${sentence}`);
  }
});
