import {
  type DataGridProProps,
  type GridColDef,
  type GridDataSource,
  type GridGroupNode,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { claimsOf, show } from 'claims';
import { dragOnto } from 'claims/grids';
import { useEffect } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows, api, Tree, names, shown, all } from '../claimsGrid';
import EditTree from './EditTree';
import page from './index.mdx?raw';
import LoadOnExpand from './LoadOnExpand';

const claim = claimsOf(page);

interface Task {
  id: string;
  path: string[];
}

const isInside = (path: string[], parent: string[]) =>
  parent.every((key, level) => path[level] === key);

function Draggable({ rows: tasks, save }: { rows: Task[]; save: (changed: Task[]) => void }) {
  const rowOf = (id: string): Task | null | undefined => api.current?.getRow(id);
  const move = (from: string, to: string) => {
    const [moved, parent] = [rowOf(from), rowOf(to)];
    if (!moved || !parent || isInside(parent.path, moved.path)) return;
    const changed = tasks
      .flatMap(({ id }) => rowOf(id) ?? [])
      .filter(({ path }) => isInside(path, moved.path))
      .map((row) => {
        return { ...row, path: [...parent.path, ...row.path.slice(moved.path.length - 1)] };
      });
    api.current?.updateRows(changed);
    save(changed);
  };
  return (
    <Tree
      rows={tasks}
      defaultGroupingExpansionDepth={0}
      slotProps={{
        row: {
          draggable: true,
          onDragStart: ({ currentTarget, dataTransfer }) =>
            dataTransfer.setData('text', currentTarget.dataset.id ?? ''),
          onDragOver: (event) => event.preventDefault(),
          onDrop: (event) => {
            event.preventDefault();
            move(event.dataTransfer.getData('text'), event.currentTarget.dataset.id ?? '');
          },
        },
      }}
    />
  );
}

claim('The row becomes the last child of the row that', async () => {
  const save = vi.fn();
  const screen = await show(
    <Draggable
      save={save}
      rows={[['a'], ['a', 'b'], ['a', 'b', 'c'], ['d'], ['d', 'e']].map((path) => {
        return { id: path.at(-1) ?? '', path };
      })}
    />,
  );
  await shown(['a (2)', 'd (1)']);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).nth(1));
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await shown(['a (2)', 'b (1)', 'd (1)', 'e']);
  const cellOf = (id: string) =>
    document.querySelector(`[role=row][data-id="${id}"] [role=gridcell]`);
  const drag = (from: string, to: string) => dragOnto(cellOf(from), cellOf(to));
  drag('b', 'd');
  await expect.poll(() => names()).toEqual(['a', 'd (3)', 'e', 'b (1)']);
  expect(save).toHaveBeenCalledExactlyOnceWith([
    { id: 'b', path: ['d', 'b'] },
    { id: 'c', path: ['d', 'b', 'c'] },
  ]);
  drag('d', 'b');
  expect(save).toHaveBeenCalledTimes(1);
  // "A row can't be moved into itself", and the next move starts from the new paths.
  drag('b', 'a');
  await shown(['a (2)', 'd (1)', 'e']);
});

claim('updateRows keeps expanded groups expanded', async () => {
  const screen = await show(<Tree defaultGroupingExpansionDepth={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  await shown(['a (3)', 'b (1)', 'd', 'e']);
  api.current?.updateRows([{ id: 6, path: ['f'] }]);
  await shown(['a (3)', 'b (1)', 'd', 'e', 'f']);
});

claim('A new rows array resets them', async () => {
  const screen = await show(<Tree defaultGroupingExpansionDepth={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  await shown(['a (3)', 'b (1)', 'd', 'e']);
  const more = [...rows, { id: 6, path: ['f'] }];
  await screen.rerender(<Tree defaultGroupingExpansionDepth={0} rows={more} />);
  await shown(['a (3)', 'e', 'f']);
  await screen.rerender(<Tree defaultGroupingExpansionDepth={1} rows={more} />);
  await shown(['a (3)', 'b (1)', 'd', 'e', 'f']);
});

claim('If you pass new arrays, keep track of the groups that users open', async () => {
  const open = new Set<GridRowId>();
  const isGroupExpandedByDefault = (node: GridGroupNode) => open.has(node.id);
  function Remembering(props: Partial<DataGridProProps>) {
    const apiRef = useGridApiRef();
    useEffect(
      () =>
        apiRef.current?.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
          if (childrenExpanded) open.add(id);
          else open.delete(id);
        }),
      [apiRef],
    );
    return <Tree apiRef={apiRef} isGroupExpandedByDefault={isGroupExpandedByDefault} {...props} />;
  }
  const inOrder = rows.toSorted((one, other) => one.path.length - other.path.length);
  const screen = await show(<Remembering rows={inOrder} />);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  await shown(['a (3)', 'b (1)', 'd', 'e']);
  await screen.rerender(<Remembering rows={[...inOrder, { id: 6, path: ['f'] }]} />);
  await shown(['a (3)', 'b (1)', 'd', 'e', 'f']);
});

claim('a spinner replaces the arrow', async () => {
  let answer: () => void = () => {};
  const asked: unknown[] = [];
  const dataSource: GridDataSource = {
    getRows: async ({ groupKeys }: { groupKeys?: string[] }) => {
      asked.push(groupKeys);
      if (groupKeys?.length) await new Promise<void>((resolve) => (answer = resolve));
      const id = groupKeys?.length ? 'child' : 'top';
      return { rows: [{ id, size: groupKeys?.length ? 0 : 1 }], rowCount: 1 };
    },
    getGroupKey: (row) => row.id,
    getChildrenCount: (row) => row.size,
  };
  const screen = await show(
    <Tree
      rows={undefined}
      getTreeDataPath={undefined}
      dataSource={dataSource}
      defaultGroupingExpansionDepth={0}
    />,
  );
  await shown(['top (1)']);
  expect(asked).toEqual([[]]);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.getByRole('button', { name: /children/ }).elements()).toHaveLength(0);
  answer();
  await shown(['top (1)', 'child']);
  expect(asked).toEqual([[], ['top']]);
});

claim('groupKeys is empty for the top level', async () => {
  const asked: unknown[] = [];
  const dataSource: GridDataSource = {
    getRows: ({ groupKeys }: { groupKeys?: string[] }) => {
      asked.push(groupKeys);
      return Promise.resolve({ rows: [{ id: 'top', size: 0 }], rowCount: 1 });
    },
    getGroupKey: (row) => row.id,
    getChildrenCount: (row) => row.size,
  };
  await show(<Tree rows={undefined} getTreeDataPath={undefined} dataSource={dataSource} />);
  await shown(['top']);
  expect(asked).toEqual([[]]);
});

claim("A row with 0 children can't be opened", async () => {
  const screen = await show(<LoadOnExpand />);
  await expect.poll(() => names()[0]).toBe('1950 (4)');
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => names()[1]).toMatch(/^1950\/01/);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }).first());
  await expect.poll(() => names()[2]).toMatch(/^1950\/01\/1/);
  const leaf = screen.getByRole('row').filter({ hasText: '1950/01/1' }).first();
  expect(leaf.getByRole('button').elements()).toHaveLength(0);
});

claim('a row whose path has changed', async () => {
  await show(<Tree />);
  await shown(all);
  api.current?.updateRows([{ id: 3, path: ['e', 'c'] }]);
  await shown(['a (2)', 'b', 'd', 'e (1)', 'c']);
});

claim('the grid keeps it as a parent without values', async () => {
  await show(<Tree />);
  await shown(all);
  api.current?.updateRows([{ id: 2, _action: 'delete' }]);
  const kept = () => document.querySelector('[role=row][data-id^="auto-generated-row-"]');
  await expect.poll(() => kept()?.textContent).toBe('b (1)');
  expect([...names()].sort()).toEqual(all);
  expect(api.current?.getRow(2)).toBeNull();
});

claim('The same happens at the old place when only a parent gets a new path', async () => {
  await show(<Tree />);
  await shown(all);
  api.current?.updateRows([{ id: 2, path: ['e', 'b'] }]);
  await expect.poll(() => [...names()].sort()).toEqual(['a (3)', 'b', 'b (1)', 'c', 'd', 'e (1)']);
  expect(api.current?.getRowNode(3)?.parent).toMatch(/^auto-generated-row-/);
});

claim('getRowGroupChildren returns their ids', async () => {
  const screen = await show(<EditTree />);
  await expect.poll(() => names()[1]).toBe('Foundations (6)');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Foundations' }));
  await shown(['Survey (2)', 'Deck (3)', 'Opening']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Add below Opening' }));
  await expect.poll(() => names()[2]).toBe('Opening (1)');
  await expect.poll(() => names()[3]).toMatch(/^Task/);
});

claim('Ids of your rows below a group, on every level', async () => {
  await show(<Tree />);
  await shown(all);
  expect(new Set(api.current?.getRowGroupChildren({ groupId: 1 }))).toEqual(new Set([2, 3, 4]));
});

claim('adds the parents that the grid made', async () => {
  const gap = [
    { id: 1, path: ['a'] },
    { id: 2, path: ['a', 'b', 'c'] },
  ];
  await show(<Tree rows={gap} />);
  await shown(['a (2)', 'b (1)', 'c']);
  const below = (skipAutoGeneratedRows?: boolean) =>
    api.current?.getRowGroupChildren({ groupId: 1, skipAutoGeneratedRows });
  expect(below()).toEqual([2]);
  expect(below(false)).toEqual([expect.stringMatching(/^auto-generated-row-/), 2]);
});

claim("isn't the same parent as", async () => {
  await show(
    <Tree
      rows={[
        { id: 1, path: ['Deck'] },
        { id: 2, path: ['Deck ', 'Asphalt'] },
      ]}
    />,
  );
  await shown(['Deck', 'Deck  (1)', 'Asphalt']);
});

interface Folder {
  id: string;
  path: string[];
  name: string;
}
const folders: Folder[] = [
  { id: 'a', path: ['a'], name: 'Plans' },
  { id: 'b', path: ['a', 'b'], name: 'Bridge' },
];
const folderColumns: GridColDef<Folder>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    editable: true,
    renderCell: ({ value, rowNode }) => (
      <span style={{ paddingInlineStart: rowNode.depth * 16 }}>{value}</span>
    ),
  },
];

claim('Let it show the arrow only, and put the names into a column of your own', async () => {
  const screen = await show(
    <Tree
      rows={folders}
      columns={folderColumns}
      groupingColDef={{ headerName: '', width: 110, valueFormatter: () => '' }}
    />,
  );
  await shown([' (1)', '']);
  const left = (name: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByText(name).element());
    return range.getBoundingClientRect().left;
  };
  expect(left('Bridge') - left('Plans')).toBe(16);
  await userEvent.dblClick(screen.getByText('Plans'));
  await userEvent.fill(screen.getByRole('textbox'), 'Drawings');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Drawings')).toBeVisible();
  // The group is still open.
  await expect.element(screen.getByText('Bridge')).toBeVisible();
});
