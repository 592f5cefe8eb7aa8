import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { claimsOf, show } from 'claims';
import { expanded, RichLetters, row, selected } from 'claims/trees';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import BuiltFromParts from './BuiltFromParts';
import DownloadItems from './DownloadItems';
import ExpandByButton from './ExpandByButton';
import page from './index.mdx?raw';
import SelectByButton from './SelectByButton';
import StatusOfItems from './StatusOfItems';

const claim = claimsOf(page);

claim('Click, focus and rename', async () => {
  await show(<StatusOfItems />);
  await userEvent.click(row('Main stage'));
  expect(row('Main stage').textContent).toContain('expandable, focused, selected');
});

claim('return status, nine booleans', async () => {
  const found: object[] = [];
  function Asking({ itemId, children, ref }: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
    found.push(useTreeItemUtils({ itemId, children }).status);
    found.push(useTreeItem({ itemId, children, rootRef: ref }).status);
    return null;
  }
  await show(<RichLetters slots={{ item: Asking }} />);
  expect(found.length).toBeGreaterThanOrEqual(8);
  const names = 'disabled editable editing error expandable expanded focused loading selected';
  for (const status of found) {
    expect(Object.keys(status).sort().join(' ')).toBe(names);
    expect(new Set(Object.values(status).map((value) => typeof value))).toEqual(
      new Set(['boolean']),
    );
  }
});

claim('with behavior and accessibility included', async () => {
  await show(<BuiltFromParts />);
  const [top] = document.querySelectorAll<HTMLElement>('[role=treeitem]');
  top!.focus();
  const before = top!.ariaExpanded;
  await userEvent.keyboard('{Enter}');
  expect(top!.ariaExpanded).not.toBe(before);
});

claim('handleExpansion(event) expands or collapses', async () => {
  const screen = await show(<ExpandByButton />);
  await userEvent.click(row('Birds').querySelector('.MuiTreeItem-label')!);
  expect(expanded()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'More of Birds' }));
  expect(expanded()).toEqual(['BirdsLess']);
});

claim('handleSelection(event) selects as a click does, modifier keys included', async () => {
  const screen = await show(<SelectByButton />);
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.click(row('Day hikes').querySelector('.MuiTreeItem-label')!);
  expect(selected()).toEqual([]);
  await userEvent.click(button('Choose Day hikes'));
  expect(selected()).toEqual(['Day hikesChosen']);
  await userEvent.click(button('Choose Two days'), { modifiers: ['Control'] });
  expect(selected()).toEqual(['Day hikesChosen', 'Two daysChosen']);
});

claim('handleCheckboxSelection(event) takes the change event of your own box', async () => {
  const screen = await show(<DownloadItems />);
  await userEvent.click(screen.getByRole('switch', { name: 'Download Jazz' }));
  expect(selected()).toEqual(['Jazz']);
});
