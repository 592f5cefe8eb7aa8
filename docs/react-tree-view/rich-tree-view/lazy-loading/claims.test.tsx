import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { claimsOf, consoleMessages, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { expanded, focused, item, labels, press, row, selected } from 'claims/trees';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import ArchiveOnDemand from './ArchiveOnDemand';
import { children, type Folder, Lazy, root, source } from './claimsTree';
import FailAndRetry from './FailAndRetry';
import page from './index.mdx?raw';
import KnownRoot from './KnownRoot';
import OpenPath from './OpenPath';
import RootState from './RootState';
import SelectUnseen from './SelectUnseen';

const claim = claimsOf(page);
const { changesState } = figuresOf(page);

claim('so a tree of any size starts with one small request', async () => {
  const from = source();
  await show(<Lazy from={from} items={[]} />);
  await expect.poll(labels).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(from.getTreeItems).toHaveBeenCalledTimes(1);
});

claim('How many children it has; more than 0 shows an arrow', async () => {
  await show(<Lazy from={source()} />);
  expect(row('Alpha').querySelector('svg')).not.toBeNull();
  expect(row('Gamma').querySelector('svg')).toBeNull();
});

claim('If it promises children and then sends none, the item opens and stays empty', async () => {
  const from = source();
  await show(<Lazy from={from} />);
  await userEvent.click(row('Beta'));
  await expect.poll(() => from.getTreeItems.mock.calls.length).toBe(1);
  expect(labels()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

claim("it then only requests what's inside them", async () => {
  const from = source();
  await show(<Lazy from={from} />);
  expect(from.getTreeItems).not.toHaveBeenCalled();
  await userEvent.click(row('Alpha'));
  await expect.poll(labels).toContain('Apple');
  expect(from.getTreeItems.mock.calls[0]?.[0]).toBe('a');
});

claim('Later changes of items have no effect either', async () => {
  const from = source();
  const screen = await show(<Lazy from={from} />);
  await screen.rerender(<Lazy from={from} items={root.slice(0, 1)} />);
  expect(labels()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

claim('but it never loads again because they changed', async () => {
  const [first, second] = [source(), source()];
  const screen = await show(<Lazy from={first} items={[]} />);
  await expect.poll(labels).toContain('Alpha');
  await screen.rerender(<Lazy from={second} items={[]} />);
  expect(second.getTreeItems).not.toHaveBeenCalled();
  await userEvent.click(row('Alpha'));
  await expect.poll(() => second.getTreeItems.mock.calls.length).toBe(1);
});

claim('getItemId, getItemLabel and isItemDisabled work on loaded items too', async () => {
  await show(<KnownRoot />);
  expect(document.querySelector('[aria-disabled=true]')?.textContent).toContain('1952');
});

claim('parentId is undefined', async () => {
  const from = source();
  await show(<Lazy from={from} items={[]} />);
  await expect.poll(() => from.getTreeItems.mock.calls.length).toBe(1);
  expect(from.getTreeItems.mock.calls[0]?.[0]).toBeUndefined();
});

claim('A tree that is unmounted and mounted again loads again', async () => {
  const from = source();
  const screen = await show(<Lazy from={from} items={[]} />);
  await expect.poll(labels).toContain('Alpha');
  await screen.unmount();
  await show(<Lazy from={from} items={[]} />);
  await expect.poll(() => from.getTreeItems.mock.calls.length).toBe(2);
});

claim(
  'The root has no row for a spinner or an error, so users only see an empty tree',
  async () => {
    const screen = await show(<RootState />);
    await expect
      .element(screen.getByRole('progressbar', { name: 'Loading the archive' }))
      .toBeVisible();
    await expect.element(screen.getByText('No answer')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => labels().length).toBe(4);
  },
);

claim('the item stays closed and gets a red dot beside its arrow', async () => {
  const messages = consoleMessages();
  const from = source(async () => {
    throw new Error('No');
  });
  await show(<Lazy from={from} />);
  await userEvent.click(row('Alpha'));
  await expect.poll(() => row('Alpha').querySelector('.MuiTreeItem-errorIcon')).not.toBeNull();
  expect(expanded()).toEqual([]);
  await userEvent.click(row('Alpha'));
  await expect.poll(() => from.getTreeItems.mock.calls.length).toBe(2);
  expect(messages.filter((message) => !message.includes('license'))).toEqual([]);
});

claim('The dot has no text, so replace it', async () => {
  const screen = await show(<FailAndRetry />);
  await userEvent.click(document.querySelector('.MuiTreeItem-content')!);
  await expect
    .element(screen.getByRole('img', { name: 'Could not be loaded, open again to retry' }))
    .toBeVisible();
  await userEvent.click(document.querySelector('.MuiTreeItem-content')!);
  await expect.poll(() => labels().length).toBeGreaterThan(3);
});

claim('classes.itemLoadingIcon has no effect at 8.6.0', async () => {
  const classes = { itemLoadingIcon: 'mine', itemErrorIcon: 'dot' };
  const waiting = source(() => new Promise(() => {}));
  const screen = await show(<Lazy from={waiting} classes={classes} />);
  await userEvent.click(row('Alpha'));
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  const spinner = screen.getByRole('progressbar').element();
  expect(spinner.classList).toContain('MuiTreeItem-loadingIcon');
  expect(spinner.classList).not.toContain('mine');
  expect(spinner.classList).not.toContain('MuiRichTreeViewPro-itemLoadingIcon');
  await screen.unmount();
  const failing = source(async () => {
    throw new Error('No');
  });
  await show(<Lazy from={failing} classes={classes} />);
  await userEvent.click(row('Alpha'));
  await expect.poll(() => row('Alpha').querySelector('.MuiTreeItem-errorIcon')).not.toBeNull();
  const dot = row('Alpha').querySelector('.MuiTreeItem-errorIcon')!;
  expect([...dot.classList]).toEqual(
    expect.arrayContaining(['dot', 'MuiRichTreeViewPro-itemErrorIcon']),
  );
});

claim('because it runs after the children have arrived', async () => {
  const screen = await show(<OpenPath />);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => selected().length).toBe(1);
  expect(expanded()).toHaveLength(2);
});

claim('those items count as expanded, so their children are never requested', async () => {
  const from = source();
  const screen = await show(<Lazy from={from} defaultExpandedItems={['a']} />);
  expect(item('Alpha').ariaExpanded).toBe('true');
  await screen.unmount();
  const controlled = await show(<Lazy from={from} expandedItems={[]} />);
  await controlled.rerender(<Lazy from={from} expandedItems={['a']} />);
  expect(item('Alpha').ariaExpanded).toBe('true');
  expect(from.getTreeItems).not.toHaveBeenCalled();
});

claim('it marks them as open without a request', async () => {
  const from = source();
  await show(<Lazy from={from} />);
  await press('Gamma', '*');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
  expect(from.getTreeItems).not.toHaveBeenCalled();
});

claim('a selected item passes the selection on as its children arrive', async () => {
  await show(<SelectUnseen />);
  await userEvent.click(row('Year 1951').querySelector('.MuiTreeItem-label')!);
  await expect.poll(() => selected().length).toBeGreaterThan(1);
});

claim('the focus moves to the tab stop of the tree', async () => {
  const answer = async (id?: string) => (id ? [{ id: `${id}1`, label: 'Inner', count: 0 }] : root);
  const screen = await show(<Lazy from={source(answer)} />);
  await press('Beta', '{ArrowRight}');
  await expect.poll(expanded).toEqual(['Beta']);
  expect(focused()).toBe('Alpha');
  await screen.unmount();

  function Tree() {
    const apiRef = useTreeViewApiRef();
    const focus = (event: React.SyntheticEvent, itemId: string) =>
      apiRef.current?.focusItem(event, itemId);
    return <Lazy from={source(answer)} apiRef={apiRef} onItemExpansionToggle={focus} />;
  }
  await show(<Tree />);
  await press('Beta', '{ArrowRight}');
  await expect.poll(expanded).toEqual(['Beta']);
  expect(focused()).toBe('Beta');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Inner');
});

claim('Loads the children, then expands; the focus may jump', async () => {
  await show(<Lazy from={source()} />);
  await press('Alpha', '{ArrowRight}');
  await expect.poll(expanded).toEqual(['Alpha']);
  expect(focused()).toBe('Alpha');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Apple');
});

claim('again, when it is open and has the focus | Moves to the first child', async () => {
  await show(<Lazy from={source(async () => [{ id: 'b1', label: 'Banana', count: 0 }])} />);
  await press('Beta', '{ArrowRight}');
  await expect.poll(expanded).toEqual(['Beta']);
  await expect.poll(focused).toBe('Alpha');
  await press('Beta', '{ArrowRight}');
  expect(focused()).toBe('Banana');
});

claim('letters find no items in a lazy tree', async () => {
  await show(<Lazy from={source()} items={[]} />);
  await expect.poll(labels).toContain('Gamma');
  await press('Alpha', 'g');
  expect(focused()).toBe('Alpha');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Beta');
});

claim('a second click while it loads sends another', async () => {
  const from = source(() => new Promise(() => {}));
  await show(<Lazy from={from} />);
  await userEvent.click(row('Alpha'));
  await userEvent.click(row('Alpha'));
  expect(from.getTreeItems).toHaveBeenCalledTimes(2);
});

claim('The spinner is a progressbar without a name', async () => {
  const from = source(() => new Promise(() => {}));
  const screen = await show(<Lazy from={from} />);
  await userEvent.click(row('Alpha'));
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.getByRole('progressbar').element().ariaLabel).toBeNull();
  expect(item('Alpha').ariaExpanded).not.toBe('true');
});

claim("Cannot read properties of undefined (reading 'length')", async () => {
  const messages = consoleMessages();
  await show(<RichTreeViewPro items={undefined as never} dataSource={source() as never} />).catch(
    (error: Error) => messages.push(error.message),
  );
  expect(messages.join()).toContain("Cannot read properties of undefined (reading 'length')");
});

claim('all count as failures, and nothing is logged', async () => {
  const messages = consoleMessages();
  const good = { id: 'good', label: 'Good', count: 0 };
  const answers: ((id?: string) => Promise<Folder[]>)[] = [
    async () => [good, good],
    async () => [{ id: 'x', count: 0 } as Folder],
    async () => [{ label: 'X', count: 0 } as Folder],
    async () => JSON.parse('<html>'),
  ];
  const failsToCount = {
    getChildrenCount: ({ id, count }: Folder) => {
      if (id === 'good') throw new Error('No count');
      return count;
    },
    getTreeItems: async () => [good],
  };
  for (const from of [...answers.map((answer) => source(answer)), failsToCount]) {
    const screen = await show(<Lazy from={from} />);
    await userEvent.click(row('Alpha'));
    await expect.poll(() => row('Alpha').querySelector('.MuiTreeItem-errorIcon')).not.toBeNull();
    await screen.unmount();
  }
  expect(messages.filter((message) => !message.includes('license'))).toEqual([]);
});

claim("the tree couldn't use its answer for one of the reasons above", async () => {
  const from = source(async () => [root[0]!, root[0]!]);
  const screen = await show(<Lazy from={from} items={[]} />);
  await expect.poll(() => from.getTreeItems.mock.calls.length).toBe(1);
  await from.getTreeItems.mock.results[0]?.value;
  await expect.element(screen.getByRole('tree')).toBeInTheDocument();
  expect(labels()).toEqual([]);
});

claim('React does not recognize the dataSource prop on a DOM element', async () => {
  const messages = consoleMessages();
  await show(<RichTreeView items={root} {...({ dataSource: source() } as object)} />);
  expect(messages.join()).toContain(
    'React does not recognize the `dataSource` prop on a DOM element',
  );
});

claim('fetches items when a user opens their parent', async () => {
  await show(<ArchiveOnDemand />);
  await expect.poll(() => labels().length).toBeGreaterThan(1);
  const roots = labels();
  const [first = ''] = roots;
  expect(expanded()).toEqual([]);
  await press(first, '{ArrowRight}');
  await expect.poll(() => labels().length).toBeGreaterThan(roots.length);
  expect(expanded()).toEqual([first]);
  expect(focused()).toBe(first);
});

changesState('An item that loads its children', async (record) => {
  let answer = { send: () => {}, fail: () => {} };
  const from = source(
    () =>
      new Promise((resolve, reject) => {
        answer = { send: () => resolve(children.a ?? []), fail: () => reject(new Error('No')) };
      }),
  );
  await show(<Lazy from={from} />);
  const has = (selector: string) => row('Alpha').querySelector(selector) !== null;
  const state = () => {
    if (has('[role=progressbar]')) return 'Loading';
    if (has('.MuiTreeItem-errorIcon')) return 'Failed';
    return expanded().includes('Alpha') ? 'Open' : 'Closed';
  };
  const reach = async (next: string, act?: () => unknown) => {
    await act?.();
    await expect.poll(state).toBe(next);
    record(next);
  };
  const click = () => userEvent.click(row('Alpha'));
  await reach('Closed');
  await reach('Loading', click);
  await reach('Failed', () => answer.fail());
  await reach('Loading', click);
  await reach('Open', () => answer.send());
  await reach('Closed', click);
  await reach('Open', click);
  expect(from.getTreeItems).toHaveBeenCalledTimes(2);
});

claim('for an unknown number shows no arrow at 8.6.0', async () => {
  const unknown = { ...source(), getChildrenCount: () => -1 };
  const screen = await show(<Lazy from={unknown} />);
  await expect.poll(labels).toContain('Alpha');
  expect(document.querySelector('[role=treeitem][aria-expanded]')).toBeNull();
  await screen.unmount();
  await show(<Lazy from={source()} />);
  await expect.poll(() => document.querySelectorAll('[aria-expanded]').length).toBe(2);
});

claim('goes on below such an item', async () => {
  const screen = await show(<OpenPath />);
  await userEvent.click(row('Year 1951'));
  await expect.poll(expanded).toEqual(['Year 1951']);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await expect.poll(() => expanded().length).toBe(2);
  // The click on the year has selected that.
  await expect.poll(selected).not.toEqual(['Year 1951']);
  const [document, ...others] = selected();
  expect(others).toEqual([]);
  // Everything is open now, and the document stays selected.
  await userEvent.click(button);
  expect(selected()).toEqual([document]);
});
