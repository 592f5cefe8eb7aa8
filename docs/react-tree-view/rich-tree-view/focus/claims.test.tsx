import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { claimsOf, show } from 'claims';
import {
  expanded,
  focused,
  item,
  letters,
  press,
  RichLetters,
  row,
  selected,
  tabStops,
} from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FocusAfterRemoval from './FocusAfterRemoval';
import FocusAnItem from './FocusAnItem';
import FocusDisabled from './FocusDisabled';
import FocusInClosedBranch from './FocusInClosedBranch';
import FocusRing from './FocusRing';
import page from './index.mdx?raw';
import SelectionFollowsFocus from './SelectionFollowsFocus';
import ShowFocused from './ShowFocused';
import TabStop from './TabStop';

const claim = claimsOf(page);

claim('To put the focus on an item yourself, call focusItem', async () => {
  const screen = await show(<FocusAnItem />);
  await userEvent.click(screen.getByRole('button'));
  expect(focused()).toBe('Woodwinds');
});

claim(
  'the first id in the selection whose item is visible and not disabled, or else the first enabled root item',
  async () => {
    const screen = await show(
      <RichLetters
        multiSelect
        defaultSelectedItems={['a1', 'b', 'd', 'c']}
        isItemDisabled={({ id }) => id === 'b'}
      />,
    );
    expect(tabStops()).toEqual(['Delta']);
    await screen.unmount();
    await show(<RichLetters isItemDisabled={({ id }) => id === 'a'} />);
    expect(tabStops()).toEqual(['Beta']);
  },
);

claim('so the tab stop is then the item clicked last', async () => {
  await show(<RichLetters multiSelect defaultSelectedItems={['c']} />);
  await userEvent.click(row('Delta'), { modifiers: ['Control'] });
  expect(selected()).toEqual(['Gamma', 'Delta']);
  expect(tabStops()).toEqual(['Delta']);
});

claim('The tree does not remember where the focus was', async () => {
  const screen = await show(<TabStop />);
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await userEvent.tab();
  const stop = focused();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).not.toBe(stop);
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await userEvent.tab();
  expect(focused()).toBe(stop);
});

claim(
  'If all root items are disabled and nothing is selected, Tab passes over the tree',
  async () => {
    await show(<RichLetters isItemDisabled={() => true} />);
    expect(tabStops()).toEqual([]);
  },
);

const deep = [
  {
    id: 'n',
    label: 'North',
    children: [
      {
        id: 'c',
        label: 'Coast',
        children: [
          { id: 'b', label: 'Bay' },
          { id: 'p', label: 'Pier' },
        ],
      },
    ],
  },
  { id: 's', label: 'South' },
];

claim("while the selected item's parent is open, but inside a closed item", async () => {
  const screen = await show(
    <RichLetters items={deep} defaultExpandedItems={['n', 'c']} defaultSelectedItems="p" />,
  );
  expect(tabStops()).toEqual(['Pier']);
  await screen.unmount();
  await show(<RichLetters items={deep} defaultExpandedItems={['c']} defaultSelectedItems="p" />);
  expect(tabStops()).toEqual([]);
});

claim('lands on the first item of the innermost level instead of the last', async () => {
  await show(<RichLetters items={deep} defaultExpandedItems={['n', 'c']} />);
  await press('South', '{ArrowUp}');
  expect(focused()).toBe('Bay');
});

claim('Focus the tab stop in an effect', async () => {
  function Tree() {
    const tree = React.useRef<HTMLUListElement>(null);
    React.useEffect(() => {
      tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }, []);
    return <RichTreeView ref={tree} items={letters} defaultSelectedItems="c" />;
  }
  await show(<Tree />);
  await expect.poll(focused).toBe('Gamma');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Delta');
});

claim("the elements don't have their ids yet, so neither of them finds the item", async () => {
  const found: unknown[] = [];
  function Tree() {
    const apiRef = useTreeViewApiRef();
    React.useEffect(() => {
      found.push(apiRef.current?.getItemDOMElement('c'));
      apiRef.current?.focusItem(null as never, 'c');
      found.push(document.activeElement);
    }, [apiRef]);
    return <RichLetters apiRef={apiRef as never} />;
  }
  await show(<Tree />);
  expect(found).toEqual([null, document.body]);
});

claim('the selected item is the tab stop, so users come back to it', async () => {
  await show(<SelectionFollowsFocus />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toEqual([focused()]);
  expect(tabStops()).toEqual([focused()]);
});

claim('Expand them first, and let React draw them before you move the focus', async () => {
  const screen = await show(<FocusInClosedBranch />);
  await userEvent.click(screen.getByRole('button').first());
  expect(focused()).toBe('Double basses');
  expect(expanded().length).toBeGreaterThan(0);
});

claim('One move may call it two or three times with the same id', async () => {
  const heard = vi.fn();
  await show(<RichLetters onItemFocus={heard} />);
  await press('Alpha', '{ArrowDown}');
  const calls = heard.mock.calls.filter(([, id]) => id === 'b').length;
  expect([2, 3]).toContain(calls);
});

claim(
  "onBlur and onFocus directly on the tree are never called, because the tree's own handlers replace them",
  async () => {
    const [direct, root] = [vi.fn(), vi.fn()];
    await show(
      <>
        <RichLetters onBlur={direct} onFocus={direct} slotProps={{ root: { onBlur: root } }} />
        <button>After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(root).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    expect(root.mock.calls.length).toBeGreaterThan(1);
    expect(direct).not.toHaveBeenCalled();
  },
);

claim('The mouse cannot focus them in either case', async () => {
  const screen = await show(<FocusDisabled />);
  await userEvent.click(row('Percussion'), { force: true });
  expect(focused()).toBeUndefined();
  await press('Strings', '{End}');
  await expect.element(screen.getByText('Percussion: ask the stage manager.')).toBeVisible();
});

claim('the focus falls back to the page', async () => {
  const screen = await show(<RichLetters defaultSelectedItems="d" />);
  item('Delta').focus();
  await screen.rerender(<RichLetters items={letters.slice(0, 3)} />);
  expect(document.activeElement).toBe(document.body);
});

claim('Focus a repair and press Delete', async () => {
  await show(<FocusAfterRemoval />);
  await userEvent.tab();
  const first = focused()!;
  await userEvent.keyboard('{Delete}');
  expect(focused()).toBeDefined();
  expect(focused()).not.toBe(first);
});

claim(
  'the focused row has a gray background, or a stronger blue when it is selected, after a click as well',
  async () => {
    await show(<RichLetters />);
    const color = (label: string) => getComputedStyle(row(label)).backgroundColor;
    await userEvent.click(row('Gamma'));
    await userEvent.unhover(row('Gamma'));
    await expect.poll(() => color('Gamma')).toBe('rgba(25, 118, 210, 0.2)');
    item('Delta').focus();
    await expect.poll(() => color('Delta')).toBe('rgba(0, 0, 0, 0.12)');
    expect(color('Gamma')).toBe('rgba(25, 118, 210, 0.08)');
  },
);

claim('A focus ring that only keyboard users see takes one rule', async () => {
  await show(<FocusRing />);
  await userEvent.tab();
  expect(getComputedStyle(row(focused()!)).outlineStyle).toBe('solid');
});

claim('Into the tree, to its tab stop; then out of it', async () => {
  await show(
    <>
      <RichLetters />
      <button>After</button>
    </>,
  );
  await userEvent.tab();
  expect(focused()).toBe('Alpha');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

claim('From an item above the tab stop, to the tab stop first', async () => {
  await show(<RichLetters defaultSelectedItems="c" />);
  await press('Alpha', '{Tab}');
  expect(focused()).toBe('Gamma');
});

claim('The next or previous visible item', async () => {
  await show(<RichLetters />);
  await press('Beta', '{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Alpha');
});

claim('On an open parent, its first child', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  await press('Alpha', '{ArrowRight}');
  expect(focused()).toBe('Apple');
});

claim('On a leaf or closed item, its parent', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  await press('Apple', '{ArrowLeft}');
  expect(focused()).toBe('Alpha');
});

claim('The first or last visible item', async () => {
  await show(<RichLetters />);
  await press('Beta', '{End}');
  expect(focused()).toBe('Delta');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Alpha');
});

claim('from the top again after the last', async () => {
  await show(<RichLetters />);
  await press('Gamma', 'a');
  expect(focused()).toBe('Alpha');
});

claim('Typing more letters does not narrow the search', async () => {
  await show(<RichLetters defaultExpandedItems={['a', 'b']} />);
  await press('Alpha', 'ap');
  expect(focused()).not.toBe('Apricot');
});

claim('swap on a right-to-left page', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />, { direction: 'rtl' });
  await press('Alpha', '{ArrowLeft}');
  expect(focused()).toBe('Apple');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Alpha');
});

claim('Alt with any key is left to the browser', async () => {
  await show(<RichLetters />);
  await press('Alpha', '{Alt>}{ArrowDown}{/Alt}');
  expect(focused()).toBe('Alpha');
});

claim('with tabIndex 0 on the tab stop and -1 on all others', async () => {
  await show(<RichLetters />);
  expect(['Alpha', 'Beta', 'Gamma', 'Delta'].map((label) => item(label).tabIndex)).toEqual([
    0, -1, -1, -1,
  ]);
});

claim('tells you which item has the focus, by mouse, key or code', async () => {
  const screen = await show(<ShowFocused />);
  await expect.element(screen.getByText('Focused: nothing in the tree')).toBeVisible();
  await press('images', '{ArrowDown}');
  await expect.element(screen.getByText('Focused: images/floor-plan.svg')).toBeVisible();
  await userEvent.click(row('tests'));
  await expect.element(screen.getByText('Focused: tests', { exact: true })).toBeVisible();
});

/** A tree whose first item has an input, with or without handlers that keep its events. */
async function withInput(handlers: React.ComponentProps<'input'>) {
  const screen = await show(
    <SimpleTreeView>
      <TreeItem itemId="note" label={<input aria-label="Note" {...handlers} />} />
      <TreeItem itemId="tea" label="Tea" />
    </SimpleTreeView>,
  );
  const input = screen.getByLabelText('Note').element() as HTMLInputElement;
  const isFocused = () => document.activeElement === input;
  return { screen, input, isFocused };
}

claim('letters jump to another item, and a space selects it instead of being typed', async () => {
  const { input, isFocused } = await withInput({ onClick: (event) => event.stopPropagation() });
  await userEvent.click(input);
  expect(isFocused()).toBe(true);
  await userEvent.keyboard('a b');
  expect(input.value).toBe('ab');
  expect(document.querySelector('[aria-selected="true"]')?.contains(input)).toBe(true);
  await userEvent.keyboard('t');
  expect(isFocused()).toBe(false);
});

claim('A click on the input gives the item the focus as well', async () => {
  const { input, isFocused } = await withInput({});
  await userEvent.click(input);
  expect(isFocused()).toBe(false);
});

claim('Stop both events', async () => {
  const { input, isFocused } = await withInput({
    onKeyDown: (event) => event.stopPropagation(),
    onClick: (event) => event.stopPropagation(),
  });
  await userEvent.click(input);
  await userEvent.keyboard('to tea');
  expect(input.value).toBe('to tea');
  expect(isFocused()).toBe(true);
});

claim('defaultMuiPrevented on the event does, and leaves the other keys alone', async () => {
  await show(
    <RichTreeView
      items={letters}
      multiSelect
      slotProps={{
        item: {
          onKeyDown: (event) => {
            const isShortcut = event.ctrlKey || event.metaKey;
            if (!isShortcut && /^[^ *]$/.test(event.key)) event.defaultMuiPrevented = true;
          },
        },
      }}
    />,
  );
  await userEvent.click(row('Beta'));
  await userEvent.keyboard('d');
  expect(focused()).toBe('Beta');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Alpha');
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(selected().length).toBeGreaterThan(3);
});

claim("such as in a search field that filters the items, the tree doesn't take it", async () => {
  function Search() {
    const [text, setText] = React.useState('');
    return (
      <>
        <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        <RichLetters items={letters.filter(({ label }) => label.startsWith(text))} />
      </>
    );
  }
  const screen = await show(<Search />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.click(row('Gamma'));
  await userEvent.type(field, 'Al');
  await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(1);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Al');
});

claim('follows the keys', async () => {
  await show(
    <div id="box" style={{ height: 60, overflow: 'auto' }}>
      <RichLetters />
    </div>,
  );
  await press('Alpha', '{End}');
  expect(focused()).toBe('Delta');
  await expect.poll(() => document.querySelector('#box')!.scrollTop).toBeGreaterThan(20);
});

claim('The tree only passes the event to onItemFocus', async () => {
  const heard = vi.fn();
  function WithButton() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.focusItem(null as never, 'c')}>Go</button>
        <RichLetters apiRef={apiRef} onItemFocus={heard} />
      </>
    );
  }
  const screen = await show(<WithButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await expect.poll(focused).toBe('Gamma');
  expect(heard).toHaveBeenLastCalledWith(null, 'c');
});

claim('If you show the ring, you can remove the gray; selected rows stay blue', async () => {
  await show(
    <RichLetters
      checkboxSelection
      sx={{
        '& .MuiTreeItem-content[data-focused]:not([data-selected], :hover)': {
          backgroundColor: 'transparent',
        },
        '& .MuiTreeItem-root:focus-visible > .MuiTreeItem-content': {
          outline: '2px solid',
          outlineOffset: '-2px',
        },
      }}
    />,
  );
  const look = (label: string) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(row(label));
    return [backgroundColor, outlineStyle];
  };
  await userEvent.click(row('Gamma'));
  await userEvent.unhover(row('Gamma'));
  expect(focused()).toBe('Gamma');
  await expect.poll(() => look('Gamma')).toEqual(['rgba(0, 0, 0, 0)', 'none']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => look('Delta')).toEqual(['rgba(0, 0, 0, 0)', 'solid']);
  await userEvent.keyboard(' ');
  await expect.poll(() => look('Delta')).toEqual(['rgba(25, 118, 210, 0.2)', 'solid']);
});
