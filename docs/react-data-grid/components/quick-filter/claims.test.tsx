import { useState, type ComponentType } from 'react';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  type DataGridProps,
  type GridApi,
  type QuickFilterProps,
} from '@mui/x-data-grid';
import { claimsOf, drawn, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AlwaysThere from './AlwaysThere';
import page from './index.mdx?raw';
import OpenAtStart from './OpenAtStart';
import OpenByKey from './OpenByKey';
import SearchButton from './SearchButton';

const claim = claimsOf(page);

const rows = ['ash', 'beech', 'birch', 'cherry'].map((name, id) => ({ id, name }));
const apiRef: { current: GridApi | null } = { current: null };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={[{ field: 'name', headerName: 'Name' }]}
        showToolbar
        hideFooter
        {...props}
      />
    </div>
  );
}

const shown = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=name]')].map(
    (cell) => cell.textContent,
  );
const showSearch = (Search: ComponentType, props?: Partial<DataGridProps>) =>
  show(<Grid slots={{ toolbar: Search }} {...props} />);

/** The parts as they are without `render`. */
function Plain(props: Partial<QuickFilterProps>) {
  return (
    <QuickFilter {...props}>
      <QuickFilterTrigger>Search</QuickFilterTrigger>
      <QuickFilterControl placeholder="Tree" />
      <QuickFilterClear aria-label="Clear" />
    </QuickFilter>
  );
}

claim('Press it and type', async () => {
  const screen = await show(<SearchButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = screen.getByRole('searchbox', { name: 'Search repairs' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('puncture ada');
  const count = () => Number(screen.getByRole('grid').element().getAttribute('aria-rowcount'));
  await expect.poll(count).toBeLessThan(10);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await expect.poll(count).toBe(29);
  await expect.element(field).toHaveFocus();
});

claim('the field starts expanded if the model already has a search', async () => {
  const screen = await showSearch(Plain, {
    initialState: { filter: { filterModel: { items: [], quickFilterValues: ['birch'] } } },
  });
  const trigger = screen.getByRole('button', { name: 'Search' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('searchbox')).toHaveValue('birch');
});

claim('even when the model is changed elsewhere', async () => {
  const screen = await showSearch(Plain);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  apiRef.current?.setQuickFilterValues(['ash', 'beech']);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('ash beech');
});

claim('and keep the old one, the field still shows what was typed', async () => {
  const onFilterModelChange = vi.fn();
  const screen = await showSearch(Plain, {
    filterModel: { items: [], quickFilterValues: ['birch'] },
    onFilterModelChange,
  });
  const field = screen.getByRole('searchbox');
  await expect.element(field).toHaveValue('birch');
  await userEvent.fill(field, 'ash');
  await expect
    .poll(() => onFilterModelChange.mock.lastCall?.[0].quickFilterValues)
    .toEqual(['ash']);
  await drawn();
  await expect.element(field).toHaveValue('ash');
  expect(shown()).toEqual(['birch']);
});

claim('and collapses it while it contains text', async () => {
  const screen = await showSearch(Plain);
  const trigger = screen.getByRole('button', { name: 'Search' });
  const field = screen.getByRole('searchbox');
  await userEvent.click(trigger);
  await userEvent.fill(field, 'ash');
  await userEvent.click(trigger);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  await userEvent.fill(field, '');
  // The press takes the focus from the empty field, which collapses; the release expands it again.
  await userEvent.click(trigger);
  await drawn();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
});

claim("that doesn't stop the search for the words that were in it", async () => {
  const screen = await showSearch(() => <Plain debounceMs={2000} />);
  const field = screen.getByRole('searchbox');
  await userEvent.click(field);
  await userEvent.keyboard('birch{Escape}');
  await expect.element(field).toHaveValue('');
  expect(shown()).toHaveLength(4);
  await expect.poll(shown).toEqual(['birch']);
  await expect.element(field).toHaveValue('');
});

claim('or debounceMs={0}, which leaves no time in between', async () => {
  const set = vi.fn();
  const screen = await showSearch(() => <Plain debounceMs={0} />, { onFilterModelChange: set });
  const wait = vi.spyOn(window, 'setTimeout');
  await userEvent.fill(screen.getByRole('searchbox'), 'birch');
  await expect.poll(() => set.mock.lastCall?.[0].quickFilterValues).toEqual(['birch']);
  // With the default, the search would start 150 ms later.
  expect(wait.mock.calls.map(([, time]) => time)).not.toContain(150);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => set.mock.lastCall?.[0].quickFilterValues).toEqual([]);
  await drawn();
  expect(shown()).toHaveLength(4);
});

claim('split at spaces', async () => {
  const screen = await showSearch(Plain);
  await userEvent.type(screen.getByRole('searchbox'), 'b  ch');
  await expect.poll(shown).toEqual(['beech', 'birch']);
  expect(apiRef.current?.state.filter.filterModel.quickFilterValues).toEqual(['b', 'ch']);
});

claim('the search is lost', async () => {
  function Inline() {
    const [length, setLength] = useState(0);
    return (
      <>
        <QuickFilter parser={(text) => text.split(',')} data-length={length}>
          <QuickFilterControl
            placeholder="Lost"
            onChange={(event) => setLength((event.target as HTMLInputElement).value.length)}
          />
        </QuickFilter>
        <QuickFilter>
          <QuickFilterControl placeholder="Found" />
        </QuickFilter>
      </>
    );
  }
  const screen = await showSearch(Inline);
  const set = vi.spyOn(apiRef.current!, 'setQuickFilterValues');
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Lost' }), 'ash');
  // Waits as long as the other one and starts later, so the other one's time is over when it's done.
  await userEvent.fill(screen.getByRole('searchbox', { name: 'Found' }), 'beech');
  await expect.poll(() => set.mock.calls).toContainEqual([['beech']]);
  expect(set).toHaveBeenCalledOnce();
});

claim('opens the field from the start', async () => {
  const screen = await show(<OpenAtStart />);
  await expect.element(screen.getByRole('searchbox', { name: 'Name or office' })).toBeVisible();
});

claim('Focus a cell and press Ctrl + F', async () => {
  const screen = await show(<OpenByKey />);
  await userEvent.click(screen.getByText('2041'));
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole('searchbox', { name: 'Ticket, bike or customer' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Find (Ctrl + F)' })).toHaveFocus();
});

claim('the field never collapses', async () => {
  const screen = await show(<AlwaysThere />);
  const field = screen.getByRole('searchbox', { name: 'Search paints' });
  await userEvent.fill(field, 'matt red');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toBeVisible();
  await userEvent.fill(field, 'blue');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

claim("goes to the element around the input, so the grid can't focus it", async () => {
  const screen = await showSearch(Plain);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect
    .element(screen.getByRole('button', { name: 'Search' }))
    .toHaveAttribute('aria-expanded', 'true');
  await drawn();
  await expect.element(screen.getByRole('searchbox')).not.toHaveFocus();
});

claim('replaces everything that the part passes to the input', async () => {
  const screen = await showSearch(() => (
    <QuickFilter>
      <QuickFilterControl slotProps={{ htmlInput: { 'aria-label': 'Tree' } }} />
    </QuickFilter>
  ));
  await expect.element(screen.getByRole('textbox', { name: 'Tree' })).toBeVisible();
  expect(document.querySelector('[role=searchbox]')).toBeNull();
});

claim('aria-label ends up on the element around it', async () => {
  await showSearch(() => (
    <QuickFilter>
      <QuickFilterControl aria-label="Tree" />
    </QuickFilter>
  ));
  await expect.poll(() => document.querySelector('[aria-label=Tree]')?.tagName).toBe('DIV');
});

claim('role="searchbox"', async () => {
  const screen = await showSearch(Plain);
  const field = screen.getByRole('searchbox', { name: 'Tree' });
  const trigger = screen.getByRole('button', { name: 'Search' });
  await expect.element(field).toHaveAttribute('tabindex', '-1');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect.element(trigger).toHaveAttribute('aria-controls', field.element().id);
  expect(field.element().id).not.toBe('');
  await expect
    .element(screen.getByRole('button', { name: 'Clear' }))
    .toHaveAttribute('tabindex', '-1');
  await userEvent.click(trigger);
  await expect.element(field).not.toHaveAttribute('tabindex');
});

claim('Clears the field; if it is empty, collapses it', async () => {
  const screen = await show(<SearchButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = screen.getByRole('searchbox');
  await userEvent.fill(field, 'chain');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

for (const [words, leave] of [
  [
    'it collapses and the focus goes back to the trigger, even if they pressed Tab',
    () => userEvent.keyboard('{Tab}'),
  ],
  [
    'or clicked another control on the page',
    () => userEvent.click(document.querySelector('#elsewhere') as HTMLElement),
  ],
] as const) {
  claim(words, async () => {
    const screen = await show(
      <>
        <SearchButton />
        <input id="elsewhere" aria-label="Elsewhere" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await leave();
    await expect.element(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
}

claim('Only a click on a cell still focuses the cell', async () => {
  const screen = await show(<SearchButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  const cell = screen.getByRole('gridcell').nth(1);
  await userEvent.click(cell);
  await expect.element(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  await expect.element(cell).toHaveFocus();
});

claim('As long as it contains text, the field stays open', async () => {
  const screen = await show(<SearchButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.fill(screen.getByRole('searchbox'), 'chain');
  const cell = screen.getByRole('gridcell').nth(1);
  await userEvent.click(cell);
  await expect.element(cell).toHaveFocus();
  await expect.element(screen.getByRole('searchbox')).toBeVisible();
});

claim("or one that doesn't pass ref on as inputRef", async () => {
  const Unreferenced = () => (
    <QuickFilter>
      <QuickFilterTrigger>Search</QuickFilterTrigger>
      <QuickFilterControl
        render={({ value, onChange }) => (
          <input aria-label="Tree" value={value} onChange={onChange} />
        )}
      />
    </QuickFilter>
  );
  const screen = await showSearch(Unreferenced);
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await drawn();
  await expect.element(button).toHaveFocus();
});

claim('MUI X: Missing context. Quick Filter subcomponents must be placed within', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(showSearch(() => <QuickFilterClear />)).rejects.toThrow(
    'MUI X: Missing context. Quick Filter subcomponents must be placed within a <QuickFilter /> component.',
  );
});

claim('the toolbar is only as high as a row of buttons', async () => {
  const WithHelp = () => (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterControl aria-label="Search" helperText="Names only" />
      </QuickFilter>
    </Toolbar>
  );
  const screen = await show(<Grid slots={{ toolbar: WithHelp }} />);
  const help = screen.getByText('Names only');
  await expect.element(help).toBeVisible();
  const { bottom } = help.element().getBoundingClientRect();
  const toolbar = screen.getByRole('toolbar').element().getBoundingClientRect();
  expect(bottom).toBeGreaterThan(toolbar.bottom);
});

claim('Turns the text into the values to search for', async () => {
  const parser = vi.fn((text: string) => text.split(',').map((name) => name.trim()));
  const Parsed = () => <Plain parser={parser} />;
  const screen = await showSearch(Parsed);
  await userEvent.fill(screen.getByRole('searchbox'), 'b, ch');
  await expect.poll(shown).toEqual(['beech', 'birch']);
  expect(parser).toHaveBeenCalledWith('b, ch');
  expect(apiRef.current?.state.filter.filterModel.quickFilterValues).toEqual(['b', 'ch']);
});

claim('Turns the values of the model into the text of the field', async () => {
  const formatter = vi.fn((values: string[]) => values.join(' & '));
  const Formatted = () => <Plain formatter={formatter} />;
  const screen = await showSearch(Formatted);
  apiRef.current?.setQuickFilterValues(['b', 'ch']);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('b & ch');
  expect(formatter).toHaveBeenLastCalledWith(['b', 'ch']);
});
