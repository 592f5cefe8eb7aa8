/** The id of a product; `introduction` is the family, to which every common page belongs. */
export type ProductId =
  'introduction' | 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

/** One documented product. All paths start with a slash and leave out the site's base path. */
export interface Product {
  id: ProductId;
  /** The category of all products of this site. */
  categoryId: 'x';
  /** The full name, as in page titles and the product switcher. */
  name: string;
  /** The name where space is short. */
  shortName: string;
  /** Shown beside the name: the family of a product; empty for the family itself. */
  metadata: string;
  /** What it is for, in a few words, for lists of products. */
  summary: string;
  /** Pages at or under these paths belong to this product; none for the family, which has all other pages. */
  pathPrefixes: readonly string[];
  /** The page a reader lands on when the product is chosen; ends with a slash. */
  overviewPath: string;
  /** npm package name -> exact documented version, lowest plan first. */
  packages: Readonly<Record<string, string>>;
  /** Whether its components are smaller than a demo's stage and therefore centered in it. */
  isCentered?: boolean;
  /** Whether its guides name every public member of its packages; `npm test` checks this. */
  complete?: boolean;
}
