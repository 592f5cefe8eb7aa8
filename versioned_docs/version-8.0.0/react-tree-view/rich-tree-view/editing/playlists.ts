export interface Playlist {
  id: string;
  label: string;
  /** True while a new name is on its way to the server. */
  saving?: boolean;
  children?: Playlist[];
}

export const playlists: Playlist[] = [
  {
    id: 'work',
    label: 'At work',
    children: [
      { id: 'focus', label: 'Deep focus' },
      { id: 'friday', label: 'Friday afternoon' },
    ],
  },
  { id: 'run', label: 'Running' },
];

/** The label of an item, wherever it is. */
export const labelOf = (items: Playlist[], id: string): string | undefined => {
  for (const item of items) {
    const label = item.id === id ? item.label : labelOf(item.children ?? [], id);
    if (label !== undefined) return label;
  }
  return undefined;
};

/** The same tree with some values of one item changed. */
export const withChange = (items: Playlist[], id: string, values: Partial<Playlist>): Playlist[] =>
  items.map((item) => {
    if (item.id === id) return { ...item, ...values };
    return item.children ? { ...item, children: withChange(item.children, id, values) } : item;
  });
