import { componentCode, functionCode, stateCode, wrapperCode } from './code.mjs';
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

/**
 * Generates a page that Docusaurus as it comes understands, too: about 600 words, six headings, four code blocks in TypeScript,
 * a table, a tip and links.
 * @param {number} index from 0; the same index gives the same page
 * @param {number} count of all pages, for the links to others
 * @returns {{ path: string, product: string, content: string }} its address below the base path, the id of its product and
 *   the whole file
 */
export function plainPage(index, count) {
  const { product, thing, aspect, path, title } = place(index);
  const random = seeded(index + 1);
  const subject = { ...product, name: `${upper(camel(thing))}${upper(camel(aspect))}` };
  const text = (sentences) => prose(random, thing, sentences);
  const link = (offset) => {
    const linked = place((index + offset) % count);
    return `[${linked.title}](${linked.path}/)`;
  };
  const blocks = [
    [
      '---',
      `title: ${title}`,
      `description: How the ${thing} of the ${product.name} handles ${aspect}, what it costs and which settings change it.`,
      '---',
    ].join('\n'),
    text(3),
    ...section(`Change the ${thing}`, text(5), componentCode(random, subject)),
    ...section(`Control ${aspect}`, text(4), stateCode(random, thing), text(3)),
    ...section('Fields', text(2), table(random)),
    ...section('Call and wrap', functionCode(random, thing), text(2), wrapperCode(random, subject)),
    ...section('Limits', text(6), `:::tip\n\n${text(2)}\n\n:::`),
    ...section('See also', `${text(2)} Continue with ${link(1)} or ${link(7)}.`, text(3)),
  ];
  return { path, product: product.id, content: `${blocks.join('\n\n')}\n` };
}

const pagesOfGroup = 10;

/**
 * Returns the navigation of generated pages as code of `sidebars.ts` entries: for each product a group, with nested groups of
 * ten pages. The first page of each nested group has a plan tag.
 * @param {{ path: string, product: string }[]} pages
 * @returns {string[]}
 */
export const sidebarEntries = (pages) =>
  words.products.flatMap(({ id, name }) => {
    const own = pages.filter(({ product }) => product === id);
    const parts = Array.from({ length: Math.ceil(own.length / pagesOfGroup) }, (_, part) => {
      const label = upper(words.aspects[part % words.aspects.length]);
      const entries = own
        .slice(part * pagesOfGroup, (part + 1) * pagesOfGroup)
        .map(({ path }, entry) => `page('${path}'${entry === 0 ? ", { plan: 'pro' }" : ''})`);
      return `group('${label}', [${entries.join(', ')}])`;
    });
    return own.length > 0
      ? [`group('More of ${name}', [${parts.join(',\n')}], { product: '${id}' })`]
      : [];
  });
