import { useKeepGroupedColumnsHidden, type GridColDef } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { films } from 'sample-data/films';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  api,
  byBoth,
  columns,
  Grid,
  lines,
  shown,
  groups,
  plain,
  openMenu,
  isYear,
  byYear,
} from '../claimsGrid';
import OpenLevels from '../expansion/OpenLevels';
import DefinedByField from './DefinedByField';
import HiddenWhileGrouped from './HiddenWhileGrouped';
import page from './index.mdx?raw';
import LeavesInLastColumn from './LeavesInLastColumn';
import LevelsInColumns from './LevelsInColumns';
import OwnGroupingColumn from './OwnGroupingColumn';
import RenderedGroups from './RenderedGroups';
import TitlesAsLeaves from './TitlesAsLeaves';
import WiderIndent from './WiderIndent';
import WithoutCounts from './WithoutCounts';

const claim = claimsOf(page);

const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);

claim('Its header is Group, or with a single level, the header of the column', async () => {
  const screen = await show(<Grid initialState={byBoth} />);
  await expect.poll(() => headers()[0]).toBe('Group');
  await screen.unmount();
  await show(<Grid />);
  await expect.poll(() => headers()[0]).toBe('g');
});

claim('Show/Hide All in the columns panel hides the grouping column, too', async () => {
  for (const [groupingColDef, left] of [
    [{}, []],
    [{ hideable: false }, ['g']],
  ] as const) {
    const screen = await show(<Grid showToolbar groupingColDef={groupingColDef} />);
    await userEvent.click(screen.getByRole('button', { name: 'Columns', exact: true }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show/Hide All' }));
    await expect.poll(headers).toEqual(left);
    await screen.unmount();
  }
});

claim('each level has a column of its own', async () => {
  await show(<Grid initialState={byBoth} rowGroupingColumnMode="multiple" />);
  await expect.poll(() => headers()).toEqual(['g', 'h', 'g', 'h', 'size']);
  expect(lines().slice(0, 3)).toEqual(['B (2),,,,', ',x (1),,,', ',,B,x,2']);
});

claim("or 'grouping-columns-data-source' with a data source", async () => {
  const seen = new Set<string>();
  const groupingColDef = ({ groupingName }: { groupingName: string }) => {
    seen.add(groupingName);
    return {};
  };
  const dataSource = {
    getRows: async () => ({ rows: [], rowCount: 0 }),
    getGroupKey: () => 'A',
    getChildrenCount: () => 0,
  };
  await show(<Grid dataSource={dataSource} groupingColDef={groupingColDef} />);
  await expect.poll(() => [...seen]).toContain('grouping-columns-data-source');
});

claim(
  "It gets the fields that the column is made from, and groupingName, which is 'grouping-columns'",
  async () => {
    const seen: string[] = [];
    const groupingColDef = ({
      fields,
      groupingName,
    }: {
      fields: string[];
      groupingName: string;
    }) => {
      seen.push(`${groupingName} ${fields.join()}`);
      return {};
    };
    await show(
      <Grid
        initialState={byBoth}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
      />,
    );
    await expect
      .poll(() => new Set(seen))
      .toEqual(new Set(['grouping-columns g', 'grouping-columns h']));
  },
);

claim("with that column's valueFormatter or renderCell", async () => {
  const screen = await show(<RenderedGroups />);
  await expect.element(screen.getByRole('img', { name: '5 of 5 stars' }).first()).toBeVisible();
});

claim('uses one valueFormatter for the groups of all levels: that of the first field', async () => {
  const formatted = columns.map((column) => ({
    ...column,
    valueFormatter: (value: string) => `${column.field}: ${value}`,
  }));
  const screen = await show(<Grid columns={formatted} initialState={byBoth} />);
  await expect.poll(() => groups().slice(0, 2)).toEqual(['g: B (2)', 'g: x (1)']);
  await screen.rerender(
    <Grid columns={formatted} groupingColDef={{ mainGroupingCriteria: 'h' }} />,
  );
  await expect.poll(() => groups().slice(0, 2)).toEqual(['h: B (2)', 'h: x (1)']);
  await screen.rerender(<Grid columns={formatted} groupingColDef={{ leafField: 'size' }} />);
  await expect.poll(() => groups().slice(0, 2)).toEqual(['B (2)', 'x (1)']);
  expect(headers()[0]).toBe('size');
});

claim('A renderCell in groupingColDef replaces the whole content of the cell', async () => {
  const screen = await show(<Grid groupingColDef={{ renderCell: ({ value }) => `<${value}>` }} />);
  await expect.poll(() => lines()[0]).toBe('<B>,,,');
  expect(screen.getByRole('button', { name: /children/ }).elements()).toHaveLength(0);
});

claim('leafField fills it with another column', async () => {
  await show(<Grid groupingColDef={{ leafField: 'size' }} />);
  await expect.poll(() => lines().slice(0, 2)).toEqual(['B (2),,,', '2,B,x,2']);
});

claim('give the leafField to one of them', async () => {
  await show(<LeavesInLastColumn />);
  await expect.poll(() => lines(/group_genre/)[2]).toBe('The Ferry Clerk');
});

claim('counts the rows in it that pass the filter, not the groups', async () => {
  const screen = await show(<Grid initialState={byBoth} />);
  await expect.poll(() => lines()[0]).toBe('B (2),,,');
  await screen.rerender(
    <Grid
      initialState={byBoth}
      filterModel={{ items: [{ field: 'size', operator: '>', value: 4 }] }}
    />,
  );
  await expect.poll(() => lines()[0]).toBe('B (1),,,');
});

claim(
  "it hides a column when it's added to the model, and shows it again when it's removed",
  async () => {
    const screen = await show(<HiddenWhileGrouped />);
    await expect.poll(headers).toEqual(['Genre', 'Subtitles', 'Title', 'Rating']);
    await openMenu(screen, 'Subtitles');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Group by Subtitles' }));
    await expect.poll(headers).toEqual(['Group', 'Title', 'Rating']);
    await openMenu(screen, 'Group');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stop grouping by Genre' }));
    await expect.poll(headers).toEqual(['Subtitles', 'Genre', 'Title', 'Rating']);
  },
);

claim('stays visible, and repeats the value of the group in each row', async () => {
  await show(<Grid />);
  await shown(plain);
  expect(headers()).toEqual(['g', 'g', 'h', 'size']);
});

claim('By default, all levels share one column', async () => {
  await show(<LevelsInColumns />);
  await expect.poll(headers).toEqual(['Group', 'Title', 'Year', 'Genre']);
  await expect.poll(() => byYear()[0]?.[1].length).toBeGreaterThan(1);
});

claim('each level has a column of its own', async () => {
  await show(<LevelsInColumns rowGroupingColumnMode="multiple" />);
  await expect.poll(headers).toEqual(['Year', 'Genre', 'Title', 'Year', 'Genre']);
  const group = (field: string) => lines(new RegExp(`group_${field}__`)).filter(Boolean);
  await expect.poll(() => group('year').length).toBeGreaterThan(0);
  expect(group('year').every(isYear)).toBe(true);
  expect(group('genre')).toContain('Drama (3)');
});

claim('is merged into the definition of the grouping column', async () => {
  const screen = await show(<OwnGroupingColumn />);
  await expect.poll(headers).toEqual(['Who made it', 'Director', 'Title', 'Year']);
  const header = document.querySelector('[role=columnheader]') as HTMLElement;
  expect(header.getBoundingClientRect().width).toBe(240);
  await userEvent.hover(screen.getByText('Who made it'));
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Directors, with their films below');
});

claim('Pass a function instead', async () => {
  await show(<DefinedByField />);
  await expect.poll(() => headers().slice(0, 2)).toEqual(['Shown at', 'Kind']);
});

claim('fills it with another column, which you can then hide', async () => {
  await show(<TitlesAsLeaves />);
  await expect.poll(headers).toEqual(['Genre and title', 'Director']);
  const [title] = films.filter(({ genre }) => genre === 'Comedy').map((film) => film.title);
  await expect.poll(groups).toContain(title);
  expect(groups()[groups().indexOf(title as string) - 1]).toMatch(/^Comedy \(/);
});

claim('hideDescendantCount removes it', async () => {
  await show(<WithoutCounts />);
  await expect.poll(groups).toContain('Aoife Brennan');
  expect(groups().join()).not.toContain('(');
});

claim("times the theme's spacing, 2 by default", async () => {
  const indent = async (depth: number) => {
    const content = `[role=row][aria-level="${depth}"] .MuiDataGrid-groupingCriteriaCell`;
    await expect.poll(() => document.querySelector(content)).not.toBeNull();
    return document.querySelector(content)?.getBoundingClientRect().left ?? 0;
  };
  const screen = await show(<WiderIndent />);
  expect((await indent(2)) - (await indent(1))).toBe(6 * 8);
  await screen.unmount();
  await show(<OpenLevels />);
  expect((await indent(2)) - (await indent(1))).toBe(2 * 8);
});

claim('a headerName in it names each column the same', async () => {
  const groupingColDef = { headerName: 'Same' };
  await show(
    <Grid initialState={byBoth} rowGroupingColumnMode="multiple" groupingColDef={groupingColDef} />,
  );
  await expect.poll(() => headers().slice(0, 2)).toEqual(['Same', 'Same']);
});

claim('return params.value for them. The arrow and the number stay', async () => {
  const columns: GridColDef[] = [
    {
      field: 'g',
      renderCell: ({ rowNode, value }) =>
        rowNode.type === 'group' ? value : <strong>{value} of 5</strong>,
    },
  ];
  const screen = await show(<Grid columns={columns} />);
  await expect.poll(() => lines().slice(0, 2)).toEqual(['B (2),', ',B of 5']);
  expect(screen.getByRole('button', { name: 'hide children' }).elements()).toHaveLength(2);
});

claim('If you control the model, pass it to both', async () => {
  function Films({ model }: { model: string[] }) {
    const initialState = useKeepGroupedColumnsHidden({ apiRef: api, rowGroupingModel: model });
    return <Grid rowGroupingModel={model} initialState={initialState} />;
  }
  const screen = await show(<Films model={['g']} />);
  await expect.poll(headers).toEqual(['g', 'h', 'size']);
  await screen.rerender(<Films model={['h']} />);
  await expect.poll(headers).toEqual(['h', 'g', 'size']);
});
