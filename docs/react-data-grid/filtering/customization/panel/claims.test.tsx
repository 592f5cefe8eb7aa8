import {
  DataGrid,
  GridFilterForm,
  gridFilterModelSelector,
  gridPreferencePanelStateSelector,
  GridPreferencePanelsValue,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { useEffect, useRef, useState } from 'react';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows, shown, options, openPanel, type Screen } from '../claimsGrid';
import page from './index.mdx?raw';
import PanelAtButton from './PanelAtButton';
import StackedPanel from './StackedPanel';
import ZonePanel from './ZonePanel';

const claim = claimsOf(page);

claim("Lot can't be chosen, and a new filter starts with Carrier", async () => {
  const screen = await show(<StackedPanel />);
  await openPanel(screen);
  const column = screen.getByRole('combobox', { name: 'Columns' });
  await expect.element(column).toHaveTextContent('Carrier');
  await userEvent.click(column);
  await expect.poll(options).toEqual(['Cargo', 'Carrier', 'Containers']);
});

claim('To open it at another element, set slotProps.panel.target', async () => {
  const screen = await show(<PanelAtButton />);
  const button = screen.getByRole('button', { name: 'Filter the stock' });
  await userEvent.click(button);
  await expect.element(screen.getByRole('combobox', { name: 'Columns' })).toBeVisible();
  const panel = () => document.querySelector('.MuiDataGrid-paper')?.getBoundingClientRect();
  const below = button.element().getBoundingClientRect().bottom;
  await expect.poll(() => Math.abs((panel()?.top ?? 999) - below)).toBeLessThan(20);
});

claim("in 8.1.0 flip: false doesn't change that", async () => {
  const target = document.createElement('div');
  const place = { position: 'fixed', left: '300px', top: 'calc(100vh - 30px)', height: '20px' };
  Object.assign(target.style, place);
  document.body.append(target);
  onTestFinished(() => target.remove());
  const open = { open: true, openedPanelValue: GridPreferencePanelsValue.filters };
  await show(
    <div style={{ height: 300 }}>
      <DataGrid
        rows={[{ id: 1, name: 'Ada' }]}
        columns={[{ field: 'name' }]}
        slotProps={{ panel: { target, flip: false } }}
        initialState={{ preferencePanel: open }}
      />
    </div>,
  );
  const top = () => document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect().top;
  await expect.poll(() => document.querySelector('.MuiDataGrid-filterForm')).not.toBeNull();
  await expect.poll(() => top() ?? 9999).toBeLessThan(target.getBoundingClientRect().top);
});

const stockColumns = ['a', 'b', 'c', 'd'].map((field) => ({ field, width: 240 }));

function Stock({ showToolbar = false }: { showToolbar?: boolean }) {
  const [header, setHeader] = useState<Element | null>(null);
  return (
    <div style={{ height: 300, width: 1000 }}>
      <DataGrid
        rows={rows}
        columns={stockColumns}
        showToolbar={showToolbar}
        onMenuOpen={({ target }) => setHeader(target?.closest('.MuiDataGrid-columnHeader') ?? null)}
        onPreferencePanelClose={() => setHeader(null)}
        slotProps={{ panel: header ? { target: header } : {} }}
      />
    </div>
  );
}

/** A header, by its field: while the pointer is on it, its name includes those of its buttons. */
const headerOf = (field: string) =>
  document.querySelector(`[role=columnheader][data-field="${field}"]`);

const openColumnMenu = async (screen: Screen, field: string) => {
  await expect.poll(() => headerOf(field)).not.toBeNull();
  await userEvent.hover(headerOf(field) as Element);
  await userEvent.click(screen.getByRole('button', { name: `${field} column menu` }));
  await expect.element(screen.getByRole('menu')).toBeVisible();
};

const panelRight = () =>
  document.querySelector('.MuiDataGrid-paper')?.getBoundingClientRect().right;

const expectPanelBelow = async (screen: Screen, field: string) => {
  await expect.element(screen.getByRole('combobox', { name: 'Columns' })).toBeVisible();
  const end = headerOf(field)?.getBoundingClientRect().right ?? 0;
  await expect.poll(() => Math.abs((panelRight() ?? 9999) - end)).toBeLessThan(20);
};

claim('remember the header when its menu opens', async () => {
  const screen = await show(<Stock />);
  for (const field of ['c', 'd']) {
    await openColumnMenu(screen, field);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
    await expectPanelBelow(screen, field);
    await userEvent.keyboard('{Escape}');
    await expect.poll(panelRight).toBeUndefined();
  }
});

claim('the next panel still opens below that column, even from the toolbar', async () => {
  const screen = await show(<Stock showToolbar />);
  await openColumnMenu(screen, 'c');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  await expectPanelBelow(screen, 'c');
});

claim('Focus your first control when it opens.', async () => {
  const screen = await show(<ZonePanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  await expect.element(screen.getByRole('checkbox', { name: 'Ambient' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Frozen' }));
  await expect.poll(() => [...new Set(shown('zone'))]).toEqual(['Frozen']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cellar' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Frozen' }));
  await expect.poll(() => [...new Set(shown('zone'))]).toEqual(['Cellar']);
});

claim('because each change takes the id of the first', async () => {
  const screen = await show(<ZonePanel />);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Zone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zone column menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Frozen' }));
  await expect.poll(() => [...new Set(shown('zone'))]).toEqual(['Frozen']);
});

claim('closes on Esc or a click elsewhere', async () => {
  const screen = await show(<ZonePanel />);
  const open = () => screen.getByRole('group', { name: 'Zones' });
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('columnheader', { name: 'Product' })),
  ]) {
    await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
    await expect.element(screen.getByRole('checkbox', { name: 'Ambient' })).toHaveFocus();
    await leave();
    await expect.element(open()).not.toBeInTheDocument();
  }
});

claim('Their column menus then have no Filter.', async () => {
  const screen = await show(<ZonePanel />);
  const menuOf = async (name: string) => {
    await userEvent.hover(screen.getByRole('columnheader', { name }));
    await userEvent.click(screen.getByRole('button', { name: `${name} column menu` }));
    await expect.element(screen.getByRole('menu')).toBeVisible();
    const items = [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    return items;
  };
  expect(await menuOf('Zone')).toContain('Filter');
  expect(await menuOf('Product')).not.toContain('Filter');
});

claim('To keep the lines of the default panel and change only', async () => {
  const pro = await import('@mui/x-data-grid-pro');
  function FilterLines() {
    const apiRef = pro.useGridApiContext();
    const { items } = pro.useGridSelector(apiRef, pro.gridFilterModelSelector);
    return (
      <div>
        {items.map((item, index) => (
          <pro.GridFilterForm
            key={item.id}
            item={item}
            applyFilterChanges={(next) => apiRef.current.upsertFilterItem(next)}
            deleteFilter={(old) => apiRef.current.deleteFilterItem(old)}
            hasMultipleFilters={items.length > 1}
            showMultiFilterOperators={index > 0}
            disableMultiFilterOperator={index !== 1}
            applyMultiFilterOperatorChanges={(operator) =>
              apiRef.current.setFilterLogicOperator(operator)
            }
          />
        ))}
      </div>
    );
  }
  const items = ['a', 'o'].map((value, id) => ({ id, field: 'name', operator: 'contains', value }));
  const screen = await show(
    <div style={{ height: 300, width: 500 }}>
      <pro.DataGridPro
        rows={rows}
        columns={[{ field: 'name', headerName: 'Name' }]}
        showToolbar
        slots={{ filterPanel: FilterLines }}
        initialState={{ filter: { filterModel: { items } } }}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  const lines = () => document.querySelectorAll('.MuiDataGrid-filterForm').length;
  await expect.poll(lines).toBe(2);
  await expect
    .element(screen.getByRole('combobox', { name: 'Logic operator' }).last())
    .toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }).first());
  await expect.poll(lines).toBe(1);
});

claim("In 8.1.0 this doesn't hold for the values of isAnyOf", async () => {
  const pro = await import('@mui/x-data-grid-pro');
  function ReadOnlyLines() {
    const apiRef = pro.useGridApiContext();
    const { items } = pro.useGridSelector(apiRef, pro.gridFilterModelSelector);
    return items.map((item, index) => (
      <pro.GridFilterForm
        key={item.id}
        item={item}
        readOnly
        applyFilterChanges={(next) => apiRef.current.upsertFilterItem(next)}
        deleteFilter={(old) => apiRef.current.deleteFilterItem(old)}
        hasMultipleFilters
        showMultiFilterOperators={index > 0}
        applyMultiFilterOperatorChanges={() => {}}
      />
    ));
  }
  const items = [
    { id: 1, field: 'name', operator: 'contains', value: 'a' },
    { id: 2, field: 'name', operator: 'isAnyOf', value: ['Ada'] },
    { id: 3, field: 'age', operator: 'isAnyOf', value: [31] },
    { id: 4, field: 'kind', operator: 'isAnyOf', value: ['a'] },
  ];
  await show(
    <div style={{ height: 400, width: 700 }}>
      <pro.DataGridPro
        rows={rows}
        columns={[
          { field: 'name' },
          { field: 'age', type: 'number' },
          { field: 'kind', type: 'singleSelect', valueOptions: ['a', 'b'] },
        ]}
        slots={{ filterPanel: ReadOnlyLines }}
        initialState={{
          filter: { filterModel: { items } },
          preferencePanel: {
            open: true,
            openedPanelValue: pro.GridPreferencePanelsValue.filters,
          },
        }}
      />
    </div>,
  );
  const enabled = (part: string) =>
    [...document.querySelectorAll(`.MuiDataGrid-filterForm${part}`)].map(
      (element) => !element.querySelector('.Mui-disabled') && !element.matches('.Mui-disabled'),
    );
  await expect.poll(() => enabled('ValueInput')).toEqual([false, true, true, false]);
  expect(enabled('LogicOperatorInput')).toEqual([true, true, true, true]);
  expect(enabled('ColumnInput')).toEqual([false, false, false, false]);
  expect(enabled('OperatorInput')).toEqual([false, false, false, false]);
  expect(enabled('DeleteIcon')).toEqual([false, false, false, false]);
});

claim('sx styles the panel, and each part takes an sx of its own', async () => {
  const width = (sx: number) => ({ sx: { width: sx } });
  const screen = await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'name' }]}
        showToolbar
        slotProps={{
          filterPanel: {
            sx: { bgcolor: 'rgb(1, 2, 3)' },
            filterFormProps: {
              columnInputProps: width(181),
              operatorInputProps: width(142),
              valueInputProps: width(223),
            },
          },
        }}
      />
    </div>,
  );
  await openPanel(screen);
  const part = (name: string) =>
    document.querySelector<HTMLElement>(`.MuiDataGrid-filterForm${name}Input`)?.offsetWidth;
  expect(['Column', 'Operator', 'Value'].map(part)).toEqual([181, 142, 223]);
  const panel = document.querySelector('.MuiDataGrid-panelWrapper')!;
  expect(getComputedStyle(panel).backgroundColor).toBe('rgb(1, 2, 3)');
});

claim('which then shows even beside a single filter', async () => {
  const logicOperatorInputProps = { sx: { width: 90 } };
  const screen = await show(
    <div style={{ height: 300, width: 700 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'name' }]}
        showToolbar
        slotProps={{ filterPanel: { filterFormProps: { logicOperatorInputProps } } }}
      />
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: /filters/i }));
  await expect
    .poll(() => document.querySelector('.MuiDataGrid-filterFormLogicOperatorInput'))
    .toBeTruthy();
  const part = document.querySelector('.MuiDataGrid-filterFormLogicOperatorInput')!;
  expect(getComputedStyle(part).display).not.toBe('none');
  expect(getComputedStyle(part).visibility).toBe('visible');
});

claim('users can type the first letters of a name to jump to it', async () => {
  const screen = await show(<StackedPanel />);
  await openPanel(screen);
  await userEvent.click(screen.getByRole('combobox', { name: 'Columns' }));
  await expect.poll(options).toEqual(['Cargo', 'Carrier', 'Containers']);
  await userEvent.keyboard('con');
  await expect.element(screen.getByRole('option', { name: 'Containers' })).toHaveFocus();
});

function WithShortcut({ onPanel }: { onPanel: (happened: string) => void }) {
  const apiRef = useGridApiRef();
  const toggle = () => {
    const { open, openedPanelValue } = gridPreferencePanelStateSelector(apiRef);
    if (open && openedPanelValue === GridPreferencePanelsValue.filters) {
      apiRef.current?.hideFilterPanel();
    } else {
      apiRef.current?.showFilterPanel();
    }
  };
  return (
    <div
      role="presentation"
      style={{ height: 300 }}
      onKeyDown={(event) => {
        if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyL') return;
        event.preventDefault();
        toggle();
      }}
    >
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={[{ field: 'name' }]}
        onPreferencePanelOpen={({ openedPanelValue }) => onPanel(`open ${openedPanelValue}`)}
        onPreferencePanelClose={({ openedPanelValue }) => onPanel(`close ${openedPanelValue}`)}
      />
    </div>
  );
}

claim('opens the panel from any cell, and closes it from inside the panel, too', async () => {
  const screen = await show(<WithShortcut onPanel={() => {}} />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Ada' }));
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  const value = screen.getByRole('textbox', { name: 'Value' });
  await expect.element(value).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  await expect.element(value).not.toBeInTheDocument();
});

claim('both get openedPanelValue', async () => {
  const happened: string[] = [];
  const screen = await show(<WithShortcut onPanel={(each) => happened.push(each)} />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Ada' }));
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  await expect.element(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  await expect.poll(() => happened).toEqual(['open filters', 'close filters']);
});

const empty: GridFilterItem = { id: 1, field: 'name', operator: 'contains' };

function DraftPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const [draft, setDraft] = useState(model.items[0] ?? empty);
  const value = useRef<{ focus: () => void } | null>(null);
  useEffect(() => value.current?.focus(), []);
  const apply = (items: GridFilterItem[]) => {
    apiRef.current.setFilterModel({ ...model, items });
    apiRef.current.hideFilterPanel();
  };
  return (
    <div>
      <GridFilterForm
        item={draft}
        applyFilterChanges={setDraft}
        deleteFilter={() => apply([])}
        hasMultipleFilters={false}
        applyMultiFilterOperatorChanges={() => {}}
        focusElementRef={value}
      />
      <button onClick={() => apiRef.current.hideFilterPanel()}>Cancel</button>
      <button onClick={() => apply([draft])}>Apply</button>
    </div>
  );
}

const WithDraft = () => (
  <div style={{ height: 300, width: 600 }}>
    <button>Elsewhere</button>
    <DataGrid
      rows={rows}
      columns={[{ field: 'name', width: 150 }]}
      showToolbar
      filterDebounceMs={0}
      slots={{ filterPanel: DraftPanel }}
      slotProps={{ columnMenu: { slots: { columnMenuFilterItem: null } } }}
    />
  </div>
);

claim('write it into the model when users apply it', async () => {
  const screen = await show(<WithDraft />);
  await openPanel(screen);
  const value = screen.getByRole('textbox', { name: 'Value' });
  await expect.element(value).toHaveFocus();
  await userEvent.fill(value, 'Bo');
  await expect.element(value).toHaveValue('Bo');
  expect(shown('name')).toEqual(['Ada', 'Bo']);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => shown('name')).toEqual(['Bo']);
  await expect.element(value).not.toBeInTheDocument();
});

claim('all drop the draft', async () => {
  const screen = await show(<WithDraft />);
  const value = screen.getByRole('textbox', { name: 'Value' });
  for (const leave of [
    () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Elsewhere' })),
  ]) {
    await openPanel(screen);
    await expect.element(value).toHaveValue('');
    await userEvent.fill(value, 'Bo');
    await leave();
    await expect.element(value).not.toBeInTheDocument();
    expect(shown('name')).toEqual(['Ada', 'Bo']);
  }
});

claim('in DataGrid, it replaces a filter of another column', async () => {
  const items = [{ id: 1, field: 'name', operator: 'contains', value: 'Bo' }];
  const screen = await show(
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={rows}
        columns={stockColumns.map(({ field }) => ({ field })).concat({ field: 'name' })}
        initialState={{ filter: { filterModel: { items } } }}
      />
    </div>,
  );
  await expect.poll(() => shown('name')).toEqual(['Bo']);
  await openColumnMenu(screen, 'a');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo']);
});

function Orders() {
  const apiRef = useGridApiRef();
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[
          { id: 1, status: 'Open', name: 'Ada' },
          { id: 2, status: 'Filled', name: 'Bo' },
        ]}
        columns={[
          { field: 'status', type: 'singleSelect', valueOptions: ['Open', 'Filled'] },
          { field: 'name' },
        ]}
        showToolbar
        onFilterModelChange={({ items: [item] }, { reason }) => {
          if (reason !== 'upsertFilterItem' || !item?.value || item.operator === 'isAnyOf') return;
          const type = apiRef.current?.getColumn(item.field).type;
          if (type === 'singleSelect' || type === 'boolean') apiRef.current?.hideFilterPanel();
        }}
      />
    </div>
  );
}

claim('close the panel as soon as the filter has a value', async () => {
  const screen = await show(<Orders />);
  await openPanel(screen);
  await userEvent.click(screen.getByRole('combobox', { name: 'Value' }));
  await userEvent.click(screen.getByRole('option', { name: 'Filled' }));
  const columnField = screen.getByRole('combobox', { name: 'Columns' });
  await expect.element(columnField).not.toBeInTheDocument();
  expect(shown('name')).toEqual(['Bo']);
  // Another column, whose values are typed.
  await openPanel(screen);
  await userEvent.click(columnField);
  await userEvent.click(screen.getByRole('option', { name: 'name' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Value' }), 'A');
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  await expect.element(columnField).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(columnField).not.toBeInTheDocument();
});

const noFilter = { id: 1, field: 'name', operator: 'contains' };

function FilterBar() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <GridFilterForm
      item={items[0] ?? noFilter}
      applyFilterChanges={(item) => apiRef.current.upsertFilterItem(item)}
      deleteFilter={(item) => apiRef.current.deleteFilterItem(item)}
      hasMultipleFilters={false}
      applyMultiFilterOperatorChanges={() => {}}
      focusElementRef={null}
    />
  );
}

claim('render its form in the toolbar slot', async () => {
  const screen = await show(
    <div style={{ height: 400, width: 700 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'name', width: 150 }, { field: 'id' }]}
        showToolbar
        slots={{ toolbar: FilterBar, columnHeaderFilterIconButton: () => null }}
        slotProps={{ columnMenu: { slots: { columnMenuFilterItem: null } } }}
      />
    </div>,
  );
  const value = screen.getByRole('textbox', { name: 'Value' });
  await expect.element(value).toBeVisible();
  // It doesn't take the focus when the page opens.
  expect(document.activeElement).toBe(document.body);
  await userEvent.fill(value, 'Bo');
  await expect.poll(() => shown('name')).toEqual(['Bo']);
  await expect.element(value).toHaveFocus();
  await userEvent.click(screen.getByRole('combobox', { name: 'Operator' }));
  await userEvent.click(screen.getByRole('option', { name: 'does not contain' }));
  await expect.poll(() => shown('name')).toEqual(['Ada']);
  await openColumnMenu(screen, 'name');
  expect(screen.getByRole('menuitem', { name: 'Filter' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.MuiDataGrid-filterIcon')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => shown('name')).toEqual(['Ada', 'Bo']);
  await expect.element(value).toHaveValue('');
});
