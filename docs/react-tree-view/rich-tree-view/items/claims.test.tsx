import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { claimsOf, consoleMessages, show } from 'claims';
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
  type Methods as Api,
} from 'claims/trees';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CourseItems from './CourseItems';
import DisableByApi from './DisableByApi';
import DisabledItems from './DisabledItems';
import page from './index.mdx?raw';
import ManyItems from './ManyItems';
import OwnChildren from './OwnChildren';
import OwnFields from './OwnFields';
import PathOfItem from './PathOfItem';
import ReadTheItem from './ReadTheItem';
import ScrollToItem from './ScrollToItem';

const claim = claimsOf(page);

function Methods({ run, ...props }: { run: (api: Api) => void; items?: typeof letters }) {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      <button onClick={() => apiRef.current && run(apiRef.current)}>Run</button>
      <RichLetters apiRef={apiRef} {...props} />
    </>
  );
}

async function answers(run: (api: Api) => unknown, items = letters) {
  let answer: unknown;
  const screen = await show(<Methods items={items} run={(api) => (answer = run(api))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  await screen.unmount();
  return answer;
}

claim('An item with an empty children array, or none, is a leaf and has no arrow', async () => {
  await show(<RichTreeView items={[{ id: 'a', label: 'Empty', children: [] }]} />);
  expect(row('Empty').querySelector('svg')).toBeNull();
  expect(item('Empty').hasAttribute('aria-expanded')).toBe(false);
});

claim('every other prop then uses that string', async () => {
  await show(<OwnFields />);
  expect(expanded().length).toBeGreaterThan(0);
});

claim('In 8.1.0 the field must be called children', async () => {
  const messages = consoleMessages();
  const own = { getItemChildren: () => [{ id: 'e', label: 'Epsilon' }] } as object;
  await show(<RichLetters defaultExpandedItems={['c']} {...own} />);
  expect(labels()).not.toContain('Epsilon');
  expect(messages.join()).toContain('getItemChildren');
});

claim('The demo runs the Pro package', async () => {
  await show(<OwnChildren />);
  expect(labels()).toContain('Harbor Point');
});

claim('returns undefined for an id the tree does not know', async () => {
  expect(await answers((api) => [api.getItem('a').label, api.getItem('nobody')])).toEqual([
    'Alpha',
    undefined,
  ]);
});

claim('also on disabled items, and never for the keyboard', async () => {
  const heard = vi.fn();
  await show(
    <RichLetters onItemClick={heard} isItemDisabled={({ id }) => id === 'd'} checkboxSelection />,
  );
  await userEvent.click(row('Delta'), { force: true });
  expect(heard).toHaveBeenLastCalledWith(expect.anything(), 'd');
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-iconContainer')!);
  await userEvent.click(row('Alpha').querySelector('input')!);
  expect(heard).toHaveBeenCalledTimes(3);
  await press('Gamma', '{Enter} ');
  expect(heard).toHaveBeenCalledTimes(3);
});

claim("The parent's id; null at the root and for an unknown id", async () => {
  expect(await answers((api) => ['a1', 'a', 'nobody'].map((id) => api.getParentId(id)))).toEqual([
    'a',
    null,
    null,
  ]);
});

claim('The ids of its children in order; of the root items for null', async () => {
  expect(
    await answers((api) => [
      api.getItemOrderedChildrenIds('a'),
      api.getItemOrderedChildrenIds(null),
    ]),
  ).toEqual([
    ['a1', 'a2'],
    ['a', 'b', 'c', 'd'],
  ]);
});

claim("The li element, or null while the item isn't in the page", async () => {
  expect(
    await answers((api) => [api.getItemDOMElement('a')?.tagName, api.getItemDOMElement('a1')]),
  ).toEqual(['LI', null]);
});

claim('It writes to the children field of the objects you passed', async () => {
  const items = structuredClone(letters);
  const before = items[0]!.children;
  await answers((api) => api.getItemTree(), items);
  expect(items[0]!.children).not.toBe(before);
});

claim('the id of the tree, a hyphen and the id of the item', async () => {
  await show(<RichLetters id="alphabet" />);
  expect(item('Gamma').id).toBe('alphabet-c');
});

claim('What is below a disabled item is disabled with it', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id === 'a'} defaultExpandedItems={['a']} />);
  expect(item('Apple').ariaDisabled).toBe('true');
});

claim(
  "those that can't be selected or expanded on their own; * still opens them with their siblings",
  async () => {
    await show(<RichLetters isItemDisabled={({ id }) => id === 'a'} />);
    await userEvent.click(row('Alpha'), { force: true });
    expect([expanded(), selected()]).toEqual([[], []]);
    await press('Beta', '*');
    expect(expanded()).toEqual(['Alpha', 'Beta']);
  },
);

claim('By default the arrow keys skip disabled items', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id === 'b'} />);
  await press('Alpha', '{ArrowDown}');
  expect(focused()).toBe('Gamma');
});

claim('omit shouldBeDisabled to toggle', async () => {
  const screen = await show(<DisableByApi />);
  const button = screen.getByRole('button', { name: 'Lock or unlock the metal lab' });
  await userEvent.click(button);
  expect(item('Metal lab').ariaDisabled).toBe('true');
  await userEvent.click(button);
  expect(item('Metal lab').ariaDisabled).toBeNull();
});

claim('The state set this way is lost as soon as items', async () => {
  const run = (api: Api) => api.setIsItemDisabled({ itemId: 'c' });
  const screen = await show(<Methods run={run} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(item('Gamma').ariaDisabled).toBe('true');
  await screen.rerender(<Methods run={run} items={[...letters]} />);
  expect(item('Gamma').ariaDisabled).toBeNull();
});

for (const [words, keys, focus] of [
  ['Previous or next visible item | The same', '{ArrowDown}', 'Beta'],
  ['Previous or next visible item | The same', '{ArrowDown}{ArrowUp}', 'Alpha'],
  ['First or last visible item | The same', '{End}', 'Delta'],
  ['First or last visible item | The same', '{End}{Home}', 'Alpha'],
  ['Next visible item whose label starts with it | The same', 'g', 'Gamma'],
] as const) {
  claim(words, async () => {
    for (const disabled of ['', 'abcd']) {
      const isItemDisabled = ({ id }: { id: string }) => disabled.includes(id);
      const screen = await show(
        <RichLetters disabledItemsFocusable isItemDisabled={isItemDisabled} />,
      );
      await press('Alpha', keys);
      expect(focused()).toBe(focus);
      await screen.unmount();
    }
  });
}

claim('Go to child or parent only', async () => {
  const props = {
    disabledItemsFocusable: true,
    isItemDisabled: ({ id }: { id: string }) => id === 'a',
  };
  await show(<RichLetters {...props} defaultExpandedItems={['a']} />);
  await press('Alpha', '{ArrowRight}');
  expect(focused()).toBe('Apple');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter} ');
  expect([expanded(), selected()]).toEqual([['Alpha'], []]);
});

claim('Enter edits it instead, on disabled items too', async () => {
  const disabled = ({ id }: { id: string }) => id === 'c';
  await show(<RichLetters isItemEditable isItemDisabled={disabled} disabledItemsFocusable />);
  for (const label of ['Alpha', 'Gamma']) {
    await press(label, '{Enter}');
    expect(document.querySelector('input')?.value).toBe(label);
    await userEvent.keyboard('{Escape}');
  }
  expect(expanded()).toEqual([]);
});

claim('aria-selected only while it is selected', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id > 'b1'} defaultSelectedItems="c" />);
  expect(item('Gamma').ariaSelected).toBe('true');
  expect(item('Delta').hasAttribute('aria-selected')).toBe(false);
});

claim('The 2,040 items below start as 40 list items', async () => {
  await show(<ManyItems />);
  expect(labels()).toHaveLength(40);
});

claim('as four elements or more (eight with a checkbox)', async () => {
  const count = () => item('Gamma').querySelectorAll('*').length + 1;
  const screen = await show(<RichLetters />);
  expect(count()).toBe(4);
  await screen.unmount();
  await show(<RichLetters checkboxSelection />);
  expect(count()).toBe(8);
});

for (const [words, items] of [
  [
    'MUI X: The Tree View component requires all items to have a unique `id` property.',
    [letters[2], letters[2]],
  ],
  ['MUI X: The Tree View component requires all items to have a `label` property.', [{ id: 'x' }]],
  ['item.label.substring is not a function', [{ id: 'x', label: 3 }]],
] as const) {
  claim(words.replaceAll('`', ''), async () => {
    const messages = consoleMessages();
    await show(<RichTreeView items={items as never} />).catch((error: Error) =>
      messages.push(error.message),
    );
    expect(messages.join()).toContain(words);
  });
}

claim(
  "Cannot assign to read only property 'children', or Cannot delete property 'children'",
  async () => {
    const leaf = Object.freeze({ id: 'x', label: 'X' });
    const parent = Object.freeze({ id: 'p', label: 'P', children: [leaf] });
    const message = (items: typeof letters) =>
      answers((api) => {
        try {
          return api.getItemTree();
        } catch (error) {
          return String(error);
        }
      }, items);
    expect(await message([parent])).toContain("Cannot assign to read only property 'children'");
    const empty = Object.freeze({ id: 'e', label: 'E', children: [] });
    expect(await message([empty])).toContain("Cannot delete property 'children'");
  },
);

claim('MUI X: The Rich Tree View component does not support JSX children.', async () => {
  const messages = consoleMessages();
  await show(<RichLetters {...({ children: <li /> } as object)} />);
  expect(messages.join()).toContain(
    'MUI X: The Rich Tree View component does not support JSX children.',
  );
});

claim('Each object has an id, a label and, if it is a parent, children', async () => {
  await show(<CourseItems />);
  await expect.poll(labels).toEqual(['Train basics', 'Brakes', 'Signals', 'Driving', 'Exam']);
});

claim('returns your object for one of them, with all its fields', async () => {
  const screen = await show(<ReadTheItem />);
  await press('figures', '{ArrowDown}{Enter}');
  await expect.element(screen.getByText('figures/coastline.svg: image, 64 kB')).toBeVisible();
});

claim('Together they give a breadcrumb and a position', async () => {
  const screen = await show(<PathOfItem />);
  await press('Under the ice', '{End}');
  await press('Submarines', '{Enter}');
  await expect
    .element(screen.getByText('Under the ice / Deep sea / Submarines, 2 of 2'))
    .toBeVisible();
});

claim('The element of an item lets you scroll to it or measure it', async () => {
  const screen = await show(<ScrollToItem />);
  const button = screen.getByRole('button', { name: 'Dining car (18)' });
  const isInSight = () => {
    const list = document.querySelector('[role=tree]')!.parentElement!.getBoundingClientRect();
    const car = item('Car 18').getBoundingClientRect();
    return car.top >= list.top - 1 && car.bottom <= list.bottom + 1;
  };
  await expect.element(button).toBeVisible();
  expect(isInSight()).toBe(false);
  await userEvent.click(button);
  await expect.poll(isInSight).toBe(true);
  await expect.element(button).toHaveFocus();
});

claim('What is below a disabled item is disabled with it', async () => {
  const screen = await show(<DisabledItems />);
  await expect.poll(labels).toContain('Cradling');
  for (const name of ['Panel work', 'Cradling', 'Retouching']) {
    expect(item(name).getAttribute('aria-disabled'), name).toBe('true');
  }
  expect(item('Framing').getAttribute('aria-disabled')).not.toBe('true');
  await press('Cleaning', '{ArrowDown}');
  await expect.poll(focused).toBe('Framing');
  await userEvent.click(screen.getByRole('switch', { name: 'Focus disabled items' }));
  await press('Cleaning', '{ArrowDown}');
  await expect.poll(focused).toBe('Panel work');
});

claim('The same in RichTreeViewPro', async () => {
  const messages = consoleMessages();
  await show(<RichTreeViewPro items={[]} {...({ children: 'A' } as object)} />);
  expect(messages.join()).toContain('component does not support JSX children.');
});

claim('Build each from the path to it', async () => {
  const oak = { id: 3, name: 'Oak' };
  const tags = [
    { id: 1, name: 'Wood', tags: [oak] },
    { id: 2, name: 'Trees', tags: [oak] },
  ];
  type Tag = { id: number; name: string; tags?: Tag[] };
  type Item = { id: string; label: string; tagId: number; children: Item[] };
  const itemsOf = (list: Tag[], path = ''): Item[] =>
    list.map((tag) => ({
      id: `${path}/${tag.id}`,
      label: tag.name,
      tagId: tag.id,
      children: itemsOf(tag.tags ?? [], `${path}/${tag.id}`),
    }));
  const items = itemsOf(tags);
  await show(<RichTreeView items={items} defaultExpandedItems={['/1', '/2']} />);
  expect(labels()).toEqual(['Wood', 'Oak', 'Trees', 'Oak']);
});

claim('runs before the tree expands or selects the item', async () => {
  const heard: string[] = [];
  await show(
    <RichLetters
      onItemClick={(event, itemId) => heard.push(`clicked ${itemId}`)}
      onItemExpansionToggle={(event, itemId, isExpanded) => heard.push(`open ${isExpanded}`)}
      onItemSelectionToggle={(event, itemId, isSelected) => heard.push(`selected ${isSelected}`)}
    />,
  );
  await userEvent.click(row('Alpha'));
  expect(heard).toEqual(['clicked a', 'open true', 'selected true']);
});

claim('also runs for clicks on the items below', async () => {
  const heard: string[] = [];
  await show(
    <RichLetters
      defaultExpandedItems={['a']}
      onItemClick={(event, itemId) => heard.push(`row ${itemId}`)}
      slotProps={{ item: ({ itemId }) => ({ onClick: () => heard.push(itemId) }) }}
    />,
  );
  await userEvent.click(row('Apple'));
  expect(heard).toEqual(['row a1', 'a1', 'a']);
});

claim(
  'Siblings keep the order of the list, and a row whose parent is missing is left out',
  async () => {
    interface Row {
      id: number;
      parentId: number | null;
      name: string;
    }
    interface Item {
      id: string;
      label: string;
      children: Item[];
    }
    function treeOf(rows: Row[]) {
      const rowsBelow = new Map<number | null, Row[]>();
      for (const row of rows) {
        const siblings = rowsBelow.get(row.parentId);
        if (siblings) siblings.push(row);
        else rowsBelow.set(row.parentId, [row]);
      }
      const itemsBelow = (parentId: number | null): Item[] =>
        (rowsBelow.get(parentId) ?? []).map(({ id, name }) => ({
          id: String(id),
          label: name,
          children: itemsBelow(id),
        }));
      return itemsBelow(null);
    }
    const rows = [
      { id: 4, parentId: 2, name: 'Oak' },
      { id: 1, parentId: null, name: 'Stone' },
      { id: 2, parentId: null, name: 'Wood' },
      { id: 3, parentId: 2, name: 'Ash' },
      { id: 5, parentId: 9, name: 'Lost' },
    ];
    await show(<RichTreeView items={treeOf(rows)} defaultExpandedItems={['2']} />);
    expect(labels()).toEqual(['Stone', 'Wood', 'Oak', 'Ash']);
  },
);

claim('flushSync makes React render their items before you scroll', async () => {
  const branches = Array.from({ length: 30 }, (_, index) => ({
    id: `branch ${index}`,
    label: `Branch ${index}`,
    children: Array.from({ length: 30 }, (__, leaf) => ({
      id: `leaf ${index}.${leaf}`,
      label: `Leaf ${index}.${leaf}`,
    })),
  }));
  function Long() {
    const apiRef = useTreeViewApiRef();
    const showItem = (itemId: string) => {
      const api = apiRef.current;
      flushSync(() => {
        let parentId = api?.getParentId(itemId);
        while (parentId) {
          api?.setItemExpansion({ itemId: parentId, shouldBeExpanded: true });
          parentId = api?.getParentId(parentId);
        }
        api?.setItemSelection({ itemId, shouldBeSelected: true });
      });
      api?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'center' });
    };
    return (
      <>
        <button onClick={() => showItem('leaf 20.25')}>Show</button>
        <div style={{ height: 200, overflow: 'auto' }}>
          <RichTreeView
            apiRef={apiRef}
            items={branches}
            slotProps={{ item: { slotProps: { groupTransition: { timeout: 0 } } } }}
          />
        </div>
      </>
    );
  }
  const screen = await show(<Long />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await expect.poll(selected).toEqual(['Leaf 20.25']);
  await expect.element(screen.getByText('Leaf 20.25')).toBeInViewport();
});

claim('each call of setItemExpansion starts from the list of the last render', async () => {
  function Controlled() {
    const apiRef = useTreeViewApiRef();
    const [ids, setIds] = useState<string[]>([]);
    const expandBoth = () => {
      apiRef.current?.setItemExpansion({ itemId: 'a', shouldBeExpanded: true });
      apiRef.current?.setItemExpansion({ itemId: 'b', shouldBeExpanded: true });
    };
    return (
      <>
        <button onClick={expandBoth}>Expand</button>
        <RichLetters
          apiRef={apiRef}
          expandedItems={ids}
          onExpandedItemsChange={(_event, next) => setIds(next)}
        />
      </>
    );
  }
  const screen = await show(<Controlled />);
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  await expect.poll(expanded).toEqual(['Beta']);
});
