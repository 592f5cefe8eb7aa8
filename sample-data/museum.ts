/** An entry of a museum: a part of its collection, its building, its program or its workshops. */
export interface MuseumItem {
  id: string;
  label: string;
  children?: MuseumItem[];
}

/** What the museum owns. */
export const collection: MuseumItem[] = [
  {
    id: 'antiquity',
    label: 'Antiquity',
    children: [
      { id: 'bronzes', label: 'Bronzes' },
      {
        id: 'ceramics',
        label: 'Ceramics',
        children: [
          { id: 'amphorae', label: 'Amphorae' },
          { id: 'oil-lamps', label: 'Oil lamps' },
        ],
      },
      { id: 'coins', label: 'Coins' },
    ],
  },
  {
    id: 'middle-ages',
    label: 'Middle Ages',
    children: [
      { id: 'manuscripts', label: 'Manuscripts' },
      { id: 'ivories', label: 'Ivories' },
    ],
  },
  {
    id: 'modern-art',
    label: 'Modern art',
    children: [
      { id: 'paintings', label: 'Paintings' },
      { id: 'photographs', label: 'Photographs' },
    ],
  },
  { id: 'textiles', label: 'Textiles' },
];

/** The floors of the building, with their rooms. */
export const floors: MuseumItem[] = [
  {
    id: 'ground-floor',
    label: 'Ground floor',
    children: [
      { id: 'foyer', label: 'Foyer' },
      {
        id: 'east-wing',
        label: 'East wing',
        children: [
          { id: 'egypt', label: 'Egypt' },
          { id: 'nubia', label: 'Nubia' },
        ],
      },
      { id: 'caf', label: 'Café' },
    ],
  },
  {
    id: 'first-floor',
    label: 'First floor',
    children: [
      { id: 'portraits', label: 'Portraits' },
      { id: 'landscapes', label: 'Landscapes' },
    ],
  },
  {
    id: 'second-floor',
    label: 'Second floor',
    children: [
      { id: 'design', label: 'Design' },
      { id: 'costume', label: 'Costume' },
    ],
  },
  { id: 'roof-terrace', label: 'Roof terrace' },
];

/** This year’s exhibitions, with their rooms. */
export const exhibitions: MuseumItem[] = [
  {
    id: 'under-the-ice',
    label: 'Under the ice',
    children: [
      { id: 'prologue', label: 'Prologue' },
      {
        id: 'deep-sea',
        label: 'Deep sea',
        children: [
          { id: 'whales', label: 'Whales' },
          { id: 'submarines', label: 'Submarines' },
        ],
      },
      { id: 'film-room', label: 'Film room' },
    ],
  },
  {
    id: 'paper-worlds',
    label: 'Paper worlds',
    children: [
      { id: 'atlases', label: 'Atlases' },
      { id: 'globes', label: 'Globes' },
    ],
  },
  {
    id: 'night-sky',
    label: 'Night sky',
    children: [
      { id: 'telescopes', label: 'Telescopes' },
      { id: 'meteorites', label: 'Meteorites' },
    ],
  },
  { id: 'family-sunday', label: 'Family Sunday' },
];

/** The workshops in which objects are restored. */
export const workshops: MuseumItem[] = [
  {
    id: 'paintings-lab',
    label: 'Paintings lab',
    children: [
      { id: 'cleaning', label: 'Cleaning' },
      {
        id: 'panel-work',
        label: 'Panel work',
        children: [
          { id: 'cradling', label: 'Cradling' },
          { id: 'retouching', label: 'Retouching' },
        ],
      },
      { id: 'framing', label: 'Framing' },
    ],
  },
  {
    id: 'paper-lab',
    label: 'Paper lab',
    children: [
      { id: 'washing', label: 'Washing' },
      { id: 'bookbinding', label: 'Bookbinding' },
    ],
  },
  {
    id: 'metal-lab',
    label: 'Metal lab',
    children: [
      { id: 'rust-removal', label: 'Rust removal' },
      { id: 'casting', label: 'Casting' },
    ],
  },
  { id: 'climate-control', label: 'Climate control' },
];
