import { seeded } from './random.mjs';
import * as words from './words.mjs';

const upper = (text) => text[0].toUpperCase() + text.slice(1);
const camel = (text) => text.replace(/[- ](\w)/g, (_, letter) => letter.toUpperCase());
const pick = (random, list) => list[Math.floor(random() * list.length)];

/** So many sentences about a thing, each of about 15 words. */
function prose(random, thing, sentences) {
  return Array.from({ length: sentences }, () => {
    const subject = random() < 0.3 ? `the ${thing}` : pick(random, words.subjects);
    return `${pick(random, words.openings)}, ${subject} ${pick(random, words.verbs)} ${pick(random, words.objects)} ${pick(random, words.endings)}.`;
  }).join(' ');
}

const fence = (info, lines) => ['```' + info, ...lines, '```'].join('\n');

/** A component in TypeScript whose types a JavaScript version has to lose. */
function componentCode(random, { component, path, name }) {
  const fields = Array.from({ length: 4 }, () => pick(random, words.fieldNames));
  const model = camel(pick(random, words.aspects));
  return fence(`tsx title="${name}.tsx"`, [
    "import * as React from 'react';",
    `import { ${component} } from '@mui/x-${path.slice('react-'.length)}';`,
    '',
    'interface Entry {',
    '  id: number;',
    `  ${fields[0]}: string;`,
    '}',
    '',
    'const entries: Entry[] = [',
    ...fields.map((field, index) => `  { id: ${index + 1}, ${fields[0]}: '${upper(field)}' },`),
    '];',
    '',
    `export default function ${name}() {`,
    `  const [${model}, set${upper(model)}] = React.useState<Entry[]>(entries);`,
    `  const shown = ${model}.filter((entry): entry is Entry => entry.id > ${Math.floor(random() * 3)});`,
    '  return (',
    `    <${component}`,
    `      label="${upper(fields[1])}"`,
    '      data-count={shown.length}',
    `      onChange={(next: unknown) => set${upper(model)}(next as Entry[])}`,
    '    />',
    '  );',
    '}',
  ]);
}

function stateCode(random, thing) {
  const model = camel(`${thing} model`);
  return fence('tsx', [
    `const [${model}, set${upper(model)}] = React.useState<Record<string, boolean>>({`,
    ...Array.from(
      { length: 3 },
      () => `  ${pick(random, words.fieldNames)}${Math.floor(random() * 90)}: ${random() < 0.5},`,
    ),
    '});',
    '',
    `const isChanged = Object.values(${model}).some(Boolean);`,
  ]);
}

const shellCode = (random, { path }) =>
  fence('bash', [
    `npx create-table --product ${path} --seed ${Math.floor(random() * 1e6)}`,
    `npm run dev -- --port ${3000 + Math.floor(random() * 900)}`,
  ]);

const installCode = ({ path }) =>
  fence('bash npm2yarn', [`npm install "@mui/x-${path.slice('react-'.length)}@^8.1.0"`]);

function table(random) {
  const rows = Array.from({ length: 5 }, () => {
    const field = pick(random, words.fieldNames);
    return `| \`${field}\` | \`${pick(random, ['string', 'number', 'boolean', 'Date'])}\` | ${upper(pick(random, words.verbs))} ${pick(random, words.objects)} |`;
  });
  return ['| Field | Type | What it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * One page of typical size: about 600 words, six headings, four code blocks, a table, a note and links.
 * @param {number} index from 0; the same index gives the same page
 * @param {number} count of all pages, for the link to the next one
 * @returns {{ path: string, title: string, product: string, content: string }} its address below the base path, the
 *   title of its front matter, the id of its product and the whole file
 */
export function generatedPage(index, count) {
  const { product, thing, aspect, path } = place(index);
  const random = seeded(index + 1);
  const title = `${upper(thing)} ${aspect}`;
  const component = { ...product, name: `${upper(camel(thing))}${upper(camel(aspect))}` };
  const section = (heading, ...parts) => [`## ${heading}`, ...parts];
  const text = (sentences) => prose(random, thing, sentences);
  const blocks = [
    [
      '---',
      `title: ${title}`,
      `description: How the ${thing} of the ${product.name} handles ${aspect}, what it costs and which settings change it.`,
      `components: [${product.component}]`,
      '---',
    ].join('\n'),
    text(3),
    ...section(`Change the ${thing}`, text(5), componentCode(random, component)),
    ...section(`Control ${aspect} {/* #control */}`, text(4), stateCode(random, thing), text(3)),
    ...section('Fields', text(2), table(random)),
    ...section('Install and run', installCode(product), shellCode(random, product), text(4)),
    ...section('Limits', text(4), `:::note\n\n${text(2)}\n\n:::`),
    ...section(
      'See also',
      `${text(2)} Continue with [the next page](${place((index + 1) % count).path}/#control) or with [installation](/introduction/installation/).`,
      text(3),
    ),
  ];
  return { path, title, product: product.id, content: `${blocks.join('\n\n')}\n` };
}

/** Where a page stands: products take turns, then their things, then the aspects of each. */
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
  };
}

const pagesOfGroup = 10;

/**
 * The site's navigation with generated pages, as the source of a `sidebars.ts` that reads the project's own from another
 * file: a group for each product, with nested groups of ten pages.
 * @param {{ path: string, product: string }[]} pages
 * @param {string} projectSidebars where the project's own is
 */
export function generatedSidebars(pages, projectSidebars) {
  const groups = words.products.map(({ id, name }) => {
    const own = pages.filter(({ product }) => product === id);
    const parts = Array.from({ length: Math.ceil(own.length / pagesOfGroup) }, (_, part) => {
      const entries = own
        .slice(part * pagesOfGroup, (part + 1) * pagesOfGroup)
        .map(({ path }, entry) => `page('${path}'${entry === 0 ? ", { plan: 'pro' }" : ''})`);
      return `group('${upper(words.aspects[part % words.aspects.length])}', [${entries.join(', ')}])`;
    });
    return (
      parts.length > 0 && `group('More of ${name}', [${parts.join(',\n')}], { product: '${id}' })`
    );
  });
  return [
    `import project from '${projectSidebars}';`,
    "import { group, page } from './src/navigation/helpers';",
    `export default { docs: [...project.docs, ${groups.filter(Boolean).join(',\n')}] };`,
    '',
  ].join('\n');
}
