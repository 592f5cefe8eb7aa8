export interface RegionPopulation {
  [key: string]: string | number;
  region: string;
  /** Millions of people in 1950, 2000 and 2020. */
  y1950: number;
  y2000: number;
  y2020: number;
}

/** Population of the world's regions, rounded to millions. Source: United Nations, World Population Prospects 2022. */
export const population: RegionPopulation[] = [
  { region: 'Asia', y1950: 1379, y2000: 3736, y2020: 4664 },
  { region: 'Africa', y1950: 228, y2000: 819, y2020: 1361 },
  { region: 'Europe', y1950: 550, y2000: 727, y2020: 746 },
  { region: 'Latin America', y1950: 168, y2000: 522, y2020: 652 },
  { region: 'North America', y1950: 162, y2000: 313, y2020: 374 },
  { region: 'Oceania', y1950: 13, y2000: 31, y2020: 44 },
];

export function millions(value: number | null): string {
  return value === null ? '' : `${value.toLocaleString('en-US')} million`;
}
