import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
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
  SimpleLetters,
} from 'claims/trees';
import { type MouseEvent, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { box } from '../claimsTree';
import DisabledChild from './DisabledChild';
import page from './index.mdx?raw';
import LeafCheckboxes from './LeafCheckboxes';
import OnlyLeaves from './OnlyLeaves';
import Propagation from './Propagation';
import StartPropagated from './StartPropagated';

const claim = claimsOf(page);

claim('and the folder is never highlighted', async () => {
  await show(<OnlyLeaves />);
  await userEvent.click(document.querySelector('[aria-expanded=false] > .MuiTreeItem-content')!);
  expect(document.querySelector('[aria-expanded][aria-selected=true]')).toBeNull();
});

claim('reach parents too', async () => {
  await show(<LeafCheckboxes />);
  const parent = document.querySelector<HTMLElement>('[aria-expanded]')!;
  const hidden = parent.querySelector(':scope > .MuiTreeItem-content input');
  expect(hidden?.checkVisibility() ?? false).toBe(false);
  parent.focus();
  await userEvent.keyboard(' {Control>}a{/Control}');
  expect(document.querySelector('[aria-expanded][aria-selected=true]')).toBeNull();
});

claim('A parent selects everything below it', async () => {
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      defaultExpandedItems={['a']}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(selected()).toEqual(['Alpha', 'Apple', 'Apricot']);
  await userEvent.click(box('Apple'));
  expect(selected()).toEqual(['Alpha', 'Apricot']);
});

claim('The last missing item below a parent selects that parent', async () => {
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      defaultExpandedItems={['a']}
      selectionPropagation={{ parents: true }}
    />,
  );
  await userEvent.click(box('Apple'));
  await userEvent.click(box('Apricot'));
  expect(selected()).toEqual(['Alpha', 'Apple', 'Apricot']);
  await userEvent.click(box('Apple'));
  expect(selected()).toEqual(['Apricot']);
});

claim('The tree counts hidden items too, because it has all the data', async () => {
  const heard = vi.fn();
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      onSelectedItemsChange={heard}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect([...heard.mock.lastCall![1]].sort()).toEqual(['a', 'a1', 'a2']);
});

claim('Without multiSelect the prop has no effect', async () => {
  await show(
    <RichLetters
      checkboxSelection
      defaultExpandedItems={['a']}
      selectionPropagation={{ descendants: true, parents: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(selected()).toEqual(['Alpha']);
});

claim('It does not complete defaultSelectedItems', async () => {
  await show(
    <RichLetters
      multiSelect
      defaultExpandedItems={['a']}
      defaultSelectedItems={['a']}
      selectionPropagation={{ descendants: true }}
    />,
  );
  expect(selected()).toEqual(['Alpha']);
});

claim('Freezer shows a dash without being in the list', async () => {
  await show(<StartPropagated />);
  expect(item('Freezer').ariaSelected).toBe('false');
  expect(box('Freezer').dataset.indeterminate).toBe('true');
});

claim('A selected parent takes its disabled children along', async () => {
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      isItemDisabled={({ id }) => id === 'a1'}
      defaultExpandedItems={['a']}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(selected()).toContain('Apple');
});

claim(
  'a locked child that is not selected keeps the others from selecting their parent',
  async () => {
    for (const parents of [false, true]) {
      const screen = await show(
        <RichLetters
          multiSelect
          checkboxSelection
          isItemDisabled={({ id }) => id === 'a1'}
          defaultExpandedItems={['a']}
          defaultSelectedItems={['a', 'a2']}
          selectionPropagation={{ descendants: true, parents }}
        />,
      );
      await userEvent.click(box('Apricot'));
      await userEvent.click(box('Apricot'));
      expect(selected()).toEqual(parents ? ['Apricot'] : ['Alpha', 'Apricot']);
      await screen.unmount();
    }
  },
);

claim('Filter them out if they must stay unselected', async () => {
  await show(<DisabledChild />);
  await userEvent.click(box('Sales'));
  expect(selected()).toEqual(['Sales', 'Tickets']);
});

claim('A parent is selected, but none of its children', async () => {
  const props = { multiSelect: true, checkboxSelection: true, defaultExpandedItems: ['a'] };
  let screen = await show(<RichLetters {...props} selectionPropagation={{ parents: true }} />);
  await userEvent.click(box('Alpha'));
  expect(selected()).toEqual(['Alpha']);
  await screen.unmount();
  screen = await show(<RichLetters {...props} selectionPropagation={{ descendants: true }} />);
  for (const label of ['Alpha', 'Apple', 'Apricot']) await userEvent.click(box(label));
  expect(selected()).toEqual(['Alpha']);
  await screen.unmount();
  const both = { parents: true, descendants: true };
  await show(<RichLetters {...props} selectionPropagation={both} defaultSelectedItems={['a']} />);
  expect(selected()).toEqual(['Alpha']);
});

claim('has two independent directions', async () => {
  const screen = await show(<Propagation />);
  await expect.poll(() => selected()).toContain('Dispatchers');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Traffic control' }));
  await expect.poll(selected).toContain('Signallers');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Traffic control' }));
  await expect.poll(selected).not.toContain('Signallers');
  await userEvent.click(screen.getByRole('switch', { name: 'descendants' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Traffic control' }));
  await expect.poll(selected).toContain('Traffic control');
  expect(selected()).not.toContain('Signallers');
});

const ownColor = 'rgb(194, 65, 12)';
const markParents = {
  '& .MuiTreeItem-content:has(+ ul [data-selected])': { color: ownColor },
  '& .MuiTreeItem-content:has(+ ul .MuiTreeItem-content:hover)': { outlineStyle: 'dashed' },
} as const;
const isMarked = (label: string) => getComputedStyle(row(label)).color === ownColor;
const isOutlined = (label: string) => getComputedStyle(row(label)).outlineStyle === 'dashed';

claim('style their rows', async () => {
  await show(<RichLetters defaultExpandedItems={['a', 'b']} sx={markParents} />);
  expect(isMarked('Alpha')).toBe(false);
  await userEvent.click(row('Apple'));
  await expect.poll(() => isMarked('Alpha')).toBe(true);
  expect([isMarked('Apple'), isMarked('Beta')]).toEqual([false, false]);
  expect(selected()).toEqual(['Apple']);
  await userEvent.hover(row('Banana'));
  await expect.poll(() => isOutlined('Beta')).toBe(true);
  expect(isOutlined('Alpha')).toBe(false);
});

claim('The rules mark parents of every level', async () => {
  const leaf = { id: 'leaf', label: 'Leaf' };
  const branch = { id: 'branch', label: 'Branch', children: [leaf] };
  await show(
    <RichLetters
      items={[{ id: 'root', label: 'Root', children: [branch] }]}
      defaultExpandedItems={['root', 'branch']}
      defaultSelectedItems="leaf"
      sx={markParents}
    />,
  );
  await expect.poll(() => isMarked('Root')).toBe(true);
  expect([isMarked('Branch'), isMarked('Leaf')]).toEqual([true, false]);
});

claim('Whatever is below a disabled item is disabled with it', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id === 'a'} defaultExpandedItems={['a']} />);
  expect(item('Apple').ariaDisabled).toBe('true');
  await userEvent.click(row('Apple'), { force: true });
  await userEvent.click(row('Alpha'), { force: true });
  expect(selected()).toEqual([]);
  expect(item('Alpha').ariaExpanded).toBe('true');
});

claim('disable its box, and leave its id out of the selection', async () => {
  const locked = { slotProps: { checkbox: { disabled: true } } } as object;
  const lockAlpha = ({ itemId }: { itemId: string }) => (itemId === 'a' ? locked : {});
  function Locked() {
    const [chosen, setChosen] = useState<string[]>([]);
    return (
      <RichLetters
        multiSelect
        checkboxSelection
        selectedItems={chosen}
        onSelectedItemsChange={(_: unknown, ids: string | string[] | null) =>
          setChosen((ids as string[]).filter((id) => id !== 'a'))
        }
        slotProps={{ item: lockAlpha }}
      />
    );
  }
  await show(<Locked />);
  expect(box('Alpha').disabled).toBe(true);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  await userEvent.click(box('Apple'));
  expect(selected()).toEqual(['Apple']);
  item('Alpha').focus();
  await userEvent.keyboard(' ');
  expect(selected()).toEqual(['Apple']);
});

claim("A parent above it shows a dash, because the lower parent isn't selected", async () => {
  await show(
    <RichLetters
      items={[{ id: 'z', label: 'Zeta', children: letters.slice(0, 1) }]}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['z', 'a']}
      defaultSelectedItems={['a1']}
    />,
  );
  expect(box('Alpha').dataset.indeterminate).toBe('true');
  await userEvent.click(box('Apricot'));
  await expect.poll(() => box('Alpha').dataset.indeterminate).toBe('false');
  expect(box('Alpha').checked).toBe(false);
  expect(box('Zeta').dataset.indeterminate).toBe('true');
});

claim('There a closed parent loses its dash when it renders the next time', async () => {
  const expandedItems = ['a'];
  const selectedItems = ['a1'];
  const tree = () => (
    <SimpleLetters
      multiSelect
      checkboxSelection
      defaultExpandedItems={expandedItems}
      defaultSelectedItems={selectedItems}
    />
  );
  const screen = await show(tree());
  await expect.poll(() => box('Alpha').dataset.indeterminate).toBe('true');
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  await expect.poll(labels).not.toContain('Apple');
  await screen.rerender(tree());
  await expect.poll(() => box('Alpha').dataset.indeterminate).toBe('false');
});

claim('With expandedItems alone, no click or key closes a heading', async () => {
  const headings = ['a', 'b'];
  function Headings() {
    const [chosen, setChosen] = useState<string | null>(null);
    return (
      <RichLetters
        items={letters.slice(0, 2)}
        expandedItems={headings}
        selectedItems={chosen as never}
        onSelectedItemsChange={(_, id: unknown) => {
          if (id === null || !headings.includes(id as string)) setChosen(id as string | null);
        }}
      />
    );
  }
  await show(<Headings />);
  const all = ['Alpha', 'Apple', 'Apricot', 'Beta', 'Banana'];
  await userEvent.click(row('Alpha'));
  item('Alpha').focus();
  await userEvent.keyboard('{Enter} {ArrowLeft}');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
  expect(labels()).toEqual(all);
  expect(selected()).toEqual([]);
  await userEvent.click(row('Banana'));
  expect(selected()).toEqual(['Banana']);
});

claim('The arrow keys still stop at headings', async () => {
  await show(<RichLetters expandedItems={['a', 'b']} />);
  await press('Apricot', '{ArrowDown}');
  expect(focused()).toBe('Beta');
});

type Click = MouseEvent & { defaultMuiPrevented?: boolean };
const onClick = (event: Click) => {
  if ((event.target as Element).closest('.MuiTreeItem-iconContainer:has(svg)')) {
    event.defaultMuiPrevented = true;
  }
};
const arrowOf = (label: string) => row(label).querySelector('.MuiTreeItem-iconContainer')!;

claim('Without checkboxes, a click on it selects the item as well', async () => {
  await show(<RichLetters expansionTrigger="iconContainer" />);
  await userEvent.click(arrowOf('Alpha'));
  expect(expanded()).toEqual(['Alpha']);
  expect(selected()).toEqual(['Alpha']);
});

claim("Stop the tree's own reaction in a handler of the row", async () => {
  const content = { slotProps: { content: { onClick } } } as object;
  await show(<RichLetters expansionTrigger="iconContainer" slotProps={{ item: content }} />);
  await userEvent.click(arrowOf('Alpha'));
  expect(expanded()).toEqual(['Alpha']);
  expect(selected()).toEqual([]);
  expect(focused()).toBe('Alpha');
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect(selected()).toEqual(['Alpha']);
});

claim('onItemClick is still called', async () => {
  const content = { slotProps: { content: { onClick } } } as object;
  const onItemClick = vi.fn();
  await show(
    <RichLetters
      expansionTrigger="iconContainer"
      onItemClick={onItemClick}
      slotProps={{ item: content }}
    />,
  );
  await userEvent.click(arrowOf('Alpha'));
  expect(selected()).toEqual([]);
  expect(onItemClick.mock.calls.map(([, id]) => id)).toEqual(['a']);
});

claim('pass slotProps={{ content: { onClick } }} to each TreeItem', async () => {
  await show(
    <SimpleTreeView aria-label="Letters" expansionTrigger="iconContainer">
      <TreeItem itemId="a" label="Alpha" slotProps={{ content: { onClick } }}>
        <TreeItem itemId="a1" label="Apple" slotProps={{ content: { onClick } }} />
      </TreeItem>
    </SimpleTreeView>,
  );
  await userEvent.click(arrowOf('Alpha'));
  expect(expanded()).toEqual(['Alpha']);
  expect(selected()).toEqual([]);
});

claim("A form doesn't send the boxes of the tree, because they have no name", async () => {
  await show(
    <form>
      <RichLetters multiSelect checkboxSelection defaultSelectedItems={['c', 'd']} />
      {['c', 'd'].map((id) => (
        <input key={id} type="hidden" name="tools" value={id} />
      ))}
    </form>,
  );
  const form = document.querySelector('form')!;
  expect(form.querySelectorAll('input:checked')).toHaveLength(2);
  expect([...new FormData(form)]).toEqual([
    ['tools', 'c'],
    ['tools', 'd'],
  ]);
});

claim("A disabled child that isn't selected keeps its parent at a dash", async () => {
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      selectionPropagation={{ parents: true, descendants: true }}
      defaultExpandedItems={['a']}
      isItemDisabled={({ id }) => id === 'a1'}
    />,
  );
  const others = letters.find(({ id }) => id === 'a')!.children!.filter(({ id }) => id !== 'a1');
  for (const { label } of others) await userEvent.click(box(label));
  expect(box('Alpha').checked).toBe(false);
  expect(box('Alpha').dataset.indeterminate).toBe('true');
});

claim('add each parent whose other leaves are all among them', async () => {
  type Item = { id: string; label: string; children?: Item[] };
  const disabled = new Set(['freight']);
  const items: Item[] = [
    {
      id: 'sales',
      label: 'Sales',
      children: [
        { id: 'tickets', label: 'Tickets' },
        { id: 'fares', label: 'Fares' },
        { id: 'freight', label: 'Freight' },
      ],
    },
  ];
  function complete({ id, children }: Item, chosen: Set<string>, result: string[]): boolean {
    const open = children?.filter((child) => !disabled.has(child.id));
    const isChecked = open?.length
      ? open.map((child) => complete(child, chosen, result)).every(Boolean)
      : !children?.length && chosen.has(id);
    if (isChecked) result.push(id);
    return isChecked;
  }
  function Departments() {
    const [ids, setIds] = useState<string[]>([]);
    return (
      <RichTreeView
        items={items}
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants: true }}
        isItemDisabled={({ id }) => disabled.has(id)}
        defaultExpandedItems={['sales']}
        selectedItems={ids}
        onSelectedItemsChange={(event, itemIds) => {
          const result: string[] = [];
          items.forEach((one) => complete(one, new Set(itemIds), result));
          setIds(result);
        }}
      />
    );
  }
  await show(<Departments />);
  await userEvent.click(box('Tickets'));
  expect(selected()).toEqual(['Tickets']);
  await userEvent.click(box('Fares'));
  expect(selected()).toEqual(['Sales', 'Tickets', 'Fares']);
  expect(box('Sales').checked).toBe(true);
  await userEvent.click(box('Sales'));
  expect(selected()).toEqual([]);
  await userEvent.click(box('Sales'));
  expect(selected()).toEqual(['Sales', 'Tickets', 'Fares']);
  await userEvent.click(box('Fares'));
  expect(selected()).toEqual(['Tickets']);
});
