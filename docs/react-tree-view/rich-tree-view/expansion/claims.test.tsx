import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';
import { claimsOf, consoleMessages, show } from 'claims';
import {
  expanded,
  focused,
  item,
  labels,
  type Letter,
  letters,
  press,
  RichLetters,
  row,
  selected,
} from 'claims/trees';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AlwaysOpen from './AlwaysOpen';
import ArrowOnly from './ArrowOnly';
import { rows } from './claimsTree';
import ConfigurableTrigger from './ConfigurableTrigger';
import ExpandAll from './ExpandAll';
import ExpandByApi from './ExpandByApi';
import ExpandToLevel from './ExpandToLevel';
import page from './index.mdx?raw';
import OneBranch from './OneBranch';
import OpenAtStart from './OpenAtStart';

const claim = claimsOf(page);

// The package says this once for each page load, so it has to be the first claim to cause it.
for (const words of [
  'MUI X: A component is changing the default expandedItems state of an uncontrolled Tree View after being initialized.',
  'MUI X: A component is changing the uncontrolled expandedItems state of Tree View to be controlled.',
]) {
  claim(words, async () => {
    const messages = consoleMessages();
    const screen = await show(<RichLetters defaultExpandedItems={['b']} />);
    await screen.rerender(
      words.includes('default') ? (
        <RichLetters defaultExpandedItems={['a']} />
      ) : (
        <RichLetters expandedItems={[]} />
      ),
    );
    expect(messages.join()).toContain(words);
  });
}

claim("Ids that the tree doesn't know are kept and have no effect", async () => {
  const heard = vi.fn();
  await show(<RichLetters defaultExpandedItems={['nobody']} onExpandedItemsChange={heard} />);
  expect(expanded()).toEqual([]);
  await userEvent.click(row('Beta'));
  expect(heard.mock.lastCall?.[1]).toContain('nobody');
});

claim('a leaf in the list looks the same, but → on it then moves to the next item', async () => {
  await show(<RichLetters defaultExpandedItems={['c']} />);
  expect(item('Gamma').hasAttribute('aria-expanded')).toBe(false);
  await press('Gamma', '{ArrowRight}');
  expect(focused()).toBe('Delta');
});

claim('which is what an "Expand all" button needs', async () => {
  const screen = await show(<ExpandAll />);
  await userEvent.click(screen.getByRole('button', { name: /Expand all/ }));
  expect(document.querySelector(rows)).toBeNull();
});

claim('A button is pressed only while the tree shows exactly its level', async () => {
  const screen = await show(<ExpandToLevel />);
  const pressed = () => screen.container.querySelectorAll('button[aria-pressed=true]').length;
  expect(pressed()).toBe(1);
  await userEvent.click(document.querySelector('[aria-expanded] > .MuiTreeItem-content')!);
  expect(pressed()).toBe(0);
});

claim('By default a click anywhere on the row selects and expands', async () => {
  await show(<RichLetters />);
  await userEvent.click(row('Alpha'));
  expect([expanded(), selected()]).toEqual([['Alpha'], ['Alpha']]);
});

claim('only the arrow expands, so that a click on a label only selects', async () => {
  await show(<RichLetters expansionTrigger="iconContainer" />);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect([expanded(), selected()]).toEqual([[], ['Alpha']]);
  await userEvent.click(row('Beta').querySelector('.MuiTreeItem-iconContainer')!);
  expect(expanded()).toEqual(['Beta']);
});

claim('The keyboard is not affected', async () => {
  await show(<RichLetters expansionTrigger="iconContainer" />);
  await press('Alpha', '{Enter}');
  expect(expanded()).toEqual(['Alpha']);
});

claim('If labels are editable, iconContainer is the default', async () => {
  await show(<RichLetters isItemEditable />);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect(expanded()).toEqual([]);
});

claim('The box of checkboxSelection never expands', async () => {
  await show(<RichLetters checkboxSelection />);
  await userEvent.click(row('Alpha').querySelector('input')!);
  expect([expanded(), selected()]).toEqual([[], ['Alpha']]);
});

claim('click never collapses an open item', async () => {
  await show(<RichLetters multiSelect defaultExpandedItems={['a', 'b']} />);
  await userEvent.click(row('Alpha'), { modifiers: ['Control'] });
  await userEvent.click(row('Beta'), { modifiers: ['Shift'] });
  expect(expanded()).toEqual(['Alpha', 'Beta']);
});

claim('Remove its siblings from the list when it expands', async () => {
  await show(<OneBranch />);
  await userEvent.click(document.querySelector(rows)!);
  expect(expanded()).toHaveLength(1);
});

claim('The arrow of Long distance is shown but does nothing', async () => {
  await show(<AlwaysOpen />);
  await userEvent.click(row('Long distance').querySelector('.MuiTreeItem-iconContainer')!);
  expect(expanded()).toEqual(['Long distance']);
});

claim('A disabled item cannot be expanded or collapsed by the user either', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id === 'a'} disabledItemsFocusable />);
  await userEvent.click(row('Alpha'), { force: true });
  await press('Alpha', '{ArrowRight}{Enter}');
  expect(expanded()).toEqual([]);
});

claim('except that * on a sibling opens it', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id === 'a'} />);
  await press('Gamma', '*');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
});

claim('The event to hand to the callbacks; they get null without one', async () => {
  const screen = await show(<ExpandByApi />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByText('Opened amphibians by API')).toBeVisible();
  await userEvent.click(row('Birds'));
  await expect.element(screen.getByText('Opened birds by click')).toBeVisible();
});

claim('Nothing happens if the item is already in that state', async () => {
  const heard = vi.fn();
  function Tree() {
    const apiRef = useTreeViewApiRef();
    const expand = () => apiRef.current?.setItemExpansion({ itemId: 'a', shouldBeExpanded: true });
    return (
      <>
        <button onClick={expand}>Expand</button>
        <RichLetters apiRef={apiRef as never} onExpandedItemsChange={heard} />
      </>
    );
  }
  const screen = await show(<Tree />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(heard).toHaveBeenCalledTimes(1);
});

claim('gets one item, before the list changes', async () => {
  const order: string[] = [];
  await show(
    <RichLetters
      onItemExpansionToggle={(event, id) => order.push(id)}
      onExpandedItemsChange={() => order.push('list')}
    />,
  );
  await press('Gamma', '*');
  expect(order).toEqual(['a', 'b', 'list']);
});

claim('Expands a closed parent; on an open one, focuses its first child', async () => {
  await show(<RichLetters />);
  await press('Alpha', '{ArrowRight}');
  expect([expanded(), focused()]).toEqual([['Alpha'], 'Alpha']);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Apple');
});

claim('Collapses an open parent; elsewhere, focuses the parent', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  await press('Apricot', '{ArrowLeft}');
  expect(focused()).toBe('Alpha');
  await userEvent.keyboard('{ArrowLeft}');
  expect(expanded()).toEqual([]);
});

claim('Expands or collapses a parent; where labels are editable, starts editing', async () => {
  const screen = await show(<RichLetters />);
  await press('Beta', '{Enter}');
  expect(expanded()).toEqual(['Beta']);
  await screen.unmount();
  const editable = await show(<RichLetters isItemEditable />);
  await press('Beta', '{Enter}');
  await expect.element(editable.getByRole('textbox')).toHaveFocus();
});

claim('Expands all siblings of the focused item, itself included', async () => {
  await show(<RichLetters />);
  await press('Beta', '*');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
});

claim('On a right-to-left page, the two arrows swap', async () => {
  await show(<RichLetters />, { direction: 'rtl' });
  await press('Alpha', '{ArrowLeft}');
  expect(expanded()).toEqual(['Alpha']);
});

claim('Parents have aria-expanded="true" or "false", leaves have none', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  expect(['Alpha', 'Beta', 'Gamma'].map((label) => item(label).ariaExpanded)).toEqual([
    'true',
    'false',
    null,
  ]);
});

claim("Cannot read properties of null (reading 'forEach')", async () => {
  const messages = consoleMessages();
  await show(<RichLetters expandedItems={null as never} />).catch((error: Error) =>
    messages.push(error.message),
  );
  expect(messages.join()).toContain("Cannot read properties of null (reading 'forEach')");
});

claim('the focus is lost with the element', async () => {
  const props = { onExpandedItemsChange: () => {} };
  const screen = await show(<RichLetters expandedItems={['a']} {...props} />);
  item('Apricot').focus();
  await screen.rerender(<RichLetters expandedItems={[]} {...props} />);
  await expect.poll(labels).not.toContain('Apricot');
  expect(focused()).toBe(undefined);
});

claim('Try it with checkboxes and with several selected items', async () => {
  const screen = await show(<ConfigurableTrigger />);
  const leaf = screen.getByText('Horn');
  await userEvent.click(screen.getByText('Brass'));
  await expect.element(leaf).toBeVisible();
  await screen.rerender(
    <ConfigurableTrigger multiSelect checkboxSelection expansionTrigger="iconContainer" />,
  );
  await expect.element(leaf).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Brass'));
  expect(screen.getByRole('checkbox').elements()).toHaveLength(4);
  await expect.element(leaf).not.toBeInTheDocument();
});

claim('A nested item is visible only when all its parents are in the list too', async () => {
  await show(<OpenAtStart />);
  await expect.poll(expanded).toEqual(['Birds', 'Raptors']);
  expect(labels()).toContain('Osprey');
});

claim('so that a click on a label only selects', async () => {
  const screen = await show(<ArrowOnly />);
  await userEvent.click(row('Day hikes').querySelector('.MuiTreeItem-label')!);
  await expect.poll(selected).toEqual(['Day hikes']);
  expect(expanded()).toEqual([]);
  await userEvent.click(row('Day hikes').querySelector('.MuiTreeItem-iconContainer')!);
  await expect.poll(expanded).toEqual(['Day hikes']);
  const only = screen.getByRole('switch', { name: 'Only the arrow expands' });
  await userEvent.click(only);
  await expect.element(only).toHaveFocus();
  await userEvent.click(row('Day hikes').querySelector('.MuiTreeItem-label')!);
  await expect.poll(expanded).toEqual([]);
});

claim('toggle the item in onItemClick when the click is the second one', async () => {
  function Folders() {
    const apiRef = useTreeViewApiRef();
    return (
      <RichLetters
        apiRef={apiRef as never}
        expansionTrigger="iconContainer"
        onItemClick={(event: React.MouseEvent, itemId: string) => {
          const onArrow = (event.target as Element).closest('.MuiTreeItem-iconContainer');
          if (event.detail === 2 && !onArrow) apiRef.current?.setItemExpansion({ event, itemId });
        }}
      />
    );
  }
  await show(<Folders />);
  await userEvent.click(row('Alpha'));
  expect([expanded(), selected()]).toEqual([[], ['Alpha']]);
  await userEvent.dblClick(row('Beta'));
  await expect.poll(expanded).toEqual(['Beta']);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-iconContainer')!);
  await expect.poll(expanded).toEqual(['Alpha', 'Beta']);
});

function SelectsWithEnter(props: Partial<RichTreeViewProps<Letter, false>>) {
  const apiRef = useTreeViewApiRef();
  return (
    <RichTreeView
      {...props}
      apiRef={apiRef}
      items={letters}
      expansionTrigger="iconContainer"
      slotProps={{
        item: ({ itemId }) => ({
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
            event.defaultMuiPrevented = true;
            apiRef.current?.setItemSelection({ event, itemId, shouldBeSelected: true });
          },
        }),
      }}
    />
  );
}

claim('no longer edits the label of an editable item', async () => {
  const screen = await show(<SelectsWithEnter isItemEditable />);
  await press('Alpha', '{Enter}');
  await expect.poll(selected).toEqual(['Alpha']);
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
});

claim('With disabledItemsFocusable, it also selects a disabled item', async () => {
  await show(<SelectsWithEnter disabledItemsFocusable isItemDisabled={({ id }) => id === 'b'} />);
  await press('Beta', '{Enter}');
  await expect.poll(selected).toEqual(['Beta']);
});

claim('handle the key before the tree does', async () => {
  await show(<SelectsWithEnter />);
  await press('Alpha', '{Enter}');
  await expect.poll(selected).toEqual(['Alpha']);
  expect(expanded()).toEqual([]);
  await press('Alpha', '{Enter}');
  expect(selected()).toEqual(['Alpha']);
  await press('Alpha', '{ArrowRight}');
  await expect.poll(expanded).toEqual(['Alpha']);
  await press('Apricot', '{Enter}');
  await expect.poll(selected).toEqual(['Apricot']);
  await press('Alpha', '{ArrowLeft}');
  await expect.poll(expanded).toEqual([]);
});

claim('For a tree that starts fully expanded, collect the ids of all parents', async () => {
  const idsOfParents = (items: Letter[]): string[] =>
    items.flatMap(({ id, children }) => (children ? [id, ...idsOfParents(children)] : []));
  await show(<RichLetters defaultExpandedItems={idsOfParents(letters)} />);
  expect(expanded()).toEqual(['Alpha', 'Beta']);
  expect(labels()).toHaveLength(7);
});

claim("so a key that's held down can open the whole branch", async () => {
  const deep: Letter[] = [{ id: 'z', label: 'Zeta', children: letters }];
  function Branches() {
    const apiRef = useTreeViewApiRef();
    const [open, setOpen] = useState<string[]>([]);
    const branch = (itemId: string): string[] => {
      const children = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
      return children.length > 0 ? [itemId, ...children.flatMap(branch)] : [];
    };
    return (
      <RichLetters
        apiRef={apiRef as never}
        items={deep}
        expandedItems={open}
        onExpandedItemsChange={(event, ids) => {
          const opened = ids.find((id) => !open.includes(id));
          const isBranch = opened !== undefined && (event as React.MouseEvent | null)?.altKey;
          setOpen(isBranch ? [...new Set([...ids, ...branch(opened)])] : ids);
        }}
      />
    );
  }
  await show(<Branches />);
  await userEvent.click(row('Zeta'));
  await expect.poll(expanded).toEqual(['Zeta']);
  await userEvent.click(row('Zeta'));
  await expect.poll(expanded).toEqual([]);
  await userEvent.click(row('Zeta'), { modifiers: ['Alt'] });
  await expect.poll(expanded).toEqual(['Zeta', 'Alpha', 'Beta']);
});

claim('expandedItems is set without onExpandedItemsChange', async () => {
  const screen = await show(<RichLetters expandedItems={['b']} />);
  await userEvent.click(row('Alpha'));
  await userEvent.click(row('Beta'));
  expect(expanded()).toEqual(['Beta']);
  await screen.unmount();
  await show(<RichLetters defaultExpandedItems={['b']} />);
  await userEvent.click(row('Alpha'));
  await expect.poll(expanded).toEqual(['Alpha', 'Beta']);
});
