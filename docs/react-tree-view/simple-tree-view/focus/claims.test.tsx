import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claimsOf, drawn, show } from 'claims';
import {
  expanded,
  focused,
  item,
  labels,
  press,
  row,
  selected,
  SimpleLetters,
  tabStops,
} from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import DeleteKey from './DeleteKey';
import FocusDisabled from './FocusDisabled';
import FocusedTip from './FocusedTip';
import FocusFromButton from './FocusFromButton';
import FocusRing from './FocusRing';
import RevealAndFocus from './RevealAndFocus';

const claim = claimsOf(page);

function Some({ names, ...props }: { names: string[]; defaultSelectedItems?: string }) {
  return (
    <SimpleTreeView aria-label="Some letters" {...props}>
      {names.map((name) => (
        <TreeItem key={name} itemId={name} label={name} />
      ))}
    </SimpleTreeView>
  );
}

claim('moving does not select', async () => {
  await show(<SimpleLetters />);
  await press('Alpha', '{ArrowDown}');
  expect([focused(), selected()]).toEqual(['Beta', []]);
});

claim('clears the tip with slotProps.root.onBlur', async () => {
  const screen = await show(
    <>
      <FocusedTip />
      <button>After</button>
    </>,
  );
  await press('Network', '{ArrowDown}');
  await expect.element(screen.getByText('Networks in reach')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByText('Focus an item for a tip')).toBeVisible();
});

claim('An onBlur or onFocus directly on the tree is never called', async () => {
  const heard = vi.fn();
  await show(
    <>
      <SimpleLetters onBlur={heard} onFocus={heard} />
      <button>After</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(focused()).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
});

claim('One move may call it two or three times with the same id', async () => {
  const heard = vi.fn();
  await show(<SimpleLetters onItemFocus={heard} />);
  await press('Alpha', '{ArrowDown}');
  const calls = heard.mock.calls.filter(([, id]) => id === 'b');
  expect(calls.length).toBeGreaterThanOrEqual(2);
  expect(calls.length).toBeLessThanOrEqual(3);
  expect(new Set(calls.map(([event]) => event.type))).toEqual(new Set(['keydown', 'focus']));
});

claim('runs when that item or one below it loses the focus', async () => {
  const heard = vi.fn();
  await show(
    <SimpleTreeView defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="Parent" onBlur={heard}>
        <TreeItem itemId="b" label="Child" />
        <TreeItem itemId="c" label="Last" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await press('Parent', '{ArrowDown}');
  expect(heard).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowDown}');
  expect(heard).toHaveBeenCalledTimes(2);
});

claim('moves the focus. Pass it the event you are handling', async () => {
  const screen = await show(<FocusFromButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Go to tomatoes' }));
  expect(focused()).toBe('Tomatoes');
});

claim('flushSync does both in one place', async () => {
  const screen = await show(<RevealAndFocus />);
  await userEvent.click(screen.getByRole('button', { name: 'Find room 204' }));
  expect(focused()).toBe('Room 204');
  expect(expanded()).toEqual(['Main building', 'Floor 2']);
});

claim('the first visible item of the selection, or the first item', async () => {
  const screen = await show(<SimpleLetters multiSelect defaultSelectedItems={['a1', 'd', 'c']} />);
  expect(tabStops()).toEqual(['Delta']);
  await screen.unmount();
  await show(<SimpleLetters />);
  await userEvent.tab();
  expect(focused()).toBe('Alpha');
});

claim('That item, unless it is disabled', async () => {
  await show(<SimpleLetters disabled={['c']} />);
  await userEvent.click(row('Beta'));
  expect(focused()).toBe('Beta');
  await userEvent.click(row('Gamma'), { force: true });
  expect(focused()).not.toBe('Gamma');
});

claim('The removed item was itself the tab stop | The first item', async () => {
  const screen = await show(<Some names={['a', 'b', 'c']} defaultSelectedItems="c" />);
  item('c').focus();
  await screen.rerender(<Some names={['a', 'b']} defaultSelectedItems="c" />);
  await expect.poll(focused).toBe('a');
});

for (const chosen of [undefined, 'a']) {
  claim('If it was the first item: nothing; the page has the focus', async () => {
    const screen = await show(<Some names={['a', 'b', 'c']} defaultSelectedItems={chosen} />);
    item('a').focus();
    await screen.rerender(<Some names={['b', 'c']} defaultSelectedItems={chosen} />);
    await drawn();
    expect([labels(), focused()]).toEqual([['b', 'c'], undefined]);
  });
}

claim('The focused item is removed or hidden by your code | The tab stop', async () => {
  const screen = await show(<Some names={['a', 'b', 'c']} defaultSelectedItems="b" />);
  item('c').focus();
  await screen.rerender(<Some names={['a', 'b']} defaultSelectedItems="b" />);
  await expect.poll(focused).toBe('b');
});

claim('Tab from an item above goes there before it leaves the tree', async () => {
  await show(<SimpleLetters defaultSelectedItems="d" />);
  item('Alpha').focus();
  await userEvent.tab();
  expect(focused()).toBe('Delta');
});

claim('lets the arrows stop there; selecting and opening stay off', async () => {
  await show(<SimpleLetters disabled={['b']} disabledItemsFocusable />);
  await press('Alpha', '{ArrowDown}');
  expect(focused()).toBe('Beta');
  await userEvent.keyboard('{Enter} {ArrowRight}');
  expect([selected(), expanded()]).toEqual([[], []]);
});

claim("Clicking a disabled item still doesn't focus it", async () => {
  await show(<FocusDisabled />);
  await userEvent.click(row('PDF'), { force: true });
  expect(focused()).toBeUndefined();
});

claim('The tree reads the prop once, at its first render', async () => {
  const screen = await show(<SimpleLetters disabled={['b']} />);
  await screen.rerender(<SimpleLetters disabled={['b']} disabledItemsFocusable />);
  await press('Alpha', '{ArrowDown}');
  expect(focused()).toBe('Gamma');
});

claim('removes an item with Delete, and keeps Enter from selecting', async () => {
  await show(<DeleteKey />);
  await press('Bread', '{Enter}');
  expect(selected()).toEqual([]);
  await userEvent.keyboard('{Delete}');
  expect(focused()).toBe('Apples');
});

claim("or from the last item to the button, so that the focus isn't lost", async () => {
  await show(<DeleteKey />);
  await press('Apples', '{Delete}');
  expect(focused()).toBe('Bread');
  await userEvent.keyboard('{Delete}');
  expect(focused()).toBe('Milk');
  await userEvent.keyboard('{Delete}');
  expect(document.activeElement?.textContent).toBe('Start again');
});

claim('Avoid letters, digits and signs, which the tree uses to find items', async () => {
  await show(<Some names={['Start', 'Draft', '2024', '(old)']} />);
  await press('Start', 'd');
  expect(focused()).toBe('Draft');
  await userEvent.keyboard('2');
  expect(focused()).toBe('2024');
  await userEvent.keyboard('(');
  expect(focused()).toBe('(old)');
});

claim('With :focus-visible it appears for the keyboard only', async () => {
  await show(<FocusRing />);
  await userEvent.tab();
  expect(getComputedStyle(row(focused()!)).outlineStyle).toBe('solid');
});

claim('arrows, Home and End, and letters', async () => {
  await show(<SimpleLetters />);
  await press('Gamma', '{ArrowDown}');
  expect(focused()).toBe('Delta');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Beta');
});

claim('arrows, Home and End, and letters', async () => {
  await show(<SimpleLetters defaultExpandedItems={['a']} />);
  await press('Alpha', '{ArrowRight}');
  expect(focused()).toBe('Apple');
});

claim('arrows, Home and End, and letters', async () => {
  await show(<SimpleLetters defaultExpandedItems={['a']} />);
  await press('Apricot', '{ArrowLeft}');
  expect(focused()).toBe('Alpha');
});

claim('arrows, Home and End, and letters', async () => {
  await show(<SimpleLetters />);
  await press('Beta', '{End}');
  expect(focused()).toBe('Delta');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Alpha');
});

claim('arrows, Home and End, and letters', async () => {
  await show(<SimpleLetters />);
  await press('Beta', 'd');
  expect(focused()).toBe('Delta');
  await userEvent.keyboard('b');
  expect(focused()).toBe('Beta');
});

claim(
  'The keys, and how screen readers follow them, are the same as in a Rich Tree View',
  async () => {
    await show(<SimpleLetters />);
    await press('Alpha', '{Alt>}{ArrowDown}{/Alt}');
    expect(focused()).toBe('Alpha');
  },
);

claim(
  'Checkboxes are not stops of their own; Space ticks the box of the focused item',
  async () => {
    const screen = await show(<SimpleLetters checkboxSelection />);
    await userEvent.tab();
    expect(focused()).toBe('Alpha');
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('checkbox').first()).toBeChecked();
    await userEvent.tab();
    expect(document.activeElement?.closest('[role=tree]')).toBeNull();
  },
);

claim('So Ctrl + C is free', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copy = (name: string) => (event: React.KeyboardEvent) => {
    const isHere = event.target === event.currentTarget;
    if (isHere && (event.ctrlKey || event.metaKey) && event.key === 'c') {
      void navigator.clipboard.writeText(name);
    }
  };
  await show(
    <SimpleTreeView aria-label="Files">
      <TreeItem itemId="report" label="Report" onKeyDown={copy('Report')} />
      <TreeItem itemId="cargo" label="Cargo" onKeyDown={copy('Cargo')} />
    </SimpleTreeView>,
  );
  await press('Report', '{Control>}c{/Control}');
  expect(write.mock.calls).toEqual([['Report']]);
  expect(focused()).toBe('Report');
  await press('Report', 'c');
  expect(focused()).toBe('Cargo');
  write.mockRestore();
});
