export type Zone = 'Ambient' | 'Chilled' | 'Frozen' | 'Cellar';

/** One bin of a food importer's warehouse and what lies in it. */
export interface StockItem {
  id: string;
  product: string;
  zone: Zone;
  /** Aisle of the zone, `A1` to `D9`. */
  aisle: string;
  bin: string;
  supplier: string;
  onHand: number;
  reserved: number;
  /** Stock falls below this: order more. */
  reorderLevel: number;
  /** Euros a piece. */
  unitCost: number;
  reorderOn: Date;
  counted: Date;
  fragile: boolean;
  /** Empty for most; a sentence or a few for some. */
  note: string;
}

export const zones: Zone[] = ['Ambient', 'Chilled', 'Frozen', 'Cellar'];

export const suppliers: string[] = [
  'Ferrante & Figli',
  'Olivar del Sur',
  'Maison Brissac',
  'Nordhavn Fisk',
  'Thessaly Foods',
  'Quinta do Vale',
];

type Article = readonly [name: string, unitCost: number];

const articles: Record<Zone, readonly Article[]> = {
  Ambient: [
    ['Arborio rice', 2.4],
    ['San Marzano tomatoes', 1.9],
    ['Olive oil, extra virgin', 8.75],
    ['Farro', 3.1],
    ['Capers in salt', 4.2],
  ],
  Chilled: [
    ['Feta in brine', 6.8],
    ['Smoked trout', 9.4],
    ['Pecorino, aged', 17.5],
    ['Crème fraîche', 2.2],
  ],
  Frozen: [
    ['Wild blueberries', 5.6],
    ['Cod fillets', 12.9],
    ['Puff pastry', 3.4],
  ],
  Cellar: [
    ['Vinho verde', 4.9],
    ['Cider, dry', 3.3],
    ['Tawny port', 11.2],
  ],
};

const packs: readonly string[] = ['6 × 500 g', '12 × 1 kg', 'case of 6', 'pallet', 'tray of 24'];

const notes: readonly string[] = [
  'Stack no more than four high.',
  'Labels of the last delivery were in Italian only; the new ones are due with the next truck.',
  'Two cases were crushed in transit. The supplier has been told and sends replacements. Keep the damaged cases in bay 3 until the driver has seen them, then discard.',
];

/** Numbers from 0 up to 1, the same ones on every load (the mulberry32 generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Bins in the order of a walk through the warehouse: zone after zone, aisle after aisle.
 * @param count how many, 1 to 100,000
 * @param seed another seed gives other stock
 */
export function makeStock(count: number, seed = 24): StockItem[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const zoneLength = Math.ceil(count / zones.length);
  const aisleLength = Math.max(3, Math.ceil(zoneLength / 9));

  return Array.from({ length: count }, (_, index) => {
    const zoneIndex = Math.floor(index / zoneLength);
    const place = index % zoneLength;
    const zone = zones[zoneIndex] as Zone;
    const aisle = `${'ABCD'[zoneIndex]}${1 + Math.floor(place / aisleLength)}`;
    const [name, unitCost] = pick(articles[zone]);
    const reorderLevel = 20 + 10 * below(8);
    const onHand = below(reorderLevel * 5);
    return {
      id: `ST-${10001 + index}`,
      product: `${name}, ${pick(packs)}`,
      zone,
      aisle,
      bin: `${aisle}-${String(1 + (place % aisleLength)).padStart(2, '0')}`,
      supplier: pick(suppliers),
      onHand,
      reserved: below(onHand / 2),
      reorderLevel,
      unitCost: Math.round(unitCost * (0.9 + random() * 0.2) * 100) / 100,
      reorderOn: new Date(2026, 8, 1 + below(60)),
      counted: new Date(2026, 7, 1 + below(28), 6 + below(12), 15 * below(4)),
      fragile: random() < (zone === 'Cellar' ? 0.9 : 0.25),
      note: random() < 0.3 ? pick(notes) : '',
    };
  });
}

/** Sixty bins, enough for most demos. */
export const stock: StockItem[] = makeStock(60);
