import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { vi } from 'vitest';

export interface Folder {
  id: string;
  label: string;
  count: number;
}

export const root: Folder[] = [
  { id: 'a', label: 'Alpha', count: 2 },
  { id: 'b', label: 'Beta', count: 1 },
  { id: 'c', label: 'Gamma', count: 0 },
];
export const children: Record<string, Folder[]> = {
  a: [
    { id: 'a1', label: 'Apple', count: 0 },
    { id: 'a2', label: 'Apricot', count: 0 },
  ],
  b: [],
};

/** A data source that answers at once, and remembers what it was asked for. */
export function source(answer = async (id?: string) => (id ? (children[id] ?? []) : root)) {
  return { getChildrenCount: ({ count }: Folder) => count, getTreeItems: vi.fn(answer) };
}

/** A tree that loads its children from a data source; its root items are there at once. */
export function Lazy({
  from,
  items = root,
  ...props
}: { from: object; items?: Folder[] } & Record<string, unknown>) {
  return <RichTreeViewPro aria-label="Lazy" items={items} dataSource={from as never} {...props} />;
}
