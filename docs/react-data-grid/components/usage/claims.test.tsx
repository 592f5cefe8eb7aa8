import type { ComponentProps, JSX, ReactNode } from 'react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
  type DataGridProps,
} from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import * as premium from '@mui/x-data-grid-premium';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FilterButton from './FilterButton';
import page from './index.mdx?raw';
import ThreeInOne from './ThreeInOne';

const claim = claimsOf(page);

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid rows={[{ id: 1, a: 'one' }]} columns={[{ field: 'a' }]} showToolbar {...props} />
    </div>
  );
}

/** Shows a grid with this in its toolbar. */
const showParts = (Parts: () => ReactNode) => show(<Grid slots={{ toolbar: Parts }} />);

claim('a Material UI button that counts the filters', async () => {
  const screen = await show(<FilterButton />);
  const button = screen.getByRole('button', { name: 'Filters (1)' });
  await expect.element(button).toHaveClass('MuiButton-contained');
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});

claim('usually toolbar, but a footer is fine too', async () => {
  const screen = await show(
    <Grid slots={{ footer: () => <ColumnsPanelTrigger>Pick columns</ColumnsPanelTrigger> }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pick columns' }));
  await expect.element(screen.getByRole('checkbox', { name: 'Show/Hide All' })).toBeVisible();
});

claim('gets the state of the part and returns a class', async () => {
  const screen = await showParts(() => (
    <FilterPanelTrigger className={({ open }) => (open ? 'is-open' : 'is-closed')}>
      Filters
    </FilterPanelTrigger>
  ));
  const button = screen.getByRole('button', { name: 'Filters' });
  await expect.element(button).toHaveClass('is-closed');
  await userEvent.click(button);
  await expect.element(button).toHaveClass('is-open');
});

claim('Toolbar has the class .MuiDataGrid-toolbar', async () => {
  const screen = await showParts(() => <Toolbar className="mine">Hello</Toolbar>);
  await expect.element(screen.getByRole('toolbar')).toHaveClass('MuiDataGrid-toolbar', 'mine');
});

claim('className and sx are merged', async () => {
  const screen = await showParts(() => (
    <ColumnsPanelTrigger
      className="part"
      render={<Button className="element" sx={{ borderRadius: '9px' }} />}
    >
      Columns
    </ColumnsPanelTrigger>
  ));
  const button = screen.getByRole('button', { name: 'Columns' });
  await expect.element(button).toHaveClass('part', 'element');
  expect(getComputedStyle(button.element()).borderRadius).toBe('9px');
});

claim('style is merged too, and the values of the element take precedence', async () => {
  const screen = await showParts(() => (
    <ColumnsPanelTrigger
      style={{ opacity: 0.5, top: 3 }}
      render={<Button style={{ opacity: 0.8 }} />}
    >
      Columns
    </ColumnsPanelTrigger>
  ));
  const { style } = screen.getByRole('button', { name: 'Columns' }).element() as HTMLElement;
  expect([style.opacity, style.top]).toEqual(['0.8', '3px']);
});

claim('an onClick on the element never runs', async () => {
  const [ofElement, ofPart] = [vi.fn(), vi.fn()];
  const screen = await showParts(() => (
    <ColumnsPanelTrigger
      id="part"
      onClick={ofPart}
      render={<Button id="own" onClick={ofElement} />}
    >
      Columns
    </ColumnsPanelTrigger>
  ));
  const button = screen.getByRole('button', { name: 'Columns' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveAttribute('id', 'part');
  expect(ofPart).toHaveBeenCalledOnce();
  expect(ofElement).not.toHaveBeenCalled();
});

claim('In a part that reacts to clicks', async () => {
  const ofElement = vi.fn();
  const screen = await showParts(() => (
    <Toolbar>
      <ToolbarButton render={<Button onClick={ofElement} />}>Plain</ToolbarButton>
    </Toolbar>
  ));
  // This one doesn't.
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(ofElement).toHaveBeenCalledOnce();
});

claim('in 8.1.0 its panel then has no name', async () => {
  const screen = await showParts(() => (
    <ColumnsPanelTrigger id="mine">Columns</ColumnsPanelTrigger>
  ));
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const label = () =>
    document.querySelector('.MuiDataGrid-panel')?.getAttribute('aria-labelledby') ?? '';
  await expect.poll(label).not.toBe('');
  expect(document.getElementById(label())).toBeNull();
});

/** How far the panel begins from the left of the button, in pixels. */
const distance = (screen: Awaited<ReturnType<typeof show>>) => {
  const panel = document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect();
  const button = screen.getByRole('button', { name: 'Columns' }).element().getBoundingClientRect();
  return panel ? panel.left - button.right : Number.NaN;
};

claim('Without it, the panel opens below the toolbar instead of next to the button', async () => {
  const WithRef = (props: ComponentProps<'button'>) => <button type="button" {...props} />;
  const WithoutRef = ({ onClick, style, children }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick} style={style}>
      {children}
    </button>
  );
  const toolbar = (render: JSX.Element) => () => (
    <ColumnsPanelTrigger render={render} style={{ alignSelf: 'start' }}>
      Columns
    </ColumnsPanelTrigger>
  );
  const screen = await show(<Grid slots={{ toolbar: toolbar(<WithRef />) }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await expect.poll(() => distance(screen)).toBeLessThan(1);
  await screen.unmount();
  const second = await show(<Grid slots={{ toolbar: toolbar(<WithoutRef />) }} />);
  await userEvent.click(second.getByRole('button', { name: 'Columns' }));
  await expect.poll(() => distance(second)).toBeGreaterThan(30);
});

claim('When both have children, those of the part are shown', async () => {
  const screen = await showParts(() => (
    <>
      <ExportCsv render={<Button>of the element</Button>}>of the part</ExportCsv>
      <ColumnsPanelTrigger render={<Button>alone</Button>} />
    </>
  ));
  await expect.element(screen.getByRole('button', { name: 'of the part' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'alone' })).toBeVisible();
});

claim('All other props go to the element', async () => {
  const screen = await showParts(() => (
    <ColumnsPanelTrigger title="Choose" tabIndex={-1} render={<button type="button" />}>
      Columns
    </ColumnsPanelTrigger>
  ));
  const button = screen.getByRole('button', { name: 'Columns' });
  await expect.element(button).toHaveAttribute('title', 'Choose');
  await expect.element(button).toHaveAttribute('tabindex', '-1');
});

claim('In HTML, <button> cannot be a descendant of <button>', async () => {
  const messages = consoleMessages();
  await showParts(() => (
    <Toolbar>
      <ToolbarButton>
        <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      </ToolbarButton>
    </Toolbar>
  ));
  await expect
    .poll(() => messages.join('\n').replaceAll(/[`\s]+/g, ' '))
    .toContain('In HTML, <button> cannot be a descendant of <button>');
});

claim('and so does a tooltip around them', async () => {
  const screen = await show(<ThreeInOne />);
  const button = screen.getByRole('button', { name: 'Columns' });
  await expect.element(button).toHaveAttribute('tabindex', '0');
  await userEvent.hover(button);
  await expect.element(screen.getByRole('tooltip', { name: 'Columns' })).toBeVisible();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

for (const [words, parts] of [
  [
    'MUI X: Missing context. Toolbar subcomponents must be placed within a <Toolbar /> component.',
    <ToolbarButton key="button" />,
  ],
  [
    'The parts of Quick Filter and Prompt Field throw a similar error',
    <QuickFilterControl key="field" />,
  ],
] as const) {
  claim(words, async () => {
    consoleMessages();
    await expect(showParts(() => parts)).rejects.toThrow(/MUI X: Missing context\. .+ <\w+ \/>/);
  });
}

claim('MUI X: useGridRootProps should only be used inside the DataGrid', async () => {
  consoleMessages();
  await expect(show(<ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>)).rejects.toThrow(
    'MUI X: useGridRootProps should only be used inside the DataGrid, DataGridPro or DataGridPremium component.',
  );
});

claim(
  'buttons render the baseButton or baseIconButton slot, inputs render baseTextField',
  async () => {
    const slots = Object.fromEntries(
      ['baseButton', 'baseIconButton', 'baseTextField'].map((slot) => [
        slot,
        ({ children }: { children?: ReactNode }) => <p>{`${children ?? 'input'}: ${slot}`}</p>,
      ]),
    );
    const found = () =>
      [...document.querySelectorAll('section p')].map(({ textContent }) => textContent);
    const screen = await show(
      <Grid
        slots={{
          ...slots,
          toolbar: () => (
            <section>
              <ColumnsPanelTrigger>columns</ColumnsPanelTrigger>
              <FilterPanelTrigger>filters</FilterPanelTrigger>
              <ExportCsv>CSV</ExportCsv>
              <ExportPrint>print</ExportPrint>
              <QuickFilter>
                <QuickFilterTrigger>search</QuickFilterTrigger>
                <QuickFilterControl />
                <QuickFilterClear>clear</QuickFilterClear>
              </QuickFilter>
            </section>
          ),
        }}
        hideFooter
      />,
    );
    await expect
      .poll(found)
      .toEqual([
        'columns: baseButton',
        'filters: baseButton',
        'CSV: baseButton',
        'print: baseButton',
        'search: baseButton',
        'input: baseTextField',
        'clear: baseIconButton',
      ]);
    await screen.unmount();
    await show(
      <div style={{ height: 300 }}>
        <premium.DataGridPremium
          rows={[]}
          columns={[{ field: 'a' }]}
          slots={{
            ...slots,
            toolbar: () => (
              <section>
                <premium.PivotPanelTrigger>pivot</premium.PivotPanelTrigger>
                <premium.AiAssistantPanelTrigger>assistant</premium.AiAssistantPanelTrigger>
                <premium.ExportExcel>Excel</premium.ExportExcel>
                <premium.PromptField onSubmit={vi.fn()}>
                  <premium.PromptFieldControl />
                  <premium.PromptFieldRecord>record</premium.PromptFieldRecord>
                  <premium.PromptFieldSend>send</premium.PromptFieldSend>
                </premium.PromptField>
              </section>
            ),
          }}
          showToolbar
          hideFooter
        />
      </div>,
    );
    await expect
      .poll(found)
      .toEqual([
        'pivot: baseButton',
        'assistant: baseButton',
        'Excel: baseButton',
        'input: baseTextField',
        'record: baseIconButton',
        'send: baseIconButton',
      ]);
  },
);
