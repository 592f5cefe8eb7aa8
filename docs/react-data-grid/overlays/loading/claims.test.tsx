import Skeleton from '@mui/material/Skeleton';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Grid, all, overlays } from '../claimsGrid';
import CircleOverRows from './CircleOverRows';
import page from './index.mdx?raw';
import LinearWhenEmpty from './LinearWhenEmpty';
import OwnLoading from './OwnLoading';
import SkeletonWhenEmpty from './SkeletonWhenEmpty';

const claim = claimsOf(page);

claim("| variant | 'linear-progress' |", async () => {
  await show(<Grid loading />);
  await expect.poll(() => all('[role=progressbar].MuiLinearProgress-root').length).toBe(1);
});

claim("| noRowsVariant | 'skeleton' |", async () => {
  await show(<Grid loading rows={[]} />);
  await expect.poll(() => all('.MuiDataGrid-rowSkeleton').length).toBeGreaterThan(2);
  expect(all('[role=progressbar]')).toEqual([]);
});

claim('aligned like the column and shaped for its type', async () => {
  for (const [direction, textStart] of [
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const) {
    const screen = await show(<SkeletonWhenEmpty />, { direction });
    await expect.poll(() => all('.MuiSkeleton-root').length).toBeGreaterThan(7);
    const gap = (field: string, side: 'left' | 'right') => {
      const cell = all(`.MuiDataGrid-cellSkeleton[data-field="${field}"]`)[0]!;
      const bar = cell.querySelector('.MuiSkeleton-root')!;
      return Math.abs(cell.getBoundingClientRect()[side] - bar.getBoundingClientRect()[side]);
    };
    expect(gap('name', textStart)).toBe(10);
    expect(gap('hours', textStart === 'left' ? 'right' : 'left')).toBe(10);
    expect(all('[data-field=remote] .MuiSkeleton-circular').length).toBeGreaterThan(1);
    await screen.unmount();
  }
});

claim('It fills the height of the grid.', async () => {
  await show(<Grid loading rows={[]} />);
  await expect
    .poll(() => all('.MuiDataGrid-rowSkeleton').length)
    .toBe(Math.ceil((300 - 2 - 56) / 52));
});

claim('existing rows are hidden while new ones load', async () => {
  const screen = await show(
    <Grid loading slotProps={{ loadingOverlay: { variant: 'skeleton' } }} />,
  );
  await expect.poll(() => all('.MuiDataGrid-rowSkeleton').length).toBeGreaterThan(2);
  await expect.element(screen.getByText('one')).not.toBeVisible();
});

claim("in 8.1.0 slotProps.baseLinearProgress doesn't reach them", async () => {
  await show(
    <Grid loading slotProps={{ baseLinearProgress: { 'aria-label': 'Mine' } as object }} />,
  );
  await expect.poll(() => all('[role=progressbar]').length).toBe(1);
  expect(all('[role=progressbar]')[0]?.getAttribute('aria-label')).toBeNull();
});

claim("Rows stay visible behind it, but can't be clicked", async () => {
  await show(<CircleOverRows />);
  await expect.poll(() => all('[role=gridcell]').length).toBeGreaterThan(3);
  const { x, y, width, height } = all('[role=gridcell]')[3]!.getBoundingClientRect();
  const hit = () => document.elementFromPoint(x + width / 2, y + height / 2);
  await expect.poll(() => hit()?.closest('.MuiDataGrid-overlay')).not.toBeNull();
});

claim('a focused cell keeps its focus while the grid is loading', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByText('one'));
  await screen.rerender(<Grid loading />);
  await expect.poll(() => all('[role=progressbar]').length).toBe(1);
  expect(document.activeElement?.textContent).toBe('one');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement?.textContent).toBe('two');
});

claim('The bar below the headers takes no space away from the rows', async () => {
  const screen = await show(<LinearWhenEmpty />);
  const bar = screen.getByRole('progressbar', { name: 'Loading people' });
  await expect.element(bar).toBeVisible();
  const [headers] = all('.MuiDataGrid-columnHeaders') as [HTMLElement];
  expect(bar.element().getBoundingClientRect().top).toBeCloseTo(
    headers.getBoundingClientRect().bottom,
    0,
  );
  expect(overlays()).toEqual(['']);
});

claim('it fills the area of the rows, centers its content', async () => {
  const screen = await show(<OwnLoading />);
  const text = screen.getByText('Asking the station …');
  await expect.element(text).toBeVisible();
  await expect
    .element(screen.getByRole('progressbar', { name: 'Loading departures' }))
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Let it arrive' }));
  await expect.element(text).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Load again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text).toBeVisible();
});

claim('Each cell is the skeletonCell slot', async () => {
  const given: object[] = [];
  const skeletonCell = (props: object) => {
    given.push(props);
    return <i>…</i>;
  };
  const loading = { loading: true, rows: [] };
  const screen = await show(<Grid {...loading} slots={{ skeletonCell }} />);
  await expect.poll(() => all('.MuiDataGrid-rowSkeleton i').length).toBeGreaterThan(2);
  expect(all('.MuiDataGrid-cellSkeleton')).toEqual([]);
  expect(given).toContainEqual(
    expect.objectContaining({ field: 'a', type: 'string', align: 'left', width: 'var(--width)' }),
  );
  await screen.unmount();
  await show(<Grid {...loading} />);
  await expect
    .poll(() => all('.MuiDataGrid-rowSkeleton .MuiDataGrid-cellSkeleton').length)
    .toBeGreaterThan(2);
});

claim('The bars in the cells are the baseSkeleton slot', async () => {
  const given: object[] = [];
  const baseSkeleton = (props: object) => {
    given.push(props);
    return <i>…</i>;
  };
  const columns = [{ field: 'a' }, { field: 'b', type: 'boolean' as const }];
  await show(<Grid loading rows={[]} columns={columns} slots={{ baseSkeleton }} />);
  await expect.poll(() => all('.MuiDataGrid-cellSkeleton i').length).toBeGreaterThan(5);
  expect(all('.MuiSkeleton-root')).toEqual([]);
  expect(new Set(given.map((props) => (props as { variant: string }).variant))).toEqual(
    new Set(['text', 'circular']),
  );
});

claim('The skeleton of the rows then has the same columns', async () => {
  const placeholders = ['first', 'second', 'third'].map((field) => ({
    field,
    flex: 1,
    sortable: false,
    disableColumnMenu: true,
    renderHeader: () => <Skeleton width={80} />,
  }));
  const screen = await show(<Grid key="loading" rows={[]} columns={placeholders} loading />);
  await expect
    .poll(() => all('.MuiDataGrid-columnHeader .MuiSkeleton-root').map((one) => one.offsetWidth))
    .toEqual([80, 80, 80]);
  await expect.poll(() => all('.MuiDataGrid-rowSkeleton').length).toBeGreaterThan(0);
  expect(all('.MuiDataGrid-rowSkeleton:first-child [data-field]').length).toBeGreaterThanOrEqual(3);
  const top = all('.MuiDataGrid-overlay')[0]?.getBoundingClientRect().top;
  expect(top).toBeGreaterThanOrEqual(
    all('.MuiDataGrid-columnHeader')[0]?.getBoundingClientRect().bottom ?? Infinity,
  );
  await screen.rerender(
    <Grid key="loaded" initialState={{ sorting: { sortModel: [{ field: 'a', sort: 'desc' }] } }} />,
  );
  await expect.element(screen.getByText('two')).toBeVisible();
  expect(all('.MuiDataGrid-row')[0]?.textContent).toContain('two');
});
