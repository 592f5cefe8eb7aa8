import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { claimsOf, show } from 'claims';
import { item, labels, letters, row, selected } from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drag, Movable } from '../claimsTree';
import DragHandle from './DragHandle';
import DragTogether from './DragTogether';
import DropLine from './DropLine';
import page from './index.mdx?raw';

const claim = claimsOf(page);

/** Returns a function that sends the events of one drag to elements, at a share of their height. */
function dragEvents(dropEffect = 'none') {
  const dataTransfer = new DataTransfer();
  // A transfer made by a script never gets the effect of a drop.
  Object.defineProperty(dataTransfer, 'dropEffect', { value: dropEffect, writable: true });
  return (type: string, target: Element, share = 0.5) => {
    const { left, top, height } = target.getBoundingClientRect();
    const [clientX, clientY] = [left + 120, top + height * share];
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX, clientY }),
    );
  };
}

claim('Its class is enough to color the line', async () => {
  const sx = { '& .MuiTreeItem-dragAndDropOverlay': { borderColor: 'secondary.main' } };
  const screen = await show(
    <>
      <Box sx={{ color: 'secondary.main' }}>Secondary</Box>
      <Movable sx={sx} />
    </>,
  );
  const send = dragEvents();
  send('dragstart', item('Delta'));
  const color = () => {
    send('dragenter', row('Gamma'));
    send('dragover', row('Gamma'), 0.05);
    const mark = row('Gamma').querySelector('.MuiTreeItem-dragAndDropOverlay');
    return mark && getComputedStyle(mark).borderTopColor;
  };
  const wanted = getComputedStyle(screen.getByText('Secondary').element()).color;
  await expect.poll(color).toBe(wanted);
  send('dragend', item('Delta'));
});

claim('draws the mark: a line, or a tinted row for', async () => {
  await show(<DropLine />);
  await expect.poll(() => item('Olives').draggable).toBe(true);
  const marks = () =>
    [...document.querySelectorAll<HTMLElement>('[style*="--TreeView-targetDepth"]')].map((mark) =>
      mark.style.getPropertyValue('--TreeView-targetDepth'),
    );
  expect(marks()).toEqual([]);
  const send = dragEvents();
  send('dragstart', item('Mains'));
  for (const share of [0.05, 0.5, 0.95]) {
    const over = () => {
      send('dragenter', row('Olives'));
      send('dragover', row('Olives'), share);
      return marks();
    };
    // One more than the depth of Olives.
    await expect.poll(over).toEqual(['2']);
  }
  send('dragend', item('Mains'));
  await expect.poll(marks).toEqual([]);
});

claim('otherwise one more than the depth of the row under the pointer', async () => {
  const seen = new Set<string>();
  function Overlay({ action, style }: { action?: string; style?: Record<string, unknown> }) {
    if (action) seen.add(`${action} ${style?.['--TreeView-targetDepth']}`);
    return null;
  }
  const slotProps = { item: { slots: { dragAndDropOverlay: Overlay } } };
  const depths = async (to: string, at: number) => {
    seen.clear();
    const screen = await show(<Movable slotProps={slotProps} />);
    await drag('Delta', to, at);
    await screen.unmount();
    return [...seen];
  };
  expect(await depths('Gamma', 0.1)).toEqual(['reorder-above 0']);
  expect(await depths('Apple', 0.1)).toEqual(['reorder-above 2']);
  expect(await depths('Apple', 0.5)).toEqual(['make-child 2']);
});

claim('The whole item can be dragged, because the root element gets draggable', async () => {
  await show(<Movable />);
  expect(item('Alpha').draggable).toBe(true);
});

claim('Three props of getRootProps() go to the handle', async () => {
  await show(<DragHandle />);
  expect(item('Fridge').draggable).toBe(false);
  expect(item('Fridge').querySelector('[draggable=true]')).not.toBeNull();
});

claim('without stopPropagation(), every parent of the item gets it too', async () => {
  for (const stops of [true, false]) {
    const heard: string[] = [];
    const screen = await show(
      <RichTreeView
        aria-label="Letters"
        items={letters}
        defaultExpandedItems={['a']}
        slotProps={{
          item: ({ itemId }) => ({
            onDragOver: (event) => event.preventDefault(),
            onDrop: (event) => {
              event.preventDefault();
              if (stops) event.stopPropagation();
              heard.push(`${itemId} ${event.dataTransfer.getData('text/plain')}`);
            },
          }),
        }}
      />,
    );
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'Chart');
    const options = { bubbles: true, cancelable: true, dataTransfer };
    const isWelcome = !row('Apple').dispatchEvent(new DragEvent('dragover', options));
    expect(isWelcome).toBe(true);
    row('Apple').dispatchEvent(new DragEvent('drop', options));
    expect(heard).toEqual(stops ? ['a1 Chart'] : ['a1 Chart', 'a Chart']);
    await screen.unmount();
  }
});

claim('the id of the topmost parent replaces that of the item', async () => {
  for (const stops of [true, false]) {
    const screen = await show(
      <RichTreeView
        aria-label="Letters"
        items={letters}
        defaultExpandedItems={['a']}
        slotProps={{
          item: ({ itemId }) => ({
            draggable: true,
            onDragStart: (event) => {
              if (stops) event.stopPropagation();
              event.dataTransfer.setData('text/plain', itemId);
            },
          }),
        }}
      />,
    );
    const dataTransfer = new DataTransfer();
    item('Apple').dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    expect(dataTransfer.getData('text/plain')).toBe(stops ? 'a1' : 'a');
    await screen.unmount();
  }
});

claim('the tree also moves the item to the last place that it marked', async () => {
  const heard = vi.fn();
  await show(<Movable onItemPositionChange={heard} />);
  const send = dragEvents('copy');
  send('dragstart', item('Delta'));
  const mark = () => {
    send('dragenter', row('Gamma'));
    send('dragover', row('Gamma'), 0.05);
    return row('Gamma').querySelector('.MuiTreeItem-dragAndDropOverlay');
  };
  await expect.poll(mark).not.toBeNull();
  send('dragover', document.body);
  send('dragend', item('Delta'));
  await expect
    .poll(() => heard.mock.lastCall?.[0].newPosition)
    .toEqual({ parentId: null, index: 2 });
});

claim('the new items put the rest of the selection beside it', async () => {
  await show(<DragTogether />);
  await expect.poll(selected).toEqual(['Olives', 'Bread basket']);
  await drag('Bread basket', 'Braised lamb', 0.9);
  const together = ['Mains', 'Braised lamb', 'Olives', 'Bread basket', 'Mushroom risotto'];
  await expect.poll(labels).toEqual(['Starters', 'Cold plates', ...together, 'Sweets', 'Coffee']);
  expect(selected()).toEqual(['Olives', 'Bread basket']);
  await drag('Coffee', 'Mains', 0.1);
  await expect.poll(labels).toEqual(['Starters', 'Cold plates', 'Coffee', ...together, 'Sweets']);
});

claim('refuses places inside any of the selected items', async () => {
  await show(<DragTogether />);
  await userEvent.keyboard('{Control>}');
  await userEvent.click(row('Cold plates').querySelector('.MuiTreeItem-label')!);
  await userEvent.keyboard('{/Control}');
  await expect.poll(selected).toEqual(['Olives', 'Cold plates', 'Bread basket']);
  const before = labels();
  await drag('Olives', 'Cold plates', 0.5);
  expect(labels()).toEqual(before);
});
