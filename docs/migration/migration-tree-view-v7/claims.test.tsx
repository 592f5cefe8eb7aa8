import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { claimsOf, consoleMessages, show, type ShowOptions } from 'claims';
import { expanded, item, labels, RichLetters, row, selected } from 'claims/trees';
import { needsReact18 } from 'claims/support';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);

const oldIndentation = {
  [`& .${treeItemClasses.content}`]: { paddingInlineStart: 1 },
  [`& .${treeItemClasses.groupTransition}`]: {
    paddingInlineStart: 'var(--TreeView-itemChildrenIndentation)',
  },
};

/** How far two rows and their labels are from the edge of the tree, in pixels. */
function indents(direction: ShowOptions['direction'] = 'ltr') {
  const [parent, child] = ['Alpha', 'Apple'].map((name) => row(name));
  const from = (element?: Element | null) => {
    const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return direction === 'ltr' ? left : -right;
  };
  const text = (element?: Element) => element?.querySelector('.MuiTreeItem-label');
  return {
    row: from(child) - from(parent),
    label: from(text(child)) - from(text(parent)),
  };
}

claim('so the background of a row reaches the edge', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  expect(indents()).toEqual({ row: 0, label: 12 });
});

claim(
  'Labels stay where they are; the background of a row then starts at its own level again',
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const screen = await show(<RichLetters defaultExpandedItems={['a']} sx={oldIndentation} />, {
        direction,
      });
      expect(indents(direction)).toEqual({ row: 12, label: 12 });
      await screen.unmount();
    }
  },
);

claim('itemChildrenIndentation works as before', async () => {
  await show(
    <RichLetters defaultExpandedItems={['a']} itemChildrenIndentation={30} sx={oldIndentation} />,
  );
  expect(indents()).toEqual({ row: 30, label: 30 });
});

claim('so a click on a child reaches its parents too', async () => {
  const onClick = vi.fn();
  await show(
    <SimpleTreeView defaultExpandedItems={['one']}>
      <TreeItem itemId="one" label="One" onClick={onClick}>
        <TreeItem itemId="two" label="Two" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await userEvent.click(row('Two'));
  expect(onClick).toHaveBeenCalledTimes(1);
});

claim('Nothing breaks when you leave them; they have no effect', async () => {
  const messages = consoleMessages();
  const flags = { labelEditing: true, itemsReordering: true, indentationAtItemLevel: true };
  await show(
    <RichLetters defaultExpandedItems={['a']} {...({ experimentalFeatures: flags } as object)} />,
  );
  await userEvent.dblClick(row('Gamma'));
  expect(document.querySelector('[role=tree] input')).toBeNull();
  expect(indents()).toEqual({ row: 0, label: 12 });
  expect(messages).toEqual([]);
});

/** The two methods by hand: the packages' own type is circular, and differs with the file that asks for it first. */
interface Api {
  setItemExpansion: (parameters: { itemId: string }) => void;
  setItemSelection: (parameters: { itemId: string }) => void;
}

/** A tree with a button that calls methods. */
function WithMethod({ run, ...props }: { run: (api: Api) => void } & object) {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      <button onClick={() => run(apiRef.current as Api)}>Run</button>
      <RichLetters apiRef={apiRef as never} {...props} />
    </>
  );
}

claim('Without shouldBeExpanded or shouldBeSelected they toggle', async () => {
  const screen = await show(
    <WithMethod
      run={(api) => {
        api.setItemExpansion({ itemId: 'a' });
        api.setItemSelection({ itemId: 'c' });
      }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Run' });
  await userEvent.click(button);
  expect([expanded(), selected()]).toEqual([['Alpha'], ['Gamma']]);
  await userEvent.click(button);
  expect([expanded(), selected()]).toEqual([[], []]);
});

claim('These callbacks then receive null', async () => {
  const names = [
    'onExpandedItemsChange',
    'onItemExpansionToggle',
    'onSelectedItemsChange',
    'onItemSelectionToggle',
  ];
  const callbacks = Object.fromEntries(names.map((name) => [name, vi.fn()]));
  const screen = await show(
    <WithMethod
      run={(api) => {
        api.setItemExpansion({ itemId: 'a' });
        api.setItemSelection({ itemId: 'c' });
      }}
      {...callbacks}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  for (const name of names) expect(callbacks[name]?.mock.calls[0]?.[0], name).toBeNull();
});

claim('They still work; [data-expanded] and similar attributes replace them', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  expect(row('Alpha').className).toContain('Mui-expanded');
  expect(row('Alpha').hasAttribute('data-expanded')).toBe(true);
  expect(row('Gamma').hasAttribute('data-expanded')).toBe(false);
});

claim('Items of a RichTreeView also carry classes of their tree now', async () => {
  await show(<RichLetters />);
  expect(item('Alpha').querySelector('.MuiRichTreeView-itemContent')).not.toBeNull();
  expect(labels().length).toBeGreaterThan(2);
});

claim('8.1.0 accepts it as a peer, but stops with useSyncExternalStore is not a function', () => {
  expect(needsReact18.trees).toBe(true);
});
