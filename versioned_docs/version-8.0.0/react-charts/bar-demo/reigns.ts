export const houses = [
  { house: 'Tudor', color: '#15803d' },
  { house: 'Stuart', color: '#b45309' },
  { house: 'Hanover', color: '#2f75ad' },
  { house: 'Saxe-Coburg', color: '#c81e4a' },
  { house: 'Windsor', color: '#7b61c4' },
] as const;

type House = (typeof houses)[number]['house'];
type Reign = readonly [name: string, house: House, from: number, to: number];

const figures: readonly Reign[] = [
  ['Elizabeth I', 'Tudor', 1558, 1603],
  ['James I', 'Stuart', 1603, 1625],
  ['Charles I', 'Stuart', 1625, 1649],
  ['Charles II', 'Stuart', 1660, 1685],
  ['James II', 'Stuart', 1685, 1688],
  ['William and Mary', 'Stuart', 1689, 1702],
  ['Anne', 'Stuart', 1702, 1714],
  ['George I', 'Hanover', 1714, 1727],
  ['George II', 'Hanover', 1727, 1760],
  ['George III', 'Hanover', 1760, 1820],
  ['George IV', 'Hanover', 1820, 1830],
  ['William IV', 'Hanover', 1830, 1837],
  ['Victoria', 'Hanover', 1837, 1901],
  ['Edward VII', 'Saxe-Coburg', 1901, 1910],
  ['George V', 'Windsor', 1910, 1936],
  ['George VI', 'Windsor', 1936, 1952],
  ['Elizabeth II', 'Windsor', 1952, 2022],
];

/**
 * Monarchs of England and Britain who reigned for a year or more. Those of George V count as Windsor from the start;
 * the house took that name in 1917. Source: The Royal Household, royal.uk, Kings and Queens.
 */
export const reigns = figures.map(([name, house, from, to]) => ({ name, house, from, to }));
