export type MarketGroup = 'Energy' | 'Metals' | 'Grains' | 'Softs';

/** One line of a commodity board. */
export interface Quote {
  symbol: string;
  name: string;
  group: MarketGroup;
  /** What the price is for, such as `barrel`. */
  unit: string;
  /** US dollars a unit. */
  price: number;
  /** US dollars a unit when trading began. */
  open: number;
  /** Change since trading began, 0.01 for one percent. */
  change: number;
  /** Contracts traded today. */
  volume: number;
}

export const marketGroups: MarketGroup[] = ['Energy', 'Metals', 'Grains', 'Softs'];

type Listing = readonly [
  symbol: string,
  name: string,
  group: MarketGroup,
  unit: string,
  open: number,
];

const listings: readonly Listing[] = [
  ['BRN', 'Brent crude', 'Energy', 'barrel', 71.4],
  ['NGS', 'Natural gas', 'Energy', 'MMBtu', 3.12],
  ['HTO', 'Heating oil', 'Energy', 'gallon', 2.31],
  ['XAU', 'Gold', 'Metals', 'troy ounce', 2648],
  ['XAG', 'Silver', 'Metals', 'troy ounce', 31.2],
  ['COP', 'Copper', 'Metals', 'tonne', 9120],
  ['NIC', 'Nickel', 'Metals', 'tonne', 15840],
  ['WHT', 'Wheat', 'Grains', 'bushel', 5.48],
  ['CRN', 'Corn', 'Grains', 'bushel', 4.36],
  ['OAT', 'Oats', 'Grains', 'bushel', 3.61],
  ['COF', 'Coffee', 'Softs', 'pound', 2.94],
  ['COC', 'Cocoa', 'Softs', 'tonne', 8650],
  ['SGR', 'Sugar', 'Softs', 'pound', 0.21],
  ['CTN', 'Cotton', 'Softs', 'pound', 0.72],
];

/** The board when trading begins. */
export const openingQuotes: Quote[] = listings.map(([symbol, name, group, unit, open]) => ({
  symbol,
  name,
  group,
  unit,
  open,
  price: open,
  change: 0,
  volume: 0,
}));

/**
 * A market that moves, always in the same way for the same seed.
 * @param seed another seed gives another day
 * @returns a function to call for each moment of trading: it gives the whole quotes that changed, two to six of them
 */
export function startTrading(seed = 7): () => Quote[] {
  const board = openingQuotes.map((quote) => ({ ...quote }));
  let state = seed;
  // The mulberry32 generator: numbers from 0 up to 1.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  return () => {
    const moved = new Set<number>();
    const count = 2 + Math.floor(random() * 5);
    while (moved.size < count) moved.add(Math.floor(random() * board.length));
    return [...moved].map((index) => {
      const before = board[index] as Quote;
      // Prices are pulled back to where they began, so that a board left open stays believable.
      const drift = (random() - 0.5) * 0.012 - before.change * 0.05;
      const price = Number((before.price * (1 + drift)).toPrecision(5));
      const after = {
        ...before,
        price,
        change: price / before.open - 1,
        volume: before.volume + 1 + Math.floor(random() * 40),
      };
      board[index] = after;
      return after;
    });
  };
}
