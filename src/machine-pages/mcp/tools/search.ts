import type { Hit } from '../../../search/types';
import { tagData } from '../../../navigation/tags';
import { AskError, quoted } from '../askError';
import { folderOf, type DocsVersion } from '../site';
import { productNames, productOf, productSlugs, versionField, type Tool } from './tool';

const kindNames = { guide: 'Guide', api: 'API reference', migration: 'Migration' } as const;

/** Formats a hit: what it is called, what it is, where to read it, and what it says. */
function hitText(hit: Hit, index: number, version: DocsVersion): string {
  const { path, title, section, sections = [], kind, product, tags, trail, excerpt, others } = hit;
  const anchor = section ? `#${section.id}` : '';
  const facts = [
    kindNames[kind],
    productNames.get(product),
    ...(trail.length > 1 ? [trail.slice(1).join(', ')] : []),
    ...tags.map((tag) => tagData[tag].label),
  ];
  const name = section ? `${title.text}: ${section.heading.text}` : title.text;
  const more = sections.map(({ id, heading }) => `"${heading.text}" (#${id})`);
  return [
    `${index + 1}. ${name} (${facts.join('; ')})`,
    `   ${folderOf(version)}${path.replace(/^\//, '')}${anchor}`,
    ...(excerpt ? [`   ${excerpt.text}`] : []),
    ...(more.length > 0 ? [`   Also: ${more.join(', ')}`] : []),
    ...(others && others.length > 0 ? [`   The same in: ${others.join(', ')}`] : []),
  ].join('\n');
}

/** Finds pages, sections and members, with the engine and ranking of the site's own search. */
export const searchTool: Tool = {
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds guides, sections of guides, and components, props, slots, classes and methods of the API by words or by name. Read what it finds with read_page or read_api.',
  fields: {
    query: {
      type: 'string',
      required: true,
      description: 'Words of a task, or a name: "hide a column", "valueGetter", "DateRangePicker".',
    },
    product: {
      type: 'string',
      enum: productSlugs,
      description: 'Only pages of one product. All by default.',
    },
    version: versionField,
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: 30,
      description: 'How many hits; 10 by default.',
    },
  },
  async answer(asked, { site, search }) {
    const query = asked.text('query') ?? '';
    const product = productOf(asked.text('product'));
    const version = await site.version(asked.text('version'));
    const limit = asked.number('limit') ?? 10;
    const {
      hits,
      corrected,
      nearest = [],
      isElsewhere,
    } = await search({ query, version, product });
    if (hits.length === 0) {
      const names = nearest.map(
        ({ name, path, id }) =>
          `- ${name}: ${folderOf(version)}${path.slice(1)}${id ? `#${id}` : ''}`,
      );
      throw new AskError(
        [
          `Nothing found for ${quoted(query)} in ${version.version}${product ? `, ${productNames.get(product)}` : ''}.`,
          ...(isElsewhere ? ['Other products have pages on it: leave "product" out.'] : []),
          ...(names.length > 0 && !isElsewhere ? [`Similar names:\n${names.join('\n')}`] : []),
        ].join('\n'),
      );
    }
    const shown = hits.slice(0, limit);
    const rest = hits.length - shown.length;
    return [
      `Version ${version.version}${corrected === undefined ? '' : `; searched for "${corrected}"`}`,
      ...shown.map((hit, index) => hitText(hit, index, version)),
      ...(rest > 0
        ? [
            `[Cut after ${shown.length} of ${hits.length} hits. A larger "limit" (up to 30) shows more.]`,
          ]
        : []),
    ].join('\n\n');
  },
};
