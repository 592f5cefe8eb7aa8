import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import type { ComponentProps, RefObject } from 'react';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import CountsInAdvance from './CountsInAdvance';
import FilterInAddress from './FilterInAddress';
import FilterInStorage from './FilterInStorage';
import SearchOutside from './SearchOutside';

const claim = claimsOf(page);

const api: RefObject<GridApi | null> = { current: null };
function Small(props: Partial<ComponentProps<typeof DataGrid>>) {
  return (
    <div style={{ height: 300, width: 420 }}>
      <DataGrid
        label="Small"
        apiRef={api}
        rows={[
          { id: 1, name: 'Ada', total: 250, day: new Date(2026, 4, 4) },
          { id: 2, name: 'Bo', total: 31, day: new Date(2026, 5, 6) },
        ]}
        columns={[
          { field: 'name' },
          { field: 'total', type: 'number' },
          { field: 'day', type: 'date' },
        ]}
        {...props}
      />
    </div>
  );
}
/** What a column shows, from the top. */
const shown = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );
const ready = (field: string) => expect.poll(() => shown(field).length).toBeGreaterThan(0);
const one = (field: string, operator: string, value: unknown): GridFilterModel => ({
  items: [{ id: 1, field, operator, value }],
});
type Screen = Awaited<ReturnType<typeof show>>;
const filterBy = async (screen: Screen, name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('option', { name }));
};
/** Puts the address back after the test. */
const keepAddress = () => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(window.history.state, '', before));
};

claim('the URL of this page changes with it', async () => {
  keepAddress();
  const screen = await show(<FilterInAddress />);
  await ready('status');
  await filterBy(screen, 'Status');
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.click(screen.getByRole('option', { name: 'Shipped' }));
  await expect.poll(() => [...new Set(shown('status'))]).toEqual(['Shipped']);
  expect(new URLSearchParams(window.location.search).getAll('filter')).toEqual([
    'status',
    'is',
    'Shipped',
  ]);
  await screen.unmount();
  await show(<FilterInAddress />);
  await expect.poll(() => [...new Set(shown('status'))]).toEqual(['Shipped']);
});

claim('but throws for an unknown operator, so the demo checks both', async () => {
  keepAddress();
  const url = new URL(window.location.href);
  for (const part of ['status', 'sounds like', 'Shipped']) url.searchParams.append('filter', part);
  window.history.replaceState(window.history.state, '', url);
  await show(<FilterInAddress />);
  await expect.poll(() => new Set(shown('status')).size).toBeGreaterThan(1);
});

claim('The grid ignores a column', async () => {
  await show(<Small filterModel={one('nothing', 'contains', 'x')} />);
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo']);
});

claim('a number column compares "250" as a number', async () => {
  await show(<Small filterModel={one('total', '<', '250')} />);
  await expect.poll(() => shown('name')).toEqual(['Bo']);
});

claim('The grid starts again with the stored filter', async () => {
  const screen = await show(<FilterInStorage />);
  await ready('branch');
  await filterBy(screen, 'Branch');
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.click(screen.getByRole('option', { name: 'Station' }));
  await expect.poll(() => [...new Set(shown('branch'))]).toEqual(['Station']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Leave and come back' }));
  await ready('branch');
  await expect.poll(() => [...new Set(shown('branch'))]).toEqual(['Station']);
  await userEvent.click(screen.getByRole('button', { name: 'Forget the filter' }));
  await expect.poll(() => new Set(shown('branch')).size).toBeGreaterThan(1);
});

claim('gets the whole model, including the words of the quick filter', async () => {
  let model: GridFilterModel = { items: [] };
  await show(<Small onFilterModelChange={(next) => (model = next)} />);
  await ready('name');
  api.current?.setQuickFilterValues(['ada']);
  await expect.poll(() => model.quickFilterValues).toEqual(['ada']);
});

claim('The built-in date operators accept such text as well.', async () => {
  const text = JSON.parse(JSON.stringify(new Date(2026, 5, 1))) as string;
  await show(<Small filterModel={one('day', 'after', text)} />);
  await expect.poll(() => shown('name')).toEqual(['Bo']);
});

claim('A field anywhere on the page sets the words', async () => {
  const screen = await show(<SearchOutside />);
  await ready('title');
  const title = shown('title')[2] ?? '';
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search the collection' }), title);
  await expect.poll(() => shown('title')).toEqual([title]);
});

claim('Show users how many rows a filter leaves before they choose it.', async () => {
  const screen = await show(<CountsInAdvance />);
  for (const name of ['Frozen', 'Nearly out']) {
    const chip = screen.getByRole('button', { name });
    await expect.element(chip).toHaveTextContent(/\d/);
    const count = Number(/\d+/.exec(chip.element().textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    await userEvent.click(chip);
    await expect.element(screen.getByText(`1–${count} of ${count}`)).toBeVisible();
  }
});

claim('and no entry for the others', async () => {
  await show(<Small />);
  await ready('name');
  const state = api.current?.getFilterState(one('name', 'equals', 'bo'));
  expect(state?.filteredRowsLookup).toEqual({ 1: false });
});

claim("the grid can't evaluate filters, and every row passes", async () => {
  await show(<Small filterMode="server" />);
  await ready('name');
  const state = api.current?.getFilterState(one('name', 'equals', 'bo'));
  expect(state?.filteredRowsLookup).toEqual({});
});

function Marked({ text }: { text: string }) {
  const words = useGridSelector(useGridApiContext(), gridQuickFilterValuesSelector) ?? [];
  const patterns = words.map((word) => String(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (patterns.length === 0) return text;
  const parts = text.split(new RegExp(`(${patterns.join('|')})`, 'gi'));
  return <>{parts.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</>;
}

claim('A component in the cell reads them and marks where they occur', async () => {
  await show(
    <Small
      rows={[
        { id: 1, name: 'Ada (A+)' },
        { id: 2, name: 'Bo' },
      ]}
      columns={[{ field: 'name', renderCell: ({ value }) => <Marked text={value} /> }]}
    />,
  );
  await ready('name');
  const marked = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marked()).toEqual([]);
  api.current?.setQuickFilterValues(['da', 'a+']);
  await expect.poll(marked).toEqual(['da', 'A+']);
  expect(shown('name')).toEqual(['Ada (A+)']);
  api.current?.setQuickFilterValues([]);
  await expect.poll(marked).toEqual([]);
});
