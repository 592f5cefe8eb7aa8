import type { Tag } from './tags';

/** One row of a product's feature table: a page of the product, or a section that needs a higher plan than its page. */
export interface Feature {
  name: string;
  /** Path of its page, without the base path, and the id of the section. */
  path: string;
  /** The description of the page; none for a section. */
  description?: string;
  /** Title of the page that a section is part of. */
  of?: string;
  /** The navigation group that the page is in. */
  group: string;
  tags: Tag[];
  /** Other words that readers may use for it. */
  keywords?: string[];
}
