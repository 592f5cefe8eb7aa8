/** An entry of a national park: a place, an animal, a trail or a team of rangers. */
export interface ParkItem {
  id: string;
  label: string;
  children?: ParkItem[];
}

/** The regions of the park, with their places. */
export const regions: ParkItem[] = [
  {
    id: 'north-rim',
    label: 'North rim',
    children: [
      { id: 'eagle-point', label: 'Eagle Point' },
      {
        id: 'canyon',
        label: 'Canyon',
        children: [
          { id: 'upper-falls', label: 'Upper falls' },
          { id: 'lower-falls', label: 'Lower falls' },
        ],
      },
      { id: 'fire-tower', label: 'Fire tower' },
    ],
  },
  {
    id: 'lakes',
    label: 'Lakes',
    children: [
      { id: 'mirror-lake', label: 'Mirror Lake' },
      { id: 'reed-bay', label: 'Reed Bay' },
    ],
  },
  {
    id: 'south-gate',
    label: 'South gate',
    children: [
      { id: 'campground', label: 'Campground' },
      { id: 'boat-ramp', label: 'Boat ramp' },
    ],
  },
  { id: 'visitor-center', label: 'Visitor center' },
];

/** The animals that live there. */
export const wildlife: ParkItem[] = [
  {
    id: 'birds',
    label: 'Birds',
    children: [
      { id: 'waders', label: 'Waders' },
      {
        id: 'raptors',
        label: 'Raptors',
        children: [
          { id: 'golden-eagle', label: 'Golden eagle' },
          { id: 'osprey', label: 'Osprey' },
        ],
      },
      { id: 'songbirds', label: 'Songbirds' },
    ],
  },
  {
    id: 'mammals',
    label: 'Mammals',
    children: [
      { id: 'otter', label: 'Otter' },
      { id: 'red-deer', label: 'Red deer' },
    ],
  },
  {
    id: 'amphibians',
    label: 'Amphibians',
    children: [
      { id: 'newts', label: 'Newts' },
      { id: 'tree-frogs', label: 'Tree frogs' },
    ],
  },
  { id: 'bats', label: 'Bats' },
];

/** The trails, by how long they take. */
export const trails: ParkItem[] = [
  {
    id: 'day-hikes',
    label: 'Day hikes',
    children: [
      { id: 'forest-loop', label: 'Forest loop' },
      {
        id: 'ridge-walk',
        label: 'Ridge walk',
        children: [
          { id: 'west-ridge', label: 'West ridge' },
          { id: 'summit', label: 'Summit' },
        ],
      },
      { id: 'lakeshore', label: 'Lakeshore' },
    ],
  },
  {
    id: 'two-days',
    label: 'Two days',
    children: [
      { id: 'hut-to-hut', label: 'Hut to hut' },
      { id: 'canyon-floor', label: 'Canyon floor' },
    ],
  },
  {
    id: 'long-distance',
    label: 'Long distance',
    children: [
      { id: 'border-trail', label: 'Border trail' },
      { id: 'river-trail', label: 'River trail' },
    ],
  },
  { id: 'wheelchair-loop', label: 'Wheelchair loop' },
];

/** The teams of rangers, with their duties. */
export const rangers: ParkItem[] = [
  {
    id: 'patrols',
    label: 'Patrols',
    children: [
      { id: 'backcountry', label: 'Backcountry' },
      {
        id: 'waterways',
        label: 'Waterways',
        children: [
          { id: 'lake-patrol', label: 'Lake patrol' },
          { id: 'river-patrol', label: 'River patrol' },
        ],
      },
      { id: 'night-watch', label: 'Night watch' },
    ],
  },
  {
    id: 'rescue',
    label: 'Rescue',
    children: [
      { id: 'rope-team', label: 'Rope team' },
      { id: 'first-aid', label: 'First aid' },
    ],
  },
  {
    id: 'education',
    label: 'Education',
    children: [
      { id: 'school-visits', label: 'School visits' },
      { id: 'guided-walks', label: 'Guided walks' },
    ],
  },
  { id: 'dispatch', label: 'Dispatch' },
];
