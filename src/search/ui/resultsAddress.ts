import type { ProductId } from '@site/src/products';
import { searchFolder } from '@site/src/search/manifest';

/**
 * Returns the address of the page of all results: `/x/search/?q=row%20height`.
 *
 * @param question - with the segment of a frozen version, and the product if only its pages are searched
 */
export function resultsAddress(
  baseUrl: string,
  { query, segment, product }: { query: string; segment?: string; product?: ProductId },
): string {
  const parameters = new URLSearchParams({
    q: query.trim(),
    ...(segment && { version: segment }),
    ...(product && { product }),
  });
  return `${baseUrl}${searchFolder}?${parameters.toString()}`;
}
