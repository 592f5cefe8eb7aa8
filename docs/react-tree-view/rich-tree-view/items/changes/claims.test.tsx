import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { claimsOf, show } from 'claims';
import {
  expanded,
  focused,
  item,
  labels,
  letters,
  press,
  RichLetters,
  row,
  selected,
} from 'claims/trees';
import { createContext, useContext } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AddAndRemove from './AddAndRemove';
import AddAndRename from './AddAndRename';
import FilterItems from './FilterItems';
import LoadMore from './LoadMore';
import page from './index.mdx?raw';
import MoveToParent from './MoveToParent';

const claim = claimsOf(page);

claim(
  'Never push into the old array: the tree compares by identity and would not notice',
  async () => {
    const items = [...letters];
    const screen = await show(<RichLetters items={items} />);
    items.push({ id: 'e', label: 'Epsilon' });
    await screen.rerender(<RichLetters items={items} />);
    expect(labels()).not.toContain('Epsilon');
  },
);

claim('The ids of removed items stay in the selection and the expansion', async () => {
  const screen = await show(<RichLetters defaultSelectedItems="d" />);
  await screen.rerender(<RichLetters items={letters.slice(0, 3)} />);
  expect(selected()).toEqual([]);
  await screen.rerender(<RichLetters items={[...letters]} />);
  expect(selected()).toEqual(['Delta']);
});

claim('the focus moves to the tab stop of the tree', async () => {
  const screen = await show(<RichLetters />);
  item('Delta').focus();
  await screen.rerender(<RichLetters items={letters.slice(0, 3)} />);
  await expect.poll(focused).toBe('Alpha');
});

claim('If that item was the tab stop itself, the focus is lost', async () => {
  const screen = await show(<RichLetters defaultSelectedItems="d" />);
  item('Delta').focus();
  await screen.rerender(<RichLetters items={letters.slice(0, 3)} />);
  expect(focused()).toBeUndefined();
});

claim('The demo clears the selection itself', async () => {
  const screen = await show(<AddAndRemove />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a room' }));
  expect(labels()).toContain('New room 1');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(labels()).not.toContain('Night sky');
  expect(selected()).toEqual([]);
});

claim('so let the new item do it when it appears', async () => {
  const screen = await show(<AddAndRename />);
  const add = screen.getByRole('button', { name: 'Add a box' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.click(add);
  await expect.element(name).toHaveFocus();
  expect(expanded()).toEqual(['Cellar']);
  await userEvent.fill(name, 'Paint');
  await userEvent.keyboard('{Enter}');
  await expect.poll(labels).toEqual(['Attic', 'Cellar', 'Paint']);

  // The next one leaves the first as it was renamed, and opens its own input only.
  await userEvent.click(add);
  await expect.element(name).toHaveValue('New box');
  expect(labels()).toContain('Paint');
});

claim('Esc keeps the item with its first name', async () => {
  const screen = await show(<AddAndRename />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a box' }));
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(labels).toEqual(['Attic', 'Cellar', 'New box']);
  // Nor does the input open again when the item appears again.
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(expanded).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(labels).toContain('New box');
  expect(document.querySelector('input')).toBeNull();
});

claim("When the text is empty again, the user's own expansion is back", async () => {
  const screen = await show(<FilterItems />);
  await expect.element(screen.getByText('Discussion.md')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox'));
  expect(expanded()).toEqual([]);
});

claim('When nothing matches, the demo says so', async () => {
  const screen = await show(<FilterItems />);
  await userEvent.fill(screen.getByRole('textbox'), 'zebra');
  await expect.element(screen.getByRole('status')).toHaveTextContent('No file is called “zebra”');
  expect(document.querySelector('[role=tree]')).toBeNull();
});

claim('The id stays, so its selection and expansion come along', async () => {
  const screen = await show(<MoveToParent />);
  const button = screen.getByRole('button', { name: 'Move to Done' });
  await userEvent.click(button);
  await expect
    .poll(labels)
    .toEqual(['Open', 'Lamp at platform 2', 'Done', 'Brake test', 'Door of car 4']);
  expect(selected()).toEqual(['Door of car 4']);
  await expect.element(button).toHaveFocus();
});

claim('Two records are shown, and each click adds two', async () => {
  const screen = await show(<LoadMore />);
  expect(labels()).toHaveLength(4);
  await userEvent.click(screen.getByText('Load more…'));
  expect(labels()).toHaveLength(6);
  expect(selected()).toEqual([]);
  await expect.poll(focused).toBe('Load more…');
  await userEvent.keyboard('{Enter}');
  await expect.poll(labels).not.toContain('Load more…');
  expect(labels()).toHaveLength(6);
  await expect.poll(focused).toBe(labels()[5]);
});

claim("Enter doesn't call onItemClick", async () => {
  const onItemClick = vi.fn();
  await show(<RichLetters onItemClick={onItemClick} />);
  await press('Delta', '{Enter}');
  expect(selected()).toEqual(['Delta']);
  expect(onItemClick).not.toHaveBeenCalled();
});

claim('check them all, and the parent', async () => {
  const filtered = [{ ...letters[0]!, children: letters[0]!.children!.slice(0, 1) }];
  const props = {
    multiSelect: true,
    checkboxSelection: true,
    selectionPropagation: { parents: true, descendants: true },
    defaultExpandedItems: ['a'],
    defaultSelectedItems: ['d'],
  };
  const screen = await show(<RichLetters {...props} items={filtered} />);
  await userEvent.click(row('Apple').querySelector('input')!);
  await expect.poll(selected).toEqual(['Alpha', 'Apple']);
  await screen.rerender(<RichLetters {...props} items={letters} />);
  await expect.poll(selected).toEqual(['Alpha', 'Apple', 'Delta']);
  expect(labels()).toContain('Apricot');
});

claim('A render of the parent doesn', async () => {
  let text = 'old';
  function OwnItem({ text: given, ...props }: TreeItemProps & { text?: string }) {
    return <TreeItem {...props} label={given ?? text} />;
  }
  const slots = { item: OwnItem };
  const screen = await show(<RichLetters slots={slots} />);
  expect(labels()).toEqual(['old', 'old', 'old', 'old']);
  text = 'new';
  await screen.rerender(<RichLetters slots={{ ...slots }} />);
  expect(labels()).toEqual(['old', 'old', 'old', 'old']);
  await screen.rerender(<RichLetters slots={slots} slotProps={{ item: { text } as object }} />);
  await expect.poll(labels).toEqual(['new', 'new', 'new', 'new']);
});

const SearchText = createContext('');

function FoundItem({ label, ...props }: TreeItemProps) {
  const query = useContext(SearchText);
  const text = String(label);
  const start = text.toLowerCase().indexOf(query.toLowerCase());
  if (query === '' || start < 0) return <TreeItem {...props} label={label} />;
  const end = start + query.length;
  const marked = <mark>{text.slice(start, end)}</mark>;
  return (
    <TreeItem
      {...props}
      label={
        <>
          {text.slice(0, start)}
          {marked}
          {text.slice(end)}
        </>
      }
    />
  );
}

claim('those that read the context render again with each letter', async () => {
  const slots = { item: FoundItem };
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  const search = (query: string) => (
    <SearchText.Provider value={query}>
      <RichLetters slots={slots} defaultExpandedItems={['a']} />
    </SearchText.Provider>
  );
  const screen = await show(search(''));
  expect(marks()).toEqual([]);
  await screen.rerender(search('ap'));
  await expect.poll(marks).toEqual(['Ap', 'Ap']);
  await screen.rerender(search('ap*'));
  await expect.poll(marks).toEqual([]);
  await screen.rerender(search('alp'));
  await expect.poll(marks).toEqual(['Alp']);
  await press('Alpha', 'd');
  expect(focused()).toBe('Delta');
});
