/** A bicycle, an assembly of it, or a part, in the bill of materials of a small bicycle maker. */
export interface Part {
  id: number;
  /** From the bicycle down to itself. */
  path: string[];
  name: string;
  /** Who delivers it; empty for what is assembled in the workshop. */
  supplier: string;
  /** How many a bicycle needs. */
  quantity: number | null;
  /** Grams, all pieces together; `null` for assemblies. */
  weight: number | null;
  /** Euros, all pieces together; `null` for assemblies. */
  price: number | null;
}

type Piece = readonly [
  name: string,
  supplier: string,
  quantity: number,
  weight: number,
  price: number,
];
interface Assembly {
  [name: string]: Assembly | readonly Piece[];
}

/** What every model is made of; weights and prices are those of the lightest and cheapest one. */
const bicycle: Assembly = {
  'Frame set': [
    ['Frame', 'Aldermoor Tubes', 1, 1850, 210],
    ['Fork', 'Aldermoor Tubes', 1, 780, 64],
    ['Headset', 'Korb & Lind', 1, 110, 18.5],
    ['Seat clamp', 'Korb & Lind', 1, 32, 4.2],
  ],
  Wheels: {
    'Front wheel': [
      ['Front rim', 'Rimworks', 1, 490, 31],
      ['Front hub', 'Nord Hubs', 1, 310, 42],
      ['Front spokes', 'Rimworks', 32, 190, 9.6],
      ['Front tire', 'Velo Rubber', 1, 680, 24],
    ],
    'Rear wheel': [
      ['Rear rim', 'Rimworks', 1, 510, 33],
      ['Rear hub', 'Nord Hubs', 1, 620, 88],
      ['Rear spokes', 'Rimworks', 36, 215, 10.8],
      ['Rear tire', 'Velo Rubber', 1, 690, 24],
    ],
  },
  Drivetrain: [
    ['Crankset', 'Nord Hubs', 1, 720, 58],
    ['Chain', 'Nord Hubs', 1, 265, 16],
    ['Bottom bracket', 'Korb & Lind', 1, 245, 22],
    ['Pedals', 'Korb & Lind', 2, 340, 19],
  ],
  Cockpit: [
    ['Handlebar', 'Aldermoor Tubes', 1, 360, 27],
    ['Stem', 'Aldermoor Tubes', 1, 165, 19.5],
    ['Grips', 'Velo Rubber', 2, 120, 11],
    ['Saddle', 'Korb & Lind', 1, 390, 36],
  ],
};

const models: readonly (readonly [name: string, weight: number, price: number])[] = [
  ['City 7', 1.3, 1],
  ['Courier', 1.1, 1.15],
  ['Gravel 2', 1, 2.1],
  ['Junior 24', 0.85, 0.7],
  ['Longtail', 1.9, 1.8],
  ['Randonneur', 1.15, 1.9],
  ['Tandem', 2.1, 2.4],
  ['Tourer', 1.25, 1.6],
];

const nothing = { supplier: '', quantity: null, weight: null, price: null };

function partsOf(
  above: string[],
  what: Assembly | readonly Piece[],
  [weight, price]: readonly [number, number],
): Omit<Part, 'id'>[] {
  if (Array.isArray(what)) {
    return (what as readonly Piece[]).map(([name, supplier, quantity, grams, euros]) => ({
      path: [...above, name],
      name,
      supplier,
      quantity,
      weight: Math.round(grams * weight),
      price: Math.round(euros * price * 100) / 100,
    }));
  }
  return Object.entries(what as Assembly).flatMap(([name, inside]) => [
    { path: [...above, name], name, ...nothing },
    ...partsOf([...above, name], inside, [weight, price]),
  ]);
}

/** Eight bicycles of four assemblies each; wheels have two assemblies of their own. 216 rows. */
export const parts: Part[] = models
  .flatMap(([name, weight, price]) => [
    { path: [name], name, ...nothing },
    ...partsOf([name], bicycle, [weight, price]),
  ])
  .map((part, index) => ({ id: 701 + index, ...part }));

const total = (inside: readonly Part[], field: 'weight' | 'price') =>
  Math.round(inside.reduce((sum, part) => sum + (part[field] ?? 0), 0) * 100) / 100;

/** The same rows; bicycles and assemblies have the weight and the price of all their parts. */
export const partsWithTotals: Part[] = parts.map((part) => {
  const inside = parts.filter(({ path }) => part.path.every((name, level) => path[level] === name));
  return { ...part, weight: total(inside, 'weight'), price: total(inside, 'price') };
});
