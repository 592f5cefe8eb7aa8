import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { claimsOf, consoleMessages, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { expanded, focused, item, labels, letters, press, row, selected } from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drag, Movable } from './claimsTree';
import page from './index.mdx?raw';
import MoveByKeyboard from './MoveByKeyboard';
import PinnedItems from './PinnedItems';
import ReorderItems from './ReorderItems';
import SameParent from './SameParent';
import SaveOrder from './SaveOrder';
import SaveWholeTree from './SaveWholeTree';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);

claim('in newPosition it counts as if the item had already left its old place', async () => {
  const heard = vi.fn();
  await show(<Movable onItemPositionChange={heard} />);
  await drag('Gamma', 'Delta', 0.9);
  expect(heard.mock.lastCall?.[0]).toMatchObject({
    itemId: 'c',
    oldPosition: { parentId: null, index: 2 },
    newPosition: { parentId: null, index: 3 },
  });
});

claim('also that far into the arrow or the label', async () => {
  const heard = vi.fn();
  for (const [part, x, parentId] of [
    ['content', 5, 'a'],
    ['content', 16, 'a1'],
    ['label', 5, 'a'],
    ['label', 16, 'a1'],
  ] as const) {
    const screen = await show(<Movable onItemPositionChange={heard} />);
    const target = item('Apple').querySelector(`.MuiTreeItem-${part}`)!;
    await userEvent.dragAndDrop(row('Delta'), target, { targetPosition: { x, y: 12 } });
    expect(heard.mock.lastCall?.[0].newPosition.parentId).toBe(parentId);
    await screen.unmount();
  }
  const box = { id: 'a', label: 'Alpha', children: [letters[1]!] };
  await show(<Movable items={[box, letters[3]]} onItemPositionChange={heard} />);
  const arrow = row('Beta').querySelector('svg')!;
  await userEvent.dragAndDrop(row('Delta'), arrow, { targetPosition: { x: 6, y: 9 } });
  expect(heard.mock.lastCall?.[0].newPosition).toEqual({ parentId: 'a', index: 1 });
});

claim('index is one too high if it was its child already', async () => {
  const heard = vi.fn();
  await show(<Movable onItemPositionChange={heard} />);
  await drag('Apple', 'Apricot', 0.5, 5);
  expect(heard.mock.lastCall?.[0].newPosition).toEqual({ parentId: 'a', index: 2 });
  expect(labels().slice(1, 3)).toEqual(['Apricot', 'Apple']);
});

claim('or would change nothing, acts like the middle', async () => {
  const heard = vi.fn();
  for (const [to, parentId] of [
    ['Gamma', 'c'],
    ['Beta', 'b'],
  ] as const) {
    const screen = await show(<Movable onItemPositionChange={heard} />);
    await drag('Delta', to, 0.9);
    expect(heard.mock.lastCall?.[0].newPosition).toEqual({ parentId, index: 0 });
    await screen.unmount();
  }
});

claim('make-child, as its first child', async () => {
  const heard = vi.fn();
  await show(<Movable onItemPositionChange={heard} />);
  await drag('Delta', 'Alpha', 0.5);
  expect(heard.mock.lastCall?.[0].newPosition).toEqual({ parentId: 'a', index: 0 });
});

claim('Upper quarter | reorder-above', async () => {
  const heard = vi.fn();
  await show(<Movable onItemPositionChange={heard} />);
  await drag('Delta', 'Gamma', 0.1);
  expect(heard.mock.lastCall?.[0].newPosition).toEqual({ parentId: null, index: 2 });
});

claim("An item can't be dropped into itself or its descendants", async () => {
  const heard = vi.fn();
  await show(<Movable onItemPositionChange={heard} />);
  await drag('Alpha', 'Apple', 0.5);
  expect(heard).not.toHaveBeenCalled();
});

claim('Your items array stays as it was', async () => {
  const items = structuredClone(letters);
  await show(<Movable items={items} />);
  await drag('Delta', 'Gamma', 0.1);
  expect(labels()).toEqual(['Alpha', 'Apple', 'Apricot', 'Beta', 'Delta', 'Gamma']);
  expect(items).toEqual(letters);
});

claim('the server refuses, and it returns to its place', async () => {
  const screen = await show(<SaveOrder />);
  const before = labels();
  await drag('Dairy', 'Freezer', 0.5);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/Refused/);
  expect(labels()).toEqual(before);
});

claim('itemsReordering is off, so moves cannot overtake each other', async () => {
  const screen = await show(<SaveOrder />);
  await drag('Dairy', 'Vegetables', 0.9);
  expect(item('Fridge').draggable).toBe(false);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/saved/);
});

claim('getItemTree() writes the new children into the objects you passed', async () => {
  const items = structuredClone(letters);
  function Tree() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.getItemTree()}>Read</button>
        <Movable items={items} apiRef={apiRef} />
      </>
    );
  }
  const screen = await show(<Tree />);
  await drag('Apricot', 'Apple', 0.1);
  await userEvent.click(screen.getByRole('button'));
  expect(items[0]?.children?.map(({ label }) => label)).toEqual(['Apricot', 'Apple']);
});

claim("returns false for an item that can't be dragged", async () => {
  await show(<PinnedItems />);
  expect(item('Cover').draggable).toBe(false);
  expect(item('Rails').draggable).toBe(true);
});

claim('Where it returns false, no mark appears and a drop does nothing', async () => {
  await show(<SameParent />);
  const before = labels();
  await drag('07:10 Coast line', '15:00 Training', 0.5);
  expect(labels()).toEqual(before);
});

claim('In moves the item into the sibling above it, Out to the level of its parent', async () => {
  const screen = await show(<MoveByKeyboard />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await userEvent.click(button('In'));
  await expect.element(screen.getByText('Anthem: place 1 in Fanfare')).toBeVisible();
  expect(expanded()).toContain('Fanfare');
  await userEvent.click(button('Out'));
  await expect.element(screen.getByText('Anthem: place 2 in Opening')).toBeVisible();
  await userEvent.click(button('Out'));
  await expect.element(screen.getByText('Anthem: place 2 in the root')).toBeVisible();
  await userEvent.click(button('Down'));
  await expect.element(screen.getByText('Anthem: place 3 in the root')).toBeVisible();
  await userEvent.click(button('Out'));
  await expect.element(screen.getByText('It cannot go further')).toBeVisible();
  expect(selected()).toEqual(['Anthem']);
});

claim('the tree ignores every key while Alt is down', async () => {
  await show(<Movable />);
  await press('Alpha', '{Alt>}{ArrowDown}{ArrowRight}{End}{/Alt}');
  expect(focused()).toBe('Alpha');
});

claim('One item moves at a time, whatever is selected', async () => {
  const heard = vi.fn();
  await show(
    <Movable multiSelect defaultSelectedItems={['c', 'd']} onItemPositionChange={heard} />,
  );
  await drag('Delta', 'Beta', 0.1);
  expect(heard).toHaveBeenCalledTimes(1);
});

claim("A closed item doesn't open while you drag another one over it", async () => {
  await show(<Movable />);
  await drag('Delta', 'Beta', 0.5);
  expect(expanded()).toEqual(['Alpha']);
  expect(labels()).not.toContain('Delta');
});

claim('so a moved item keeps them', async () => {
  await show(<Movable defaultSelectedItems="d" />);
  await drag('Delta', 'Gamma', 0.1);
  expect(selected()).toEqual(['Delta']);
});

claim('nothing can be dragged', async () => {
  await show(<Movable isItemEditable />);
  await press('Gamma', '{Enter}');
  expect([item('Alpha').draggable, item('Beta').draggable]).toEqual([false, false]);
});

claim('unless a parent of the item can be dragged', async () => {
  const heard = vi.fn();
  const screen = await show(
    <Movable onItemPositionChange={heard} isItemReorderable={(id: string) => id !== 'c'} />,
  );
  await drag('Delta', 'Gamma', 0.5);
  expect(heard).not.toHaveBeenCalled();
  await screen.unmount();
  await show(
    <Movable onItemPositionChange={heard} isItemReorderable={(id: string) => id !== 'a1'} />,
  );
  await drag('Delta', 'Apple', 0.5);
  expect(heard.mock.lastCall?.[0].newPosition).toEqual({ parentId: 'a1', index: 0 });
});

claim('Set -webkit-user-drag: element and user-select: none on the item', async () => {
  const heard = vi.fn();
  for (const [css, times] of [
    ['', 0],
    ['user-select: none', 0],
    ['user-select: none; -webkit-user-drag: element', 1],
  ] as const) {
    const screen = await show(
      <>
        <style>{`[role=treeitem] { all: revert; ${css} }`}</style>
        <Movable onItemPositionChange={heard} />
      </>,
    );
    await drag('Delta', 'Beta', 0.5, 60);
    expect(heard).toHaveBeenCalledTimes(times);
    await screen.unmount();
  }
});

claim('over an item that cannot be dragged, nor can any of its parents', async () => {
  const heard = vi.fn();
  const isItemReorderable = (id: string) => !id.startsWith('a');
  await show(<Movable onItemPositionChange={heard} isItemReorderable={isItemReorderable} />);
  await drag('Delta', 'Apple', 0.5);
  expect(heard).not.toHaveBeenCalled();
});

claim('tells you what moved', async () => {
  const screen = await show(<ReorderItems />);
  await drag('Olives', 'Bread basket', 0.9);
  await expect
    .element(screen.getByText('Olives: from Starters, place 1, to Starters, place 3'))
    .toBeVisible();
});

claim('React does not recognize the itemsReordering prop on a DOM element', async () => {
  const messages = consoleMessages();
  await show(<RichTreeView items={letters} {...({ itemsReordering: true } as object)} />);
  expect(messages.join()).toContain(
    'React does not recognize the `itemsReordering` prop on a DOM element',
  );
});

claim('Let the tree keep the moves, and read it when the button is pressed', async () => {
  const screen = await show(<SaveWholeTree />);
  await drag('Anthem', 'Fanfare', 0.1);
  await userEvent.click(screen.getByRole('button', { name: 'Save the program' }));
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Saved: Opening, Anthem, Fanfare | Finale, Waltz, March | Encore');
});

happensInOrder('A drag', async (record) => {
  const written = new Set<string>();
  const write = (name: string) => {
    if (!written.has(name)) record(name);
    written.add(name);
    return true;
  };
  await show(
    <Movable
      isItemReorderable={() => write('isItemReorderable')}
      canMoveItemToNewPosition={() => write('canMoveItemToNewPosition')}
      onItemPositionChange={() => write('onItemPositionChange')}
    />,
  );
  await drag('Gamma', 'Delta', 0.9);
});

claim('still moves it above or below the file', async () => {
  const folders = new Set<string | null>([null, 'a', 'b']);
  const heard = vi.fn();
  const moved = async (rule: object, at: number) => {
    const screen = await show(<Movable {...rule} onItemPositionChange={heard} />);
    await drag('Delta', 'Gamma', at);
    await screen.unmount();
    return heard.mock.lastCall?.[0].newPosition;
  };
  const onlyFolders = {
    canMoveItemToNewPosition: ({ newPosition }: { newPosition: { parentId: string | null } }) =>
      folders.has(newPosition.parentId),
  };
  expect(await moved({}, 0.4)).toEqual({ parentId: 'c', index: 0 });
  expect(await moved(onlyFolders, 0.4)).toEqual({ parentId: null, index: 2 });
});

claim('or let go outside of the tree', async () => {
  const heard = vi.fn();
  const screen = await show(
    <>
      <p>Outside</p>
      <Movable onItemPositionChange={heard} />
    </>,
  );
  await userEvent.dragAndDrop(row('Delta'), screen.getByText('Outside'));
  expect(heard).not.toHaveBeenCalled();
  expect(labels().at(-1)).toBe('Delta');
});

claim('the mark of the last place stays while the pointer is over that row', async () => {
  const heard = vi.fn();
  await show(<Movable onItemPositionChange={heard} />);
  const dataTransfer = new DataTransfer();
  // A transfer made by a script never gets the effect of a drop.
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'move', writable: true });
  const send = (type: string, target: Element, share = 0.5) => {
    const { left, top, height } = target.getBoundingClientRect();
    const [clientX, clientY] = [left + 120, top + height * share];
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX, clientY }),
    );
  };
  const mark = () => row('Gamma').querySelector('.MuiTreeItem-dragAndDropOverlay');
  const over = (target: Element, share?: number) => {
    send('dragenter', target, share);
    send('dragover', target, share);
    return mark();
  };
  send('dragstart', item('Delta'));
  await expect.poll(() => over(row('Gamma'), 0.05)).not.toBeNull();
  over(row('Delta'));
  expect(mark()).not.toBeNull();
  send('dragend', item('Delta'));
  await expect
    .poll(() => heard.mock.lastCall?.[0].newPosition)
    .toEqual({ parentId: null, index: 2 });
});

claim('this works even while the item is open', async () => {
  const heard = vi.fn();
  await show(<Movable items={[letters[2], letters[0]]} onItemPositionChange={heard} />);
  await drag('Gamma', 'Apricot', 0.9);
  expect(heard.mock.lastCall?.[0].newPosition.parentId).toBe('a');
  await drag('Gamma', 'Alpha', 0.9);
  expect(heard.mock.lastCall?.[0].newPosition).toEqual({ parentId: null, index: 1 });
  expect(labels()).toEqual(['Alpha', 'Apple', 'Apricot', 'Gamma']);
});
