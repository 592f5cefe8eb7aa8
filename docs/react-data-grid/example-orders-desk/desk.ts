import type { GridFilterItem, GridInitialState } from '@mui/x-data-grid';
import { orders, type Order } from 'sample-data/orders';
import { createServer } from 'sample-data/server';

/** An order with a discount in percent. */
export type DeskOrder = Order & { discount: number };

/** Stands in for your API. `server.failNext()` lets its next request fail. */
export const server = createServer<DeskOrder>(
  orders.map((order, index) => ({ ...order, discount: index % 6 === 0 ? 5 : 0 })),
  { path: '/orders', delay: 500 },
);

const usd = { style: 'currency', currency: 'USD' } as const;
export const { format: dollars } = new Intl.NumberFormat('en-US', usd);
export const toPay = ({ total, discount }: DeskOrder) => total * (1 - discount / 100);
export const canShip = ({ status }: DeskOrder) => status === 'Open' || status === 'Packed';

/** A view of the grid: with one filter, or none, by date. */
const view = (sort: 'asc' | 'desc', ...items: GridFilterItem[]): GridInitialState => ({
  filter: { filterModel: { items } },
  sorting: { sortModel: [{ field: 'placed', sort }] },
});

export const views: Record<string, GridInitialState> = {
  'All orders': view('desc'),
  'To ship': view('asc', { field: 'status', operator: 'isAnyOf', value: ['Open', 'Packed'] }),
  'Over $1,500': view('desc', { field: 'toPay', operator: '>', value: 1500 }),
};

const storageKey = 'orders-desk-view';

/** All views, with the one that the user saved. It lasts as long as the page where storage is blocked. */
export function withOwn(own?: typeof views): typeof views {
  try {
    if (own) localStorage.setItem(storageKey, JSON.stringify(own));
    return { ...views, ...(own ?? JSON.parse(localStorage.getItem(storageKey) ?? '{}')) };
  } catch {
    return { ...views, ...own };
  }
}
