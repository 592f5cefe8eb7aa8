import dayjs, { type Dayjs } from 'dayjs';
import { createServer } from 'sample-data/server';

export interface Night {
  /** The day it begins, as in 2027-06-18. */
  id: string;
  /** Euros. */
  price: number;
  isTaken: boolean;
}

export const idOf = (day: Dayjs) => day.format('YYYY-MM-DD');
export const firstDay = dayjs('2027-06-01');
export const lastDay = dayjs('2027-08-31');

const summer = Array.from({ length: lastDay.diff(firstDay, 'day') + 1 }, (_, index): Night => {
  const day = firstDay.add(index, 'day');
  const isWeekend = day.day() === 5 || day.day() === 6;
  return { id: idOf(day), price: isWeekend ? 164 : 128, isTaken: index % 17 > 12 };
});

/** Stands in for your API. `server.failNext()` lets its next request fail. */
export const server = createServer<Night>(summer, { path: '/nights', delay: 600 });

/** The nights from an arrival to a departure. */
export const nightsOf = (arrival: Dayjs, departure: Dayjs) =>
  Array.from({ length: departure.diff(arrival, 'day') }, (_, index) =>
    idOf(arrival.add(index, 'day')),
  );

/** What a stay costs, line by line. */
export function priceOf(nights: Night[], guests: number) {
  const lines: [label: string, euros: number][] = [
    [`Nights: ${nights.length}`, nights.reduce((sum, { price }) => sum + price, 0)],
    [`Guests: ${guests}`, Math.max(0, guests - 2) * 20 * nights.length],
    ['Cleaning', nights.length > 0 ? 45 : 0],
  ];
  return { lines, total: lines.reduce((sum, [, euros]) => sum + euros, 0) };
}
