export type Continent = 'Africa' | 'America' | 'Asia' | 'Europe' | 'Oceania';

export interface Country {
  [key: string]: string | number;
  name: string;
  continent: Continent;
  /** Gross domestic product for each person in dollars, adjusted for prices. */
  income: number;
  /** Life expectancy in years. */
  health: number;
  /** Millions of people. */
  population: number;
}

type Figures = readonly [
  name: string,
  continent: Continent,
  income: number,
  health: number,
  population: number,
];

const figures: readonly Figures[] = [
  ['Afghanistan', 'Asia', 1925, 57.6, 32.5],
  ['Algeria', 'Africa', 13434, 76.5, 39.7],
  ['Angola', 'Africa', 7615, 61, 25],
  ['Argentina', 'America', 17344, 76.2, 43.4],
  ['Australia', 'Oceania', 44056, 81.8, 24],
  ['Bangladesh', 'Asia', 3161, 70.1, 161],
  ['Brazil', 'America', 15441, 75.6, 207.8],
  ['Cameroon', 'Africa', 2897, 59.5, 23.3],
  ['Canada', 'America', 43294, 81.7, 35.9],
  ['China', 'Asia', 13334, 76.9, 1376],
  ['Colombia', 'America', 12761, 75.8, 48.2],
  ['Côte d’Ivoire', 'Africa', 3491, 60.3, 22.7],
  ['DR Congo', 'Africa', 809, 58.3, 77.3],
  ['Egypt', 'Africa', 11031, 71.3, 91.5],
  ['Ethiopia', 'Africa', 1520, 63.6, 99.4],
  ['France', 'Europe', 37599, 81.9, 64.4],
  ['Germany', 'Europe', 44053, 81.1, 80.7],
  ['Ghana', 'Africa', 4099, 65.5, 27.4],
  ['India', 'Asia', 5903, 66.8, 1311.1],
  ['Indonesia', 'Asia', 10504, 70.9, 257.6],
  ['Iran', 'Asia', 15573, 78.5, 79.1],
  ['Iraq', 'Asia', 14646, 72.1, 36.4],
  ['Italy', 'Europe', 33297, 82.1, 59.8],
  ['Japan', 'Asia', 36162, 83.5, 126.6],
  ['Kenya', 'Africa', 2898, 66.6, 46.1],
  ['Madagascar', 'Africa', 1400, 64.7, 24.2],
  ['Malaysia', 'Asia', 24320, 75.1, 30.3],
  ['Mexico', 'America', 16850, 74.5, 127],
  ['Morocco', 'Africa', 7319, 74.7, 34.4],
  ['Mozambique', 'Africa', 1176, 56.4, 28],
  ['Myanmar', 'Asia', 4012, 67.9, 53.9],
  ['Nepal', 'Asia', 2352, 71.2, 28.5],
  ['Nigeria', 'Africa', 5727, 61.3, 182.2],
  ['North Korea', 'Asia', 1390, 71.4, 25.2],
  ['Pakistan', 'Asia', 4743, 66.5, 188.9],
  ['Peru', 'America', 11903, 77.5, 31.4],
  ['Philippines', 'Asia', 6876, 70.2, 100.7],
  ['Poland', 'Europe', 24787, 77.3, 38.6],
  ['Russia', 'Europe', 23038, 73.1, 143.5],
  ['Saudi Arabia', 'Asia', 52469, 78.1, 31.5],
  ['South Africa', 'Africa', 12509, 63.7, 54.5],
  ['South Korea', 'Asia', 34644, 80.7, 50.3],
  ['Spain', 'Europe', 32979, 81.7, 46.1],
  ['Sri Lanka', 'Asia', 10624, 76.5, 20.7],
  ['Sudan', 'Africa', 3975, 69.5, 40.2],
  ['Tanzania', 'Africa', 2571, 63.4, 53.5],
  ['Thailand', 'Asia', 14512, 75.1, 68],
  ['Turkey', 'Asia', 19360, 76.5, 78.7],
  ['Uganda', 'Africa', 1680, 60.8, 39],
  ['Ukraine', 'Europe', 8449, 72.1, 44.8],
  ['United Kingdom', 'Europe', 38225, 81.4, 64.7],
  ['United States', 'America', 53354, 79.1, 321.8],
  ['Uzbekistan', 'Asia', 5598, 70.1, 29.9],
  ['Venezuela', 'America', 15753, 75.8, 31.1],
  ['Vietnam', 'Asia', 5623, 76.5, 93.4],
  ['Yemen', 'Asia', 3887, 67.6, 26.8],
];

/** Countries with more than 20 million people, in 2015. Source: Gapminder, from the data set gapminder-health-income of Vega. */
export const countries: Country[] = figures.map(
  ([name, continent, income, health, population]) => ({
    name,
    continent,
    income,
    health,
    population,
  }),
);
