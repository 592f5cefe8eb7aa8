import { createHash } from 'node:crypto';
import type { ApiPage } from '../types';
import type { PageSection } from '../render/page';

/** What a page needs of the page module; see `pageModule.ts`. */
export function requestOf(page: ApiPage, sections: readonly PageSection[]): string {
  const content = JSON.stringify(sections.map(({ html }) => html));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `@site/src/plugins/api-reference/page.api?${page.path}&${hash}`;
}

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

/** The Markdown of an API page: headings for the table of contents, its tables as static parts. */
export function pageMdx(page: ApiPage, sections: readonly PageSection[]): string {
  const body = sections.map(({ id, title }, index) => {
    const heading = title ? `## ${title} {/* #${id} */}\n\n` : '';
    const controls = index === 1 ? '<ApiControls />\n\n' : '';
    const imports =
      index === 0
        ? `\n\n## Import {/* #import */}\n\n\`\`\`ts\n${page.imports.join('\n')}\n\`\`\``
        : '';
    return `${heading}${controls}<ApiSection code={page} index={${index}} />${imports}`;
  });
  return [
    '---',
    `title: ${page.name}`,
    `description: "${descriptionOf(page)}"`,
    'custom_edit_url: null',
    '---',
    '',
    `import { ApiControls, ApiSection } from '@site/src/components/api';`,
    `import page from '${requestOf(page, sections)}';`,
    '',
    body.join('\n\n'),
    '',
  ].join('\n');
}

function listMdx(pages: readonly ApiPage[]): string {
  return pages
    .map(({ name, plan, path }) => {
      const slug = path.split('/').at(-2) ?? '';
      const badge = plan === 'community' ? '' : ` <Plan ${plan} />`;
      return `- [${name}](./${slug}/index.mdx)${badge}`;
    })
    .join('\n');
}

/** The Markdown of a product's index. */
export function indexMdx(product: string, pages: readonly ApiPage[]): string {
  const components = pages.filter(({ kind }) => kind === 'component');
  const interfaces = pages.filter(({ kind }) => kind === 'interface');
  return [
    '---',
    `title: ${product} API`,
    `description: All components${interfaces.length > 0 ? ' and interfaces' : ''} of the ${product} API reference.`,
    'custom_edit_url: null',
    '---',
    '',
    '## Components',
    '',
    listMdx(components),
    ...(interfaces.length > 0 ? ['', '## Interfaces', '', listMdx(interfaces)] : []),
    '',
  ].join('\n');
}
