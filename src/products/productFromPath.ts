import { parseSitePath } from './path';
import { productById, products } from './registry';
import type { Product } from './types';

const prefixes = products.flatMap((product) =>
  product.pathPrefixes.map((prefix) => ({ product, segments: prefix.slice(1).split('/') })),
);

/**
 * Returns the product a page belongs to: `/x/react-data-grid/…` and `/x/api/data-grid/…` are the Data Grid, and so on.
 * Everything else belongs to the family. Base path, language, frozen version, query, hash and case don't matter. Pure and
 * total: it never throws.
 *
 * @param path - a pathname or a full address, with or without the base path
 * @param options - `baseUrl` when the site is not served under `/x/`
 */
export function productFromPath(path: unknown, options: { baseUrl?: string } = {}): Product {
  const { segments } = parseSitePath(path, options.baseUrl);
  const match = prefixes.find((prefix) =>
    prefix.segments.every((segment, index) => segment === segments[index]?.toLowerCase()),
  );
  return match?.product ?? productById('introduction');
}
