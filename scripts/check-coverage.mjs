// `npm run check:coverage [-- --product tree-view] [--complete] [--messages]`: lists which public members the guides of each product
// name, which deprecated ones the guides or their demos use without saying so, which demos import a higher plan than they need, and which
// messages of the packages no page explains. Exits with 1 if a product that is declared complete lacks any member; with --complete, also if
// there is one of the others. With --messages, only checks the messages.
import './lib/say-mistakes.mjs';
import path from 'node:path';
import ts from 'typescript';
import { formatTable } from './bench/lib/table.mjs';
import { coverageOf, missingLines, tableOf, verdictOf } from './lib/coverage/check.mjs';
import { readGuides } from './lib/coverage/guides.mjs';
import { membersOf } from './lib/coverage/members.mjs';
import { checkMessages } from './lib/coverage/messages.mjs';
import { needlessPlans } from './lib/coverage/plans.mjs';
import { loadTs } from './lib/load-ts.mjs';
import { UsageError } from './lib/usage-error.mjs';
import { readOptions } from './lib/scaffold/options.mjs';

const { demosWithoutWarning, deprecatedNameProblems, deprecatedNames } = loadTs(
  '../../src/api-reference/node/deprecatedNames.ts',
);
const { deprecatedUses } = loadTs('../../src/api-reference/node/deprecatedUses.ts');
const { installedReference } = loadTs('../../src/api-reference/node/generate.ts');
const { ownFiles } = loadTs('../../src/demos/node/ownFiles.ts');
const { apiSlugOf, products } = loadTs('../../src/products/registry.ts');
const { projectOptions } = loadTs('../../src/versions/snapshots/node/typecheck.ts');
const { installedSurface } = loadTs('./coverage/surface.ts');

const root = process.cwd();

/** Returns the products to check: all with a reference, the one that is named, or those that are declared complete. */
function chosenProducts({ product, complete }) {
  const all = products.filter(apiSlugOf);
  if (product !== undefined) {
    const found = all.filter((each) => [each.id, apiSlugOf(each)].includes(product));
    if (found.length === 0) {
      const allowed = all.map((each) => `"${apiSlugOf(each)}"`).join(', ');
      throw new UsageError(`--product is "${product}"; allowed: ${allowed}.`);
    }
    return found;
  }
  return complete ? all.filter((each) => each.complete) : all;
}

/** Returns the demos of guides with all of their files and what these import. */
const demosOf = (guides) =>
  guides.flatMap(({ file, page }) => {
    const silent = new Set(demosWithoutWarning(page).map(({ line }) => line));
    return page.demos.map(({ src, line }) => {
      const demo = path.join(root, path.dirname(file), src);
      const files = ownFiles(demo);
      return {
        file: path.relative(path.join(root, 'docs'), demo).replaceAll('\\', '/'),
        sources: files.map((each) => each.file),
        specifiers: files.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)),
        isSilent: silent.has(line),
      };
    });
  });

/** Returns a line for each deprecated name in guides and demos that the section around it doesn't call deprecated. */
function deprecatedLines(guides, demos, reference, program) {
  const names = deprecatedNames(reference);
  const files = demos.filter(({ isSilent }) => isSilent).flatMap(({ sources }) => sources);
  const uses = deprecatedUses([...new Set(files)], program, (file) =>
    file.includes('/node_modules/@mui/'),
  );
  return [
    ...guides.flatMap(({ file, page, components }) =>
      deprecatedNameProblems(page, file, components, names),
    ),
    ...uses.map(
      ({ file, line, name, reason }) =>
        `${path.relative(root, file).replaceAll('\\', '/')}:${line}: \`${name}\` is deprecated: ${reason} Replace it, or say in the section that shows this demo that it is deprecated.`,
    ),
  ];
}

const { values } = readOptions({
  options: {
    product: { type: 'string' },
    complete: { type: 'boolean' },
    messages: { type: 'boolean' },
  },
});
if (values.messages) {
  const { messages, problems } = checkMessages(root);
  console.log([...problems, `${problems.length} of ${messages.length} messages.`].join('\n'));
  process.exit(problems.length > 0 ? 1 : 0);
}
const chosen = chosenProducts(values);
if (chosen.length === 0) {
  console.log('No product is declared complete (src/products/registry.ts).');
  process.exit();
}
const reference = installedReference(root);
const guides = chosen.map(({ pathPrefixes }) => readGuides(root, pathPrefixes));
const coverages = chosen.map((product, index) => {
  const slug = apiSlugOf(product);
  const pages = reference.filter((page) => page.product === slug);
  const members = membersOf(pages, installedSurface(root, slug), `/api/${slug}/`);
  return coverageOf(product, members, guides[index]);
});
const { code, lacking, sentences } = verdictOf(coverages);
const demos = demosOf(guides.flat());
const program = ts.createProgram(
  [...new Set(demos.flatMap(({ sources }) => sources))],
  projectOptions(root),
);
const inDemos = [
  ...deprecatedLines(guides.flat(), demos, reference, program),
  ...needlessPlans(demos, program),
];
const { problems } = checkMessages(root);
process.exitCode = values.complete && inDemos.length + problems.length > 0 ? 1 : code;
console.log(formatTable(tableOf(coverages)));
for (const coverage of values.product === undefined ? lacking : coverages) {
  console.log(`\n${missingLines(coverage).join('\n')}`);
}
for (const sentence of [...inDemos, ...problems, ...sentences]) {
  console.error(`\n${sentence}`);
}
