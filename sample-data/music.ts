/** An entry of a music school: a genre, an instrument, a stage or a shelf. */
export interface MusicItem {
  id: string;
  label: string;
  children?: MusicItem[];
}

/** Four genres of a music library, with what is in them. */
export const genres: MusicItem[] = [
  {
    id: 'jazz',
    label: 'Jazz',
    children: [
      { id: 'swing-era', label: 'Swing era' },
      {
        id: 'blue-notes',
        label: 'Blue notes',
        children: [
          { id: 'piano-trios', label: 'Piano trios' },
          { id: 'late-sessions', label: 'Late sessions' },
        ],
      },
      { id: 'live-albums', label: 'Live albums' },
    ],
  },
  {
    id: 'classical',
    label: 'Classical',
    children: [
      { id: 'symphonies', label: 'Symphonies' },
      { id: 'chamber-music', label: 'Chamber music' },
    ],
  },
  {
    id: 'folk',
    label: 'Folk',
    children: [
      { id: 'ballads', label: 'Ballads' },
      { id: 'fiddle-tunes', label: 'Fiddle tunes' },
    ],
  },
  { id: 'field-recordings', label: 'Field recordings' },
];

/** The sections of an orchestra. */
export const instruments: MusicItem[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violins', label: 'Violins' },
      {
        id: 'low-strings',
        label: 'Low strings',
        children: [
          { id: 'cellos', label: 'Cellos' },
          { id: 'double-basses', label: 'Double basses' },
        ],
      },
      { id: 'harp', label: 'Harp' },
    ],
  },
  {
    id: 'woodwinds',
    label: 'Woodwinds',
    children: [
      { id: 'flutes', label: 'Flutes' },
      { id: 'clarinets', label: 'Clarinets' },
    ],
  },
  {
    id: 'brass',
    label: 'Brass',
    children: [
      { id: 'horns', label: 'Horns' },
      { id: 'trumpets', label: 'Trumpets' },
    ],
  },
  { id: 'percussion', label: 'Percussion' },
];

/** The stages of a festival, with their program. */
export const stages: MusicItem[] = [
  {
    id: 'main-stage',
    label: 'Main stage',
    children: [
      { id: 'opening-act', label: 'Opening act' },
      {
        id: 'saturday-night',
        label: 'Saturday night',
        children: [
          { id: 'guest-choir', label: 'Guest choir' },
          { id: 'headliner', label: 'Headliner' },
        ],
      },
      { id: 'sunday-matinee', label: 'Sunday matinee' },
    ],
  },
  {
    id: 'club-tent',
    label: 'Club tent',
    children: [
      { id: 'open-mic', label: 'Open mic' },
      { id: 'dance-party', label: 'Dance party' },
    ],
  },
  {
    id: 'chapel',
    label: 'Chapel',
    children: [
      { id: 'organ-at-noon', label: 'Organ at noon' },
      { id: 'vespers', label: 'Vespers' },
    ],
  },
  { id: 'campsite', label: 'Campsite' },
];

/** The shelves of a record shop. */
export const records: MusicItem[] = [
  {
    id: 'new-arrivals',
    label: 'New arrivals',
    children: [
      { id: 'local-bands', label: 'Local bands' },
      {
        id: 'reissues',
        label: 'Reissues',
        children: [
          { id: 'mono-pressings', label: 'Mono pressings' },
          { id: 'box-sets', label: 'Box sets' },
        ],
      },
      { id: 'imports', label: 'Imports' },
    ],
  },
  {
    id: 'second-hand',
    label: 'Second hand',
    children: [
      { id: 'collections', label: 'Collections' },
      { id: 'bargain-bin', label: 'Bargain bin' },
    ],
  },
  {
    id: 'sheet-music',
    label: 'Sheet music',
    children: [
      { id: 'piano-scores', label: 'Piano scores' },
      { id: 'songbooks', label: 'Songbooks' },
    ],
  },
  { id: 'turntables', label: 'Turntables' },
];
