export type Condition = 'Excellent' | 'Good' | 'Fair' | 'In treatment';

export interface Artwork {
  /** Inventory number. */
  id: string;
  title: string;
  artist: string;
  year: number;
  medium: string;
  /** Centimeters. */
  height: number;
  width: number;
  room: string;
  condition: Condition;
  /** Euros. */
  insured: number;
  acquired: Date;
  onLoan: boolean;
  /** Visitors who stopped in front of it, January to June. */
  visitors: [number, number, number, number, number, number];
}

export const conditions: Condition[] = ['Excellent', 'Good', 'Fair', 'In treatment'];

const works: readonly (readonly [title: string, artist: string, year: number, medium: string])[] = [
  ['Harbor before rain', 'Ilse Vandermeer', 1887, 'Oil on canvas'],
  ['Two sisters, one window', 'Marguerite Aubry', 1902, 'Oil on canvas'],
  ['The salt carriers', 'Tomé Carvalho', 1871, 'Oil on panel'],
  ['Study of a sleeping dog', 'Ilse Vandermeer', 1884, 'Charcoal'],
  ['Nocturne with lanterns', 'Haruko Ibuse', 1911, 'Woodblock print'],
  ['Snow on the post road', 'Haruko Ibuse', 1909, 'Woodblock print'],
  ['Red grain silo', 'Walter Pruitt', 1936, 'Tempera'],
  ['Night shift', 'Walter Pruitt', 1938, 'Tempera'],
  ['Arrangement in four greys', 'Nadezhda Orlova', 1923, 'Collage'],
  ['Tension no. 7', 'Nadezhda Orlova', 1926, 'Steel and wire'],
  ['The beekeeper', 'Amina Belkacem', 1958, 'Oil on canvas'],
  ['Market at Ghardaia', 'Amina Belkacem', 1961, 'Gouache'],
  ['Standing form', 'Per Holmqvist', 1949, 'Bronze'],
  ['Reclining form', 'Per Holmqvist', 1952, 'Bronze'],
  ['A table for nobody', 'Lucía Ferrant', 1974, 'Installation'],
  ['Breath, recorded', 'Lucía Ferrant', 1981, 'Video'],
  ['Portrait of a surveyor', 'Tomé Carvalho', 1868, 'Oil on panel'],
  ['Low tide', 'Ilse Vandermeer', 1891, 'Watercolor'],
];

const rooms: readonly string[] = [
  'Gallery 1',
  'Gallery 2',
  'Print room',
  'Sculpture hall',
  'Depot',
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

const random = seededRandom(1887);

function below(limit: number): number {
  return Math.floor(random() * limit);
}

/** Eighteen made-up works of a small museum. */
export const artworks: Artwork[] = works.map(([title, artist, year, medium], index) => {
  const january = 300 + below(600);
  const month = (growth: number) => january + growth * 60 + below(200);
  return {
    id: `M-${year}-${index + 1}`,
    title,
    artist,
    year,
    medium,
    height: 24 + below(180),
    width: 20 + below(200),
    room: rooms[below(rooms.length)] as string,
    condition: conditions[below(conditions.length)] as Condition,
    insured: (2 + below(90)) * 5000,
    acquired: new Date(1962 + below(60), below(12), 1 + below(28)),
    onLoan: random() < 0.25,
    visitors: [january, month(1), month(2), month(3), month(4), month(5)],
  };
});
