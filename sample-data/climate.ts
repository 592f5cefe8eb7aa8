export interface CarbonDioxideYear {
  [key: string]: number;
  year: number;
  /** Parts per million in the air, mean of the year. */
  co2: number;
}

/** Carbon dioxide at Mauna Loa, annual means rounded to 1 ppm. Source: NOAA Global Monitoring Laboratory. */
export const carbonDioxide: CarbonDioxideYear[] = [
  { year: 1960, co2: 317 },
  { year: 1965, co2: 320 },
  { year: 1970, co2: 326 },
  { year: 1975, co2: 331 },
  { year: 1980, co2: 339 },
  { year: 1985, co2: 346 },
  { year: 1990, co2: 354 },
  { year: 1995, co2: 361 },
  { year: 2000, co2: 370 },
  { year: 2005, co2: 380 },
  { year: 2010, co2: 390 },
  { year: 2015, co2: 401 },
  { year: 2020, co2: 414 },
];
