import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { claimsOf, drawn, show } from 'claims';
import { allowLostFocus } from 'claims/focus';
import { expanded, labels, press, row } from 'claims/trees';
import { useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drag } from '../../ordering/claimsTree';
import { children, Lazy, root, source, type Folder } from '../claimsTree';
import page from './index.mdx?raw';
import RefreshBranch from './RefreshBranch';
import RenameLoaded from './RenameLoaded';

const claim = claimsOf(page);

const alwaysAsk = {
  get: (id: string) => (id === 'root' ? undefined : -1),
  set: () => {},
  clear: () => {},
};

claim('Collapse and expand an item within that time, and nothing is requested', async () => {
  const from = source();
  await show(<Lazy from={from} />);
  await userEvent.click(row('Alpha'));
  await expect.poll(expanded).toEqual(['Alpha']);
  await userEvent.click(row('Alpha'));
  await userEvent.click(row('Alpha'));
  await expect.poll(expanded).toEqual(['Alpha']);
  expect(from.getTreeItems).toHaveBeenCalledTimes(1);
});

for (const { words, minutes, dataSourceCache } of [
  { words: 'The tree caches answers for five minutes', minutes: 5 },
  {
    words: 'This tree keeps answers for one minute',
    minutes: 1,
    dataSourceCache: new DataSourceCacheDefault({ ttl: 60_000 }),
  },
]) {
  claim(words, async () => {
    const from = source();
    const now = vi.spyOn(Date, 'now');
    await show(<Lazy from={from} dataSourceCache={dataSourceCache} />);
    await userEvent.click(row('Alpha'));
    await expect.poll(expanded).toEqual(['Alpha']);
    await userEvent.click(row('Alpha'));
    const later = performance.timeOrigin + performance.now();
    now.mockReturnValue(later + (minutes - 0.5) * 60_000);
    await userEvent.click(row('Alpha'));
    await expect.poll(expanded).toEqual(['Alpha']);
    expect(from.getTreeItems).toHaveBeenCalledTimes(1);
    await userEvent.click(row('Alpha'));
    now.mockReturnValue(later + (minutes + 0.5) * 60_000);
    await userEvent.click(row('Alpha'));
    await expect.poll(() => from.getTreeItems.mock.calls.length).toBe(2);
  });
}

claim('Shows it, without a request', async () => {
  const from = source();
  const cache = {
    get: (id: string) => (id === 'a' ? children.a : undefined),
    set: () => {},
    clear: () => {},
  };
  await show(<Lazy from={from} dataSourceCache={cache} />);
  await userEvent.click(row('Alpha'));
  await expect.poll(labels).toContain('Apple');
  expect(from.getTreeItems).not.toHaveBeenCalled();
});

claim('a cache of your own and two calls do it', async () => {
  const screen = await show(<RefreshBranch />);
  await expect.poll(labels).toContain('Inbox');
  await userEvent.click(row('Inbox'));
  await expect.poll(expanded).toEqual(['Inbox']);
  const before = labels().length;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the inbox' }));
  await expect.poll(() => labels().length).toBe(before + 1);
});

claim('it considers its root loaded, and stays empty', async () => {
  for (const answer of [root, -1]) {
    const from = source();
    const cache = {
      get: (id: string) => (id === 'root' ? answer : undefined),
      set: () => {},
      clear: () => {},
    };
    const screen = await show(<Lazy from={from} items={[]} dataSourceCache={cache} />);
    await expect.element(screen.getByRole('tree')).toBeInTheDocument();
    expect([labels(), from.getTreeItems.mock.calls]).toEqual([[], []]);
    await screen.unmount();
  }
});

claim('and answer the request for root when the tree mounts again', async () => {
  const from = source();
  const shared = new DataSourceCacheDefault({ ttl: 60_000 });
  const screen = await show(<Lazy from={from} items={[]} dataSourceCache={shared} />);
  await expect.poll(labels).toContain('Alpha');
  await screen.unmount();
  const again = await show(<Lazy from={from} items={[]} dataSourceCache={shared} />);
  await expect.element(again.getByRole('tree')).toBeInTheDocument();
  expect(labels()).toEqual([]);
  expect(from.getTreeItems).toHaveBeenCalledTimes(1);
});

claim('and root for the root', async () => {
  const keys: string[] = [];
  const cache = { get: () => undefined, set: (id: string) => keys.push(id), clear: () => {} };
  await show(<Lazy from={source()} items={[]} dataSourceCache={cache} />);
  await expect.poll(labels).toContain('Alpha');
  await userEvent.click(row('Alpha'));
  await expect.poll(() => keys).toEqual(['root', 'a']);
});

claim('There is no method to reload an item', async () => {
  let methods: string[] = [];
  function Tree() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => (methods = Object.keys(apiRef.current ?? {}))}>Read</button>
        <Lazy from={source()} apiRef={apiRef} />
      </>
    );
  }
  const screen = await show(<Tree />);
  await userEvent.click(screen.getByRole('button'));
  expect(methods.filter((name) => /update|reload|fetch|refresh/i.test(name))).toEqual([
    'updateItemLabel',
  ]);
});

claim('so that the library alone decides what is fresh', async () => {
  const from = source();
  await show(<Lazy from={from} items={[]} dataSourceCache={alwaysAsk} />);
  await expect.poll(labels).toContain('Alpha');
  for (const times of [2, 3]) {
    await userEvent.click(row('Alpha'));
    await expect.poll(expanded).toEqual(['Alpha']);
    expect(from.getTreeItems).toHaveBeenCalledTimes(times);
    await userEvent.click(row('Alpha'));
  }
});

claim('the tree shows it at once', async () => {
  const screen = await show(<RenameLoaded />);
  await userEvent.click(row('Year 1951').querySelector('.MuiTreeItem-iconContainer')!);
  await expect.poll(() => labels().length).toBeGreaterThan(3);
  const month = labels()[1]!;
  await press(month, '{Enter}X{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent(`Saved: ${month}X`);
  expect(labels()).toContain(`${month}X`);
});

claim('remove the parent from your cache when you save', async () => {
  await show(<RenameLoaded />);
  await press('Year 1951', '{ArrowRight}');
  await expect.poll(() => labels().length).toBeGreaterThan(3);
  const month = labels()[1]!;
  await press(month, '{Enter}Y{Enter}');
  await press('Year 1951', '{ArrowLeft}');
  await press('Year 1951', '{ArrowRight}');
  await expect.poll(expanded).toHaveLength(1);
  expect(labels()).toContain(`${month}Y`);
});

claim('the old name can come back', async () => {
  await show(<Lazy from={source()} isItemEditable />);
  await press('Alpha', '{ArrowRight}');
  await expect.poll(labels).toContain('Apple');
  await press('Apple', '{Enter}X{Enter}');
  expect(labels()).toContain('AppleX');
  await press('Alpha', '{ArrowLeft}');
  await press('Alpha', '{ArrowRight}');
  await expect.poll(expanded).toEqual(['Alpha']);
  expect(labels()).toContain('Apple');
});

interface Move {
  itemId: string;
  newPosition: { parentId: string | null; index: number };
}

/** A server that remembers moves; Alpha and Beta have children. */
function movableServer() {
  const lists: Record<string, Folder[]> = {
    '': [...root],
    a: [...(children.a ?? [])],
    b: [{ id: 'b1', label: 'Banana', count: 0 }],
  };
  return {
    load: async (id = '') =>
      (lists[id] ?? []).map((folder) => ({ ...folder, count: lists[folder.id]?.length ?? 0 })),
    move: async (itemId: string, parentId: string | null, index: number) => {
      const from = Object.values(lists).find((list) => list.some(({ id }) => id === itemId)) ?? [];
      const [moved] = from.splice(
        from.findIndex(({ id }) => id === itemId),
        1,
      );
      if (moved) (lists[parentId ?? ''] ??= []).splice(index, 0, moved);
    },
  };
}

claim('such a parent then shows the dropped item alone', async () => {
  allowLostFocus('item under another parent');
  const from = source(movableServer().load);
  await show(<Lazy from={from} items={[]} itemsReordering />);
  await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Gamma']);
  await drag('Gamma', 'Beta', 0.5);
  expect(labels()).toEqual(['Alpha', 'Beta']);
  await userEvent.click(row('Beta'));
  await expect.poll(expanded).toEqual(['Beta']);
  expect(from.getTreeItems).toHaveBeenCalledWith('b');
  expect(labels()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

claim('save the move, and let parents ask again each time they open', async () => {
  allowLostFocus('item under another parent');
  const server = movableServer();
  let saved = Promise.resolve();
  const from = source(async (id) => saved.then(() => server.load(id)));
  await show(
    <Lazy
      from={from}
      items={[]}
      dataSourceCache={alwaysAsk}
      itemsReordering
      onItemPositionChange={({ itemId, newPosition }: Move) => {
        saved = saved.then(() => server.move(itemId, newPosition.parentId, newPosition.index));
      }}
    />,
  );
  await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Gamma']);
  await drag('Gamma', 'Beta', 0.5);
  await userEvent.click(row('Beta'));
  await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Gamma', 'Banana']);
  await userEvent.click(row('Alpha'));
  await expect.poll(labels).toContain('Apple');
  await drag('Apple', 'Banana', 0.1);
  await expect.poll(labels).toEqual(['Alpha', 'Apricot', 'Beta', 'Gamma', 'Apple', 'Banana']);
  for (const parent of ['Alpha', 'Beta']) {
    await userEvent.click(row(parent));
    await expect.poll(expanded).not.toContain(parent);
    await userEvent.click(row(parent));
    await expect.poll(expanded).toContain(parent);
  }
  await expect.poll(labels).toEqual(['Alpha', 'Apricot', 'Beta', 'Gamma', 'Apple', 'Banana']);
});

claim('no parent could be opened after a failed move', async () => {
  allowLostFocus('item under another parent');
  for (const isCaught of [true, false]) {
    const server = movableServer();
    let saved: Promise<void> = Promise.resolve();
    const from = source(async (id) => saved.then(() => server.load(id)));
    const fail = () => {
      saved = saved.then(() => Promise.reject(new Error('refused')));
      if (isCaught) saved = saved.catch(() => {});
      else saved.catch(() => {}); // so that the test itself doesn't fail
    };
    const tree = (key: number) => (
      <Lazy
        key={key}
        from={from}
        items={[]}
        dataSourceCache={alwaysAsk}
        itemsReordering
        onItemPositionChange={fail}
      />
    );
    const screen = await show(tree(1));
    await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Gamma']);
    await drag('Gamma', 'Beta', 0.5);
    await userEvent.click(row('Beta'));
    if (isCaught) {
      await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Banana']);
      await screen.rerender(tree(2));
      await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Gamma']);
    } else {
      await expect.poll(() => from.getTreeItems.mock.calls.length).toBe(2);
      await drawn();
      expect(expanded()).toEqual([]);
    }
    await screen.unmount();
  }
});

claim('the next drag of the item takes another item away', async () => {
  allowLostFocus('item under another parent');
  const heard = vi.fn();
  const from = source(movableServer().load);
  await show(<Lazy from={from} items={[]} itemsReordering onItemPositionChange={heard} />);
  await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Gamma']);
  await userEvent.click(row('Alpha'));
  await expect.poll(labels).toContain('Apple');
  await userEvent.click(row('Beta'));
  await expect.poll(labels).toContain('Banana');
  await drag('Apricot', 'Banana', 0.1);
  await expect.poll(labels).toEqual(['Alpha', 'Apple', 'Beta', 'Apricot', 'Banana', 'Gamma']);
  await userEvent.click(row('Alpha'));
  await expect.poll(expanded).toEqual(['Beta']);
  await userEvent.click(row('Alpha'));
  await expect.poll(expanded).toEqual(['Alpha', 'Beta']);
  await drag('Apricot', 'Gamma', 0.1);
  await expect.poll(() => heard.mock.calls.length).toBe(2);
  expect(heard.mock.lastCall?.[0].oldPosition.parentId).toBe('a');
  await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Apricot', 'Banana', 'Apricot', 'Gamma']);
});

function Folders({ load }: { load: (parentId?: string) => Promise<Folder[]> }) {
  const apiRef = useTreeViewApiRef();
  const [open] = useState(() => new Set<string>());
  const [version, setVersion] = useState(0);
  const [arrived, setArrived] = useState<Folder[]>([]);
  const [dataSource] = useState({
    getChildrenCount: ({ count }: Folder) => count,
    getTreeItems: async (parentId?: string) => {
      const items = await load(parentId);
      // After the tree has taken over the items.
      setTimeout(() => setArrived((before) => [...before, ...items]));
      return items;
    },
  });
  useEffect(() => {
    for (const { id: itemId } of arrived) {
      if (open.has(itemId)) apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
    }
  }, [apiRef, arrived, open]);
  return (
    <>
      <button
        onClick={() => {
          setArrived([]);
          setVersion(version + 1);
        }}
      >
        Reload
      </button>
      <RichTreeViewPro
        key={version}
        apiRef={apiRef}
        items={[]}
        dataSource={dataSource}
        onItemExpansionToggle={(_, itemId, isExpanded) => {
          if (isExpanded) open.add(itemId);
          else open.delete(itemId);
        }}
      />
    </>
  );
}

claim('remember the ids, and expand them as their parents arrive', async () => {
  const answers: Record<string, Folder[]> = {
    '': [{ id: 'a', label: 'Alpha', count: 1 }],
    a: [{ id: 'a1', label: 'Apple', count: 1 }],
    a1: [{ id: 'a11', label: 'Core', count: 0 }],
  };
  const load = vi.fn(async (parentId = '') => {
    // As from a server: later than the tasks that are already waiting.
    await new Promise((done) => {
      setTimeout(done, 20);
    });
    return answers[parentId] ?? [];
  });
  const screen = await show(<Folders load={load} />);
  await expect.poll(labels).toEqual(['Alpha']);
  await userEvent.click(row('Alpha'));
  await expect.poll(labels).toEqual(['Alpha', 'Apple']);
  await userEvent.click(row('Apple'));
  await expect.poll(labels).toEqual(['Alpha', 'Apple', 'Core']);
  answers.a1 = [...answers.a1!, { id: 'a12', label: 'Seed', count: 0 }];
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await expect.poll(labels).toEqual(['Alpha', 'Apple', 'Core', 'Seed']);
  expect(load).toHaveBeenCalledTimes(6);

  await userEvent.click(row('Apple'));
  await expect.poll(expanded).toEqual(['Alpha']);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await expect.poll(labels).toEqual(['Alpha', 'Apple']);
  await expect.poll(expanded).toEqual(['Alpha']);
});
