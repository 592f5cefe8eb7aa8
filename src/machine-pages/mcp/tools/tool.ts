import { apiSlugOf, products } from '../../../products/registry';
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

/** The names of all products in addresses, without the family: `data-grid`. */
export const productSlugs = products.flatMap((product) => apiSlugOf(product) ?? []);

export const productOf = (slug: string | undefined): ProductId | undefined =>
  products.find((product) => slug !== undefined && apiSlugOf(product) === slug)?.id;

export const productNames = new Map(products.map(({ id, name }) => [id, name]));
