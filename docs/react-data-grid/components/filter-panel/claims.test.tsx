import Badge from '@mui/material/Badge';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilterModelSelector,
  GridPreferencePanelsValue,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  type GridApi as GridApiPremium,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import NamedCount from './NamedCount';

const claim = claimsOf(page);

const apiRef: { current: GridApi | null } = { current: null };
const CountingTrigger = () => (
  <FilterPanelTrigger
    render={(props, { open, filterCount }) => (
      <button type="button" id={props.id} ref={props.ref} onClick={props.onClick}>
        {`${filterCount} filters, ${open ? 'open' : 'closed'}`}
      </button>
    )}
  />
);

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 700 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a', headerName: 'A' }]}
        showToolbar
        slots={{ toolbar: CountingTrigger }}
        {...props}
      />
    </div>
  );
}

const panel = () => document.querySelector('.MuiDataGrid-panel');

claim('in the name of the button for screen readers', async () => {
  const screen = await show(<NamedCount />);
  await userEvent.click(screen.getByRole('button', { name: 'Filters, 2 active' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }).first());
  await expect.element(screen.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
});

claim("A filter without a value isn't counted", async () => {
  const screen = await show(
    <Grid
      initialState={{
        filter: {
          filterModel: {
            items: [{ field: 'a', operator: 'contains' }],
            quickFilterValues: ['one'],
          },
        },
      }}
    />,
  );
  await expect.element(screen.getByText('0 filters, closed')).toBeVisible();
  apiRef.current?.setFilterModel({ items: [{ field: 'a', operator: 'contains', value: 'o' }] });
  await expect.element(screen.getByText('1 filters, closed')).toBeVisible();
});

claim('Your trigger still opens the panel', async () => {
  const screen = await show(<Grid disableColumnFilter />);
  await userEvent.click(screen.getByText('0 filters, closed'));
  await expect.element(screen.getByText('0 filters, open')).toBeVisible();
  await expect.poll(panel).not.toBeNull();
});

claim("screen readers don't read the badge at all", async () => {
  const screen = await show(
    <>
      <button aria-label="Filters">
        <Badge badgeContent={2}>F</Badge>
      </button>
      <button>
        <Badge badgeContent={2}>Shown</Badge>
      </button>
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Shown 2', exact: true })).toBeVisible();
});

claim('so open is false while the columns panel is open', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByText('0 filters, closed'));
  await expect.element(screen.getByText('0 filters, open')).toBeVisible();
  apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.element(screen.getByRole('checkbox', { name: 'Show/Hide All' })).toBeVisible();
  await expect.element(screen.getByText('0 filters, closed')).toBeVisible();
});

claim('the focus moves to the value of the last filter', async () => {
  const screen = await show(
    <Grid slots={{ toolbar: () => <FilterPanelTrigger>Filters</FilterPanelTrigger> }} />,
  );
  const trigger = screen.getByRole('button', { name: 'Filters' });
  await expect.element(trigger).toHaveAttribute('aria-haspopup', 'true');
  await expect.element(trigger).not.toHaveAttribute('aria-expanded');
  await userEvent.click(trigger);
  await expect.element(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(panel()?.id).toBe(trigger.element().getAttribute('aria-controls'));
  expect(panel()?.getAttribute('aria-labelledby')).toBe(trigger.element().id);
});

claim('or to its operator if that needs no value', async () => {
  const withFilters = (operators: string[]) => (
    <div style={{ height: 300, width: 700 }}>
      <DataGridPremium
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a', headerName: 'A' }]}
        showToolbar
        slots={{ toolbar: () => <FilterPanelTrigger>Filters</FilterPanelTrigger> }}
        initialState={{
          filter: {
            filterModel: {
              items: operators.map((operator, id) => ({ id, field: 'a', operator, value: 'o' })),
            },
          },
        }}
      />
    </div>
  );
  for (const [operators, role, name] of [
    [['contains', 'isEmpty'], 'combobox', 'Operator'],
    [['isEmpty', 'contains'], 'textbox', 'Value'],
  ] as const) {
    const screen = await show(withFilters([...operators]));
    await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
    await expect.element(screen.getByRole(role, { name }).last()).toHaveFocus();
    await screen.unmount();
  }
});

claim('Esc closes the panel and brings the focus back to the trigger', async () => {
  const screen = await show(
    <Grid slots={{ toolbar: () => <FilterPanelTrigger>Filters</FilterPanelTrigger> }} />,
  );
  const trigger = screen.getByRole('button', { name: 'Filters' });
  await userEvent.click(trigger);
  await expect.element(screen.getByRole('textbox', { name: 'Value' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(panel).toBeNull();
  await expect.element(trigger).toHaveFocus();
});

claim('The filterPanel slot replaces the content of the panel', async () => {
  const screen = await show(<Grid slots={{ filterPanel: () => <p>Own content</p> }} />);
  apiRef.current?.showPreferences(GridPreferencePanelsValue.filters);
  await expect.element(screen.getByText('Own content')).toBeVisible();
  expect(panel()?.textContent).toBe('Own content');
});

claim('the headers and the answers of the AI assistant', async () => {
  const api: { current: GridApiPremium | null } = { current: null };
  const answer: PromptResponse = {
    conversationId: '1',
    select: -1,
    filters: [{ column: 'a', operator: 'contains', value: 'x' }],
    sorting: [{ column: 'a', direction: 'desc' }],
    grouping: [],
    aggregation: {},
    pivoting: {},
  };
  await show(
    <div style={{ height: 300, width: 700 }}>
      <DataGridPremium
        apiRef={api}
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a' }]}
        aiAssistant
        disableColumnFilter
        onPrompt={() => Promise.resolve(answer)}
      />
    </div>,
  );
  await api.current?.aiAssistant.processPrompt('only x');
  await expect.poll(() => api.current?.getSortModel().length).toBe(1);
  expect(gridFilterModelSelector(api as never).items).toEqual([]);
});
