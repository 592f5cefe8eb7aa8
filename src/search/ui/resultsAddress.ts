import type { ProductId } from '@site/src/products';
import { searchFolder } from '@site/src/search/manifest';

/** What the page of all results should show. */
export interface ResultsQuestion {
  query: string;
  /** The segment of a frozen version; empty for the current one. */
  segment?: string;
  /** The product whose pages are searched; all products if omitted. */
  product?: ProductId;
}

/** Returns the address of the page of all results: `/x/search/?q=row%20height`. */
export function resultsAddress(
  baseUrl: string,
  { query, segment, product }: ResultsQuestion,
): string {
  const parameters = new URLSearchParams({
    q: query.trim(),
    ...(segment && { version: segment }),
    ...(product && { product }),
  });
  return `${baseUrl}${searchFolder}?${parameters.toString()}`;
}
