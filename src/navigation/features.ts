import type { Tag } from './tags';

/** One row of a product's table of features: a page of the product, or a section of one that needs a higher plan. */
export interface Feature {
  name: string;
  /** Its page, below the base path, with the id of the section. */
  path: string;
  /** What the page says about itself; none for a section. */
  description?: string;
  /** The page that a section is part of. */
  of?: string;
  /** The group of the navigation in which the page stands. */
  group: string;
  tags: Tag[];
  /** What readers may call it instead. */
  keywords?: string[];
}

/** Where a product's table of features stands. */
export const featuresPathOf = (overviewPath: string): string => `${overviewPath}features/`;
