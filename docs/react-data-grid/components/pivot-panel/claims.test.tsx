import {
  DataGridPremium,
  PivotPanelTrigger,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { allowLostFocus } from 'claims/focus';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import PivotButton from './PivotButton';

const claim = claimsOf(page);

const Trigger = () => <PivotPanelTrigger>Pivot panel</PivotPanelTrigger>;

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 400, width: 900 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a', headerName: 'A' }]}
        showToolbar
        slots={{ toolbar: Trigger }}
        {...props}
      />
    </div>
  );
}

const sidebar = () => document.querySelector<HTMLElement>('.MuiDataGrid-sidebar');

claim('The button in this demo also shows whether the grid displays a pivot', async () => {
  const screen = await show(<PivotButton />);
  const button = screen.getByRole('button', { name: 'Edit the pivot' });
  await expect.element(button).toHaveClass('MuiButton-contained');
  await userEvent.click(button);
  await expect.poll(sidebar).not.toBeNull();
  await userEvent.click(screen.getByRole('switch'));
  const close = screen.getByRole('button', { name: 'Close the pivot panel' });
  await expect.element(close).toHaveClass('MuiButton-outlined');
  await expect.element(close).not.toHaveAttribute('aria-controls');
});

claim("It's 300 pixels wide", async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByRole('button', { name: 'Pivot panel' }));
  await expect.poll(() => sidebar()?.offsetWidth).toBe(300);
  const style = getComputedStyle(sidebar()!);
  expect([style.minWidth, style.maxWidth]).toEqual(['260px', '400px']);
  const rows = document.querySelector('.MuiDataGrid-main')!.getBoundingClientRect();
  expect(sidebar()!.getBoundingClientRect().left).toBeGreaterThanOrEqual(rows.right - 1);
});

claim("the first where fields aren't used", async () => {
  const screen = await show(<PivotButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit the pivot' }));
  await expect.poll(sidebar).not.toBeNull();
  const classes = page.match(/(?<=`\.)MuiDataGrid-\w+/g) ?? [];
  expect(classes.length).toBeGreaterThan(20);
  // The demo uses all of its fields.
  expect(classes.filter((name) => !document.querySelector(`.${name}`))).toEqual([
    'MuiDataGrid-pivotPanelFieldName',
  ]);
  await screen.unmount();
  const pivoting = {
    panelOpen: true,
    model: { rows: [], columns: [{ field: 'a', sort: 'asc' as const }], values: [] },
  };
  await show(<Grid columns={[{ field: 'a' }, { field: 'b' }]} initialState={{ pivoting }} />);
  const names = () =>
    [...document.querySelectorAll('.MuiDataGrid-pivotPanelFieldName')].map((el) => el.textContent);
  await expect.poll(names).toEqual(['b']);
  expect(document.querySelectorAll('.MuiDataGrid-pivotPanelField--sorted')).toHaveLength(1);
});

claim(
  "A list of fields and a field in it, in a section and among the fields that aren't used",
  async () => {
    const pivoting = {
      panelOpen: true,
      model: { rows: [{ field: 'a' }], columns: [], values: [] },
    };
    await show(<Grid columns={[{ field: 'a' }, { field: 'b' }]} initialState={{ pivoting }} />);
    const fieldsOf = (list: Element) =>
      [...list.querySelectorAll('.MuiDataGrid-pivotPanelField')].map((field) => field.textContent);
    const lists = () =>
      [...document.querySelectorAll('.MuiDataGrid-pivotPanelFieldList')].map(fieldsOf);
    await expect.poll(lists).toEqual([['b'], ['a']]);
  },
);

claim('and the text where a list or a section has no fields', async () => {
  const model = { rows: [{ field: 'a' }], columns: [], values: [] };
  await show(<Grid initialState={{ pivoting: { panelOpen: true, enabled: true, model } }} />);
  const places = () =>
    [...document.querySelectorAll('.MuiDataGrid-pivotPanelPlaceholder')].map((placeholder) =>
      placeholder.closest('[data-section]')?.getAttribute('data-section'),
    );
  // The list of unused fields has no section of its own.
  await expect.poll(places).toEqual([undefined, 'columns', 'values']);
});

claim('Control whether the panel is open', async () => {
  const onChange = vi.fn();
  const screen = await show(<Grid pivotPanelOpen={false} onPivotPanelOpenChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Pivot panel' }));
  expect(onChange.mock.calls[0]?.[0]).toBe(true);
  expect(sidebar()).toBeNull();
});

claim("Sets whether it's open at start", async () => {
  await show(<Grid initialState={{ pivoting: { panelOpen: true } }} />);
  await expect.poll(sidebar).not.toBeNull();
});

claim("Unlike the columns panel, it doesn't close when they click into the rows", async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByRole('button', { name: 'Pivot panel' }));
  await expect.poll(sidebar).not.toBeNull();
  await userEvent.click(screen.getByText('one'));
  await expect.element(screen.getByRole('gridcell')).toHaveFocus();
  expect(sidebar()).not.toBeNull();
});

claim('With disablePivoting the trigger does nothing', async () => {
  const screen = await show(<Grid disablePivoting />);
  const button = screen.getByRole('button', { name: 'Pivot panel' });
  await userEvent.click(button);
  await expect.element(button).toHaveFocus();
  expect(sidebar()).toBeNull();
});

claim('In 8.1.0 an id that no element has', async () => {
  const screen = await show(<Grid />);
  const button = screen.getByRole('button', { name: 'Pivot panel' });
  await expect.element(button).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(button).not.toHaveAttribute('aria-expanded');
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const id = button.element().getAttribute('aria-controls');
  expect(id).toBeTruthy();
  expect(document.getElementById(id!)).toBeNull();
});

claim("and doesn't move into the panel. Esc doesn't close the panel", async () => {
  allowLostFocus('pivot panel');
  const screen = await show(<Grid />);
  const button = screen.getByRole('button', { name: 'Pivot panel' });
  await userEvent.click(button);
  await expect.poll(sidebar).not.toBeNull();
  await expect.element(button).toHaveFocus();
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.keyboard('{Escape}');
  expect(sidebar()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close pivot settings', exact: true }));
  await expect.poll(sidebar).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

claim('with .MuiDataGrid-resizablePanelHandle--vertical the one above the sections', async () => {
  await show(<Grid initialState={{ pivoting: { panelOpen: true, enabled: true } }} />);
  await expect.poll(sidebar).not.toBeNull();
  const handle = (direction: string) =>
    document.querySelector(`.MuiDataGrid-resizablePanelHandle--${direction}`);
  await expect.poll(() => handle('horizontal')?.parentElement).toBe(sidebar());
  expect(handle('vertical')?.parentElement).toHaveClass('MuiDataGrid-pivotPanelSections');
});

claim('A section as a whole, its title bar, the arrow in it', async () => {
  await show(<Grid initialState={{ pivoting: { panelOpen: true, enabled: true } }} />);
  await expect.poll(sidebar).not.toBeNull();
  const section = document.querySelector('.MuiDataGrid-pivotPanelSection')!;
  const part = (name: string) => section.querySelector(`.MuiDataGrid-collapsible${name}`);
  expect(section).toHaveClass('MuiDataGrid-collapsible');
  expect(part('Trigger')?.textContent).toContain('Rows');
  expect(part('Trigger')?.contains(part('Icon'))).toBe(true);
  const open = () => part('Panel') !== null;
  const before = open();
  await userEvent.click(part('Trigger')!);
  await expect.poll(open).toBe(!before);
});
