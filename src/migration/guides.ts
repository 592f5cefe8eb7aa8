import type { Release } from '../code/node/releases';
import type { ProductId } from '../products/types';

/** A migration guide whose entries are compared with the packages. */
export interface Guide {
  /** The name of the page's folder. */
  page: string;
  /** The product's id in the registry. */
  product: ProductId;
  from: Exclude<Release, 'v8' | 'lab'>;
  to: Exclude<Release, 'lab'>;
}

/** The guides that a test proves complete. It skips those that don't exist or have no entries yet. */
export const guides: readonly Guide[] = [
  { page: 'migration-data-grid-v7', product: 'x-data-grid', from: 'v7', to: 'v8' },
  { page: 'migration-pickers-v7', product: 'x-date-pickers', from: 'v7', to: 'v8' },
  { page: 'migration-charts-v7', product: 'x-charts', from: 'v7', to: 'v8' },
  { page: 'migration-tree-view-v7', product: 'x-tree-view', from: 'v7', to: 'v8' },
  { page: 'migration-data-grid-v6', product: 'x-data-grid', from: 'v6', to: 'v7' },
  { page: 'migration-pickers-v6', product: 'x-date-pickers', from: 'v6', to: 'v7' },
  { page: 'migration-charts-v6', product: 'x-charts', from: 'v6', to: 'v7' },
  { page: 'migration-tree-view-v6', product: 'x-tree-view', from: 'v6', to: 'v7' },
];
