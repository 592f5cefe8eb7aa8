import type { ReactNode } from 'react';

export interface Layer {
  id: string;
  label: string;
  children?: Layer[];
}

/** The layers of a map of a small town. */
export const layers: Layer[] = [
  {
    id: 'places',
    label: 'Places',
    children: [
      { id: 'station', label: 'Station' },
      { id: 'market', label: 'Market' },
    ],
  },
  {
    id: 'ways',
    label: 'Ways',
    children: [
      { id: 'rail', label: 'Railway' },
      { id: 'streets', label: 'Streets' },
    ],
  },
  {
    id: 'nature',
    label: 'Nature',
    children: [
      { id: 'park', label: 'Park' },
      { id: 'river', label: 'River' },
    ],
  },
];

/** What is drawn of each layer, from the ground up. */
const drawings: [id: string, drawing: ReactNode][] = [
  [
    'river',
    <path d="M0 118C50 96 78 146 124 122S196 96 240 112" stroke="#4a90c2" strokeWidth="18" />,
  ],
  ['park', <ellipse cx="60" cy="52" rx="38" ry="26" fill="#6aa84f" stroke="none" />],
  ['streets', <path d="M0 84H240M118 0V160M178 0V84M28 84V160" stroke="#b8860b" strokeWidth="5" />],
  [
    'rail',
    <path d="M0 24C90 20 140 60 240 48" stroke="#777" strokeWidth="4" strokeDasharray="9 4" />,
  ],
  ['market', <rect x="124" y="92" width="26" height="18" fill="#c0504d" stroke="none" />],
  ['station', <circle cx="148" cy="42" r="9" fill="#7464d0" stroke="none" />],
];

/** The map with some of its layers. */
export function TownMap({ visible }: { visible: readonly string[] }) {
  const shown = drawings.filter(([id]) => visible.includes(id));
  return (
    <svg
      viewBox="0 0 240 160"
      role="img"
      aria-label={`Map with ${shown.length} of ${drawings.length} layers`}
      style={{ width: '100%', maxWidth: 300, border: '1px solid #8888' }}
    >
      {shown.map(([id, drawing]) => (
        <g key={id} fill="none">
          {drawing}
        </g>
      ))}
    </svg>
  );
}
