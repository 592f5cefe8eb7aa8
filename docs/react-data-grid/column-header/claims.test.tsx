import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { DataGridPro, type GridApiPro } from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { createRef } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import DrawnHeaders from './DrawnHeaders';
import page from './index.mdx?raw';
import SharedIcons from './SharedIcons';
import StyledHeaders from './StyledHeaders';
import TallHeaders from './TallHeaders';

const claim = claimsOf(page);

const rows = [
  { id: 1, a: 'one', b: 'two' },
  { id: 2, a: 'three', b: 'four' },
];

function Grid(props: Partial<DataGridProps>) {
  return (
    <Box sx={{ height: 300, width: 700 }}>
      <DataGrid
        rows={rows}
        columns={[
          { field: 'a', headerName: 'A' },
          { field: 'b', headerName: 'B' },
        ]}
        {...props}
      />
    </Box>
  );
}

const headerHeight = () =>
  document.querySelector('.MuiDataGrid-columnHeader')?.getBoundingClientRect().height;

claim("the tooltip shows the title when it's cut off", async () => {
  const name = 'A title that does not fit into its column';
  const screen = await show(<Grid columns={[{ field: 'a', headerName: name }]} />);
  await userEvent.hover(screen.getByText(name));
  await expect.element(screen.getByRole('tooltip', { name })).toBeVisible();
});

claim('description is a tooltip for the title', async () => {
  const screen = await show(<StyledHeaders />);
  await userEvent.hover(screen.getByText('Insured (€)'));
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Value agreed with the insurer at the last renewal');
});

claim(
  'The buttons for sorting, filtering and the menu stay, and so does sorting on click',
  async () => {
    const screen = await show(<DrawnHeaders />);
    const header = screen.getByRole('columnheader', { name: 'Office' });
    await userEvent.click(screen.getByText('Office'));
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    await expect.element(screen.getByRole('button', { name: 'Office column menu' })).toBeVisible();
  },
);

claim("With renderHeader, description isn't shown", async () => {
  const screen = await show(
    <Grid
      columns={[
        { field: 'a', description: 'What it is', renderHeader: () => <i>drawn</i> },
        { field: 'b', description: 'Another' },
      ]}
    />,
  );
  await userEvent.hover(screen.getByText('drawn'));
  await userEvent.hover(screen.getByText('b', { exact: true }));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Another');
  expect(document.body.textContent).not.toContain('What it is');
});

claim('the grid ignores the arrow keys while the focus is inside your content', async () => {
  const screen = await show(
    <Grid
      columns={[
        { field: 'a', width: 300, renderHeader: () => <input aria-label="Year" /> },
        { field: 'b' },
      ]}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Year' });
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(input).toHaveFocus();
});

claim('or each click on the control also sorts the column', async () => {
  const screen = await show(
    <Grid
      columns={[
        { field: 'a', renderHeader: () => <input type="checkbox" aria-label="bubbles" /> },
        {
          field: 'b',
          renderHeader: () => (
            <input
              type="checkbox"
              aria-label="stops"
              onClick={(event) => event.stopPropagation()}
            />
          ),
        },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'bubbles' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'stops' }));
  await expect
    .element(screen.getByRole('columnheader').nth(0))
    .toHaveAttribute('aria-sort', 'ascending');
  await expect
    .element(screen.getByRole('columnheader').nth(1))
    .toHaveAttribute('aria-sort', 'none');
});

claim("by 0.7 when it's compact, by 1.3 when it's comfortable", async () => {
  for (const [density, height] of [
    ['standard', 56],
    ['compact', 39],
    ['comfortable', 72],
  ] as const) {
    const screen = await show(<Grid density={density} />);
    await expect.element(screen.getByText('one')).toBeVisible();
    expect(headerHeight()).toBe(height);
    await screen.unmount();
  }
});

claim('let them wrap with white-space', async () => {
  const screen = await show(<TallHeaders />);
  expect(headerHeight()).toBe(84);
  const title = screen.getByText('Result of the last review').element();
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  await userEvent.click(screen.getByRole('button', { name: '36 px' }));
  await expect.poll(headerHeight).toBe(36);
});

claim("all others are on the left. align doesn't affect headers", async () => {
  await show(
    <Grid
      columns={[
        { field: 'a', align: 'right' },
        { field: 'b', type: 'number' },
        { field: 'c', type: 'boolean' },
      ]}
    />,
  );
  const classes = (field: string) =>
    document.querySelector(`.MuiDataGrid-columnHeader[data-field="${field}"]`)?.className ?? '';
  expect(classes('a')).not.toMatch(/alignRight|alignCenter/);
  expect(classes('b')).toContain('alignRight');
  expect(classes('c')).toContain('alignCenter');
});

claim('on touch screens, the menu button is always visible', async () => {
  const screen = await show(<Grid />);
  const menu = screen.getByRole('columnheader', { name: 'A' }).element();
  const hidden = menu.querySelector('.MuiDataGrid-menuIcon') as HTMLElement;
  expect(getComputedStyle(hidden).visibility).toBe('hidden');
  // No browser can be told to have no pointer that hovers, so this reads the rule.
  const inside = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? [rule, ...inside(rule.cssRules)] : [rule],
    );
  const rules = [...document.styleSheets]
    .flatMap((sheet) => inside(sheet.cssRules))
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter(({ conditionText }) => conditionText === '(hover: none)')
    .flatMap(({ cssText }) => cssText);
  expect(rules.join('')).toMatch(/-columnHeader \.MuiDataGrid-menuIcon \{[^}]*visibility: visible/);
});

claim('clicking the header still sorts', async () => {
  const screen = await show(<SharedIcons />);
  await userEvent.click(screen.getByText('Delay (min)'));
  const header = screen.getByRole('columnheader', { name: 'Delay (min)' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  expect(header.element().querySelector('.MuiDataGrid-sortButton')).toBeNull();
});

claim("they're visible without hovering", async () => {
  const screen = await show(<SharedIcons />);
  const header = screen.getByRole('columnheader', { name: 'Platform' });
  await expect.element(header).toBeVisible();
  const button = header.element().querySelector('.MuiDataGrid-sortButton') as HTMLElement;
  await expect.poll(() => Number(getComputedStyle(button).opacity)).toBeCloseTo(0.6);
  expect(getComputedStyle(button).visibility).toBe('visible');
  expect(button.getBoundingClientRect().width).toBeGreaterThan(10);
});

claim('To keep a click from sorting', async () => {
  const onColumnHeaderClick = vi.fn<NonNullable<DataGridProps['onColumnHeaderClick']>>(
    (_, event) => {
      event.defaultMuiPrevented = true;
    },
  );
  const screen = await show(<Grid onColumnHeaderClick={onColumnHeaderClick} />);
  await userEvent.click(screen.getByText('A', { exact: true }));
  expect(onColumnHeaderClick).toHaveBeenCalledTimes(1);
  await expect
    .element(screen.getByRole('columnheader', { name: 'A' }))
    .toHaveAttribute('aria-sort', 'none');
});

claim('There are no props for keys, focus and dragging', async () => {
  const click = vi.fn();
  const other = vi.fn();
  const none = {
    onColumnHeaderKeyDown: other,
    onColumnHeaderFocus: other,
    onColumnHeaderBlur: other,
    onColumnHeaderDragStart: other,
  };
  const screen = await show(<Grid {...(none as object)} onColumnHeaderClick={click} />);
  await userEvent.click(screen.getByText('A', { exact: true }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('columnheader', { name: 'B' })).toHaveFocus();
  expect(click).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

claim('the accessible name of the menu button all use it', async () => {
  const screen = await show(<Grid />);
  const header = screen.getByRole('columnheader', { name: 'A' });
  await userEvent.hover(header);
  await expect.element(header.getByRole('button', { name: 'A column menu' })).toBeVisible();
  expect(
    [...header.element().querySelectorAll('button')].map((button) =>
      button.getAttribute('aria-label'),
    ),
  ).toEqual(['Sort', 'A column menu']);
});

claim('Moves to the next header', async () => {
  const screen = await show(<Grid />);
  const a = screen.getByRole('columnheader', { name: 'A' });
  const b = screen.getByRole('columnheader', { name: 'B' });
  await userEvent.click(screen.getByText('A', { exact: true }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(b).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(a).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(b).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(b).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(b).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('gridcell', { name: 'four' })).toHaveFocus();
});

claim('Adds the column to the sorting', async () => {
  const screen = await show(
    <Box sx={{ height: 300, width: 400 }}>
      <DataGridPro rows={rows} columns={[{ field: 'a' }, { field: 'b' }]} />
    </Box>,
  );
  const header = (name: string) => screen.getByRole('columnheader', { name });
  await userEvent.click(screen.getByRole('gridcell', { name: 'one' }));
  await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Shift>}{Enter}{/Shift}');
  for (const name of ['a', 'b']) {
    await expect.element(header(name)).toHaveAttribute('aria-sort', 'ascending');
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(header('a')).toHaveAttribute('aria-sort', 'none');
});

claim('or to the first cell of the column', async () => {
  const screen = await show(
    <Box sx={{ height: 300, width: 400 }}>
      <DataGridPro rows={rows} columns={[{ field: 'a', headerName: 'A' }]} headerFilters />
    </Box>,
  );
  await userEvent.click(screen.getByText('A', { exact: true }).first());
  await userEvent.keyboard('{ArrowDown}');
  await expect
    .poll(() => document.activeElement?.closest('.MuiDataGrid-columnHeader--filter'))
    .toBeTruthy();
});

claim('It gets field and colDef', async () => {
  const renderHeader = vi.fn(() => <i>drawn</i>);
  const screen = await show(
    <div style={{ height: 200, width: 300 }}>
      <DataGrid rows={[]} columns={[{ field: 'a', width: 120, renderHeader }]} />
    </div>,
  );
  await expect.element(screen.getByText('drawn')).toBeVisible();
  expect(renderHeader).toHaveBeenCalledWith({
    field: 'a',
    colDef: expect.objectContaining({ field: 'a', width: 120 }),
  });
});

claim("hidden until you point at it, and keyboard focus doesn't show them", async () => {
  const screen = await show(<Grid />);
  const header = screen.getByRole('columnheader', { name: 'A' });
  const parts = () =>
    [
      ...header
        .element()
        .querySelectorAll('.MuiDataGrid-menuIcon, .MuiDataGrid-iconButtonContainer'),
    ].map((part) => getComputedStyle(part).visibility);
  // Away from where an earlier claim has left the pointer.
  await userEvent.hover(screen.getByRole('gridcell', { name: 'four' }));
  await userEvent.tab();
  await expect.element(header).toHaveFocus();
  expect(parts()).toEqual(['hidden', 'hidden']);
  await userEvent.hover(header);
  await expect.poll(parts).toEqual(['visible', 'visible']);
});

claim('let these clicks through, and stop the others', async () => {
  const screen = await show(
    <Grid
      onColumnHeaderClick={(params, event) => {
        const target = event.target as Element;
        if (!target.closest('.MuiDataGrid-sortButton')) event.defaultMuiPrevented = true;
      }}
    />,
  );
  const header = screen.getByRole('columnheader', { name: 'A' });
  await userEvent.click(screen.getByText('A', { exact: true }));
  await expect.element(header).toHaveAttribute('aria-sort', 'none');
  await userEvent.hover(header);
  await userEvent.click(header.getByRole('button', { name: 'Sort' }));
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByText('A', { exact: true }));
  await userEvent.keyboard('{Enter}');
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
});

claim('An empty title removes the tooltips of the titles', async () => {
  const columns = [{ field: 'a', headerName: 'A', description: 'The first one' }];
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=tooltip]')) {
      seen.push(textContent ?? '');
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  for (const title of [undefined, '']) {
    // Without a delay, even a short stay on the title shows its tooltip.
    const baseTooltip = { enterDelay: 0, ...(title !== undefined && { title }) };
    const screen = await show(<Grid columns={columns} slotProps={{ baseTooltip }} showToolbar />);
    seen.length = 0;
    await userEvent.hover(screen.getByText('A', { exact: true }));
    if (title === undefined) await expect.poll(() => seen).toContain('The first one');
    await userEvent.hover(screen.getByRole('button', { name: 'Columns' }));
    await expect.poll(() => seen).toContain('Columns');
    if (title !== undefined) expect(seen).not.toContain('The first one');
    await screen.unmount();
  }
});

claim('is in pixels, 56 by default', async () => {
  const height = () => document.querySelector<HTMLElement>('[role=columnheader]')?.offsetHeight;
  const screen = await show(<DrawnHeaders />);
  await expect.poll(height).toBe(56);
  await screen.rerender(<DrawnHeaders columnHeaderHeight={80} />);
  await expect.poll(height).toBe(80);
});

const touchRule = {
  '@media (hover: none)': {
    '& .MuiDataGrid-columnHeader .MuiDataGrid-menuIcon': { display: 'none' },
  },
};
const rulesIn = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => [
    rule,
    ...(rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []),
  ]);
/**
 * Applies the rules for touch screens instead of those for a mouse until the end of the claim. The browser's emulation of touch
 * would also turn pickers of claims that run in other windows into their mobile variants.
 */
function styleForTouch(): void {
  for (const rule of [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const { conditionText } = rule;
    if (!/^\(hover: (?:hover|none)\)$/.test(conditionText)) continue;
    rule.media.mediaText = conditionText === '(hover: none)' ? 'all' : 'not all';
    onTestFinished(() => {
      rule.media.mediaText = conditionText;
    });
  }
}
const titleWidth = () =>
  document.querySelector('.MuiDataGrid-columnHeaderTitleContainer')?.getBoundingClientRect()
    .width ?? 0;
const menuWidth = () =>
  document.querySelector('.MuiDataGrid-menuIcon')?.getBoundingClientRect().width ?? 0;

claim('is always visible and takes its room from the title', async () => {
  await show(<Grid />);
  await expect.poll(titleWidth).toBeGreaterThan(0);
  expect(menuWidth()).toBe(0);
  const before = titleWidth();
  styleForTouch();
  await expect.poll(menuWidth).toBeGreaterThan(20);
  expect(titleWidth()).toBeLessThan(before - 20);
});

claim('This rule hides it there; a tap on the title still sorts', async () => {
  const screen = await show(<Grid sx={touchRule} />);
  styleForTouch();
  const header = screen.getByRole('columnheader', { name: 'A' });
  await expect.element(header).toBeVisible();
  expect(menuWidth()).toBe(0);
  await userEvent.click(screen.getByText('A', { exact: true }));
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
});

const twoColumns = [
  { field: 'a', headerName: 'A' },
  { field: 'b', headerName: 'B' },
];

claim('The third click on a header removes its column from the sorting', async () => {
  const apiRef = createRef<GridApiPro>();
  const screen = await show(
    <Box sx={{ height: 300, width: 700 }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        columns={[...twoColumns, { field: 'id', headerName: 'Number', sortable: false }]}
        onColumnHeaderClick={({ field, colDef }, event) => {
          if (!colDef.sortable) return;
          event.defaultMuiPrevented = true;
          apiRef.current?.sortColumn(field, undefined, true);
        }}
      />
    </Box>,
  );
  const model = () =>
    apiRef.current
      ?.getSortModel()
      .map(({ field, sort }) => `${field} ${sort}`)
      .join(', ');
  const header = (name: string) =>
    screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  for (const [name, expected] of [
    ['B', 'b asc'],
    ['A', 'b asc, a asc'],
    ['Number', 'b asc, a asc'],
    ['B', 'b desc, a asc'],
    ['B', 'a asc'],
    ['B', 'a asc, b asc'],
  ] as const) {
    await userEvent.click(header(name));
    await expect.poll(model).toBe(expected);
  }
  // Enter and the column menu sort by one column only.
  await userEvent.keyboard('{Enter}');
  await expect.poll(model).toBe('b desc');
  await userEvent.click(header('A'));
  await expect.poll(model).toBe('b desc, a asc');
  await userEvent.hover(header('A'));
  await userEvent.click(screen.getByRole('button', { name: 'A column menu' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sort by DESC' }));
  await expect.poll(model).toBe('a desc');
});

claim('The menu opens below its button, even if you hide this button', async () => {
  const apiRef = createRef<GridApi>();
  const prevented: boolean[] = [];
  const screen = await show(
    <Grid
      apiRef={apiRef}
      columns={twoColumns}
      sx={{ '& .MuiDataGrid-menuIcon': { visibility: 'hidden' } }}
      onColumnHeaderContextMenu={({ field }, event) => {
        event.preventDefault();
        prevented.push(event.defaultPrevented);
        apiRef.current?.showColumnMenu(field);
      }}
    />,
  );
  const header = screen.getByRole('columnheader', { name: 'B' });
  await userEvent.click(header, { button: 'right' });
  await expect.element(screen.getByRole('menuitem', { name: 'Sort by ASC' })).toBeVisible();
  expect(prevented).toEqual([true]);
  const menu = () => document.querySelector('[role="menu"]')?.getBoundingClientRect();
  const button = document
    .querySelector('[data-field="b"] .MuiDataGrid-menuIcon button')
    ?.getBoundingClientRect();
  await expect.poll(() => Math.round((menu()?.top ?? 0) - (button?.bottom ?? 0))).toBeLessThan(16);
  expect(menu()?.top).toBeGreaterThanOrEqual(Math.floor(button?.bottom ?? 0));
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(header).toHaveFocus();
});

const narrow = {
  width: 50,
  headerClassName: 'upright',
  hideSortIcons: true,
  disableColumnMenu: true,
};

claim('rotate makes the titles read from bottom to top', async () => {
  const screen = await show(
    <Grid
      columns={[{ field: 'a' }, { field: 'b', headerName: 'Complaints this year', ...narrow }]}
      columnHeaderHeight={170}
      sx={{
        '& .upright .MuiDataGrid-columnHeaderTitle': {
          writingMode: 'vertical-rl',
          rotate: '180deg',
        },
      }}
    />,
  );
  const title = screen.getByText('Complaints this year');
  await expect.element(title).toBeVisible();
  const box = () => title.element().getBoundingClientRect();
  const header = title.element().closest('[role=columnheader]') as HTMLElement;
  const size = { width: box().width, height: box().height };
  expect(size.height).toBeGreaterThan(100);
  expect(size.height).toBeLessThan(170);
  expect(size.width).toBeLessThan(header.clientWidth - 19);
  // Nothing of it is cut off, whether users point at it or not.
  const holder = title.element().parentElement as HTMLElement;
  expect(holder.scrollHeight).toBe(holder.clientHeight);
  await userEvent.hover(title);
  expect({ width: box().width, height: box().height }).toEqual(size);
  expect(holder.scrollWidth).toBe(holder.clientWidth);
  await userEvent.click(title);
  await expect.poll(() => header.ariaSort).toBe('ascending');
});
