/** One tape in the sound archive of a radio station. */
export interface Tape {
  /** Where it is filed: a tape has no row for the folders above it. */
  path: string;
  minutes: number;
  recorded: Date;
  digitized: boolean;
}

const tapes: readonly (readonly [path: string, minutes: number, year: number, done: boolean])[] = [
  ['Concerts/Harbor hall/New Year 1968', 94, 1968, true],
  ['Concerts/Harbor hall/Brass week', 61, 1974, false],
  ['Concerts/Open air/Midsummer', 118, 1971, true],
  ['Interviews/Politics/Mayor Lund', 27, 1969, true],
  ['Interviews/Politics/The tram strike', 33, 1970, false],
  ['Interviews/Sports/Cup final', 15, 1966, true],
  ['Nature/Birds/Reed warbler', 8, 1973, true],
  ['Nature/Birds/Gulls at low tide', 12, 1975, false],
  ['Nature/Weather/Storm of 1967', 41, 1967, true],
  ['Station signal', 1, 1965, true],
];

/** Ten tapes in nested folders; one lies outside of all folders. */
export const tapeArchive: Tape[] = tapes.map(([path, minutes, year, digitized], index) => ({
  path,
  minutes,
  recorded: new Date(year, (index * 5) % 12, 1 + ((index * 11) % 28)),
  digitized,
}));
