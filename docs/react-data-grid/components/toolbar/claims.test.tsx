import { useState, type CSSProperties, type ReactNode } from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  ColumnsPanelTrigger,
  DataGrid,
  GridAddIcon,
  gridClasses,
  GridToolbar,
  GridToolbarFilterButton,
  GridViewColumnIcon,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
} from '@mui/x-data-grid';
import { claimsOf, show, type ShowOptions } from 'claims';
import { missingParts } from 'claims/anatomy';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all } from '../claimsGrid';
import DefaultToolbar from './DefaultToolbar';
import FilterBar from './FilterBar';
import page from './index.mdx?raw';
import LegacyToolbar from './LegacyToolbar';
import OneMenu from './OneMenu';
import SettingsMenu from './SettingsMenu';
import ToggleInToolbar from './ToggleInToolbar';
import WorkshopToolbar from './WorkshopToolbar';

const claim = claimsOf(page);

const count = (selector: string) => document.querySelectorAll(selector).length;
const focused = () => document.activeElement?.textContent;

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a' }]}
        showToolbar
        hideFooter
        {...props}
      />
    </div>
  );
}

const showToolbar = (Parts: () => ReactNode, options?: ShowOptions) =>
  show(<Grid slots={{ toolbar: Parts }} />, options);

const ThreeButtons = () => (
  <Toolbar>
    <ToolbarButton>A</ToolbarButton>
    <ToolbarButton>B</ToolbarButton>
    <ToolbarButton>C</ToolbarButton>
  </Toolbar>
);

type Screen = Awaited<ReturnType<typeof show>>;
const focus = (screen: Screen, name: string) =>
  (screen.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();

async function press(...keys: string[]) {
  const seen: (string | null | undefined)[] = [];
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(focused());
  }
  return seen;
}

claim('This toolbar has a title, a custom button', async () => {
  const screen = await show(<WorkshopToolbar />);
  const sorted = () => count('[aria-sort=descending]');
  await expect.poll(sorted).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reset the order' }));
  await expect.poll(sorted).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await expect.element(screen.getByRole('textbox', { name: 'Value' })).toBeVisible();
});

claim('Without showToolbar nothing is rendered', async () => {
  await show(<Grid showToolbar={false} slots={{ toolbar: ThreeButtons }} />);
  await expect.poll(() => count('[role=gridcell]')).toBe(1);
  expect(count('[role=toolbar]')).toBe(0);
});

claim("The toolbar doesn't wrap", async () => {
  const Many = () => (
    <Toolbar>
      {Array.from({ length: 20 }, (_, index) => (
        <ToolbarButton key={index}>{index}</ToolbarButton>
      ))}
    </Toolbar>
  );
  const screen = await showToolbar(Many);
  const toolbar = screen.getByRole('toolbar');
  await expect.element(toolbar).toBeVisible();
  const top = (name: string) =>
    screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect().top;
  await expect.poll(() => top('19')).toBe(top('0'));
});

claim("Without flex: 'none', it stays 52 pixels high", async () => {
  const wrapping = (style: CSSProperties) => () => (
    <Toolbar style={style}>
      {Array.from({ length: 20 }, (_, index) => (
        <ToolbarButton key={index}>{index}</ToolbarButton>
      ))}
    </Toolbar>
  );
  const screen = await show(
    <>
      <Grid slots={{ toolbar: wrapping({ flexWrap: 'wrap' }) }} />
      <Grid slots={{ toolbar: wrapping({ flex: 'none', flexWrap: 'wrap' }) }} />
    </>,
  );
  const height = (index: number) =>
    (screen.getByRole('toolbar').nth(index).element() as HTMLElement).offsetHeight;
  await expect.element(screen.getByRole('toolbar').nth(1)).toBeVisible();
  expect(height(0)).toBe(52);
  expect(height(1)).toBeGreaterThan(70);
});

claim('ToolbarButton then only manages the focus', async () => {
  const screen = await show(<ToggleInToolbar />);
  const toggle = screen.getByRole('button', { name: 'Electric only' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect.element(toggle).toHaveAttribute('tabindex', '0');
  await userEvent.click(toggle);
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  const grid = screen.getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-rowcount', '8');
  await userEvent.click(toggle);
  await expect.element(grid).toHaveAttribute('aria-rowcount', '29');
});

claim('The density is in the state of the grid', async () => {
  const screen = await show(<SettingsMenu />);
  const row = () => document.querySelector('[role=row][data-id]')?.getBoundingClientRect().height;
  await expect.poll(row).toBe(52);
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await expect
    .element(screen.getByRole('menuitemradio', { name: 'Rows: standard' }))
    .toHaveAttribute('aria-checked', 'true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Rows: compact' }));
  await expect.poll(row).toBeLessThan(40);
});

claim('Each chip is a ToolbarButton', async () => {
  const screen = await show(<FilterBar />);
  const chip = screen.getByRole('button', { name: 'Price (€) > 80' });
  await expect.element(chip).toBeVisible();
  focus(screen, 'Add filter');
  await userEvent.keyboard('{End}');
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(chip).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus();
});

claim('its name is the label of the grid', async () => {
  const screen = await show(
    <>
      <Grid label="Repairs" slots={{ toolbar: ThreeButtons }} />
      <Grid aria-label="Bikes" slots={{ toolbar: ThreeButtons }} />
    </>,
  );
  await expect.element(screen.getByRole('toolbar', { name: 'Repairs' })).toBeVisible();
  const toolbars = [...document.querySelectorAll('[role=toolbar]')];
  expect(toolbars.map((toolbar) => toolbar.getAttribute('aria-label'))).toEqual(['Repairs', null]);
  expect(toolbars[0]?.getAttribute('aria-orientation')).toBe('horizontal');
});

claim('one stop for Tab', async () => {
  const screen = await showToolbar(ThreeButtons);
  await expect.element(screen.getByRole('button', { name: 'A', exact: true })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('A');
  await press('ArrowRight');
  await userEvent.keyboard('{Tab}');
  expect(count('[role=toolbar] :focus')).toBe(0);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('B');
});

for (const [row, from, keys, seen] of [
  [
    'The next button; from the last to the first',
    'A',
    ['ArrowRight', 'ArrowRight', 'ArrowRight'],
    'BCA',
  ],
  ['The previous button; from the first to the last', 'B', ['ArrowLeft', 'ArrowLeft'], 'AC'],
  ['The first button', 'C', ['Home'], 'A'],
  ['The last button', 'A', ['End'], 'C'],
] as const) {
  claim(row, async () => {
    const screen = await showToolbar(ThreeButtons);
    await expect.element(screen.getByRole('button', { name: 'A', exact: true })).toBeVisible();
    focus(screen, from);
    expect((await press(...keys)).join('')).toBe(seen);
  });
}

claim('Disabled buttons are skipped', async () => {
  const screen = await showToolbar(() => (
    <Toolbar>
      <ToolbarButton>A</ToolbarButton>
      <ToolbarButton disabled>B</ToolbarButton>
      <ToolbarButton>C</ToolbarButton>
    </Toolbar>
  ));
  await expect.element(screen.getByRole('button', { name: 'A', exact: true })).toBeVisible();
  focus(screen, 'A');
  expect(await press('ArrowRight')).toEqual(['C']);
});

claim('If the first button starts disabled', async () => {
  function FirstDisabled() {
    const [disabled, setDisabled] = useState(true);
    return (
      <>
        <input aria-label="Before" onChange={() => setDisabled(false)} />
        <Toolbar>
          <ToolbarButton disabled={disabled}>A</ToolbarButton>
          <ToolbarButton>B</ToolbarButton>
        </Toolbar>
      </>
    );
  }
  const screen = await showToolbar(FirstDisabled);
  const before = screen.getByRole('textbox', { name: 'Before' });
  const afterTab = async () => {
    await userEvent.click(before);
    await userEvent.keyboard('{Tab}');
    return focused();
  };
  await expect.element(screen.getByRole('button', { name: 'B', exact: true })).toBeVisible();
  expect(['A', 'B']).not.toContain(await afterTab());
  await userEvent.click(screen.getByRole('button', { name: 'B', exact: true }));
  expect(await afterTab()).toBe('B');
  await screen.unmount();
  const second = await showToolbar(FirstDisabled);
  await userEvent.fill(second.getByRole('textbox', { name: 'Before' }), 'x');
  await expect.element(second.getByRole('button', { name: 'A', exact: true })).toBeEnabled();
  await userEvent.click(second.getByRole('textbox', { name: 'Before' }));
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('A');
});

claim('The arrows are not mirrored', async () => {
  const screen = await showToolbar(ThreeButtons, { direction: 'rtl' });
  await expect.element(screen.getByRole('button', { name: 'A', exact: true })).toBeVisible();
  const left = (name: string) =>
    screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect().left;
  expect(left('A')).toBeGreaterThan(left('B'));
  focus(screen, 'A');
  expect(await press('ArrowRight')).toEqual(['B']);
});

claim('Only ToolbarButton takes part', async () => {
  const screen = await showToolbar(() => (
    <Toolbar>
      <ToolbarButton>A</ToolbarButton>
      <ColumnsPanelTrigger>B</ColumnsPanelTrigger>
      <ToolbarButton>C</ToolbarButton>
    </Toolbar>
  ));
  await expect.element(screen.getByRole('button', { name: 'A', exact: true })).toBeVisible();
  focus(screen, 'A');
  expect(await press('ArrowRight')).toEqual(['C']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('B');
});

claim("A button that's added later comes last for the arrow keys", async () => {
  function Growing() {
    const [more, setMore] = useState(false);
    return (
      <Toolbar>
        <ToolbarButton onClick={() => setMore(true)}>A</ToolbarButton>
        {more && <ToolbarButton>B</ToolbarButton>}
        <ToolbarButton>C</ToolbarButton>
      </Toolbar>
    );
  }
  const screen = await showToolbar(Growing);
  await userEvent.click(screen.getByRole('button', { name: 'A', exact: true }));
  await expect.element(screen.getByRole('button', { name: 'B', exact: true })).toBeVisible();
  expect(await press('ArrowRight', 'ArrowRight')).toEqual(['C', 'B']);
});

claim('the focus jumps to the next button, even from outside of the toolbar', async () => {
  function Closing() {
    const [closed, setClosed] = useState(false);
    return (
      <>
        <input aria-label="Elsewhere" onChange={() => setClosed(true)} />
        <Toolbar>
          <ToolbarButton disabled={closed}>A</ToolbarButton>
          <ToolbarButton>B</ToolbarButton>
        </Toolbar>
      </>
    );
  }
  const screen = await showToolbar(Closing);
  await userEvent.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  await userEvent.keyboard('x');
  await expect.element(screen.getByRole('button', { name: 'B', exact: true })).toHaveFocus();
});

claim('shows no toolbar', async () => {
  const screen = await show(<Grid slots={{ toolbar: GridToolbar }} showToolbar={false} />);
  await expect.element(screen.getByText('one')).toBeVisible();
  expect(count('[role=toolbar]')).toBe(0);
});

claim('The toolbar now contains the search field', async () => {
  const screen = await show(
    <>
      <Grid />
      <Grid slotProps={{ toolbar: { showQuickFilter: false } }} />
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  expect(count('.MuiDataGrid-toolbarQuickFilter')).toBe(1);
  expect(count('[role=toolbar]')).toBe(2);
});

claim('The toolbar has no density menu', async () => {
  const screen = await show(<Grid />);
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  const names = [...document.querySelectorAll('[role=toolbar] button')].map((button) =>
    button.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Columns', 'Filters', 'Export', 'Search']);
});

claim('and the Tab stop moves back to the first button', async () => {
  function Growing() {
    const [more, setMore] = useState(false);
    return (
      <Toolbar>
        <ToolbarButton>A</ToolbarButton>
        <ToolbarButton onDoubleClick={() => setMore(true)}>B</ToolbarButton>
        {more && <ToolbarButton>C</ToolbarButton>}
      </Toolbar>
    );
  }
  const screen = await showToolbar(Growing);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  await userEvent.click(button('B'));
  await expect.element(button('B')).toHaveAttribute('tabindex', '0');
  await userEvent.dblClick(button('B'));
  await expect.element(button('C')).toBeVisible();
  await expect.element(button('A')).toHaveAttribute('tabindex', '0');
});

claim('showToolbar alone gives you this one', async () => {
  const screen = await show(<DefaultToolbar />);
  await expect.element(screen.getByRole('toolbar')).toBeVisible();
  expect(missingParts(page, 'DefaultToolbar')).toEqual([]);
});

claim('is Filters, but its name for screen readers is Show filters', async () => {
  const Old = () => <GridToolbarFilterButton />;
  const screen = await show(
    <>
      <Grid showToolbar slots={{ toolbar: Old }} />
      <LegacyToolbar />
    </>,
  );
  const named = screen.getByRole('button', { name: 'Show filters' });
  await expect.element(named).toHaveTextContent('Filters');
  await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});

claim('toolbarQuickFilterControl are declared, but no element has them', async () => {
  const screen = await show(<Grid showToolbar label="Mine" />);
  const toolbar = screen.getByRole('toolbar');
  await expect.element(toolbar.getByText('Mine')).toHaveClass('MuiDataGrid-toolbarLabel');
  expect(all('.MuiDataGrid-toolbarDivider, .MuiDataGrid-toolbarQuickFilter')).toHaveLength(3);
  await userEvent.click(toolbar.getByRole('button', { name: 'Search' }));
  await expect.element(toolbar.getByRole('searchbox')).toHaveFocus();
  for (const part of ['Trigger', 'Control'] as const) {
    expect(all(`.${gridClasses[`toolbarQuickFilter${part}`]}`)).toEqual([]);
  }
  await screen.rerender(<Grid showToolbar />);
  await expect.poll(() => all('.MuiDataGrid-toolbarLabel')).toEqual([]);
});

claim('onClick closes the menu; a panel opens all the same', async () => {
  const screen = await show(<OneMenu />);
  const button = screen.getByRole('button', { name: 'Table menu' });
  const panel = () => document.querySelector('.MuiDataGrid-panel');
  for (const entry of ['Columns', 'Filters']) {
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', { name: entry }));
    await expect.poll(() => panel()?.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('menu').query()).toBeNull();
    const toolbar = document.querySelector('.MuiDataGrid-toolbar')!.getBoundingClientRect();
    expect(Math.abs(panel()!.getBoundingClientRect().right - toolbar.right)).toBeLessThan(20);
    await userEvent.keyboard('{Escape}');
    await expect.poll(panel).toBeNull();
    await expect.element(button).toHaveFocus();
  }
});

claim(
  'The default toolbar has a menu with CSV and print in place of the download button',
  async () => {
    const screen = await show(<Grid />);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect.element(screen.getByRole('menuitem', { name: 'Download as CSV' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  },
);

claim('Copy it from its parts instead, and add yours', async () => {
  const add = vi.fn();
  function ToolbarWithAdd() {
    return (
      <Toolbar>
        <Tooltip title="Columns">
          <ColumnsPanelTrigger render={<ToolbarButton />}>
            <GridViewColumnIcon fontSize="small" />
          </ColumnsPanelTrigger>
        </Tooltip>
        <Tooltip title="Add a row">
          <ToolbarButton onClick={add}>
            <GridAddIcon fontSize="small" />
          </ToolbarButton>
        </Tooltip>
        <QuickFilter expanded>
          <QuickFilterControl aria-label="Search" placeholder="Search…" />
        </QuickFilter>
      </Toolbar>
    );
  }
  const screen = await show(<Grid slots={{ toolbar: ToolbarWithAdd }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
  expect(add).toHaveBeenCalledOnce();
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Search' }), 'two');
  await expect.element(screen.getByText('No results found.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await expect.element(screen.getByRole('checkbox', { name: 'a', exact: true })).toBeVisible();
});
