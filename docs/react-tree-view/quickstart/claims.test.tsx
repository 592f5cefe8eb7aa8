import * as pro from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import * as hooks from '@mui/x-tree-view/hooks';
import * as rich from '@mui/x-tree-view/RichTreeView';
import * as simple from '@mui/x-tree-view/SimpleTreeView';
import * as items from '@mui/x-tree-view/TreeItem';
import * as icons from '@mui/x-tree-view/TreeItemIcon';
import * as labelInputs from '@mui/x-tree-view/TreeItemLabelInput';
import * as providers from '@mui/x-tree-view/TreeItemProvider';
import * as parts from '@mui/x-tree-view/useTreeItem';
import { claimsOf, consoleMessages, show } from 'claims';
import { expanded, labels, letters, press, RichLetters, row, selected } from 'claims/trees';
import { failing, needsReact18, supportOf } from 'claims/support';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ExpandAll from './ExpandAll';
import FirstTree from './FirstTree';
import page from './index.mdx?raw';
import LazyDepots from './LazyDepots';
import MoveItems from './MoveItems';
import OwnIdAndLabel from './OwnIdAndLabel';
import ReadTheSelection from './ReadTheSelection';
import RenameItems from './RenameItems';
import TreeFromData from './TreeFromData';

const { SimpleTreeView } = simple;
const { TreeItem } = items;
const claim = claimsOf(page);

claim('No provider is needed; a tree works as soon as it is rendered', async () => {
  await show(<FirstTree />);
  expect(labels().length).toBeGreaterThan(0);
});

claim('with RichTreeViewPro in place of RichTreeView', () => {
  const shared = {
    ...hooks,
    ...simple,
    ...items,
    ...icons,
    ...labelInputs,
    ...providers,
    ...parts,
  };
  expect(Object.keys(shared).filter((name) => !(name in pro))).toEqual([]);
  expect(Object.keys(rich)).toContain('RichTreeView');
  expect(Object.keys(rich).filter((name) => name in pro)).toEqual([]);
});

claim('The array may carry other fields as well; the tree leaves them alone', async () => {
  const items = letters.map((letter) => ({ ...letter, extra: 1 }));
  const before = structuredClone(items);
  await show(<RichLetters items={items} />);
  await userEvent.click(row('Alpha'));
  expect(items).toEqual(before);
});

claim('Ids are strings throughout, in expandedItems and selectedItems too', async () => {
  await show(<OwnIdAndLabel />);
  expect(expanded().length).toBeGreaterThan(0);
});

claim('returns true for those that nobody may select', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id === 'c'} />);
  await userEvent.click(row('Gamma'), { force: true });
  expect(selected()).toEqual([]);
});

claim('The name of the children field is fixed in 8.1.0', async () => {
  consoleMessages();
  const own = { getItemChildren: () => [{ id: 'e', label: 'Epsilon' }] } as object;
  await show(<RichLetters defaultExpandedItems={['c']} {...own} />);
  expect(labels()).not.toContain('Epsilon');
});

claim('A click selects an item', async () => {
  const screen = await show(<ReadTheSelection />);
  await userEvent.click(row('Swing era'));
  await expect.element(screen.getByText('Selected id: swing-era')).toBeVisible();
});

claim('With checkboxSelection a click on the label only expands', async () => {
  await show(<RichLetters checkboxSelection />);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect([selected(), expanded()]).toEqual([[], ['Alpha']]);
  await press('Gamma', '{Enter}');
  expect(selected()).toEqual(['Gamma']);
});

claim('names the item and whether it was selected', async () => {
  const heard = vi.fn();
  await show(<RichLetters onItemSelectionToggle={heard} />);
  await userEvent.click(row('Gamma'));
  expect(heard).toHaveBeenCalledWith(expect.anything(), 'c', true);
});

claim('which is what an "Expand all" button needs', async () => {
  const screen = await show(<ExpandAll />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(document.querySelector('[aria-expanded=false]')).toBeNull();
});

claim('so that a click on the label only selects', async () => {
  await show(<RichLetters expansionTrigger="iconContainer" />);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect([selected(), expanded()]).toEqual([['Alpha'], []]);
});

claim(
  'Double-click a label, or focus it and press Enter. Enter again saves, Esc cancels',
  async () => {
    const screen = await show(<RenameItems />);
    await press('Chapel', '{Enter}X{Escape}');
    expect(labels()).toContain('Chapel');
    await press('Chapel', '{Enter}X{Enter}');
    await expect.element(screen.getByText('Renamed to “ChapelX”')).toBeVisible();
  },
);

claim('your items array is not changed', async () => {
  const items = structuredClone(letters);
  await show(<RichLetters items={items} isItemEditable />);
  await press('Gamma', '{Enter}X{Enter}');
  expect(labels()).toContain('GammaX');
  expect(items).toEqual(letters);
});

claim('can be dragged before, after or into another one', async () => {
  const screen = await show(<MoveItems />);
  await userEvent.dragAndDrop(row('Olives'), row('Bread basket'), {
    targetPosition: { x: 120, y: 16 },
  });
  await expect.element(screen.getByText('Olives: place 1 in Bread basket')).toBeVisible();
});

claim('or the root items when it gets no id', async () => {
  await show(<LazyDepots />);
  await expect.poll(labels).toEqual(['North region', 'South region']);
  await userEvent.click(row('North region'));
  await expect.poll(labels).toContain('Harbor depot');
});

claim(
  'When getTreeItems rejects, a red dot marks the item, and the next click on it tries again',
  async () => {
    const getTreeItems = vi.fn(async () => {
      throw new Error('No');
    });
    await show(
      <RichTreeViewPro
        items={letters.slice(0, 1)}
        dataSource={{ getTreeItems, getChildrenCount: () => 1 }}
      />,
    );
    await userEvent.click(row('Alpha'));
    await expect.poll(() => document.querySelector('.MuiTreeItem-errorIcon')).not.toBeNull();
    await userEvent.click(row('Alpha'));
    await expect.poll(() => getTreeItems.mock.calls.length).toBe(2);
  },
);

claim(
  'Each has an itemId, unique in its tree, and a label, which may be any React node',
  async () => {
    await show(
      <SimpleTreeView>
        <TreeItem itemId="a" label={<b>Bold</b>} />
      </SimpleTreeView>,
    );
    expect(labels()).toEqual(['Bold']);
  },
);

claim('8.1.0 stops with useSyncExternalStore is not a function', () => {
  expect(needsReact18.trees).toBe(true);
});

claim('It reads id, label and children from each object', async () => {
  await show(<TreeFromData />);
  await expect.poll(expanded).toEqual(['Jazz']);
  expect(labels()).toContain('Swing era');
});

claim('6 and 7 work, and so do React 18 and 19', () => {
  const tried = [
    supportOf('18', '7'),
    supportOf('18', '5'),
    supportOf('19', '5'),
    supportOf('19', '6'),
    supportOf('19', '7'),
  ];
  expect(tried.flatMap(failing)).toEqual([]);
  expect(failing(supportOf('17', '7', '8.5.2'))).toEqual([]);
});
