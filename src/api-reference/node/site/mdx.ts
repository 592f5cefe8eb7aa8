import { createHash } from 'node:crypto';
import { planRank, type ApiPage } from '../../types';
import type { PageSection } from '../render/page';
import { counted } from '../render/tables';

/** Returns the import path of a page's static HTML. The address is the key; the hash makes a changed page a new module. */
export function requestOf(address: string, sections: readonly PageSection[]): string {
  const content = JSON.stringify(sections.map(({ html }) => html));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `@site/src/api-reference/node/page.api?${address}&${hash}`;
}

/** Pages with fewer rows have no filter: reading them is faster. */
export const filteredRows = 8;

/** Returns the number of members, slots and classes of a page. */
export const rowCount = ({ props, slots, classes }: ApiPage): number =>
  Object.keys(props).length + slots.length + classes.length;

/** Sections as Markdown: headings for the table of contents, the rest from the page module. */
function sectionsMdx(sections: readonly PageSection[]): string[] {
  return sections.map(({ id, title, level }, index) =>
    [
      title ? `${'#'.repeat(level)} ${title} {/* #${id} */}\n\n` : '',
      `<ApiSection code={page} index={${index}} />`,
    ].join(''),
  );
}

/** Makes a generated page; `request` is the import of its static HTML, if it has any. */
export const fileMdx = (
  { title, description }: { title: string; description: string },
  body: readonly string[],
  request?: string,
): string =>
  [
    '---',
    `title: ${title}`,
    `description: ${JSON.stringify(description)}`,
    'custom_edit_url: null',
    '---',
    '',
    ...(request === undefined
      ? []
      : [
          `import { ApiControls, ApiSection } from '@site/src/api-reference/ui';`,
          `import page from '${request}';`,
          '',
        ]),
    body.join('\n\n'),
    '',
  ].join('\n');

function descriptionOf({ name, kind, slots, classes }: ApiPage): string {
  const parts = [
    kind === 'component' ? 'props' : 'members',
    ...(slots.length > 0 ? ['slots'] : []),
    ...(classes.length > 0 ? ['CSS classes'] : []),
  ];
  const last = parts.pop() ?? '';
  const list = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `The ${list} of ${name}: types, defaults, descriptions and the plan that each needs.`;
}

/** Makes the Markdown of an API page: headings for the table of contents, its tables as static parts. */
export function pageMdx(page: ApiPage, address: string, sections: readonly PageSection[]): string {
  const [intro = '', ...rest] = sectionsMdx(sections);
  const controls = rowCount(page) >= filteredRows ? ['<ApiControls />'] : [];
  const imports = `## Import {/* #import */}\n\n\`\`\`ts\n${page.imports.join('\n// or\n')}\n\`\`\``;
  return fileMdx(
    { title: page.name, description: descriptionOf(page) },
    [...controls, intro, imports, ...rest],
    requestOf(address, sections),
  );
}

const sum = (pages: readonly ApiPage[], count: (page: ApiPage) => number): string =>
  pages.reduce((all, page) => all + count(page), 0).toLocaleString('en-US');

/** The packages that pages were read from, with their versions, in the order of the plans. */
function packagesOf(pages: readonly ApiPage[]): string {
  const sources = [...pages]
    .sort((a, b) => planRank(a.plan) - planRank(b.plan))
    .map(({ source }) => `\`${source.package}\` ${source.version}`);
  return [...new Set(sources)].join(', ');
}

/**
 * Makes the Markdown of a product's index.
 *
 * @param json - path of the index of all pages as JSON, below the site's base path
 */
export function indexMdx(
  product: string,
  address: string,
  json: string,
  pages: readonly ApiPage[],
  sections: readonly PageSection[],
): string {
  const components = pages.filter(({ kind }) => kind === 'component');
  const interfaces = pages.filter(({ kind }) => kind === 'interface');
  const counts = [
    ...counted(components.length, 'component', 'components'),
    ...counted(interfaces.length, 'interface', 'interfaces'),
  ].join(' and ');
  const members = sum(pages, ({ props }) => Object.keys(props).length);
  const slots = sum(components, ({ slots: own }) => own.length);
  const intro = `The ${counts} of the ${product} with their ${members} props and members and ${slots} slots, as the published packages declare them.`;
  return fileMdx(
    { title: `${product} API`, description: `All ${counts} of the ${product} API reference.` },
    [
      intro,
      ...(pages.length >= filteredRows ? ['<ApiControls />'] : []),
      ...sectionsMdx(sections),
      `Read from ${packagesOf(pages)}. The same data is available as [JSON](pathname://${json}).`,
    ],
    requestOf(address, sections),
  );
}
