import type { TreeNode } from './moveItem';

/** A concert: two parts with their pieces, and one that has no place yet. */
export const lineup: TreeNode[] = [
  {
    id: 'opening',
    label: 'Opening',
    children: [
      { id: 'fanfare', label: 'Fanfare' },
      { id: 'anthem', label: 'Anthem' },
    ],
  },
  {
    id: 'finale',
    label: 'Finale',
    children: [
      { id: 'waltz', label: 'Waltz' },
      { id: 'march', label: 'March' },
    ],
  },
  { id: 'encore', label: 'Encore' },
];
