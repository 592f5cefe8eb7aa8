export type OrderStatus = 'Open' | 'Packed' | 'Shipped' | 'Delivered' | 'Returned';

export interface OrderLine {
  product: string;
  quantity: number;
  /** US dollars. */
  unitPrice: number;
}

export interface Order {
  id: string;
  customer: string;
  country: string;
  channel: string;
  placed: Date;
  status: OrderStatus;
  /** How many pieces the lines add up to. */
  items: number;
  /** US dollars. */
  total: number;
  lines: OrderLine[];
}

export const orderStatuses: OrderStatus[] = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];

export const channels: string[] = ['Web shop', 'Store', 'Phone', 'Partner'];

const customers: readonly (readonly [name: string, country: string])[] = [
  ['Northwind Interiors', 'Norway'],
  ['Casa Almeida', 'Portugal'],
  ['Brightwater Studio', 'Canada'],
  ['Kowalski & Syn', 'Poland'],
  ['Atelier Moreau', 'France'],
  ['Hoshino Living', 'Japan'],
  ['Fjordhus', 'Norway'],
  ['Prairie Workspaces', 'Canada'],
  ['Maison Lenoir', 'France'],
  ['Lisboa Office', 'Portugal'],
  ['Sakura Rooms', 'Japan'],
  ['Baltic Home', 'Poland'],
];

const products: readonly (readonly [name: string, unitPrice: number])[] = [
  ['Alder desk', 429],
  ['Birch shelf', 149],
  ['Linen task chair', 238.5],
  ['Oak monitor stand', 64.9],
  ['Paper floor lamp', 89],
  ['Wool desk pad', 34.5],
  ['Cork pin board', 27],
  ['Walnut drawer unit', 312],
];

/** Numbers from 0 up to 1, the same ones on every load (the mulberry32 generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = seededRandom(81);

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

function makeOrder(index: number): Order {
  const [customer, country] = pick(customers);
  const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const [product, unitPrice] = pick(products);
    return { product, unitPrice, quantity: 1 + Math.floor(random() * 6) };
  });
  // One order every other day or so; the oldest ones have long arrived.
  const age = 80 - index;
  return {
    id: `SO-${2041 + index}`,
    customer,
    country,
    channel: pick(channels),
    placed: new Date(2026, 4, 4 + Math.floor(index * 1.7)),
    status:
      age > 16
        ? pick<OrderStatus>(['Delivered', 'Delivered', 'Delivered', 'Returned'])
        : pick(orderStatuses),
    items: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0),
    lines,
  };
}

/** Eighty orders of a furniture maker, oldest first, May to September 2026. */
export const orders: Order[] = Array.from({ length: 80 }, (_, index) => makeOrder(index));
