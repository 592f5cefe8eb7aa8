import FilterListIcon from '@mui/icons-material/FilterList';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  getGridStringOperators,
  gridFilterModelSelector,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColumnHeaderParams,
  type GridFilterModel,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { useState, type ComponentProps, type RefObject } from 'react';
import { mechanics } from 'sample-data/repairs';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import CheckedValues from './CheckedValues';
import CountsInAdvance from './CountsInAdvance';
import FilterInAddress from './FilterInAddress';
import FilterInStorage from './FilterInStorage';
import KeepSelected from './KeepSelected';
import ListColumns from './ListColumns';
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

claim('and all of them are read as an array again', async () => {
  keepAddress();
  const url = new URL(window.location.href);
  for (const part of ['customer', 'isAnyOf', 'Fjordhus', 'Casa Almeida']) {
    url.searchParams.append('filter', part);
  }
  window.history.replaceState(window.history.state, '', url);
  const screen = await show(<FilterInAddress />);
  await ready('customer');
  expect(new Set(shown('customer'))).toEqual(new Set(['Fjordhus', 'Casa Almeida']));
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => [...new Set(shown('customer'))]).toEqual(['Fjordhus']);
  expect(new URLSearchParams(window.location.search).getAll('filter')).toEqual([
    'customer',
    'isAnyOf',
    'Fjordhus',
  ]);
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => new URLSearchParams(window.location.search).has('filter')).toBe(false);
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

function HeaderWithFilter({ field, colDef }: GridColumnHeaderParams) {
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const text = model.items.find((item) => item.field === field)?.value ?? '';
  return (
    <>
      {colDef.headerName}
      <IconButton
        aria-label={`Filter by ${colDef.headerName}`}
        size="small"
        tabIndex={-1}
        color={text ? 'primary' : 'default'}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        <FilterListIcon fontSize="inherit" />
      </IconButton>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <TextField
          // eslint-disable-next-line jsx-a11y/no-autofocus -- users have just opened it
          autoFocus
          label="Contains"
          value={text}
          onChange={({ target }) => {
            const item = { field, operator: 'contains', value: target.value };
            apiRef.current.setFilterModel({ ...model, items: target.value ? [item] : [] });
          }}
        />
      </Popover>
    </>
  );
}

claim("Clicks and keys in the popover don't reach the header", async () => {
  const screen = await show(
    <Small
      columns={[
        {
          field: 'name',
          headerName: 'Name',
          width: 200,
          renderHeader: (params) => <HeaderWithFilter {...params} />,
        },
      ]}
    />,
  );
  await ready('name');
  const header = document.querySelector('.MuiDataGrid-columnHeader[data-field="name"]');
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Name' }));
  const field = screen.getByRole('textbox', { name: 'Contains' });
  await userEvent.click(field);
  await userEvent.keyboard('b{Enter}');
  await expect.poll(() => shown('name')).toEqual(['Bo']);
  expect(header?.getAttribute('aria-sort') ?? 'none').not.toMatch(/ascending|descending/);
  await userEvent.fill(field, '');
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo']);
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

function withChildren(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      if (!passes) return null;
      return (value, row, colDef, apiRef) => {
        const { getRowId, getRowNode, getRow, getRowValue } = apiRef.current;
        let node = getRowNode(getRowId(row));
        while (node && node.depth >= 0) {
          const above = getRow(node.id);
          if (above && passes(getRowValue(above, colDef), above, colDef, apiRef)) return true;
          node = node.parent == null ? null : getRowNode(node.parent);
        }
        return false;
      };
    },
  };
}

claim('keeps everything below the matching row', async () => {
  const paths = [['Foundations'], ['Foundations', 'Dig'], ['Foundations', 'Dig', 'Pump'], ['Roof']];
  const tree = (filterOperators: GridFilterOperator[]) => (
    <div style={{ height: 400, width: 500 }}>
      <DataGridPro
        treeData
        getTreeDataPath={({ path }) => path}
        rows={paths.map((path, id) => ({ id, path, name: path.at(-1) }))}
        columns={[{ field: 'name', filterOperators }]}
        defaultGroupingExpansionDepth={-1}
        filterModel={one('name', 'contains', 'foundations')}
      />
    </div>
  );
  const plain = await show(tree(getGridStringOperators()));
  await expect.poll(() => shown('name')).toEqual(['Foundations']);
  await plain.unmount();
  await show(tree(getGridStringOperators().map(withChildren)));
  await expect.poll(() => shown('name')).toEqual(['Foundations', 'Dig', 'Pump']);
});

claim('In a date column, the operator gets the two texts unchanged.', async () => {
  const values: unknown[] = [];
  const between: GridFilterOperator<object, Date> = {
    value: 'between',
    label: 'is between',
    getApplyFilterFn: ({ value }) => {
      values.push(value);
      const [from, to] = value as [string, string];
      return (day) => day >= new Date(from) && day <= new Date(to);
    },
    InputComponent: () => null,
  };
  const days = ['2025-01-10', '2025-02-10', '2025-03-10'];
  await show(
    <Small
      rows={days.map((day, id) => ({ id, name: day, age: new Date(day) }))}
      columns={[{ field: 'name' }, { field: 'age', type: 'date', filterOperators: [between] }]}
      filterModel={{
        items: [{ field: 'age', operator: 'between', value: ['2025-02-01', '2025-02-28'] }],
      }}
    />,
  );
  await expect.poll(() => shown('name')).toEqual(['2025-02-10']);
  expect(values.at(-1)).toEqual(['2025-02-01', '2025-02-28']);
});

claim('Read them as local days', async () => {
  const startOf = (day: string, daysLater = 0) => {
    const date = new Date(`${day}T00:00`);
    date.setDate(date.getDate() + daysLater);
    return date;
  };
  const between: GridFilterOperator<object, Date | null> = {
    value: 'between',
    getApplyFilterFn: ({ value }) => {
      const [from, to] = value as string[];
      return (date) =>
        date !== null && (!from || date >= startOf(from)) && (!to || date < startOf(to, 1));
    },
    InputComponent: () => null,
    label: 'is between',
  };
  const days = [4, 5, 6, 7].map((day) => new Date(2026, 4, day, day === 6 ? 23 : 0));
  const grid = (value: string[]) => (
    <Small
      rows={[...days, null].map((age, id) => ({ id, name: age ? `May ${id + 4}` : '-', age }))}
      columns={[{ field: 'name' }, { field: 'age', type: 'date', filterOperators: [between] }]}
      filterModel={{ items: [{ field: 'age', operator: 'between', value }] }}
    />
  );
  const { rerender } = await show(grid(['2026-05-05', '2026-05-06']));
  await expect.poll(() => shown('name')).toEqual(['May 5', 'May 6']);
  await rerender(grid(['', '2026-05-04']));
  await expect.poll(() => shown('name')).toEqual(['May 4']);
  await rerender(grid(['2026-05-07', '']));
  await expect.poll(() => shown('name')).toEqual(['May 7']);
});

claim('Here selected rows stay, whatever users type', async () => {
  const screen = await show(<KeepSelected />);
  const destinations = () => shown('destination');
  await expect.poll(() => destinations().length).toBeGreaterThan(3);
  const [first] = destinations();
  const box = screen.getByRole('checkbox', { name: 'Select row' }).first();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  await userEvent.fill(screen.getByPlaceholder('Filter value'), 'zzz');
  await expect.poll(destinations).toEqual([first]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unselect row' }));
  await expect.poll(() => document.querySelector('.MuiDataGrid-selectedRowCount')).toBeNull();
  expect(destinations()).toEqual([first]);
});

claim('Its operators ignore case', async () => {
  await show(<ListColumns />);
  await expect.poll(() => shown('subjects').length).toBeGreaterThan(3);
  expect(shown('subjects').every((list) => /History|Sea/.test(list))).toBe(true);
});

claim('Open the filter panel, and check two mechanics', async () => {
  const screen = await show(<CheckedValues />);
  await expect.poll(() => shown('mechanic').length).toBeGreaterThan(5);
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  const boxes = () => screen.getByRole('group', { name: 'Values' }).getByRole('checkbox');
  await expect.element(boxes().first()).toHaveFocus();
  const [first = '', second = ''] = [...mechanics].sort();
  await userEvent.keyboard(' ');
  await expect.poll(() => [...new Set(shown('mechanic'))]).toEqual([first]);
  // Also those that are filtered out.
  expect(boxes().all()).toHaveLength(mechanics.length);
  await userEvent.click(screen.getByRole('checkbox', { name: second }));
  await expect.poll(() => [...new Set(shown('mechanic'))].sort()).toEqual([first, second]);
});

claim('With nothing checked, all rows pass', async () => {
  const screen = await show(<CheckedValues />);
  await expect.poll(() => shown('mechanic').length).toBeGreaterThan(5);
  const before = shown('mechanic').length;
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  const box = screen.getByRole('group', { name: 'Values' }).getByRole('checkbox').first();
  await userEvent.click(box);
  await expect.poll(() => shown('mechanic').length).toBeLessThan(before);
  await userEvent.click(box);
  await expect.poll(() => shown('mechanic').length).toBe(before);
});
