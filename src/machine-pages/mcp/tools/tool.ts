import { products } from '../../../products/registry';
import type { ProductId } from '../../../products/types';
import type { Asked, Field, Fields } from '../fields';
import type { SearchSite } from '../searchSite';
import type { Site } from '../site';

/** What the tools answer from. */
export interface Context {
  site: Site;
  search: SearchSite;
}

/** A tool of the server. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  fields: Fields;
  /** @throws AskError when it cannot be answered as asked */
  answer: (asked: Asked, context: Context) => Promise<string>;
}

export const versionField: Field = {
  type: 'string',
  description: 'A version that list_versions names, such as "8.0.0". The current one by default.',
};

export const offsetField: Field = {
  type: 'integer',
  minimum: 0,
  description: 'How many characters to skip at the start, because an earlier answer had them.',
};

/** Returns a product's name in addresses: `data-grid`. */
const slugOf = (id: ProductId): string => id.replace(/^x-/, '');

/** The names of all products, without the family. */
export const productSlugs = products
  .map(({ id }) => slugOf(id))
  .filter((slug) => slug !== 'introduction');

export const productOf = (slug: string | undefined): ProductId | undefined =>
  products.find(({ id }) => slugOf(id) === slug)?.id;

export const productNames = new Map(products.map(({ id, name }) => [id, name]));
