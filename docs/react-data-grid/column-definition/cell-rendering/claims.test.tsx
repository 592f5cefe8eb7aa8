import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { claimsOf, show } from 'claims';
import { cells } from 'claims/grids';
import { employees, type Employee } from 'sample-data/employees';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Grid, one } from '../claimsGrid';
import FocusableCells from './FocusableCells';
import page from './index.mdx?raw';
import ReadInFull from './ReadInFull';
import RenderedCells from './RenderedCells';
import RowDialog from './RowDialog';
import StyledCells from './StyledCells';

const claim = claimsOf(page);

claim(
  'Return undefined to fall back to the formatted text. Return null for an empty cell',
  async () => {
    await show(
      <Grid
        rows={one}
        columns={[
          { field: 'name', renderCell: () => undefined },
          { field: 'year', renderCell: () => null },
        ]}
      />,
    );
    expect(cells('name')).toEqual(['Low tide']);
    expect(cells('year')).toEqual(['']);
  },
);

claim('passes the focus on to an element in it that has tabindex="0"', async () => {
  const screen = await show(<FocusableCells />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Depot' }).first());
  await userEvent.keyboard('{ArrowRight}');
  await expect
    .element(
      screen
        .getByRole('switch', { name: 'Alarm of Two sisters, one window' })
        .or(screen.getByRole('checkbox', { name: 'Alarm of Two sisters, one window' })),
    )
    .toHaveFocus();
});

claim("the grid uses the key to scroll down a page, and the control doesn't react", async () => {
  const columns = (stop: boolean): GridColDef[] => [
    {
      field: 'name',
      renderCell: ({ hasFocus }) => (
        <input
          type="checkbox"
          aria-label={stop ? 'stops' : 'bubbles'}
          tabIndex={hasFocus ? 0 : -1}
          onKeyDown={(event) => stop && event.stopPropagation()}
        />
      ),
    },
  ];
  const rows = [one[0], { ...one[0], id: 2 }].map((row, index) => ({ ...row, id: index }));
  const screen = await show(
    <>
      <Grid rows={rows} columns={columns(false)} />
      <Grid rows={rows} columns={columns(true)} />
    </>,
  );
  for (const name of ['bubbles', 'stops']) {
    const box = screen.getByRole('checkbox', { name }).first();
    // The header leads to the first cell, as it does for somebody who has only a keyboard.
    await userEvent.click(screen.getByRole('columnheader').nth(name === 'bubbles' ? 0 : 1));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard(' ');
    if (name === 'stops') await expect.element(box).toBeChecked();
    else await expect.element(box).not.toBeChecked();
  }
});

claim('A cell with renderCell has no tooltip', async () => {
  await show(
    <Grid
      rows={one}
      columns={[{ field: 'name' }, { field: 'year', renderCell: ({ value }) => <i>{value}</i> }]}
    />,
  );
  const cell = (field: string) =>
    document.querySelector(`.MuiDataGrid-cell[data-field="${field}"]`);
  expect(cell('name')?.getAttribute('title')).toBe('Low tide');
  expect(cell('year')?.getAttribute('title')).toBeNull();
});

claim('Esc closes it, and the focus returns to the cell', async () => {
  const screen = await show(<ReadInFull />);
  await userEvent.click(screen.getByRole('gridcell', { name: 'Montreal' }).first());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.activeElement?.closest('[data-field="about"]')).not.toBeNull();
});

claim('The focus returns to the button when the dialog closes', async () => {
  const screen = await show(<RowDialog />);
  const button = screen.getByRole('button', { name: 'Show The salt carriers' });
  const dialog = screen.getByRole('dialog', { name: 'The salt carriers' });
  await userEvent.click(screen.getByText('The salt carriers'));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button).toHaveFocus();
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard(key);
    await expect.element(dialog).toHaveTextContent('Tomé Carvalho, 1871');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  }
});

claim('would close when its row scrolls out of view', async () => {
  const many = Array.from({ length: 60 }, (_, id) => ({ id }));
  const renderCell = () => (
    <Dialog open hideBackdrop disableScrollLock>
      Inside
    </Dialog>
  );
  const small = [
    { field: 'id', renderCell: ({ id }: { id: unknown }) => id === 0 && renderCell() },
  ];
  const screen = await show(<Grid rows={many} columns={small} />);
  await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo(0, 2500);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

claim('State in a cell is lost when the row scrolls out of view', async () => {
  const screen = await show(
    <Grid
      rows={Array.from({ length: 100 }, (_, id) => ({ id }))}
      columns={[{ field: 'id', renderCell: ({ id }) => <input aria-label={`Note ${id}`} /> }]}
    />,
  );
  const note = screen.getByRole('textbox', { name: 'Note 0', exact: true });
  await userEvent.fill(note, 'typed');
  const scroller = document.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
  scroller.scrollTop = 3000;
  await expect.element(note).not.toBeInTheDocument();
  scroller.scrollTop = 0;
  await expect.element(note).toHaveValue('');
});

claim("renderCell changes only what's displayed", async () => {
  const screen = await show(<RenderedCells />);
  const [first] = employees as [Employee];
  const link = screen.getByRole('link', { name: first.name });
  await expect.element(link).toHaveAttribute('href', `mailto:${first.email}`);
  await expect.element(link).toHaveAttribute('tabindex', '-1');
  await userEvent.click(screen.getByRole('gridcell').nth(1));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(link).toHaveAttribute('tabindex', '0');
  await expect.element(link).toHaveFocus();
  await userEvent.click(screen.getByRole('columnheader', { name: 'Name' }));
  await expect.poll(() => cells('email')[0]).toBe([...employees.map(({ name }) => name)].sort()[0]);
});

claim('as a string or as a function of the cell', async () => {
  await show(<StyledCells />);
  await expect.poll(() => cells('leaveTaken').length).toBeGreaterThan(3);
  const days = cells('leaveDays').map(Number);
  const used = cells('leaveTaken').map((taken, at) => Number(taken) === days[at]);
  const marked = [...document.querySelectorAll('[role=gridcell][data-field=leaveTaken]')].map(
    (cell) => cell.classList.contains('used-up'),
  );
  expect(marked).toEqual(used);
  expect(new Set(marked).size).toBe(2);
  const person = document.querySelector('.person') as Element;
  expect(getComputedStyle(person).fontWeight).toBe('600');
});

claim('It gets value, formattedValue, row, id, field', async () => {
  let given: Record<string, unknown> = {};
  const renderCell = (params: object) => {
    given = { ...params };
    return 'drawn';
  };
  const screen = await show(
    <Grid rows={one} columns={[{ field: 'year', type: 'number', renderCell }]} />,
  );
  await expect.element(screen.getByText('drawn')).toBeVisible();
  expect(given).toMatchObject({
    value: 1887,
    formattedValue: '1,887',
    row: one[0],
    id: 1,
    field: 'year',
    hasFocus: false,
    cellMode: 'view',
    isEditable: false,
    colDef: { field: 'year' },
    rowNode: { id: 1 },
    api: { getRow: expect.any(Function) },
  });
  expect(given).toHaveProperty('tabIndex');
});

claim('neither onCellClick nor onRowClick is called', async () => {
  const onCellClick = vi.fn();
  const onRowClick = vi.fn();
  const columns = (stop: boolean): GridColDef[] => [
    {
      field: 'name',
      renderCell: () => (
        <button onClick={(event) => stop && event.stopPropagation()}>Remind</button>
      ),
    },
  ];
  const grid = (stop: boolean) => (
    <Grid rows={one} columns={columns(stop)} onCellClick={onCellClick} onRowClick={onRowClick} />
  );
  const selected = () => document.querySelectorAll('[role=row].Mui-selected').length;
  const screen = await show(grid(true));
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  expect([onCellClick.mock.calls.length, onRowClick.mock.calls.length, selected()]).toEqual([
    0, 0, 0,
  ]);
  await screen.rerender(grid(false));
  await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
  await expect.poll(selected).toBe(1);
  expect([onCellClick.mock.calls.length, onRowClick.mock.calls.length]).toEqual([1, 1]);
});

claim('for two lines in a cell, such as a name above a city', async () => {
  const twoLines = (display: GridColDef['display']): GridColDef => ({
    field: display ?? 'none',
    display,
    renderCell: () => (
      <div>
        <div className="line">Low tide</div>
        <div className="line">Ghent</div>
      </div>
    ),
  });
  await show(<Grid rows={one} columns={[twoLines('flex'), twoLines('text')]} />);
  const fits = (field: string) => {
    const cell = document.querySelector(`[role=gridcell][data-field="${field}"]`)!;
    const { top, bottom } = cell.getBoundingClientRect();
    return [...cell.querySelectorAll('.line')].every((line) => {
      const box = line.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
  };
  await expect.poll(() => document.querySelectorAll('.line').length).toBe(4);
  expect([fits('flex'), fits('text')]).toEqual([true, false]);
});

/** The component of the page. */
function CutText({ text }: { text: string }) {
  const [isCut, setCut] = useState(false);
  return (
    <Tooltip title={isCut ? text : ''}>
      <div
        style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
        onMouseEnter={({ currentTarget }) =>
          setCut(currentTarget.scrollWidth > currentTarget.clientWidth)
        }
      >
        {text}
      </div>
    </Tooltip>
  );
}

claim('compare the widths when the pointer enters the cell', async () => {
  const long = 'Comes every Tuesday, rings twice and waits at the back door';
  const columns: GridColDef[] = [
    {
      field: 'name',
      width: 120,
      renderCell: ({ formattedValue }) => <CutText text={formattedValue ?? ''} />,
    },
  ];
  const rows = [
    { id: 1, name: 'Ada' },
    { id: 2, name: long },
  ];
  const screen = await show(<Grid rows={rows} columns={columns} />);
  await userEvent.hover(screen.getByText(long));
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(long);
  await userEvent.hover(screen.getByText('Ada'));
  await expect.poll(() => screen.getByRole('tooltip').query()).toBeNull();
});

claim('The built-in tooltip also appears when the text fits', async () => {
  await show(<Grid rows={one} columns={[{ field: 'name', width: 300 }]} />);
  await expect
    .poll(() => document.querySelector('[role=gridcell]')?.getAttribute('title'))
    .toBe('Low tide');
});

claim('An input needs all its keys; leave out those that lead back to the grid', async () => {
  const render = (keepKeys: boolean): GridColDef[] => [
    {
      field: 'name',
      renderCell: ({ api, id, field, hasFocus }) => (
        <input
          aria-label="Note"
          defaultValue="abc"
          tabIndex={hasFocus ? 0 : -1}
          onKeyDown={(event) => {
            if (!keepKeys) return;
            if (event.key === 'Escape') api.getCellElement(id, field)?.focus();
            else if (event.key !== 'Tab') event.stopPropagation();
          }}
        />
      ),
    },
    { field: 'year' },
  ];
  const focused = () =>
    document.activeElement?.closest('[role=gridcell]')?.getAttribute('data-field');
  const plain = await show(<Grid rows={one} columns={render(false)} />);
  await userEvent.click(plain.getByRole('textbox', { name: 'Note' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('year');
  await plain.unmount();
  const screen = await show(<Grid rows={one} columns={render(true)} />);
  const input = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.click(input);
  await userEvent.keyboard('{Home}x {ArrowRight}y');
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('x aybc');
  await userEvent.keyboard('{Escape}{ArrowRight}');
  await expect.poll(focused).toBe('year');
});

claim('This removes the attribute from all cells', async () => {
  const titles = () => document.querySelectorAll('[role=gridcell][title]').length;
  const columns: GridColDef[] = [{ field: 'name' }, { field: 'year' }];
  const plain = await show(<Grid rows={one} columns={columns} />);
  await expect.poll(titles).toBe(2);
  await plain.unmount();
  await show(<Grid rows={one} columns={columns} slotProps={{ cell: { title: undefined } }} />);
  await expect.poll(() => cells('name')).toEqual(['Low tide']);
  expect(titles()).toBe(0);
});

claim('React replaces the button, and its click is lost', async () => {
  const clicked = vi.fn();
  /* eslint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only clicks are tried */
  const Stable = () => <span onClick={clicked}>stable</span>;
  const screen = await show(
    <Grid
      rows={one}
      columns={[
        { field: 'name', renderCell: () => <Stable /> },
        {
          field: 'year',
          renderCell: () => {
            const Unstable = () => <span onClick={clicked}>unstable</span>;
            return <Unstable />;
          },
        },
      ]}
    />,
  );
  /* eslint-enable */
  await userEvent.click(screen.getByText('unstable'));
  await expect
    .poll(() => document.activeElement?.closest('[role=gridcell]')?.getAttribute('data-field'))
    .toBe('year');
  expect(clicked).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('unstable'));
  expect(clicked).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByText('stable', { exact: true }));
  expect(clicked).toHaveBeenCalledTimes(2);
});

function CellWithMenu({ value, hasFocus }: GridRenderCellParams) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {value}
      <button
        className="menuButton"
        aria-label={`Actions for ${value}`}
        tabIndex={hasFocus ? 0 : -1}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      >
        …
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <MenuItem onClick={close}>Show history</MenuItem>
      </Menu>
    </>
  );
}

claim('hide it with a CSS rule until the pointer or the focus is in the cell', async () => {
  const onRowClick = vi.fn();
  const screen = await show(
    <Grid
      rows={one}
      columns={[
        { field: 'name', flex: 1, renderCell: (params) => <CellWithMenu {...params} /> },
        { field: 'year' },
      ]}
      onRowClick={onRowClick}
      sx={{
        '@media (hover: hover)': {
          '& .MuiDataGrid-cell:not(:hover):not(:focus-within) .menuButton': { opacity: 0 },
        },
      }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Actions for Low tide' });
  await userEvent.hover(screen.getByText('1887').or(screen.getByText('1,887')));
  await expect.poll(() => getComputedStyle(button.element()).opacity).toBe('0');
  await userEvent.hover(button);
  await expect.poll(() => getComputedStyle(button.element()).opacity).toBe('1');
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Show history' }));
  await expect.poll(() => screen.getByRole('menuitem').elements().length).toBe(0);
  expect(onRowClick).not.toHaveBeenCalled();
  expect(document.querySelector('.MuiDataGrid-row.Mui-selected')).toBeNull();
});

const typedNote: GridColDef = {
  field: 'name',
  renderCell: ({ api, id, field, value, hasFocus }) => (
    <input
      key={value}
      aria-label={`Note of ${id}`}
      defaultValue={value}
      tabIndex={hasFocus ? 0 : -1}
      onKeyDown={(event) => event.key !== 'Tab' && event.stopPropagation()}
      onBlur={({ target }) => {
        if (target.value !== (value ?? '')) api.updateRows([{ id, [field]: target.value }]);
      }}
    />
  ),
};
const filtered = {
  filter: { filterModel: { items: [{ field: 'name', operator: 'contains', value: 'tide' }] } },
};

claim("a row whose new text doesn't match disappears once its input loses the focus", async () => {
  const screen = await show(<Grid rows={one} columns={[typedNote]} initialState={filtered} />);
  const input = screen.getByRole('textbox', { name: 'Note of 1' });
  await userEvent.fill(input, 'High water');
  await expect.element(input).toBeVisible();
  await userEvent.click(screen.getByRole('columnheader', { name: 'name' }));
  await expect.element(input).not.toBeInTheDocument();
});

claim("An input in renderCell changes only what's on the screen", async () => {
  const screen = await show(
    <Grid
      rows={one}
      columns={[
        {
          field: 'name',
          renderCell: ({ value }) => <input aria-label="Note" defaultValue={value} />,
        },
      ]}
      initialState={filtered}
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.fill(input, 'High water');
  await userEvent.click(screen.getByRole('columnheader', { name: 'name' }));
  await expect.element(input).toHaveValue('High water');
});

claim('for example the name in an object', async () => {
  const rows = [
    { id: 1, name: { first: 'Ada' } },
    { id: 2, name: { first: 'Bo' } },
  ];
  const initialState = { filter: { filterModel: { items: [], quickFilterValues: ['ada'] } } };
  const renderCell = ({ row }: GridRenderCellParams) => <b>{row.name.first}</b>;
  const rendered = await show(
    <Grid rows={rows} columns={[{ field: 'name', renderCell }]} initialState={initialState} />,
  );
  await expect.element(rendered.getByText('No results found.')).toBeVisible();
  await rendered.unmount();
  await show(
    <Grid
      rows={rows}
      columns={[
        { field: 'name', valueGetter: (name?: { first: string }) => name?.first, renderCell },
      ]}
      initialState={initialState}
    />,
  );
  await expect.poll(() => cells('name')).toEqual(['Ada']);
});
