export type PaintFamily = 'White' | 'Earth' | 'Red' | 'Yellow' | 'Green' | 'Blue' | 'Grey';

/** One color of a paint maker's card. */
export interface Paint {
  /** Number on the card. */
  id: number;
  name: string;
  hex: string;
  family: PaintFamily;
  finish: string;
  /** Share of light that it reflects, 0 to 100. */
  reflectance: number;
  /** Square meters that a liter covers. */
  coverage: number;
  /** Euros a liter. */
  price: number;
}

type Color = readonly [name: string, hex: string, family: PaintFamily, finish: string];

const colors: readonly Color[] = [
  ['Kiln', '#b5482e', 'Red', 'Matt'],
  ['Saffron thread', '#e0a126', 'Yellow', 'Eggshell'],
  ['Harbor at six', '#2f4f6b', 'Blue', 'Matt'],
  ['Sage under glass', '#8fa58b', 'Green', 'Eggshell'],
  ['Plaster dust', '#e7d9c9', 'White', 'Matt'],
  ['Old brick walk', '#8c3b33', 'Red', 'Gloss'],
  ['Fern in shade', '#3f5b45', 'Green', 'Matt'],
  ['Salt flat', '#efece4', 'White', 'Eggshell'],
  ['Wet slate', '#4a5056', 'Grey', 'Matt'],
  ['Apricot skin', '#e5a583', 'Earth', 'Matt'],
  ['Midnight ferry', '#1c2b45', 'Blue', 'Gloss'],
  ['Dry riverbed', '#b89a76', 'Earth', 'Matt'],
  ['Lichen', '#b6b85a', 'Yellow', 'Eggshell'],
  ['Pigeon', '#9aa2a8', 'Grey', 'Eggshell'],
  ['Beetroot', '#6d2440', 'Red', 'Matt'],
  ['Shallow lagoon', '#6fb3b0', 'Blue', 'Eggshell'],
];

/** Relative luminance of a color, 0 to 100, as the sRGB standard defines it. */
function reflectanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) * 100);
}

export const paints: Paint[] = colors.map(([name, hex, family, finish], index) => ({
  id: 101 + index * 7,
  name,
  hex,
  family,
  finish,
  reflectance: reflectanceOf(hex),
  coverage: 9 + ((index * 5) % 6),
  price: 34 + ((index * 11) % 9) * 2,
}));
