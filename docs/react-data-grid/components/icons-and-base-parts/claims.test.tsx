import type {} from '@mui/x-data-grid/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  GridActionsCellItem,
  GridPreferencePanelsValue,
  GridToolbarDensitySelector,
} from '@mui/x-data-grid';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  type DataGridPremiumProps,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, one, rows } from '../claimsGrid';
import BaseParts from './BaseParts';
import page from './index.mdx?raw';
import OwnIcons from './OwnIcons';

const claim = claimsOf(page);

claim('Every icon is a slot of its own', async () => {
  await show(<OwnIcons />);
  await one('[data-testid=VerifiedIcon]');
  expect(all('[data-testid=TuneIcon]')).toHaveLength(1);
});

claim('Here baseCheckbox is a switch', async () => {
  const screen = await show(<BaseParts />);
  const first = screen.getByRole('switch', { name: 'Select row' }).first();
  await userEvent.click(first);
  await expect.element(first).toBeChecked();
  expect(all('[role=row][aria-selected=true]')).toHaveLength(1);
});

/** Every icon in the table, replaced by an element with its name. */
const icons = [
  ...page
    .slice(page.indexOf('\n## Icons'), page.indexOf('\n## Buttons'))
    .matchAll(/(?<=^\|[^|]*`)\w+Icon(?=`)/gm),
].map(([name]) => name);

const ownIcons = Object.fromEntries(icons.map((name) => [name, () => <i data-icon={name}>◆</i>]));

const response: PromptResponse = {
  conversationId: '',
  select: 1,
  filters: [{ column: 'a', operator: 'contains', value: 'r' }],
  aggregation: { a: 'size' },
  sorting: [
    { column: 'a', direction: 'asc' },
    { column: 'b', direction: 'desc' },
  ],
  grouping: [{ column: 'a' }],
  pivoting: { columns: [], rows: [], values: [] },
};

/** Grids that have icons. `type`: fills in the first field; the others name an icon to press. After each step, another icon appears. */
const places: [Partial<DataGridPremiumProps>, ...steps: [what: string, appears: string][]][] = [
  [
    {
      rows: [
        { id: 0, done: true },
        { id: 1, done: false },
      ],
      columns: [
        { field: 'done', type: 'boolean', width: 60 },
        {
          field: 'more',
          type: 'actions',
          width: 60,
          getActions: () => [<GridActionsCellItem key="x" label="Remove" showInMenu />],
        },
      ],
      aiAssistant: true,
      rowReordering: true,
      getDetailPanelContent: () => <p>Details</p>,
      getDetailPanelHeight: () => 40,
      initialState: {
        sorting: { sortModel: [{ field: 'done', sort: 'asc' }] },
        detailPanel: { expandedRowIds: new Set([0]) },
      },
    },
    ['quickFilterIcon', 'quickFilterIcon'],
    ['type', 'quickFilterClearIcon'],
  ],
  [
    { slots: { toolbar: GridToolbarDensitySelector } },
    ['densityStandardIcon', 'densityCompactIcon'],
  ],
  [
    {
      initialState: {
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
      },
      filterDebounceMs: 60_000,
      filterModel: { items: [0, 1].map((id) => ({ id, field: 'a', operator: 'contains' })) },
    },
    ['type', 'loadIcon'],
  ],
  [{ headerFilters: true, showToolbar: false }, ['openFilterButtonIcon', 'menuItemCheckIcon']],
  [
    {
      treeData: true,
      getTreeDataPath: ({ id }) => [id % 2 ? 'odd' : 'even', String(id)],
      isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === 'odd',
    },
  ],
  [
    {
      initialState: { rowGrouping: { model: ['a'] } },
      isGroupExpandedByDefault: ({ groupingKey }) => groupingKey === 'row 0',
    },
  ],
  [
    {
      columns: [{ field: 'a' }, { field: 'b' }],
      initialState: {
        pivoting: {
          enabled: true,
          panelOpen: true,
          model: { rows: [{ field: 'a' }], columns: [], values: [] },
        },
      },
    },
    ['type', 'pivotSearchClearIcon'],
    ['columnMenuIcon', 'pivotMenuRemoveIcon'],
  ],
  [
    {
      aiAssistant: true,
      slots: { aiAssistantPanel: GridAiAssistantPanel },
      initialState: {
        preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.aiAssistant },
        aiAssistant: {
          activeConversationIndex: 0,
          conversations: [{ prompts: [{ value: 'Ask', createdAt: new Date(0), response }] }],
        },
      },
    },
    ['promptChangesToggleIcon', 'promptGroupIcon'],
  ],
];

claim('Every icon is a slot of its own. Wrap an icon', async () => {
  const shown = (selector: string) =>
    all(selector).filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
  const found = new Set<string>();
  const look = () => all('[data-icon]').forEach(({ dataset }) => found.add(dataset.icon!));
  for (const [{ slots, ...props }, ...steps] of places) {
    const screen = await show(
      <div style={{ height: 400, width: 900 }}>
        <DataGridPremium
          rows={rows}
          columns={[{ field: 'a' }]}
          showToolbar
          hideFooter
          slots={{ ...ownIcons, ...slots }}
          {...props}
        />
      </div>,
    );
    await one('[role=columnheader]');
    look();
    for (const [what, appears] of steps) {
      const isText = what === 'type';
      const target = isText ? 'input:is([type=text], [type=search])' : `[data-icon=${what}]`;
      // Panels open with an animation.
      await expect.poll(() => shown(target).length, { message: what }).toBeGreaterThan(0);
      if (isText) await userEvent.fill(shown(target)[0]!, 'r');
      else await userEvent.click(shown(target).at(-1)!);
      await expect
        .poll(() => all('[data-icon]').map(({ dataset }) => dataset.icon))
        .toContain(appears);
      look();
    }
    await screen.unmount();
  }
  // The last one is there only in a browser without speech recognition.
  expect(icons.filter((icon) => !found.has(icon))).toEqual(['promptSpeechRecognitionOffIcon']);
});

claim('buttons in cells, such as actions and the arrows of groups and details', async () => {
  await show(
    <div style={{ height: 400, width: 900 }}>
      <DataGridPremium
        rows={rows}
        columns={[
          { field: 'a' },
          {
            field: 'more',
            type: 'actions',
            getActions: () => [<GridActionsCellItem key="x" label="Remove" icon={<i>x</i>} />],
          },
        ]}
        initialState={{ rowGrouping: { model: ['a'] } }}
        isGroupExpandedByDefault={() => true}
        getDetailPanelContent={() => <p>Details</p>}
        slots={{ baseIconButton: () => <i data-base="">◆</i> }}
      />
    </div>,
  );
  await one('[role=gridcell] [data-base]');
  const fields = () =>
    all('[role=gridcell] [data-base]').map(
      (button) => button.closest<HTMLElement>('[data-field]')?.dataset.field,
    );
  await expect
    .poll(() => [...new Set(fields())].sort())
    .toEqual(['__detail_panel_toggle__', '__row_group_by_columns_group__', 'more']);
});

claim('the prompt, Aggregation in the column menu', async () => {
  await show(
    <div style={{ height: 400, width: 900 }}>
      <DataGridPremium
        rows={rows}
        columns={[{ field: 'id', type: 'number' }]}
        aiAssistant
        slots={{
          aiAssistantPanel: GridAiAssistantPanel,
          baseTextField: () => <i data-base="field">◆</i>,
          baseSelect: () => <i data-base="select">◆</i>,
        }}
        initialState={{
          preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.aiAssistant },
        }}
      />
    </div>,
  );
  await one('.MuiDataGrid-aiAssistantPanel [data-base=field]');
  expect(all('[data-base=select]')).toEqual([]);
  await userEvent.click(await one('[role=columnheader]'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await one('[role=menu] [data-base=select]');
});

claim('Props of the Material UI component go into material', async () => {
  const screen = await show(
    // With room above the headers, or the tooltip opens below them.
    <div style={{ height: 300, width: 500, marginTop: 120 }}>
      <DataGridPremium
        rows={rows}
        columns={[{ field: 'id', description: 'Number of the row' }]}
        checkboxSelection
        slotProps={{
          baseCheckbox: { material: { disableRipple: true, color: 'secondary' } },
          baseTooltip: { material: { arrow: true, placement: 'top' } },
        }}
      />
    </div>,
  );
  await one('.MuiDataGrid-checkboxInput.MuiCheckbox-colorSecondary');
  await userEvent.click(screen.getByRole('checkbox').nth(1));
  expect(all('.MuiDataGrid-checkboxInput .MuiTouchRipple-root')).toHaveLength(0);
  await userEvent.hover(screen.getByText('id', { exact: true }).first());
  await one('.MuiTooltip-arrow');
  expect((await one('.MuiTooltip-popper')).dataset.popperPlacement).toBe('top');
});

claim('The checkbox column uses them in its rows and its header', async () => {
  const icons = {
    icon: <span>○</span>,
    checkedIcon: <span>●</span>,
    indeterminateIcon: <span>◐</span>,
  };
  const screen = await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        rows={[
          { id: 1, done: false },
          { id: 2, done: true },
        ]}
        columns={[{ field: 'id' }, { field: 'done', type: 'boolean', editable: true }]}
        checkboxSelection
        slotProps={{ baseCheckbox: { material: { color: 'success', ...icons } } }}
      />
    </div>,
  );
  await expect.element(screen.getByText('○').first()).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row' }).first());
  await expect.element(screen.getByText('●')).toBeVisible();
  await expect.element(screen.getByText('◐')).toBeVisible();
  const field = document.querySelector('[role=gridcell][data-field=done]') as Element;
  await userEvent.dblClick(field);
  await expect.poll(() => field.textContent).toBe('○');
});

claim("still uses the theme's icons for all others", async () => {
  const icon = (name: string) => () => <i data-icon={name} />;
  const slots = {
    columnSortedAscendingIcon: icon('ascending'),
    columnMenuIcon: icon('menu'),
  };
  const components = { MuiDataGrid: { defaultProps: { slots } } };
  const sorted = { sorting: { sortModel: [{ field: 'a', sort: 'asc' as const }] } };
  await show(
    <ThemeProvider theme={createTheme({ components })}>
      <div style={{ height: 200 }}>
        <DataGridPremium
          rows={[]}
          columns={[{ field: 'a' }]}
          initialState={sorted}
          slots={{ columnMenuIcon: icon('own menu') }}
        />
      </div>
    </ThemeProvider>,
  );
  await one('[data-icon=ascending]');
  await one('[data-icon="own menu"]');
  expect(all('[data-icon=menu]')).toHaveLength(0);
});
