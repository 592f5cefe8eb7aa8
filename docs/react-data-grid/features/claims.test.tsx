import * as community from '@mui/x-data-grid';
import * as premium from '@mui/x-data-grid-premium';
import * as pro from '@mui/x-data-grid-pro';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import type { PropsWithChildren } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import ThreePlans from './ThreePlans';

const claim = claimsOf(page);
const { DataGrid } = community;
const { DataGridPro } = pro;

const columns = [
  { field: 'a', width: 120 },
  { field: 'b', width: 120 },
];
const rows = Array.from({ length: 120 }, (_, id) => ({ id, a: `a${id % 3}`, b: `b${id}` }));
const Frame = ({ children }: PropsWithChildren) => (
  <div style={{ height: 400, width: 600 }}>{children}</div>
);

const header = (field: string) =>
  document.querySelector<HTMLElement>(`[role=columnheader][data-field="${field}"]`) as HTMLElement;

claim('ignores the pinned column and the groups', async () => {
  const screen = await show(<ThreePlans />);
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
  expect(document.querySelector('[data-field=__row_group_by_columns_group__]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Community' }));
  await expect.element(screen.getByRole('grid')).toBeVisible();
  expect(document.querySelector('.MuiDataGrid-cell--pinnedLeft')).toBeNull();
  expect(document.querySelector('[data-field=__row_group_by_columns_group__]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pro' }));
  await expect.poll(() => document.querySelector('.MuiDataGrid-cell--pinnedLeft')).not.toBeNull();
  expect(document.querySelector('[data-field=__row_group_by_columns_group__]')).toBeNull();
});

claim('except for the constants that hold their default props', () => {
  const missing = (smaller: object, larger: object) =>
    Object.keys(smaller).filter((name) => !(name in larger));
  expect(missing(community, pro)).toEqual(['DATA_GRID_PROPS_DEFAULT_VALUES']);
  expect(missing(pro, premium)).toEqual(['DATA_GRID_PRO_PROPS_DEFAULT_VALUES']);
});

async function sortBoth() {
  await expect.poll(() => header('a')).toBeTruthy();
  header('a').focus();
  await userEvent.keyboard('{Enter}');
  header('b').focus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect.poll(() => header('b').getAttribute('aria-sort')).toBe('ascending');
  return header('a').getAttribute('aria-sort');
}

claim('By one column', async () => {
  await show(
    <Frame>
      <DataGrid rows={rows} columns={columns} />
    </Frame>,
  );
  expect(await sortBoth()).toBe('none');
});

claim('By several', async () => {
  await show(
    <Frame>
      <DataGridPro rows={rows} columns={columns} />
    </Frame>,
  );
  expect(await sortBoth()).toBe('ascending');
});

claim('One condition', async () => {
  const messages = consoleMessages();
  const filterModel = {
    items: [
      { id: 1, field: 'a', operator: 'equals', value: 'a1' },
      { id: 2, field: 'b', operator: 'equals', value: 'b4' },
    ],
  };
  const count = () => document.querySelector('[role=grid]')?.getAttribute('aria-rowcount');
  const screen = await show(
    <Frame>
      <DataGrid rows={rows} columns={columns} initialState={{ filter: { filterModel } }} />
    </Frame>,
  );
  await expect.poll(count).toBe('41');
  expect(messages.join()).toContain('can only contain a single item');
  await screen.rerender(
    <Frame>
      <DataGridPro rows={rows} columns={columns} initialState={{ filter: { filterModel } }} />
    </Frame>,
  );
  await expect.poll(count).toBe('2');
});

claim('Always on, up to 100 rows a page', async () => {
  const screen = await show(
    <Frame>
      <DataGrid rows={rows} columns={columns} />
    </Frame>,
  );
  await expect.element(screen.getByText('1–100 of 120')).toBeVisible();
});

claim('Off by default, any number of rows', async () => {
  const screen = await show(
    <Frame>
      <DataGridPro rows={rows} columns={columns} />
    </Frame>,
  );
  await expect.element(screen.getByText('Total Rows: 120')).toBeVisible();
  await screen.rerender(
    <Frame>
      <DataGridPro
        pagination
        rows={rows}
        columns={columns}
        pageSizeOptions={[110]}
        paginationModel={{ page: 0, pageSize: 110 }}
      />
    </Frame>,
  );
  await expect.element(screen.getByText('1–110 of 120')).toBeVisible();
});

async function selectTwo() {
  const cell = (id: number) =>
    document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field=a]`) as HTMLElement;
  await expect.poll(() => cell(1)).toBeTruthy();
  await userEvent.click(cell(1));
  await userEvent.click(cell(2), { modifiers: ['Control'] });
  await expect
    .poll(() => cell(2).closest('[role=row]')?.getAttribute('aria-selected'))
    .toBe('true');
  return document.querySelectorAll('[role=row][aria-selected=true]').length;
}

claim('Several rows with checkboxes only', async () => {
  const screen = await show(
    <Frame>
      <DataGrid rows={rows} columns={columns} />
    </Frame>,
  );
  expect(await selectTwo()).toBe(1);
  await screen.rerender(
    <Frame>
      <DataGrid key="boxes" rows={rows} columns={columns} checkboxSelection />
    </Frame>,
  );
  expect(await selectTwo()).toBe(2);
});

claim('Several rows, with or without checkboxes', async () => {
  await show(
    <Frame>
      <DataGridPro rows={rows} columns={columns} />
    </Frame>,
  );
  expect(await selectTwo()).toBe(2);
});

claim('pageSize cannot exceed 100 in the MIT version of the DataGrid.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Frame>
        <DataGrid
          rows={rows}
          columns={columns}
          pageSizeOptions={[110]}
          initialState={{ pagination: { paginationModel: { pageSize: 110 } } }}
        />
      </Frame>
    </Caught>,
  );
  await expect
    .element(screen.getByText(/MUI X: `pageSize` cannot exceed 100 in the MIT version/))
    .toBeVisible();
});

claim('this changes when you upgrade, without any change in your code', async () => {
  const sent: string[] = [];
  const listen = ({ type, ids }: community.GridRowSelectionModel) =>
    sent.push(`${type} ${ids.size}`);
  const canDrag = () => header('a').querySelector('[draggable=true]') !== null;
  const selectAll = async () => {
    await expect.poll(() => header('__check__')).toBeTruthy();
    await userEvent.click(header('__check__').querySelector('input') as HTMLElement);
  };
  const screen = await show(
    <Frame>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        onRowSelectionModelChange={listen}
      />
    </Frame>,
  );
  await selectAll();
  await expect.poll(() => sent).toEqual(['include 120']);
  expect(canDrag()).toBe(false);
  await screen.rerender(
    <Frame>
      <DataGridPro
        rows={rows}
        columns={columns}
        checkboxSelection
        onRowSelectionModelChange={listen}
      />
    </Frame>,
  );
  await expect.element(screen.getByText('Total Rows: 120')).toBeVisible();
  expect(canDrag()).toBe(true);
  await selectAll();
  await expect.poll(() => sent.at(-1)).toBe('exclude 0');
});
