// What the page says of v7 and still holds in the documented version, which is the one that runs here.
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claimsOf, show } from 'claims';
import { supportOf } from 'claims/support';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const treeItems = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];

const Files = (props: React.ComponentProps<typeof SimpleTreeView<false>>) => (
  <SimpleTreeView aria-label="Files" {...props}>
    <TreeItem itemId="docs" label="Docs">
      <TreeItem itemId="plan" label="Plan" />
    </TreeItem>
    <TreeItem itemId="notes" label="Notes" />
  </SimpleTreeView>
);

claim('gives null when an item is deselected', async () => {
  const onSelectedItemsChange = vi.fn();
  const props = { checkboxSelection: true, defaultSelectedItems: 'notes', onSelectedItemsChange };
  const screen = await show(<Files {...props} />);
  await userEvent.click(screen.getByRole('checkbox').nth(1));
  expect(onSelectedItemsChange.mock.lastCall?.[1]).toBe(null);
});

claim('names the one item that changed', async () => {
  const onItemExpansionToggle = vi.fn();
  const screen = await show(<Files onItemExpansionToggle={onItemExpansionToggle} />);
  await userEvent.click(screen.getByText('Docs'));
  expect(onItemExpansionToggle.mock.lastCall?.slice(1)).toEqual(['docs', true]);
});

claim('The event that comes first can be null; the id of the item comes second', async () => {
  const onItemFocus = vi.fn();
  const screen = await show(<Files onItemFocus={onItemFocus} />);
  await userEvent.click(screen.getByText('Notes'));
  expect(onItemFocus.mock.lastCall?.[1]).toBe('notes');
});

claim('the items themselves have the focus, one of them with tabIndex 0', async () => {
  const screen = await show(<Files />);
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('treeitem', { name: 'Docs' })).toHaveFocus();
  expect(treeItems().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  expect(document.querySelector('[aria-activedescendant]')).toBeNull();
});

claim('code that calls tree.focus(), which has no effect now', async () => {
  const onItemFocus = vi.fn();
  const screen = await show(<Files onItemFocus={onItemFocus} />);
  const tree = screen.getByRole('tree', { name: 'Files' });
  await expect.element(tree).toBeVisible();
  (tree.element() as HTMLElement).focus();
  expect(document.activeElement).toBe(document.body);
  expect(onItemFocus).not.toHaveBeenCalled();
  treeItems()[1]!.focus();
  expect(onItemFocus.mock.lastCall?.[1]).toBe('notes');
});

claim("is still the tree's id, a hyphen and the item's id", async () => {
  await show(<Files id="files" />);
  await expect.poll(() => treeItems().map(({ id }) => id)).toEqual(['files-docs', 'files-notes']);
});

claim('A closed and an open item have an arrow by default', async () => {
  const screen = await show(<Files />);
  const arrows = () => document.querySelectorAll('.MuiTreeItem-iconContainer svg').length;
  expect(arrows()).toBe(1);
  await userEvent.click(screen.getByText('Docs'));
  await expect.poll(() => treeItems().length).toBe(3);
  expect(arrows()).toBe(1);
});

claim('The class of the list of children has the name of its slot', async () => {
  await show(<Files defaultExpandedItems={['docs']} />);
  await expect.poll(() => document.querySelectorAll('.MuiTreeItem-groupTransition').length).toBe(1);
  expect(document.querySelector('.MuiTreeItem-group')).toBeNull();
});

claim('and React 17, 18 or 19', () => {
  expect(supportOf('17', '7', '7.29.1')).toMatchObject({
    SimpleTreeView: true,
    RichTreeView: true,
  });
});
