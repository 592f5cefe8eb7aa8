import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { missingParts } from 'claims/anatomy';
import { figuresOf } from 'claims/figures';
import { cells, SmallGrid } from 'claims/grids';
import { RichLetters } from 'claims/trees';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { expect } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { drawLanes, drawStates } from '../../../src/components/figures/node/draw';
import ConfigurableGauge from './ConfigurableGauge';
import DepartmentTree from './DepartmentTree';
import page from './index.mdx?raw';
import ItemOfATree from './ItemOfATree';
import SeatsOfHalls from './SeatsOfHalls';

const claim = claimsOf(page);
const { changesState, happensInOrder } = figuresOf(page);
const demos = { ConfigurableGauge, DepartmentTree, ItemOfATree, SeatsOfHalls };
const editable = [{ field: 'name', width: 150, editable: true }];

claim('The page keeps this space free while the demo loads', async () => {
  for (const [name, Demo] of Object.entries(demos)) {
    const [, height] =
      new RegExp(`src="\\./${name}\\.tsx".*?height=\\{(\\d+)\\}`, 's').exec(page) ?? [];
    const { unmount } = await show(<Demo />);
    const spare = () =>
      Number(height) - Number(document.querySelector('[data-demo]')?.scrollHeight);
    await expect.poll(() => Math.abs(spare()), { message: name }).toBeLessThan(8);
    await unmount();
  }
});

claim('with the component that it passes to slots', async () => {
  const screen = await show(<SeatsOfHalls />);
  await expect.element(screen.getByText('Great hall: 940 seats')).toBeVisible();
});

claim('takes the changed props as its own and passes them on last', async () => {
  const screen = await show(<ConfigurableGauge />);
  const value = () => document.querySelector('[role=meter]')?.getAttribute('aria-valuenow');
  expect(value()).toBe('62');
  await screen.rerender(<ConfigurableGauge value={10} />);
  expect(value()).toBe('10');
});

claim('Each item begins with the name of a part in backticks', async () => {
  await show(<ItemOfATree />);
  expect(missingParts(page, 'ItemOfATree')).toEqual([]);
});

happensInOrder('Saving a row', async (record) => {
  const processRowUpdate = (row: object) => {
    record('processRowUpdate');
    return { ...row, name: 'As it was saved' };
  };
  await show(<SmallGrid columns={editable} processRowUpdate={processRowUpdate} />);
  await userEvent.dblClick(browser.getByText('Row 1'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cells('name')[0]).toBe('As it was saved');
});

changesState('A cell', async (record) => {
  await show(<SmallGrid columns={editable} />);
  const input = () => document.querySelector<HTMLInputElement>('[role=gridcell] input');
  record('View');
  await userEvent.click(browser.getByText('Row 1'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement === input()).toBe(true);
  record('Edit');
  await userEvent.keyboard('x{Escape}');
  await expect.poll(input).toBeNull();
  record('View');
  expect(cells('name')[0]).toBe('Row 1');
});

happensInOrder('Opening a picker', async (record) => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" onOpen={() => record('onOpen')} />
    </LocalizationProvider>,
  );
  await userEvent.click(browser.getByRole('button', { name: /^Choose date/ }));
});

claim('too wide for a phone stop the build', () => {
  const names = Array.from({ length: 12 }, (_, index) => `State ${index + 1}`);
  const steps = names.slice(1).map((to) => ({ from: 'State 1', to, label: 'goes', line: 0 }));
  const viz = { renderJSON: () => ({ bb: '0,0,900,200', objects: [], edges: [] }) };
  expect(() =>
    drawStates(names, steps, viz as unknown as Parameters<typeof drawStates>[2]),
  ).toThrow(/900 px wide, and a phone has room for/);
  expect(drawLanes(names, steps)).toMatchObject({ tagName: 'svg' });
});

claim(
  'MUI X: The Tree View component requires all items to have a unique id property.',
  async () => {
    consoleMessages();
    const items = [{ label: 'Without an id' }] as unknown as { id: string; label: string }[];
    await show(
      <Caught>
        <RichTreeView items={items} />
      </Caught>,
    );
    await expect
      .element(browser.getByRole('alert'))
      .toHaveTextContent(
        'MUI X: The Tree View component requires all items to have a unique `id` property.',
      );
  },
);

claim('Focuses the first item', async () => {
  await show(<DepartmentTree />);
  const item = (index: number) => document.querySelectorAll('[role=treeitem]')[index];
  await userEvent.click(item(2)?.querySelector('.MuiTreeItem-label') as HTMLElement);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement === item(0)).toBe(true);
});

claim('Selects all items', async () => {
  await show(<RichLetters multiSelect />);
  await userEvent.click(browser.getByText('Gamma'));
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect
    .poll(() => document.querySelectorAll('[role=treeitem]:not([aria-selected=true])').length)
    .toBe(0);
});
