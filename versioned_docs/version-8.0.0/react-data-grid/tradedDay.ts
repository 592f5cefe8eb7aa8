import { openingQuotes, startTrading, type Quote } from 'sample-data/market';

export interface TradedQuote extends Quote {
  history: number[];
}

/** A day of trading: each commodity as it stands at the end, with its prices on the way. */
const trade = startTrading(11);
export const rows: TradedQuote[] = openingQuotes.map((quote) => ({
  ...quote,
  history: [quote.open],
}));
for (let moment = 0; moment < 160; moment += 1) {
  for (const quote of trade()) {
    const row = rows.find(({ symbol }) => symbol === quote.symbol);
    if (row) Object.assign(row, quote, { history: [...row.history, quote.price] });
  }
}
