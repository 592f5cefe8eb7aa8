// prettier-ignore
const figures: readonly (readonly [army: number, disease: number, wounds: number, other: number])[] = [
  [8571, 1, 0, 5], [23333, 12, 0, 9], [28333, 11, 0, 6], [28722, 359, 0, 23], [30246, 828, 1, 30], [30290, 788, 81, 70],
  [30643, 503, 132, 128], [29736, 844, 287, 106], [32779, 1725, 114, 131], [32393, 2761, 83, 324], [30919, 2120, 42, 361], [30107, 1205, 32, 172],
  [32252, 477, 48, 57], [35473, 508, 49, 37], [38863, 802, 209, 31], [42647, 382, 134, 33], [44614, 483, 164, 25], [47751, 189, 276, 20],
  [46852, 128, 53, 18], [37853, 178, 33, 32], [43217, 91, 18, 28], [44212, 42, 2, 48], [43485, 24, 0, 19], [46140, 15, 0, 35],
];

export interface CrimeaMonth {
  [key: string]: Date | number;
  month: Date;
  /** Soldiers in the army. */
  army: number;
  /** Soldiers who died of disease, of wounds, and of other causes. */
  disease: number;
  wounds: number;
  other: number;
}

/**
 * Deaths in the British army in the East, each month from April 1854 to March 1856.
 * Source: F. Nightingale, Mortality of the British Army (1858).
 */
export const crimea: CrimeaMonth[] = figures.map(([army, disease, wounds, other], index) => ({
  month: new Date(1854, 3 + index, 1),
  army,
  disease,
  wounds,
  other,
}));
