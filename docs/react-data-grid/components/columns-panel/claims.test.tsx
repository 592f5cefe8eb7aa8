import type { ReactNode } from 'react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  GridPreferencePanelsValue,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import HiddenCount from './HiddenCount';
import page from './index.mdx?raw';

const claim = claimsOf(page);

const apiRef: { current: GridApi | null } = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 700 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a' }]}
        showToolbar
        {...props}
      />
    </div>
  );
}
const showTrigger = (Trigger: () => ReactNode, props?: Partial<DataGridProps>) =>
  show(<Grid slots={{ toolbar: Trigger }} {...props} />);
const OneTrigger = () => <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>;

const panel = () => document.querySelector('.MuiDataGrid-panel');

claim('the button also counts the hidden columns', async () => {
  const screen = await show(<HiddenCount />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns (2 hidden)' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hours' }));
  await expect.element(screen.getByRole('button', { name: 'Columns (1 hidden)' })).toBeVisible();
});

claim('It opens and closes the panel', async () => {
  const screen = await showTrigger(OneTrigger);
  const trigger = screen.getByRole('button', { name: 'Columns' });
  await userEvent.click(trigger);
  await expect.poll(panel).not.toBeNull();
  await userEvent.click(trigger);
  await expect.poll(panel).toBeNull();
});

claim('With several, the panel always appears at the one that was mounted last', async () => {
  const screen = await showTrigger(() => (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <ColumnsPanelTrigger>First</ColumnsPanelTrigger>
      <ColumnsPanelTrigger>Second</ColumnsPanelTrigger>
    </div>
  ));
  await userEvent.click(screen.getByRole('button', { name: 'First' }));
  const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
  const second = right(screen.getByRole('button', { name: 'Second' }).element());
  await expect.poll(() => Math.abs(right(panel()) - second)).toBeLessThan(20);
});

claim('Your trigger still opens the panel', async () => {
  const screen = await showTrigger(OneTrigger, { disableColumnSelector: true });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await expect.element(screen.getByRole('checkbox', { name: 'Show/Hide All' })).toBeVisible();
});

claim('true while the panel is open, otherwise absent', async () => {
  const screen = await showTrigger(OneTrigger);
  const trigger = screen.getByRole('button', { name: 'Columns' });
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(trigger).not.toHaveAttribute('aria-expanded');
  await expect.element(trigger).not.toHaveAttribute('aria-controls');
  await userEvent.click(trigger);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => panel()?.id).toBe(trigger.element().getAttribute('aria-controls'));
  // "The panel gets its name from the trigger."
  expect(panel()?.getAttribute('aria-labelledby')).toBe(trigger.element().id);
});

claim('Esc closes the panel and brings it back to the trigger', async () => {
  const screen = await showTrigger(OneTrigger);
  const trigger = screen.getByRole('button', { name: 'Columns' });
  await userEvent.click(trigger);
  await expect.poll(() => panel()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(panel).toBeNull();
  await expect.element(trigger).toHaveFocus();
});

claim('pass an id for the panel and the id of the button', async () => {
  const screen = await show(<Grid />);
  await expect.element(screen.getByText('one')).toBeVisible();
  apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.poll(() => panel()?.getAttributeNames().includes('aria-labelledby')).toBe(false);
  apiRef.current?.showPreferences(GridPreferencePanelsValue.columns, 'my-panel', 'my-button');
  await expect.poll(() => panel()?.getAttribute('aria-labelledby')).toBe('my-button');
  expect(panel()?.id).toBe('my-panel');
});

claim('The columnsPanel slot replaces the content of the panel', async () => {
  const screen = await show(<Grid slots={{ columnsPanel: () => <p>Own content</p> }} />);
  apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.element(screen.getByText('Own content')).toBeVisible();
  expect(panel()?.textContent).toBe('Own content');
});

claim('the column menus and the overlay of a grid without visible columns', async () => {
  const hidden = { columnVisibilityModel: { a: false } };
  const screen = await show(<Grid {...hidden} />);
  await expect.element(screen.getByRole('button', { name: 'Manage columns' })).toBeVisible();
  await screen.rerender(<Grid {...hidden} disableColumnSelector />);
  await expect
    .poll(() => screen.getByRole('button', { name: 'Manage columns' }).query())
    .toBeNull();
  await expect.element(screen.getByText('No columns')).toBeVisible();
});
