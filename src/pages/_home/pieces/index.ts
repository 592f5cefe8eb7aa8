import type { DemoSource } from '../../../demos/ui/useDemoModule';
import type { ProductId } from '../../../products';

/** A live sample of a product, and the height in pixels that is reserved for it. */
export interface Piece {
  name: string;
  source: DemoSource;
  height: number;
}

/** All samples have the same height, so that they form a row. */
const height = 340;

/** What the home page shows of each product. None of it is loaded before it is near the viewport. */
export const pieces: Record<Exclude<ProductId, 'introduction'>, Piece> = {
  'x-data-grid': { name: 'Orders', source: { load: () => import('./Orders?browser') }, height },
  'x-date-pickers': { name: 'Day', source: { load: () => import('./Day?browser') }, height },
  'x-charts': { name: 'Energy', source: { load: () => import('./Energy?browser') }, height },
  'x-tree-view': { name: 'Files', source: { load: () => import('./Files?browser') }, height },
};
