export interface ElectricityYear {
  [key: string]: number;
  year: number;
  /** Terawatt-hours, as every figure below. */
  coal: number;
  gas: number;
  oil: number;
  hydro: number;
  nuclear: number;
  /** Bioenergy, geothermal and the like. */
  other: number;
  solar: number;
  wind: number;
}

export const electricitySources = [
  { key: 'coal', label: 'Coal', color: '#78716c' },
  { key: 'gas', label: 'Gas', color: '#b45309' },
  { key: 'oil', label: 'Oil', color: '#a8a29e' },
  { key: 'nuclear', label: 'Nuclear', color: '#8e5cc2' },
  { key: 'hydro', label: 'Hydro', color: '#2f75ad' },
  { key: 'other', label: 'Other', color: '#4d7c0f' },
  { key: 'wind', label: 'Wind', color: '#0d9488' },
  { key: 'solar', label: 'Solar', color: '#e0a126' },
] as const;

type Figures = readonly [
  year: number,
  coal: number,
  gas: number,
  oil: number,
  hydro: number,
  nuclear: number,
  other: number,
  solar: number,
  wind: number,
];

const figures: readonly Figures[] = [
  [1985, 3748, 1422, 1109, 1980, 1489, 78, 0, 0],
  [1986, 3838, 1429, 1166, 2007, 1595, 86, 0, 0],
  [1987, 4057, 1513, 1181, 2034, 1735, 92, 0, 0],
  [1988, 4199, 1537, 1254, 2099, 1891, 94, 0, 0],
  [1989, 4377, 1724, 1347, 2088, 1945, 104, 0, 3],
  [1990, 4460, 1785, 1365, 2159, 2000, 117, 0, 4],
  [1991, 4557, 1811, 1350, 2209, 2096, 122, 1, 4],
  [1992, 4651, 1823, 1328, 2209, 2112, 131, 0, 5],
  [1993, 4727, 1856, 1266, 2341, 2185, 135, 1, 6],
  [1994, 4893, 1917, 1301, 2357, 2226, 140, 1, 7],
  [1995, 5039, 2028, 1259, 2486, 2322, 146, 1, 8],
  [1996, 5280, 2090, 1245, 2520, 2407, 151, 1, 9],
  [1997, 5396, 2258, 1244, 2566, 2390, 161, 1, 12],
  [1998, 5507, 2394, 1295, 2587, 2431, 169, 1, 16],
  [1999, 5627, 2587, 1267, 2606, 2524, 177, 1, 21],
  [2000, 5575, 2662, 1180, 2611, 2497, 220, 1, 31],
  [2001, 5681, 2815, 1164, 2551, 2566, 218, 1, 38],
  [2002, 5919, 3015, 1154, 2588, 2594, 233, 2, 53],
  [2003, 6293, 3142, 1171, 2603, 2568, 245, 2, 65],
  [2004, 6531, 3383, 1163, 2770, 2668, 260, 3, 85],
  [2005, 6829, 3548, 1183, 2883, 2677, 280, 4, 105],
  [2006, 7242, 3761, 1120, 2982, 2715, 295, 5, 133],
  [2007, 7734, 4067, 1157, 3034, 2661, 313, 7, 171],
  [2008, 7743, 4193, 1129, 3157, 2650, 339, 11, 219],
  [2009, 7647, 4209, 1069, 3187, 2612, 356, 19, 278],
  [2010, 8240, 4634, 1056, 3386, 2681, 406, 31, 346],
  [2011, 8660, 4713, 1172, 3454, 2571, 431, 60, 441],
  [2012, 8632, 4964, 1227, 3632, 2398, 467, 96, 532],
  [2013, 9029, 4858, 1211, 3748, 2414, 504, 132, 643],
  [2014, 9029, 4987, 1167, 3850, 2463, 540, 197, 721],
  [2015, 8805, 5317, 1190, 3864, 2496, 559, 255, 829],
  [2016, 8778, 5516, 1203, 4020, 2528, 592, 330, 959],
  [2017, 9009, 5620, 1121, 4075, 2544, 622, 443, 1135],
  [2018, 9345, 5743, 1144, 4209, 2614, 664, 573, 1266],
  [2019, 9082, 5943, 1089, 4261, 2721, 683, 704, 1417],
  [2020, 8736, 5892, 1128, 4355, 2617, 703, 844, 1590],
];

/**
 * Electricity generated in the world, 1985 to 2020, in whole terawatt-hours.
 * Source: Our World in Data (2022), from BP's Statistical Review of World Energy and Ember.
 */
export const worldElectricity: ElectricityYear[] = figures.map(
  ([year, coal, gas, oil, hydro, nuclear, other, solar, wind]) => ({
    year,
    coal,
    gas,
    oil,
    hydro,
    nuclear,
    other,
    solar,
    wind,
  }),
);

/** Terawatt-hours with their unit; charts pass `null` where a value is missing. */
export function wholeTerawattHours(value: number | null): string {
  return value === null ? '' : `${value.toLocaleString('en-US')} TWh`;
}
