import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  GridActionsCellItem,
  GridPreferencePanelsValue,
  type GridActionsCellItemProps,
  type GridColDef,
  getGridDateOperators,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { DataGridPremium, type GridApi } from '@mui/x-data-grid-premium';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { cells } from 'claims/grids';
import { useState, type ReactElement, type RefObject } from 'react';
import { employees, type Employee } from 'sample-data/employees';
import { artworks } from 'sample-data/exhibits';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Grid, one } from '../claimsGrid';
import AllTypes from './AllTypes';
import page from './index.mdx?raw';
import MoneyType from './MoneyType';
import RowActions from './RowActions';
import SelectOptions from './SelectOptions';

const claim = claimsOf(page);

type ActionElement = ReactElement<GridActionsCellItemProps>;

claim('boolean and actions columns are left out of the quick filter', async () => {
  const rows = [{ id: 1, ok: true, name: 'yes' }];
  const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['yes'] } } };
  const screen = await show(
    <>
      <Grid rows={rows} columns={[{ field: 'name' }]} initialState={initialState} />
      <Grid
        rows={rows}
        columns={[
          { field: 'ok', type: 'boolean' },
          { field: 'do', type: 'actions', getActions: () => [] },
        ]}
        initialState={initialState}
      />
    </>,
  );
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  expect(cells('name')).toEqual(['yes']);
  expect(cells('ok')).toEqual([]);
});

claim(
  "With objects as options, a value that isn't in the list shows as an empty cell",
  async () => {
    await show(
      <Grid
        rows={one}
        columns={[
          { field: 'name', type: 'singleSelect', valueOptions: [{ value: 'x', label: 'X' }] },
          { field: 'year', type: 'singleSelect', valueOptions: ['x'] },
        ]}
      />,
    );
    expect(cells('name')).toEqual(['']);
    expect(cells('year')).toEqual(['1887']);
  },
);

claim('The filter panel calls the function without a row', async () => {
  const options = vi.fn(({ row }: { row?: unknown }) => (row ? ['of a row'] : ['for the panel']));
  const screen = await show(
    <Grid
      rows={one}
      columns={[{ field: 'name', headerName: 'Name', type: 'singleSelect', valueOptions: options }]}
      initialState={{
        filter: { filterModel: { items: [{ field: 'name', operator: 'is' }] } },
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
      }}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await expect.element(screen.getByRole('option', { name: 'for the panel' })).toBeVisible();
  expect(options.mock.calls.some(([params]) => !params.row)).toBe(true);
});

claim('← and → skip disabled buttons', async () => {
  const screen = await show(<RowActions />);
  const archive = (onLoan: boolean) => {
    const work = artworks.find((one) => one.onLoan === onLoan)!;
    return [work.title, screen.getByRole('menuitem', { name: `Archive ${work.title}` })] as const;
  };
  const reached = async (title: string) => {
    await userEvent.click(screen.getByRole('gridcell', { name: title, exact: true }));
    await userEvent.keyboard('{ArrowRight}');
    return document.activeElement?.getAttribute('aria-label');
  };
  const [onLoan, disabled] = archive(true);
  const [here, enabled] = archive(false);
  await expect.element(disabled).toBeDisabled();
  await expect.poll(() => reached(onLoan)).toBe('more');
  await expect.poll(() => reached(here)).toBe(`Archive ${here}`);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent(`Archived: ${here}`);
  await expect.element(enabled).toHaveFocus();
});

claim('Missing the getActions property in the GridColDef', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Grid rows={one} columns={[{ field: 'x', type: 'actions' } as GridColDef]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('MUI X: Missing the `getActions` property in the `GridColDef`.'))
    .toBeVisible();
});

claim('column type only accepts Date objects as values', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Grid rows={one} columns={[{ field: 'name', type: 'date' }]} />
    </Caught>,
  );
  await expect.element(screen.getByText(/column type only accepts `Date` objects/)).toBeVisible();
});

claim('unless the column has its own valueFormatter', async () => {
  await show(
    <Grid
      rows={[{ id: 1, name: '2026-09-14', year: undefined }]}
      columns={[
        { field: 'name', type: 'date', valueFormatter: String },
        { field: 'year', type: 'date' },
      ]}
    />,
  );
  expect(cells('name')).toEqual(['2026-09-14']);
  expect(cells('year')).toEqual(['']);
});

claim('Numbers that arrive as strings sort by value in a number column', async () => {
  const rows = ['1000', '9', '10'].map((text, id) => ({ id, number: text, text }));
  const sorted = (field: string) => ({ sorting: { sortModel: [{ field, sort: 'asc' as const }] } });
  const columns: GridColDef[] = [{ field: 'number', type: 'number' }, { field: 'text' }];
  const screen = await show(<Grid rows={rows} columns={columns} initialState={sorted('number')} />);
  await expect.poll(() => cells('number')).toEqual(['9', '10', '1000']);
  await screen.unmount();
  await show(<Grid rows={rows} columns={columns} initialState={sorted('text')} />);
  await expect.poll(() => cells('text')).toEqual(['10', '1000', '9']);
});

const noon = new Date(2026, 4, 4, 14, 30);

const stock = [
  { id: 1, name: 'Sea', size: 1234.5, day: noon, at: noon, sold: true, kind: 'b' },
  { id: 2, name: 'ebb', size: 9, day: new Date(2025, 0, 1), at: new Date(2025, 0, 1), sold: false },
];

const kinds = [
  { value: 'b', label: 'Aquatint' },
  { value: 'a', label: 'Woodcut' },
];

const eachType = [
  { field: 'name' },
  { field: 'size', type: 'number' },
  { field: 'day', type: 'date' },
  { field: 'at', type: 'dateTime' },
  { field: 'sold', type: 'boolean' },
  { field: 'kind', type: 'singleSelect', valueOptions: kinds },
] as const satisfies GridColDef[];

const typeApi: RefObject<GridApi | null> = { current: null };

/** A grid with a column of each type, which tells what its filter becomes. */
async function ofEachType(onFilter = vi.fn(), rows: object[] = stock, column: object = {}) {
  const screen = await show(
    <Box sx={{ height: 300, width: 900 }}>
      <DataGridPremium
        label="Types"
        apiRef={typeApi}
        rows={rows}
        columns={eachType.map((one) => ({ ...one, ...column }))}
        onFilterModelChange={onFilter}
      />
    </Box>,
  );
  await expect.poll(() => cells('name').length).toBe(rows.length);
  return screen;
}

claim('A singleSelect sorts by the value, not by the label', async () => {
  await ofEachType(
    undefined,
    ['b', 'a'].map((kind, id) => ({ id, name: 'x', kind, sold: kind === 'b' })),
  );
  for (const [field, expected] of [
    ['kind', ['Woodcut', 'Aquatint']],
    ['sold', ['no', 'yes']],
  ] as const) {
    typeApi.current?.setSortModel([{ field, sort: 'asc' }]);
    const texts = () =>
      typeApi.current
        ?.getSortedRowIds()
        .map((id) => typeApi.current?.getCellParams(id, field).formattedValue);
    await expect.poll(texts).toEqual(expected);
  }
});

claim('As text, in the order of the browser', async () => {
  await ofEachType();
  typeApi.current?.setSortModel([{ field: 'name', sort: 'asc' }]);
  await expect.poll(() => cells('name')).toEqual(['ebb', 'Sea']);
});

claim('Date, midnight UTC of the chosen day', async () => {
  const change = vi.fn();
  const screen = await ofEachType(change);
  const sent = async (field: string, enter: () => Promise<unknown>) => {
    typeApi.current?.setFilterModel({ items: [] });
    typeApi.current?.showFilterPanel(field);
    await expect.element(screen.getByLabelText('Value').first()).toBeVisible();
    change.mockClear();
    await enter();
    await expect.poll(() => change.mock.lastCall?.[0].items[0]?.value).toBeDefined();
    const item = change.mock.lastCall?.[0].items[0];
    expect(item.field).toBe(field);
    return [item.value.constructor.name, JSON.stringify(item.value)];
  };
  const type = (text: string) => () => userEvent.fill(screen.getByLabelText('Value'), text);
  const choose = (name: string) => async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
    await userEvent.click(screen.getByRole('option', { name }));
  };
  expect(await sent('name', type('sea'))).toEqual(['String', '"sea"']);
  expect(await sent('size', type('1234.5'))).toEqual(['Number', '1234.5']);
  const midnight = '"2026-05-04T00:00:00.000Z"';
  expect(await sent('day', type('2026-05-04'))).toEqual(['Date', midnight]);
  expect(await sent('at', type('2026-05-04T14:30'))).toEqual(['Date', JSON.stringify(noon)]);
  expect(await sent('sold', choose('true'))).toEqual(['Boolean', 'true']);
  expect(await sent('kind', choose('Woodcut'))).toEqual(['String', '"a"']);
});

claim('The number equals the word, without separators', async () => {
  await ofEachType();
  const found = async (word: string, expected: string[]) => {
    typeApi.current?.setQuickFilterValues([word]);
    await expect.poll(() => cells('name'), { message: word }).toEqual(expected);
  };
  await found('sEA', ['Sea']);
  await found('1234.5', ['Sea']);
  await found('1,234.5', []);
  await found('5/4/2026', ['Sea']);
  await found('2:30:00', ['Sea']);
  await found('yes', []);
  await found('aquat', ['Sea']);
});

claim('The label, with a list to choose from', async () => {
  const screen = await ofEachType();
  const text = [
    'Sea',
    (1234.5).toLocaleString(),
    noon.toLocaleDateString(),
    noon.toLocaleString(),
    'yes',
    'Aquatint',
  ];
  const csv = typeApi.current?.getDataAsCsv({ delimiter: ';', includeHeaders: false });
  expect(csv?.split(/\r\n/)[0]?.split(';')).toEqual(text);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  for (const [index, { field }] of eachType.entries()) {
    await userEvent.click(screen.getByRole('gridcell').nth(index));
    typeApi.current?.setRowSelectionModel({ type: 'include', ids: new Set() });
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => write.mock.lastCall?.[0], { message: field }).toBe(text[index]);
  }
  const sheet = (await typeApi.current?.getDataAsExcel())?.worksheets[0];
  const cell = (column: number) => sheet?.getRow(2).getCell(column);
  const values = [1, 2, 3, 4, 5, 6].map((column) => cell(column)?.value);
  const utc = new Date(Date.UTC(2026, 4, 4, 14, 30));
  expect(values).toEqual(['Sea', 1234.5, utc, utc, true, 'Aquatint']);
  expect([cell(3)?.numFmt, cell(4)?.numFmt]).toEqual(['dd.mm.yyyy', 'dd.mm.yyyy hh:mm']);
  expect(cell(6)?.dataValidation.type).toBe('list');
});

claim('In Excel it changes only string and singleSelect', async () => {
  await ofEachType(undefined, stock, { valueFormatter: () => 'own' });
  expect(typeApi.current?.getDataAsCsv({ includeHeaders: false })).toContain(
    eachType.map(() => 'own').join(),
  );
  const row = (await typeApi.current?.getDataAsExcel())?.worksheets[0]?.getRow(2);
  const own = eachType.filter((_, index) => row?.getCell(index + 1).value === 'own');
  expect(own.map(({ field }) => field)).toEqual(['name', 'kind']);
  typeApi.current?.setQuickFilterValues(['own']);
  await expect.poll(() => cells('name').length).toBe(2);
});

claim('A check mark or a cross | Checkbox', async () => {
  await show(<AllTypes />);
  const editors = {
    title: 'input[type=text]',
    insured: 'input[type=number]',
    acquired: 'input[type=date]',
    checked: 'input[type=datetime-local]',
    onLoan: 'input[type=checkbox]',
    condition: '[role=combobox]',
  };
  const first = (field: string) =>
    document.querySelector(`[role=gridcell][data-field=${field}]`) as HTMLElement;
  await expect.poll(() => first('title')).not.toBeNull();
  const title = first('title').textContent;
  for (const [field, editor] of Object.entries(editors)) {
    await userEvent.click(first(field));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => first(field).querySelector(editor)).not.toBeNull();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{Escape}');
    // The first Escape closes the list of the select.
    if (field === 'condition') await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('.MuiDataGrid-cell--editing')).toBeNull();
    expect(first(field).contains(document.activeElement)).toBe(true);
  }
  expect(first('title').textContent).toBe(title);
});

claim('gives each row its own list', async () => {
  const screen = await show(<SelectOptions />);
  const teamsOf = async (country: string) => {
    const { name } = employees.find((each) => each.country === country) as Employee;
    const team = screen
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('gridcell')
      .nth(2);
    await userEvent.click(team);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    const names = screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{Escape}');
    return names;
  };
  expect(await teamsOf('PT')).toContain('Finance');
  expect(await teamsOf('KE')).not.toContain('Finance');
});

claim("Set type to the built-in type it's based on, and override what differs", async () => {
  await show(<MoneyType />);
  await expect.poll(() => cells('insured')[0]).toMatch(/^€\d/);
  expect(cells('premium')[0]).toMatch(/^€\d/);
  expect(document.querySelector('.money')?.classList).toContain('MuiDataGrid-cell--textRight');
});

claim('when the menu closes, the dialog goes with it', async () => {
  function Ask(props: { showInMenu: true; closeMenuOnClick?: boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <GridActionsCellItem {...props} label="Delete" onClick={() => setOpen(true)} />
        {open && <p role="alertdialog">Delete it?</p>}
      </>
    );
  }
  async function ask(closeMenuOnClick?: boolean) {
    const screen = await show(
      <Grid
        rows={one}
        columns={[
          {
            field: 'actions',
            type: 'actions',
            getActions: () => [
              (<Ask key="ask" showInMenu closeMenuOnClick={closeMenuOnClick} />) as ActionElement,
            ],
          },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'more' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    return screen;
  }
  const closed = await ask();
  await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull();
  await closed.unmount();
  const kept = await ask(false);
  await expect.element(kept.getByText('Delete it?')).toBeVisible();
});

claim('columns show local time, and their filters compare with local time. For UTC', async () => {
  const set = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(async () => {
    await set('');
  });
  await set('America/New_York');
  const asLocal = (value: Date) => new Date(value.getTime() + value.getTimezoneOffset() * 60_000);
  const inUtc = (operator: GridFilterOperator): GridFilterOperator => ({
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      return passes && ((value, ...rest) => passes(value && asLocal(value as Date), ...rest));
    },
  });
  const rows = [{ id: 1, at: new Date('2026-05-04T02:30:00Z') }];
  const at = { field: 'at', type: 'dateTime', width: 250 } as const;
  const own: GridColDef = {
    ...at,
    valueFormatter: (value: Date) =>
      new Intl.DateTimeFormat('en', {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(value),
    filterOperators: getGridDateOperators(true).map(inUtc),
  };
  const shown = async (column: GridColDef, value: string) => {
    const items = [{ field: 'at', operator: 'is', value }];
    const screen = await show(<Grid rows={rows} columns={[column]} filterModel={{ items }} />);
    await expect.poll(() => document.querySelector('[role=columnheader]')).toBeTruthy();
    const found = cells('at');
    await screen.unmount();
    return found;
  };
  expect(await shown(at, '2026-05-03T22:30')).toEqual(['5/3/2026, 10:30:00 PM']);
  expect(await shown(at, '2026-05-04T02:30')).toEqual([]);
  expect(await shown(own, '2026-05-03T22:30')).toEqual([]);
  expect((await shown(own, '2026-05-04T02:30')).join()).toMatch(/^5\/4\/26, 2:30\sAM$/);
});

claim('use the same props, and pass all of them on', async () => {
  const archive = vi.fn();
  const Wrapped = (props: GridActionsCellItemProps) => <GridActionsCellItem {...props} />;
  const Bare = ({ label }: { label: string }) => (
    <GridActionsCellItem label={label} showInMenu onClick={archive} />
  );
  const screen = await show(
    <Grid
      rows={one}
      columns={[
        {
          field: 'own',
          type: 'actions',
          getActions: () => [<Wrapped key="a" label="Archive" showInMenu onClick={archive} />],
        },
        // Its `showInMenu` is out of sight, so it lands among the buttons.
        {
          field: 'bare',
          type: 'actions',
          getActions: () => [(<Bare key="b" label="Lost" />) as ActionElement],
        },
      ]}
    />,
  );
  await expect.poll(() => screen.getByRole('menuitem', { name: 'more' }).elements().length).toBe(1);
  await userEvent.click(screen.getByRole('menuitem', { name: 'more' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(archive).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('menuitem', { name: 'Archive' })).not.toBeInTheDocument();
});

claim('the row stores the value, such as the id of a customer, and the cell', async () => {
  await show(
    <Grid
      rows={[{ id: 1, office: 7 }]}
      columns={[
        { field: 'office', type: 'singleSelect', valueOptions: [{ value: 7, label: 'Lisbon' }] },
      ]}
    />,
  );
  await expect.poll(() => cells('office')).toEqual(['Lisbon']);
});

claim('the function gets the row as it has been changed so far', async () => {
  const cities: Record<string, string[]> = { Portugal: ['Lisbon', 'Porto'], Italy: ['Turin'] };
  const screen = await show(
    <Grid
      rows={[{ id: 1, country: 'Portugal', city: 'Lisbon' }]}
      editMode="row"
      columns={[
        {
          field: 'country',
          type: 'singleSelect',
          valueOptions: Object.keys(cities),
          editable: true,
        },
        {
          field: 'city',
          type: 'singleSelect',
          valueOptions: ({ row }) => cities[row?.country] ?? [],
          editable: true,
        },
      ]}
    />,
  );
  await userEvent.dblClick(screen.getByRole('gridcell', { name: 'Portugal' }));
  await userEvent.click(screen.getByRole('combobox').first());
  await userEvent.click(screen.getByRole('option', { name: 'Italy' }));
  const city = () => document.querySelectorAll<HTMLElement>('[role=combobox]')[1] as HTMLElement;
  await userEvent.click(city());
  await expect.element(screen.getByRole('option', { name: 'Turin' })).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(1);
  // Without a choice, the old one stays.
  const value = () => document.querySelector<HTMLInputElement>('[data-field=city] input')?.value;
  expect(value()).toBe('Lisbon');
});

claim("href isn't in the types of the item, so spread it", async () => {
  const screen = await show(
    <Grid
      rows={[{ id: 7 }]}
      columns={[
        {
          field: 'links',
          type: 'actions',
          getActions: ({ id }) => [
            <GridActionsCellItem
              key="open"
              icon={<span />}
              label="Open"
              component="a"
              {...{ href: `/orders/${id}` }}
            />,
            <GridActionsCellItem
              key="later"
              label="Later"
              showInMenu
              component="a"
              {...{ href: `/orders/${id}` }}
            />,
          ],
        },
      ]}
    />,
  );
  const open = screen.getByRole('menuitem', { name: 'Open' });
  await expect.element(open).toHaveAttribute('href', '/orders/7');
  expect(open.element().tagName).toBe('A');
  await userEvent.click(screen.getByRole('menuitem', { name: 'more' }));
  const later = screen.getByRole('menuitem', { name: 'Later' });
  await expect.element(later).toHaveAttribute('href', '/orders/7');
  expect(later.element().tagName).toBe('A');
});

function ActionWithTooltip(props: GridActionsCellItemProps) {
  return (
    <Tooltip title={props.disabled || props.showInMenu ? '' : props.label}>
      <GridActionsCellItem {...props} />
    </Tooltip>
  );
}

claim('Show it in a tooltip, too', async () => {
  const archive = vi.fn();
  const screen = await show(
    <Grid
      rows={one}
      columns={[
        { field: 'name' },
        {
          field: 'do',
          type: 'actions',
          getActions: () => [
            <ActionWithTooltip key="a" label="Archive" icon={<b>A</b>} onClick={archive} />,
            <ActionWithTooltip key="b" label="Print" showInMenu onClick={archive} />,
          ],
        },
      ]}
    />,
  );
  const button = screen.getByRole('menuitem', { name: 'Archive' });
  await userEvent.hover(button);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Archive');
  await userEvent.click(button);
  expect(archive).toHaveBeenCalledOnce();
  expect(screen.getByRole('menuitem', { name: 'more' }).elements()).toHaveLength(1);
});

claim("a click in it doesn't select the row", async () => {
  const screen = await show(
    <Grid
      rows={one}
      columns={[
        { field: 'name' },
        {
          field: 'do',
          type: 'actions',
          getActions: () => [<GridActionsCellItem key="a" label="Archive" icon={<b>A</b>} />],
        },
      ]}
    />,
  );
  const row = () => document.querySelector('.MuiDataGrid-row')?.getAttribute('aria-selected');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
  expect(row()).toBe('false');
  await userEvent.click(screen.getByText('Low tide'));
  await expect.poll(row).toBe('true');
});

claim('The row had no value for a singleSelect column when the editor', async () => {
  const messages = consoleMessages();
  const choose = async (city?: string) => {
    const screen = await show(
      <Grid
        rows={[{ id: 1, city }]}
        columns={[{ field: 'city', type: 'singleSelect', valueOptions: ['Oslo'], editable: true }]}
      />,
    );
    await expect.poll(() => document.querySelector('[role=gridcell]')).not.toBeNull();
    await userEvent.dblClick(document.querySelector('[role=gridcell]') as HTMLElement);
    await userEvent.click(screen.getByRole('option', { name: 'Oslo' }));
    await userEvent.keyboard('{Enter}');
    await screen.unmount();
    return messages.join();
  };
  expect(await choose('')).not.toContain('A component is changing');
  expect(await choose()).toContain(
    'MUI: A component is changing the uncontrolled value state of Select to be controlled.',
  );
});
