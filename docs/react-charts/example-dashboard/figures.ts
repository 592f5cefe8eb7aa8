import {
  electricitySources,
  worldElectricity,
  type ElectricityYear,
} from 'sample-data/electricity';
import { createServer } from 'sample-data/server';

export type Source = (typeof electricitySources)[number];
export type Year = ElectricityYear & { id: number };

/** Stands in for your API. `server.failNext()` lets its next request fail. */
export const server = createServer<Year>(
  worldElectricity.map((year) => ({ ...year, id: year.year })),
  { path: '/electricity', delay: 600 },
);

const sum = (year: Year, keys: readonly string[]) =>
  keys.reduce((total, key) => total + (year[key] ?? 0), 0);
const all = electricitySources.map(({ key }) => key);
const lowCarbon = ['nuclear', 'hydro', 'other', 'wind', 'solar'];

export const kpis = [
  { label: 'Generated', unit: 'TWh', valueOf: (year: Year) => sum(year, all) },
  {
    label: 'Low-carbon share',
    unit: '%',
    valueOf: (year: Year) => (100 * sum(year, lowCarbon)) / sum(year, all),
  },
  { label: 'Wind and solar', unit: 'TWh', valueOf: (year: Year) => sum(year, ['wind', 'solar']) },
  { label: 'Coal', unit: 'TWh', valueOf: ({ coal }: Year) => coal },
];
export type Kpi = (typeof kpis)[number];

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'always' });

export const figure = (value: number, unit: string) => `${whole.format(value)} ${unit}`;
export const change = (value: number, unit: string) =>
  signed.format(value) + (unit === '%' ? ' points' : '');
