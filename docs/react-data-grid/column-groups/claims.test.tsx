import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type DataGridProps } from '@mui/x-data-grid';
import { claimsOf, consoleMessages, show } from 'claims';
import { Component, type ReactNode } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import CollapsibleGroups from './CollapsibleGroups';
import DrawnGroups from './DrawnGroups';
import GroupedHeaders from './GroupedHeaders';
import GroupVisibility from './GroupVisibility';
import page from './index.mdx?raw';

const claim = claimsOf(page);

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

function Grid(props: Partial<DataGridProps>) {
  return (
    <Boundary>
      <Box sx={{ height: 300, width: 700 }}>
        <DataGrid
          rows={[{ id: 1, a: 1, b: 2, c: 3 }]}
          columns={[{ field: 'a' }, { field: 'b' }, { field: 'c' }]}
          {...props}
        />
      </Box>
    </Boundary>
  );
}

const groupTitles = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')].map(
    (header) => header.textContent,
  );

const heights = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeaders > [role="row"]')].map(
    (row) => row.getBoundingClientRect().height,
  );

claim('Groups may be in groups, to any depth', async () => {
  const screen = await show(<GroupedHeaders />);
  await expect.element(screen.getByRole('columnheader', { name: 'Terms' })).toBeVisible();
  expect(groupTitles()).toEqual(['Job', 'Terms', 'Pay (USD)', 'Leave (days)']);
});

claim("is the title if there's no headerName", async () => {
  await show(<Grid columnGroupingModel={[{ groupId: 'Whole', children: [{ field: 'a' }] }]} />);
  await expect.poll(groupTitles).toEqual(['Whole']);
});

claim('is shown once for each run of neighbors', async () => {
  await show(
    <Grid
      columnGroupingModel={[{ groupId: 'Split', children: [{ field: 'a' }, { field: 'c' }] }]}
    />,
  );
  await expect.poll(groupTitles).toEqual(['Split', 'Split']);
});

claim("Without it they're as high as the headers", async () => {
  const groups = [{ groupId: 'G', children: [{ field: 'a' }] }];
  const screen = await show(<Grid columnGroupingModel={groups} columnHeaderHeight={40} />);
  await expect.poll(heights).toEqual([40, 40]);
  await screen.unmount();
  await show(<DrawnGroups />);
  await expect.poll(heights).toEqual([36, 48]);
});

claim('hiding some of its columns does it', async () => {
  const screen = await show(<CollapsibleGroups />);
  await userEvent.click(screen.getByRole('button', { name: 'Hours: all weeks' }));
  await expect.element(screen.getByText('Week 30')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hours: two weeks' }));
  await expect.element(screen.getByText('Week 30')).not.toBeInTheDocument();
});

claim(
  'A group disappears when its last column is hidden, and comes back with the first',
  async () => {
    const screen = await show(<GroupVisibility />);
    await expect.poll(groupTitles).toEqual(['Origin', 'Amount']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Origin' }));
    await expect.poll(groupTitles).toEqual(['Amount']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Origin' }));
    await expect.poll(groupTitles).toEqual(['Origin', 'Amount']);
  },
);

claim('Elsewhere nothing warns you, and both groups get the header of the later one', async () => {
  await show(
    <Grid
      columnGroupingModel={[
        { groupId: 'pay', headerName: 'First', children: [{ field: 'a' }] },
        {
          groupId: 'x',
          children: [{ groupId: 'pay', headerName: 'Later', children: [{ field: 'b' }] }],
        },
      ]}
    />,
  );
  await expect.poll(() => groupTitles().sort()).toEqual(['Later', 'Later', 'x']);
});

claim('Exported CSV and Excel files start with the group headers', async () => {
  let csv = '';
  function Exported() {
    const apiRef = useGridApiRef();
    return (
      <>
        <button onClick={() => (csv = apiRef.current?.getDataAsCsv() ?? '')}>Export</button>
        <Grid
          apiRef={apiRef}
          columnGroupingModel={[{ groupId: 'G', children: [{ field: 'a' }, { field: 'b' }] }]}
        />
      </>
    );
  }
  const screen = await show(<Exported />);
  await userEvent.click(screen.getByText('Export'));
  expect(csv.split(/\r?\n/)).toEqual(['G,G,', 'a,b,c', '1,2,3']);
});

claim('Moves to the group or header below, of the column you came from', async () => {
  const screen = await show(<GroupedHeaders />);
  const bonus = screen.getByRole('columnheader', { name: 'Bonus' });
  await userEvent.click(bonus);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('columnheader', { name: 'Pay (USD)' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('columnheader', { name: 'Terms' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(bonus).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect.element(screen.getByRole('columnheader', { name: 'Leave (days)' })).toHaveFocus();
});

claim('A group is a columnheader with aria-colspan', async () => {
  const screen = await show(<GroupedHeaders />);
  await expect
    .element(screen.getByRole('columnheader', { name: 'Terms' }))
    .toHaveAttribute('aria-colspan', '4');
});

claim('MUI X: The groupId pay is used multiple times in the columnGroupingModel.', async () => {
  consoleMessages();
  const twice = { groupId: 'pay', children: [{ field: 'a' }] };
  const screen = await show(
    <Grid columnGroupingModel={[twice, { ...twice, children: [{ field: 'b' }] }]} />,
  );
  await expect
    .element(
      screen.getByText('MUI X: The groupId pay is used multiple times in the columnGroupingModel.'),
    )
    .toBeVisible();
});

claim('MUI X: columnGroupingModel contains duplicated field', async () => {
  consoleMessages();
  const screen = await show(
    <Grid
      columnGroupingModel={[
        { groupId: 'x', children: [{ field: 'a' }] },
        { groupId: 'y', children: [{ field: 'a' }] },
      ]}
    />,
  );
  await expect
    .element(screen.getByText(/MUI X: columnGroupingModel contains duplicated field/))
    .toBeVisible();
});

claim('does not have either field or groupId', async () => {
  consoleMessages();
  const screen = await show(
    <Grid columnGroupingModel={[{ groupId: '', children: [{ field: 'a' }] }]} />,
  );
  await expect.element(screen.getByText(/does not have either `field` or `groupId`/)).toBeVisible();
});
