export interface GenerationYear {
  [key: string]: number;
  year: number;
  /** Gigawatt-hours, as the figures below. */
  fossil: number;
  nuclear: number;
  renewable: number;
}

type Figures = readonly [year: number, fossil: number, nuclear: number, renewable: number];

const figures: readonly Figures[] = [
  [2001, 35361, 3853, 1437],
  [2002, 35991, 4574, 1963],
  [2003, 36234, 3988, 1885],
  [2004, 36205, 4929, 2102],
  [2005, 36883, 4538, 2724],
  [2006, 37014, 5095, 3364],
  [2007, 41389, 4519, 3870],
  [2008, 42734, 5282, 5070],
  [2009, 38620, 4679, 8560],
  [2010, 42750, 4451, 10308],
  [2011, 39361, 5215, 11795],
  [2012, 37379, 4347, 14949],
  [2013, 34873, 5321, 16476],
  [2014, 35250, 4152, 17452],
  [2015, 32319, 5243, 19091],
  [2016, 28437, 4703, 21241],
  [2017, 29329, 5214, 21933],
];

/** Electricity generated in Iowa, 2001 to 2017. Source: U.S. Energy Information Administration. */
export const iowaGeneration: GenerationYear[] = figures.map(
  ([year, fossil, nuclear, renewable]) => ({ year, fossil, nuclear, renewable }),
);

/** Gigawatt-hours with their unit; charts pass `null` where a value is missing. */
export function gigawattHours(value: number | null): string {
  return value === null ? '' : `${value.toLocaleString('en-US')} GWh`;
}
