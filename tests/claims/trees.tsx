import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView, type SimpleTreeViewProps } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { userEvent } from 'vitest/browser';

type ApiRef = NonNullable<RichTreeViewProps<Letter, boolean>['apiRef']>;

/** The methods of a tree's `apiRef`; the simple tree has all of them except `updateItemLabel`. */
export type Methods = NonNullable<ApiRef['current']>;

export interface Letter {
  id: string;
  label: string;
  children?: Letter[];
}

export const letters: Letter[] = [
  {
    id: 'a',
    label: 'Alpha',
    children: [
      { id: 'a1', label: 'Apple' },
      { id: 'a2', label: 'Apricot' },
    ],
  },
  { id: 'b', label: 'Beta', children: [{ id: 'b1', label: 'Banana' }] },
  { id: 'c', label: 'Gamma' },
  { id: 'd', label: 'Delta' },
];

/** A `RichTreeView` of four letters; Alpha and Beta have children. */
export function RichLetters(props: Partial<RichTreeViewProps<Letter, boolean>>) {
  return <RichTreeView aria-label="Letters" items={letters} {...props} />;
}

interface SimpleLettersProps extends SimpleTreeViewProps<boolean> {
  /** Ids of items that are disabled. */
  disabled?: string[];
}

/** The same tree, written as elements. */
export function SimpleLetters({ disabled = [], ...props }: SimpleLettersProps) {
  const elements = (items: Letter[]) =>
    items.map(({ id, label, children }) => (
      <TreeItem key={id} itemId={id} label={label} disabled={disabled.includes(id)}>
        {children && elements(children)}
      </TreeItem>
    ));
  return (
    <SimpleTreeView aria-label="Letters" {...props}>
      {elements(letters)}
    </SimpleTreeView>
  );
}

const all = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];

/** The text of an item's own label, without that of its children. */
const labelOf = (item: Element) =>
  item.querySelector('.MuiTreeItem-label')?.textContent ??
  item.firstElementChild?.textContent ??
  '';

/**
 * The element of the first item whose label starts with a text.
 * @throws Error that lists the existing labels, if none does
 */
export function item(label: string): HTMLElement {
  const found = all().find((element) => labelOf(element).startsWith(label));
  if (!found)
    throw new Error(`No item is called "${label}", only ${all().map(labelOf).join(', ')}.`);
  return found;
}

/** The row of an item, the part that users click. */
export const row = (label: string) => item(label).firstElementChild!;

/** The labels of all items in the page, including those in branches that are closing. */
export const labels = () => all().map(labelOf);

/** The label of the focused item, or undefined if no item has the focus. */
export function focused(): string | undefined {
  return document.activeElement?.role === 'treeitem' ? labelOf(document.activeElement) : undefined;
}

/** Labels of the selected items. */
export const selected = () =>
  all()
    .filter((element) => element.ariaSelected === 'true')
    .map(labelOf);

/** Labels of the expanded items. */
export const expanded = () =>
  all()
    .filter((element) => element.ariaExpanded === 'true')
    .map(labelOf);

/** Labels of the items that Tab can reach. */
export const tabStops = () =>
  all()
    .filter((element) => element.tabIndex === 0)
    .map(labelOf);

/** Focuses an item and presses keys there. */
export async function press(label: string, keys: string): Promise<void> {
  item(label).focus();
  await userEvent.keyboard(keys);
}
