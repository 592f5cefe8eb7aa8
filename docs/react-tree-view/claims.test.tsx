import { RichTreeViewPro, useTreeViewApiRef as useProApiRef } from '@mui/x-tree-view-pro';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
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
  SimpleLetters,
} from 'claims/trees';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import CourseOutline from './CourseOutline';
import FileExplorer from './FileExplorer';
import HelpContents from './HelpContents';
import page from './index.mdx?raw';
import MapLayers from './MapLayers';
import TeamAccess from './TeamAccess';

const claim = claimsOf(page);

claim('shows a dash while only some of them are selected, like Operations here', async () => {
  const screen = await show(<TeamAccess />);
  const box = screen.getByRole('checkbox', { name: 'Select Operations' });
  await expect.element(box).toHaveAttribute('data-indeterminate', 'true');
  await expect.element(screen.getByRole('checkbox', { name: 'Select Maintenance' })).toBeChecked();
});

claim('descendants passes a choice down, parents passes it up', async () => {
  const screen = await show(<TeamAccess />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Rolling stock' }));
  await expect
    .element(screen.getByRole('checkbox', { name: 'Select Maintenance' }))
    .not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Operations' }));
  expect(selected()).toContain('Train crew');
});

claim('select a layer to see it, select a group to see all of it', async () => {
  const screen = await show(<MapLayers />);
  await expect.element(screen.getByRole('img', { name: 'Map with 4 of 6 layers' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show Park' }));
  await expect.element(screen.getByRole('img', { name: 'Map with 5 of 6 layers' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show Ways' }));
  await expect.element(screen.getByRole('img', { name: 'Map with 6 of 6 layers' })).toBeVisible();
});

claim('does the same for the item that has the focus', async () => {
  const screen = await show(<MapLayers />);
  await press('Places', ' ');
  await expect.element(screen.getByRole('img', { name: 'Map with 2 of 6 layers' })).toBeVisible();
});

claim('It cannot edit labels or move items', async () => {
  consoleMessages();
  await show(<SimpleLetters {...({ isItemEditable: true, itemsReordering: true } as object)} />);
  await press('Gamma', '{Enter}');
  expect(document.querySelector('[role=tree] input')).toBeNull();
  expect(item('Gamma').draggable).toBe(false);
});

claim('lessons go from module to module, and modules stay at the root', async () => {
  await show(<CourseOutline />);
  const over = { targetPosition: { x: 120, y: 3 } };
  await userEvent.dragAndDrop(row('Reading signals'), row('Braking distances'), over);
  expect(labels()).toEqual([
    'Basics',
    'Radio protocol',
    'Driving',
    'Reading signals',
    'Braking distances',
    'Snow and leaves',
  ]);
  await userEvent.dragAndDrop(row('Driving'), row('Radio protocol'), over);
  expect(labels().indexOf('Driving')).toBe(2);
});

claim('Without a license key RichTreeViewPro works and shows a watermark', async () => {
  consoleMessages();
  const screen = await show(<RichTreeViewPro items={letters} />);
  await expect.element(screen.getByText('MUI X Missing license key')).toBeVisible();
  expect(labels()).toContain('Alpha');
});

claim('A SimpleTreeView has the same methods, except updateItemLabel', async () => {
  let methods: string[][] = [];
  function Trees() {
    const [rich, simple] = [useTreeViewApiRef(), useTreeViewApiRef()];
    return (
      <>
        <button
          onClick={() =>
            (methods = [Object.keys(rich.current ?? {}), Object.keys(simple.current ?? {})])
          }
        >
          Read
        </button>
        <RichLetters apiRef={rich as never} />
        <SimpleLetters apiRef={simple as never} />
      </>
    );
  }
  const screen = await show(<Trees />);
  await userEvent.click(screen.getByRole('button'));
  expect([...methods[1]!, 'updateItemLabel'].sort()).toEqual(methods[0]!.sort());
});

const rows: [
  words: string,
  keys: string,
  from: string,
  focus: string,
  open: string[],
  chosen: string[],
][] = [
  [
    'Focus the next or the previous visible item',
    '{ArrowDown}{ArrowDown}{ArrowUp}',
    'Beta',
    'Gamma',
    ['Alpha'],
    [],
  ],
  [
    'Expand the item; when it is open, focus its first child',
    '{ArrowRight}{ArrowRight}',
    'Beta',
    'Banana',
    ['Alpha', 'Beta'],
    [],
  ],
  [
    'Collapse the item; when it is closed, focus its parent',
    '{ArrowLeft}{ArrowLeft}',
    'Apricot',
    'Alpha',
    [],
    [],
  ],
  ['Focus the first or the last visible item', '{Home}{End}', 'Beta', 'Delta', ['Alpha'], []],
  [
    'Expand or collapse a parent, select any other item',
    '{Enter}',
    'Gamma',
    'Gamma',
    ['Alpha'],
    ['Gamma'],
  ],
  ['Select or deselect the item', ' ', 'Gamma', 'Gamma', ['Alpha'], ['Gamma']],
  ['Select or deselect the item', '  ', 'Gamma', 'Gamma', ['Alpha'], []],
  ['Expand the item and all its siblings', '*', 'Gamma', 'Gamma', ['Alpha', 'Beta'], []],
  ['Focus the next item whose label starts with it', 'd', 'Alpha', 'Delta', ['Alpha'], []],
];
for (const [words, keys, from, focus, open, chosen] of rows) {
  claim(words, async () => {
    await show(<RichLetters defaultExpandedItems={['a']} />);
    await press(from, keys);
    expect([focused(), expanded(), selected()]).toEqual([focus, open, chosen]);
  });
}

claim('On a right-to-left page, the left and right arrow keys swap', async () => {
  await show(<RichLetters />, { direction: 'rtl' });
  await press('Alpha', '{ArrowLeft}');
  expect(expanded()).toEqual(['Alpha']);
});

claim('Shift with an arrow extends the selection', async () => {
  await show(<RichLetters multiSelect />);
  await press('Beta', ' {Shift>}{ArrowDown}{/Shift}');
  expect(selected()).toEqual(['Beta', 'Gamma']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

claim("Tree View doesn't virtualize: every expanded item is in the DOM", async () => {
  const items = Array.from({ length: 300 }, (_, index) => ({
    id: `${index}`,
    label: `Item ${index}`,
  }));
  await show(<RichLetters items={items} />);
  expect(labels()).toHaveLength(300);
});

claim('Children of a collapsed item are not rendered', async () => {
  await show(<RichLetters />);
  expect(labels()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

claim('so Pro demos run 8.6.0', async () => {
  let methods: string[] = [];
  function Tree() {
    const apiRef = useProApiRef();
    return (
      <>
        <button onClick={() => (methods = Object.keys(apiRef.current ?? {}))}>Read</button>
        <RichTreeViewPro items={letters} apiRef={apiRef} />
      </>
    );
  }
  const screen = await show(<Tree />);
  await userEvent.click(screen.getByRole('button'));
  // It came with 8.4.0.
  expect(methods).toContain('setEditedItem');
});

claim('expanding, selecting, arrow keys and typing to find a file came with it', async () => {
  await show(<FileExplorer />);
  await expect.poll(expanded).toHaveLength(2);
  expect(selected().join()).toContain('Payment.tsx');
  await press('Payment.tsx', '{Home}');
  await expect.poll(focused).toContain('public');
  await userEvent.keyboard('t');
  await expect.poll(focused).toContain('tests');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => expanded().join()).toContain('tests');
});

claim('the tree in your code looks like the tree on the page', async () => {
  await show(<HelpContents />);
  await expect
    .poll(labels)
    .toEqual(['Tickets', 'Refunds', 'Seat reservations', 'Group travel', 'Luggage']);
});
