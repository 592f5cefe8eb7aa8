import type { Tool } from './tool';
import { productNames, productOf, productSlugs } from './tool';

/** Lists the versions of the documentation. */
export const listVersionsTool: Tool = {
  name: 'list_versions',
  title: 'List the versions',
  description:
    'The versions of the documentation, the newest first, which of them is the current one, and the products.',
  fields: {},
  async answer(_asked, { site }) {
    const versions = await site.versions();
    return [
      'Versions:',
      ...versions.map(
        ({ version, segment, pages }) =>
          `- ${version}${segment === '' ? ' (current)' : ''}: ${pages} ${pages === 1 ? 'page' : 'pages'}`,
      ),
      '',
      'Products:',
      ...productSlugs.map(
        (slug) => `- ${slug}: ${productNames.get(productOf(slug) ?? 'introduction')}`,
      ),
    ].join('\n');
  },
};
