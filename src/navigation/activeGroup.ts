import { parseSitePath } from '../products/path';
import { productFromPath } from '../products/productFromPath';
import type { ProductId } from '../products/types';

/** What can be active in the bar: the blog as a whole, or a product with its pages. */
export type ActiveGroup = 'blog' | ProductId;

/**
 * Returns the group of the bar that a page belongs to. Everything at or under the blog's path is one group (`/x/blogging` is
 * not under it); any other page belongs to its product, common pages to the family.
 */
export function activeGroupOf(pathname: string, options: { baseUrl?: string } = {}): ActiveGroup {
  const { segments } = parseSitePath(pathname, options.baseUrl);
  return segments[0] === 'blog' ? 'blog' : productFromPath(pathname, options).id;
}
