import {
  componentCode,
  functionCode,
  installCode,
  shellCode,
  stateCode,
  wrapperCode,
} from './code.mjs';
import { camel, prose, table, upper } from './prose.mjs';
import { seeded } from './random.mjs';
import * as words from './words.mjs';

/** Returns what a page is about and where: products alternate first, then their things, then the aspects of each. */
function place(index) {
  const product = words.products[index % words.products.length];
  const turn = Math.floor(index / words.products.length);
  const thing = product.things[turn % product.things.length];
  const round = Math.floor(turn / product.things.length);
  const aspect = words.aspects[round % words.aspects.length];
  const number = Math.floor(round / words.aspects.length);
  const slug = `${thing} ${aspect}`.replaceAll(' ', '-');
  return {
    product,
    thing,
    aspect,
    path: `/${product.path}/bench-${slug}${number ? `-${number}` : ''}`,
    title: `${upper(thing)} ${aspect}${number ? ` ${number + 1}` : ''}`,
  };
}

const section = (heading, ...parts) => [`## ${heading}`, ...parts];

const frontMatter = ({ product, thing, aspect, title }, ...more) =>
  [
    '---',
    `title: ${title}`,
    `description: How the ${thing} of the ${product.name} handles ${aspect}, what it costs and which settings change it.`,
    ...more,
    '---',
  ].join('\n');

function pageOf(index, blocksOf) {
  const found = place(index);
  const { product, thing, aspect, path, title } = found;
  const random = seeded(index + 1);
  const blocks = blocksOf({
    ...found,
    random,
    text: (sentences) => prose(random, thing, sentences),
    subject: { ...product, name: `${upper(camel(thing))}${upper(camel(aspect))}` },
  });
  return { path, title, product: product.id, content: `${blocks.join('\n\n')}\n` };
}

/**
 * Generates a guide of typical size in this site's syntax: about 600 words, six headings, four code blocks, a table, a note
 * and links.
 * @param {number} index from 0; the same index gives the same page
 * @param {number} count of all pages, for the link to the next one
 * @returns {{ path: string, title: string, product: string, content: string }} its address below the base path, the
 *   title in its front matter, the id of its product and the whole file
 */
export function generatedPage(index, count) {
  return pageOf(index, ({ random, text, subject, thing, aspect, ...found }) => [
    frontMatter({ thing, aspect, ...found }, `components: [${subject.component}]`),
    text(3),
    ...section(
      `Change the ${thing}`,
      text(5),
      componentCode(random, subject, `tsx title="${subject.name}.tsx"`),
    ),
    ...section(`Control ${aspect} {/* #control */}`, text(4), stateCode(random, thing), text(3)),
    ...section('Fields', text(2), table(random)),
    ...section('Install and run', installCode(subject), shellCode(random, subject), text(4)),
    ...section('Limits', text(4), `:::note\n\n${text(2)}\n\n:::`),
    ...section(
      'See also',
      `${text(2)} Continue with [the next page](${place((index + 1) % count).path}/#control) or with [installation](/introduction/installation/).`,
      text(3),
    ),
  ]);
}

/**
 * Generates a page of plain text that any site generator understands: about 600 words, six headings, four code blocks in
 * TypeScript, a table, a tip and links. See `generatedPage` for the parameters and the result.
 * @param {{ base?: string, heading?: boolean }} [options] `base`: the prefix of link paths; `heading`: whether the title is
 *   also a heading in the text
 */
export function plainPage(index, count, { base = '', heading = false } = {}) {
  const link = (offset) => {
    const { path, title } = place((index + offset) % count);
    return `[${title}](${base}${path}/)`;
  };
  return pageOf(index, ({ random, text, subject, thing, aspect, title, ...found }) => [
    frontMatter({ thing, aspect, title, ...found }),
    ...(heading ? [`# ${title}`] : []),
    text(3),
    ...section(`Change the ${thing}`, text(5), componentCode(random, subject)),
    ...section(`Control ${aspect}`, text(4), stateCode(random, thing), text(3)),
    ...section('Fields', text(2), table(random)),
    ...section('Call and wrap', functionCode(random, thing), text(2), wrapperCode(random, subject)),
    ...section('Limits', text(6), `:::tip\n\n${text(2)}\n\n:::`),
    ...section('See also', `${text(2)} Continue with ${link(1)} or ${link(7)}.`, text(3)),
  ]);
}

const pagesOfGroup = 10;

/**
 * Groups generated pages for the navigation: for each product, groups of ten pages.
 * @template {{ product: string }} Page
 * @param {Page[]} pages
 * @returns {{ id: string, name: string, groups: { label: string, pages: Page[] }[] }[]} the products that have pages
 */
export function groupsOf(pages) {
  return words.products
    .map(({ id, name }) => {
      const own = pages.filter(({ product }) => product === id);
      const groups = Array.from({ length: Math.ceil(own.length / pagesOfGroup) }, (_, part) => ({
        label: upper(words.aspects[part % words.aspects.length]),
        pages: own.slice(part * pagesOfGroup, (part + 1) * pagesOfGroup),
      }));
      return { id, name, groups };
    })
    .filter(({ groups }) => groups.length > 0);
}

/**
 * Returns the navigation of generated pages as code of `sidebars.ts` entries: a group for each product, with nested groups.
 * The first page of each nested group has a plan tag.
 * @param {{ path: string, product: string }[]} pages
 * @returns {string[]}
 */
export const sidebarEntries = (pages) =>
  groupsOf(pages).map(({ id, name, groups }) => {
    const parts = groups.map(({ label, pages: own }) => {
      const entries = own.map(
        ({ path }, entry) => `page('${path}'${entry === 0 ? ", { plan: 'pro' }" : ''})`,
      );
      return `group('${label}', [${entries.join(', ')}])`;
    });
    return `group('More of ${name}', [${parts.join(',\n')}], { product: '${id}' })`;
  });

/**
 * Returns the source of a `sidebars.ts` that imports the project's own navigation from another file and adds generated pages.
 * @param {{ path: string, product: string }[]} pages
 * @param {string} projectSidebars path of the file with the project's own
 */
export const generatedSidebars = (pages, projectSidebars) =>
  [
    `import project from '${projectSidebars}';`,
    "import { group, page } from './src/navigation/helpers';",
    `export default { docs: [...project.docs, ${sidebarEntries(pages).join(',\n')}] };`,
    '',
  ].join('\n');
