import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows, api, Grid, lines, shown, groups, plain, openMenu, sorted } from '../claimsGrid';
import ByCompany from './ByCompany';
import ByLength from './ByLength';
import ControlledGroups from './ControlledGroups';
import FixedGroups from './FixedGroups';
import GroupChips from './GroupChips';
import page from './index.mdx?raw';
import NoCinema from './NoCinema';
import NoGrouping from './NoGrouping';
import NoneAsGroup from './NoneAsGroup';

const claim = claimsOf(page);

claim("Fields that aren't in columns are skipped", async () => {
  await show(<Grid initialState={{ rowGrouping: { model: ['nothing', 'g'] } }} />);
  await shown(plain);
});

claim('Groups appear in the order of their first row, until a user sorts', async () => {
  const screen = await show(<Grid />);
  await shown(plain);
  await userEvent.click(screen.getByRole('columnheader', { name: 'g' }).first());
  await shown(['A (2),,,', ',A,x,9', ',A,y,1', 'B (2),,,', ',B,x,2', ',B,y,5']);
});

claim('Rows without a group come before the groups', async () => {
  await show(<Grid rows={[...rows, { id: 5, g: null, h: 'x', size: 3 }]} />);
  await shown([',,x,3', ...plain]);
});

claim("If you don't update your state in the callback, the groups stay as they are", async () => {
  const screen = await show(<Grid rowGroupingModel={['g']} />);
  await openMenu(screen, 'h');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Group by h' }));
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(lines()).toEqual(plain);
});

claim('for example to offer views', async () => {
  const screen = await show(<ControlledGroups />);
  await userEvent.click(screen.getByRole('button', { name: 'No groups' }));
  await expect.poll(groups).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'By cinema and genre' }));
  await expect.poll(() => groups()[0]).toMatch(/^(Rialto|Lumen|Orion) \(6\)/);
});

claim('removes the menu entries, and ignores every model', async () => {
  const screen = await show(<NoGrouping />);
  await expect.poll(() => lines().length).toBeGreaterThan(3);
  expect(groups()).toEqual([]);
  await openMenu(screen, 'Genre');
  expect(screen.getByRole('menuitem', { name: /roup/ }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('switch'));
  await expect.poll(() => groups().length).toBe(4);
});

claim('removes the entry from the menu of one column', async () => {
  const screen = await show(<FixedGroups />);
  await openMenu(screen, 'Title');
  expect(screen.getByRole('menuitem', { name: /roup/ }).elements()).toHaveLength(0);
});

claim('the groups by genre stay', async () => {
  const screen = await show(<FixedGroups />);
  await expect.poll(() => groups().length).toBe(4);
  await openMenu(screen, 'Cinema');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Group by Cinema' }));
  await expect.element(screen.getByRole('columnheader', { name: 'Group' })).toBeVisible();
});

claim('Stop grouping by is disabled for such a column', async () => {
  const screen = await show(<FixedGroups />);
  await userEvent.hover(screen.getByRole('columnheader', { name: 'Genre' }).first());
  await userEvent.click(screen.getByRole('button', { name: 'Genre column menu' }).first());
  await expect
    .element(screen.getByRole('menuitem', { name: 'Stop grouping by Genre' }))
    .toHaveAttribute('aria-disabled', 'true');
});

claim("groupingValueGetter returns the key of a row's group", async () => {
  await show(<ByLength />);
  await expect
    .poll(() =>
      groups()
        .map((text) => text.replace(/ \(\d+\)/, ''))
        .sort(),
    )
    .toEqual(['2 hours and more', '90 to 119 minutes', 'Under 90 minutes']);
});

claim('all objects have the same key, [object Object], and end up in one group', async () => {
  await show(
    <Grid
      rows={[
        { id: 1, g: { name: 'a' } },
        { id: 2, g: { name: 'b' } },
      ]}
      columns={[{ field: 'g', valueFormatter: (value?: { name: string }) => value?.name }]}
    />,
  );
  await shown(['a (2),', ',a', ',b']);
});

claim('Here the rows are grouped by the country of the company', async () => {
  await show(<ByCompany />);
  await expect.poll(() => groups().some((text) => text.startsWith('Denmark (8)'))).toBe(true);
});

claim(
  'takes precedence, and gets the value of the field, not what the valueGetter returns',
  async () => {
    await show(
      <Grid
        columns={[
          {
            field: 'g',
            valueGetter: (value) => `got ${value}`,
            groupingValueGetter: (value) => `grouped ${value}`,
          },
        ]}
        defaultGroupingExpansionDepth={0}
      />,
    );
    await expect.poll(groups).toEqual(['grouped B (2)', 'grouped A (2)']);
  },
);

claim('An empty string makes a group without a name', async () => {
  await show(
    <Grid rows={[{ id: 1, g: '' }, { id: 2 }]} columns={[{ field: 'g' }, { field: 'id' }]} />,
  );
  await shown([',,2', ' (1),,', ',,1']);
});

claim('Six of these films have no premiere', async () => {
  await show(<NoCinema />);
  await expect.poll(() => lines(/__row_group/).findIndex(Boolean)).toBe(6);
});

claim('even when you sort by the grouping column in ascending order', async () => {
  const props = {
    rows: [...rows, { id: 5, g: null, h: 'x', size: 3 }],
    defaultGroupingExpansionDepth: 0,
  };
  const screen = await show(<Grid {...props} sortModel={sorted('asc')} />);
  await shown([',,x,3', 'A (2),,,', 'B (2),,,']);
  await screen.rerender(<Grid {...props} sortModel={sorted('asc', 'size')} />);
  await shown(['B (2),,,', 'A (2),,,', ',,x,3']);
});

claim('the cross or Delete removes a level, and a click or Enter', async () => {
  const screen = await show(<GroupChips />);
  const chip = (name: string) => screen.getByRole('button', { name, exact: true }).first();
  await expect.poll(() => groups()[0]).toMatch(/^Drama/);
  await userEvent.click(chip('Year'));
  await expect.poll(() => groups()[0]).toMatch(/^20/);
  await userEvent.click(chip('Add Rating'));
  await expect.element(chip('Rating')).toBeVisible();
  await userEvent.click(screen.getByTestId('CancelIcon').first());
  await expect.poll(() => groups()[0]).toMatch(/^Drama/);
});

claim('The focus stays on the chip', async () => {
  const screen = await show(
    <div style={{ width: 358 }}>
      <GroupChips />
    </div>,
  );
  await expect.poll(() => groups()[0]).toMatch(/^Drama/);
  const toolbar = screen.getByRole('toolbar');
  const chips = () =>
    [...toolbar.element().querySelectorAll('.MuiChip-root')].map(({ textContent }) => textContent);
  const press = async (key: string) => {
    await userEvent.keyboard(key);
    return [chips(), document.activeElement?.textContent];
  };
  expect(toolbar.element().scrollWidth).toBeLessThanOrEqual(toolbar.element().clientWidth);
  (toolbar.element().querySelectorAll('.MuiChip-root')[1] as HTMLElement).focus();
  await expect
    .poll(() => press('{Enter}'))
    .toEqual([['Year', 'Genre', 'Add Cinema', 'Add Rating'], 'Year']);
  expect(await press('{Delete}')).toEqual([
    ['Genre', 'Add Year', 'Add Cinema', 'Add Rating'],
    'Add Year',
  ]);
  expect(await press('{Enter}')).toEqual([['Genre', 'Year', 'Add Cinema', 'Add Rating'], 'Year']);
});

claim("Adds a level, at the end if there's no index", async () => {
  await show(<Grid initialState={{}} />);
  await expect.poll(() => lines().length).toBe(4);
  const model = () => api.current?.state.rowGrouping.model;
  api.current?.setRowGroupingModel(['h']);
  await expect.poll(model).toEqual(['h']);
  api.current?.addRowGroupingCriteria('g');
  await expect.poll(model).toEqual(['h', 'g']);
  api.current?.removeRowGroupingCriteria('h');
  await expect.poll(model).toEqual(['g']);
  api.current?.addRowGroupingCriteria('h', 0);
  await expect.poll(model).toEqual(['h', 'g']);
  api.current?.setRowGroupingCriteriaIndex('g', 0);
  await expect.poll(model).toEqual(['g', 'h']);
});

claim('To put them into a group of their own, return a key for them', async () => {
  await show(<NoneAsGroup />);
  await expect.poll(groups).toContain('No premiere (6)');
  expect(lines()).toHaveLength(groups().length);
});

claim('returns null stays outside of the groups', async () => {
  await show(
    <Grid
      columns={[
        { field: 'g', groupingValueGetter: (_, row) => (row.size > 2 ? row.g : null) },
        { field: 'h' },
        { field: 'size', type: 'number' },
      ]}
    />,
  );
  await shown([',B,x,2', ',A,y,1', 'A (1),,,', ',A,x,9', 'B (1),,,', ',B,y,5']);
});

claim('Groups start closed, and the rows that the grid adds for them have no values', async () => {
  await show(<Grid defaultGroupingExpansionDepth={0} />);
  await shown(['B (2),,,', 'A (2),,,']);
});
