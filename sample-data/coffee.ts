export type CoffeeForm = 'Beans' | 'Ground' | 'Capsules';

/** What a shop of a coffee roaster bought on one day. */
export interface CoffeeSale {
  id: number;
  date: Date;
  region: string;
  city: string;
  product: string;
  form: CoffeeForm;
  channel: string;
  /** Kilograms. */
  kilos: number;
  /** Euros. */
  revenue: number;
  cost: number;
}

export const coffeeForms: CoffeeForm[] = ['Beans', 'Ground', 'Capsules'];

const cities: readonly (readonly [city: string, region: string])[] = [
  ['Porto', 'South'],
  ['Valencia', 'South'],
  ['Bologna', 'South'],
  ['Bergen', 'North'],
  ['Turku', 'North'],
  ['Ghent', 'West'],
  ['Leeds', 'West'],
];

const roasts: readonly (readonly [name: string, pricePerKilo: number])[] = [
  ['House blend', 19],
  ['Yirgacheffe', 32],
  ['Decaf', 23],
  ['Monsoon', 27],
];

const channels: readonly string[] = ['Online', 'Café', 'Grocer'];

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
 * Sales of a made-up coffee roaster in 2025 and 2026, the same ones on every load, in the order of their dates.
 * @param count how many; a shorter list is not the start of a longer one, because both cover the same 18 months
 */
export function makeCoffeeSales(count: number): CoffeeSale[] {
  const random = seededRandom(88);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, (_, index) => {
    const [city, region] = pick(cities);
    const [product, price] = pick(roasts);
    const form = pick(coffeeForms);
    const kilos = 5 + Math.floor(random() * 60);
    const revenue = Math.round(kilos * price * (form === 'Capsules' ? 1.8 : 1));
    return {
      id: index + 1,
      date: new Date(2025, 0, 2 + Math.floor((index / count) * 540)),
      region,
      city,
      product,
      form,
      channel: pick(channels),
      kilos,
      revenue,
      cost: Math.round(revenue * (0.5 + random() * 0.2)),
    };
  });
}

/** A hundred and twenty sales, for demos that need no more. */
export const coffeeSales: CoffeeSale[] = makeCoffeeSales(120);

/** Eight sales of one week, few enough to check by hand. */
export const coffeeWeek: CoffeeSale[] = [
  ['Mon', 'South', 'Porto', 'House blend', 'Beans', 'Café', 20, 380],
  ['Mon', 'South', 'Porto', 'Decaf', 'Ground', 'Online', 10, 230],
  ['Tue', 'North', 'Bergen', 'House blend', 'Beans', 'Grocer', 30, 570],
  ['Wed', 'North', 'Bergen', 'Yirgacheffe', 'Beans', 'Café', 5, 160],
  ['Wed', 'South', 'Porto', 'House blend', 'Beans', 'Online', 10, 190],
  ['Thu', 'North', 'Turku', 'Decaf', 'Ground', 'Online', 20, 460],
  ['Fri', 'South', 'Bologna', 'Yirgacheffe', 'Beans', 'Café', 10, 320],
  ['Fri', 'North', 'Turku', 'House blend', 'Ground', 'Grocer', 10, 190],
].map(([day, region, city, product, form, channel, kilos, revenue], index) => ({
  id: index + 1,
  date: new Date(2026, 5, 1 + ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].indexOf(String(day))),
  region: String(region),
  city: String(city),
  product: String(product),
  form: form as CoffeeForm,
  channel: String(channel),
  kilos: Number(kilos),
  revenue: Number(revenue),
  cost: Math.round(Number(revenue) * 0.6),
}));
