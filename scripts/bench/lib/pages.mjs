import { readFileSync } from 'node:fs';
import { pagesBelow } from '../../lib/pages.mjs';
import { seeded } from './random.mjs';

/** The products by the folder of their pages. */
const products = [
  { folder: 'react-data-grid', id: 'x-data-grid', name: 'Data Grid' },
  { folder: 'react-date-pickers', id: 'x-date-pickers', name: 'Date and Time Pickers' },
  { folder: 'react-charts', id: 'x-charts', name: 'Charts' },
  { folder: 'react-tree-view', id: 'x-tree-view', name: 'Tree View' },
];

const guides = pagesBelow('.', ['docs']).map((file) => readFileSync(file, 'utf8'));

/** The sentences of the guides that have no markup besides links and inline code, without these. */
const sentences = guides.flatMap((text) =>
  text
    .split('\n\n')
    .filter((block) => /^[A-Z]/.test(block))
    .map((block) => block.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', ''))
    .flatMap((block) => block.match(/[A-Z][^.?!]+\./g) ?? [])
    .filter((sentence) => /^[^*_#|<>{}[\]\\]{50,145}$/.test(sentence))
    .map((sentence) => sentence.replace(/\s+/g, ' ')),
);

/** The fences of the guides in a language that are neither short nor long. */
const fencesIn = (language) =>
  guides
    .flatMap((text) => text.match(new RegExp(`^\`\`\`${language}\n[^]*?^\`\`\`$`, 'gm')) ?? [])
    .filter((fence) => fence.length > 200 && fence.length < 900);
const fences = { tsx: fencesIn('tsx'), ts: fencesIn('ts') };

/** Returns what a page is about and where it is: products alternate. */
function place(index) {
  const product = products[index % products.length];
  const number = Math.floor(index / products.length) + 1;
  return {
    product,
    path: `/${product.folder}/bench-${number}`,
    title: `${product.name}, page ${number}`,
  };
}

/**
 * Makes a page of sentences and code of the guides that Docusaurus as it comes understands, too: about 600 words, six headings,
 * four code blocks in TypeScript, a table, a tip and links.
 * @param {number} index from 0; the same index gives the same page
 * @param {number} count of all pages, for the links to others
 * @returns {{ path: string, product: string, content: string }} its address below the base path, the id of its product and
 *   the whole file
 */
export function plainPage(index, count) {
  const { product, path, title } = place(index);
  const random = seeded(index + 1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const text = (length) => Array.from({ length }, () => pick(sentences)).join(' ');
  const link = (offset) => {
    const linked = place((index + offset) % count);
    return `[${linked.title}](${linked.path}/)`;
  };
  const rows = Array.from({ length: 5 }, (_, row) => `| \`field${row}\` | ${text(1)} |`);
  const blocks = [
    `---\ntitle: ${title}\ndescription: ${JSON.stringify(text(1))}\n---`,
    text(3),
    ...['## First steps', text(5), pick(fences.tsx)],
    ...['## Control it', text(4), pick(fences.tsx), text(3)],
    ...['## Fields', text(2), ['| Field | Meaning |', '| --- | --- |', ...rows].join('\n')],
    ...['## Call and wrap', pick(fences.ts), text(2), pick(fences.tsx)],
    ...['## Limits', text(6), `:::tip\n\n${text(2)}\n\n:::`],
    ...['## See also', `${text(2)} Continue with ${link(1)} or ${link(7)}.`, text(3)],
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
  products.flatMap(({ id, name }) => {
    const own = pages.filter(({ product }) => product === id);
    const parts = Array.from({ length: Math.ceil(own.length / pagesOfGroup) }, (_, part) => {
      const entries = own
        .slice(part * pagesOfGroup, (part + 1) * pagesOfGroup)
        .map(({ path }, entry) => `page('${path}'${entry ? '' : ", { plan: 'pro' }"})`);
      return `group('Part ${part + 1}', [${entries.join(', ')}])`;
    });
    return own.length > 0
      ? [`group('More of ${name}', [${parts.join(',\n')}], { product: '${id}' })`]
      : [];
  });
