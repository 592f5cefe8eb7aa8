/** One month of electricity: the index signature lets a chart take the rows as its `dataset`. */
export interface EnergyMonth {
  [key: string]: string | number | Date;
  /** First day of the month. */
  month: Date;
  name: string;
  /** Terawatt-hours, as every figure below. */
  hydro: number;
  wind: number;
  solar: number;
  gas: number;
}

/** Made-up generation of a mid-sized country in 2025. */
export const energy: EnergyMonth[] = [
  { month: new Date(2025, 0, 1), name: 'Jan', hydro: 3.1, wind: 6.4, solar: 0.7, gas: 5.2 },
  { month: new Date(2025, 1, 1), name: 'Feb', hydro: 2.9, wind: 5.9, solar: 1.2, gas: 4.6 },
  { month: new Date(2025, 2, 1), name: 'Mar', hydro: 3.4, wind: 5.6, solar: 2.3, gas: 3.7 },
  { month: new Date(2025, 3, 1), name: 'Apr', hydro: 4.2, wind: 4.3, solar: 3.4, gas: 2.6 },
  { month: new Date(2025, 4, 1), name: 'May', hydro: 4.9, wind: 3.6, solar: 4.3, gas: 1.9 },
  { month: new Date(2025, 5, 1), name: 'Jun', hydro: 4.6, wind: 3.1, solar: 4.8, gas: 1.8 },
  { month: new Date(2025, 6, 1), name: 'Jul', hydro: 3.8, wind: 2.9, solar: 4.9, gas: 2.3 },
  { month: new Date(2025, 7, 1), name: 'Aug', hydro: 3.2, wind: 3.0, solar: 4.4, gas: 2.7 },
  { month: new Date(2025, 8, 1), name: 'Sep', hydro: 2.8, wind: 4.1, solar: 3.2, gas: 3.0 },
  { month: new Date(2025, 9, 1), name: 'Oct', hydro: 3.0, wind: 5.2, solar: 2.0, gas: 3.5 },
  { month: new Date(2025, 10, 1), name: 'Nov', hydro: 3.3, wind: 6.1, solar: 1.0, gas: 4.4 },
  { month: new Date(2025, 11, 1), name: 'Dec', hydro: 3.2, wind: 6.6, solar: 0.6, gas: 5.1 },
];

/** Terawatt-hours with their unit; charts pass `null` where a value is missing. */
export function terawattHours(value: number | null): string {
  return value === null ? '' : `${value.toFixed(1)} TWh`;
}

/** Megawatts drawn by a small town, one figure for each hour of 3 February 2026. */
export const hourlyLoad: number[] = [
  31, 29, 28, 27, 28, 32, 41, 52, 58, 57, 55, 54, 56, 55, 53, 52, 55, 63, 69, 67, 60, 51, 42, 35,
];
