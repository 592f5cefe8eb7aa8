import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { claimsOf, consoleMessages, show } from 'claims';
import { expanded, focused, item, labels, press, row, selected, SimpleLetters } from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ArrowOnly from './ArrowOnly';
import ExpandAll from './ExpandAll';
import page from './index.mdx?raw';
import OneAtATime from './OneAtATime';
import OpenAtStart from './OpenAtStart';
import OpenFromCode from './OpenFromCode';
import RememberExpansion from './RememberExpansion';

const claim = claimsOf(page);
const arrow = (label: string) => item(label).querySelector(`.${treeItemClasses.iconContainer}`)!;

// The package says this once for each page load, so it has to be the first claim to cause it.
claim('A new array with the same ids is fine', async () => {
  const messages = consoleMessages();
  const screen = await show(<SimpleLetters defaultExpandedItems={['a']} />);
  await screen.rerender(<SimpleLetters defaultExpandedItems={['a']} />);
  expect(messages).toEqual([]);
  await screen.rerender(<SimpleLetters defaultExpandedItems={['b']} />);
  expect(messages.join()).toContain(
    'MUI X: A component is changing the default expandedItems state of an uncontrolled Tree View after being initialized.',
  );
});

claim('An item with children is collapsed until someone expands it', async () => {
  await show(<SimpleLetters />);
  expect(labels()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
  await userEvent.click(row('Beta'));
  expect(expanded()).toEqual(['Beta']);
});

claim('read once, on the first render', async () => {
  consoleMessages();
  const screen = await show(<SimpleLetters defaultExpandedItems={['a']} />);
  await screen.rerender(<SimpleLetters defaultExpandedItems={['b']} />);
  expect(expanded()).toEqual(['Alpha']);
});

claim("Ids that don't exist are ignored", async () => {
  await show(<SimpleLetters defaultExpandedItems={['a', 'nobody']} />);
  expect(expanded()).toEqual(['Alpha']);
});

claim('a leaf in the list looks the same, but → on it then moves to the next item', async () => {
  await show(<SimpleLetters defaultExpandedItems={['c']} />);
  expect(item('Gamma').hasAttribute('aria-expanded')).toBe(false);
  await press('Gamma', '{ArrowRight}');
  expect(focused()).toBe('Delta');
});

claim(
  'The tree cannot provide it, since it does not know what is below a collapsed item',
  async () => {
    let known: unknown;
    function Asking() {
      const apiRef = useTreeViewApiRef();
      return (
        <>
          <button onClick={() => (known = apiRef.current?.getItemTree())}>Ask</button>
          <SimpleLetters apiRef={apiRef} />
        </>
      );
    }
    const asking = await show(<Asking />);
    await userEvent.click(asking.getByRole('button', { name: 'Ask' }));
    expect(JSON.stringify(known)).toContain('"id":"a"');
    expect(JSON.stringify(known)).not.toContain('a1');
    await asking.unmount();
    const screen = await show(<ExpandAll />);
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(expanded()).toEqual(['Garden', 'Flower beds', 'House']);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(expanded()).toEqual([]);
  },
);

claim('Open a folder here, then reload the page', async () => {
  const screen = await show(<RememberExpansion />);
  const before = expanded();
  const closed = document.querySelector(
    '[role=treeitem][aria-expanded=false] .MuiTreeItem-content',
  )!;
  await userEvent.click(closed);
  const after = expanded();
  expect(after).not.toEqual(before);
  await screen.unmount();
  await show(<RememberExpansion />);
  expect(expanded()).toEqual(after);
});

claim('keeps only the item that was opened last', async () => {
  await show(<OneAtATime />);
  const closed = () =>
    document.querySelector('[role=treeitem][aria-expanded=false] .MuiTreeItem-content')!;
  await userEvent.click(closed());
  expect(expanded()).toHaveLength(1);
  await userEvent.click(closed());
  expect(expanded()).toHaveLength(1);
});

claim('so here it closes the open item and opens all others', async () => {
  await show(<OneAtATime />);
  expect(expanded()).toEqual(['Morning']);
  await press('Morning', '*');
  await expect.poll(expanded).toEqual(['Noon', 'Evening']);
});

claim('By default a click anywhere on the row opens or closes it, and selects it too', async () => {
  await show(<SimpleLetters />);
  await userEvent.click(row('Alpha'));
  expect([expanded(), selected()]).toEqual([['Alpha'], ['Alpha']]);
  await userEvent.click(row('Alpha'));
  expect(expanded()).toEqual([]);
});

claim('the arrow opens, and the rest of the row only selects', async () => {
  await show(<SimpleLetters expansionTrigger="iconContainer" />);
  await userEvent.click(row('Alpha'));
  expect([expanded(), selected()]).toEqual([[], ['Alpha']]);
  await userEvent.click(arrow('Beta'));
  expect(expanded()).toEqual(['Beta']);
});

claim('A click on the arrow selects as well, unless checkboxSelection is on', async () => {
  const screen = await show(<SimpleLetters />);
  await userEvent.click(arrow('Beta'));
  expect(selected()).toEqual(['Beta']);
  await screen.unmount();
  await show(<SimpleLetters checkboxSelection />);
  await userEvent.click(arrow('Beta'));
  expect([expanded(), selected()]).toEqual([['Beta'], []]);
});

claim('The container is 16 pixels wide', async () => {
  await show(<SimpleLetters />);
  expect((arrow('Alpha') as HTMLElement).offsetWidth).toBe(16);
});

claim('Once for each item that opens or closes', async () => {
  const [items, toggles] = [vi.fn(), vi.fn()];
  await show(<SimpleLetters onExpandedItemsChange={items} onItemExpansionToggle={toggles} />);
  await press('Alpha', '*');
  expect(items).toHaveBeenCalledTimes(1);
  expect(toggles.mock.calls.map(([, id, isOpen]) => [id, isOpen])).toEqual(
    expect.arrayContaining([
      ['a', true],
      ['b', true],
    ]),
  );
  expect(toggles).toHaveBeenCalledTimes(2);
});

claim('without it they get null', async () => {
  const screen = await show(<OpenFromCode />);
  await userEvent.click(screen.getByRole('button', { name: 'Toggle baggage' }));
  expect(expanded()).toEqual(['Baggage']);
  await expect.element(screen.getByText('baggage opened, from code')).toBeVisible();
  await userEvent.click(row('Baggage'));
  await expect.element(screen.getByText('baggage closed, click')).toBeVisible();
});

claim('an unknown id goes into the list of expanded items too', async () => {
  const heard = vi.fn();
  function Opening({ itemId }: { itemId: string }) {
    const apiRef = useTreeViewApiRef();
    const open = () => apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
    return (
      <>
        <button onClick={open}>Open</button>
        <SimpleLetters apiRef={apiRef} disabled={['a']} onExpandedItemsChange={heard} />
      </>
    );
  }
  const screen = await show(<Opening itemId="nobody" />);
  const open = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(open);
  expect(heard).toHaveBeenLastCalledWith(null, ['nobody']);
  await userEvent.click(open);
  expect(heard).toHaveBeenCalledTimes(1);
  await screen.rerender(<Opening itemId="a" />);
  await userEvent.click(open);
  expect(expanded()).toEqual(['Alpha']);
});

claim('Users cannot open or close a disabled item', async () => {
  await show(<SimpleLetters disabled={['a']} />);
  await userEvent.click(row('Alpha'), { force: true });
  expect(expanded()).toEqual([]);
});

claim('One that is open at the start stays open, with its children disabled as well', async () => {
  await show(<SimpleLetters disabled={['a']} defaultExpandedItems={['a']} />);
  expect(item('Apple').ariaDisabled).toBe('true');
});

claim('opens all siblings, disabled ones included', async () => {
  await show(<SimpleLetters disabled={['b']} />);
  await press('Alpha', '*');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
});

claim(
  'An empty fragment, or a component that renders nothing: an arrow that opens nothing',
  async () => {
    await show(
      <SimpleTreeView>
        <TreeItem itemId="none" label="None">
          {[]}
        </TreeItem>
        <TreeItem itemId="empty" label="Fragment">
          <></>
        </TreeItem>
      </SimpleTreeView>,
    );
    expect(arrow('None').querySelector('svg')).toBeNull();
    expect(arrow('Fragment').querySelector('svg')).not.toBeNull();
  },
);

claim('What was open below a collapsed item is open again when that item opens', async () => {
  const tree = (
    <SimpleTreeView defaultExpandedItems={['one', 'two']}>
      <TreeItem itemId="one" label="One">
        <TreeItem itemId="two" label="Two">
          <TreeItem itemId="three" label="Three" />
        </TreeItem>
      </TreeItem>
    </SimpleTreeView>
  );
  await show(tree);
  await userEvent.click(row('One'));
  await expect.poll(labels).toEqual(['One']);
  await userEvent.click(row('One'));
  expect(labels()).toEqual(['One', 'Two', 'Three']);
});

claim('the arrow keys open, close and go to children and parents', async () => {
  await show(<SimpleLetters />);
  await press('Alpha', '{ArrowRight}');
  expect([expanded(), focused()]).toEqual([['Alpha'], 'Alpha']);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Apple');
});

claim('the arrow keys open, close and go to children and parents', async () => {
  await show(<SimpleLetters defaultExpandedItems={['a']} />);
  await press('Apricot', '{ArrowLeft}');
  expect(focused()).toBe('Alpha');
  await userEvent.keyboard('{ArrowLeft}');
  expect(expanded()).toEqual([]);
});

claim('Enter opens or closes', async () => {
  await show(<SimpleLetters />);
  await press('Beta', '{Enter}');
  expect(expanded()).toEqual(['Beta']);
  await userEvent.keyboard('{Enter}');
  expect(expanded()).toEqual([]);
});

claim('opens an item with all its siblings', async () => {
  await show(<SimpleLetters />);
  await press('Gamma', '*');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
});

claim('On a right-to-left page, the two arrow keys swap', async () => {
  await show(<SimpleLetters />, { direction: 'rtl' });
  await press('Alpha', '{ArrowLeft}');
  expect(expanded()).toEqual(['Alpha']);
  await userEvent.keyboard('{ArrowRight}');
  expect(expanded()).toEqual([]);
});

claim('the focus moves to the selected item, or else to the first one', async () => {
  const props = { onExpandedItemsChange: () => {} };
  const screen = await show(<SimpleLetters expandedItems={['a']} {...props} />);
  item('Apricot').focus();
  await screen.rerender(<SimpleLetters expandedItems={[]} {...props} />);
  await expect.poll(focused).toBe('Alpha');
});

claim('Messages about controlled and default values have the same causes', async () => {
  const messages = consoleMessages();
  const screen = await show(<SimpleLetters />);
  await screen.rerender(<SimpleLetters expandedItems={[]} />);
  expect(messages.join()).toContain(
    'MUI X: A component is changing the uncontrolled expandedItems state of Tree View to be controlled.',
  );
});

claim('An item with children is collapsed until someone expands it', async () => {
  await show(<OpenAtStart />);
  await expect.poll(expanded).toEqual(['Driving', 'Signals']);
  expect(labels()).toContain('Distant signals');
  expect(labels()).not.toContain('Braking distance');
  await press('Braking', '{ArrowRight}');
  await expect.poll(labels).toContain('Braking distance');
});

claim('the arrow opens, and the rest of the row only selects', async () => {
  const screen = await show(<ArrowOnly />);
  await userEvent.click(row('Support').querySelector('.MuiTreeItem-label')!);
  await expect.poll(selected).toEqual(['Support']);
  expect(expanded()).toEqual([]);
  await userEvent.click(arrow('Support'));
  await expect.poll(expanded).toEqual(['Support']);
  await userEvent.click(screen.getByRole('button', { name: 'Whole row' }));
  await userEvent.click(row('Support').querySelector('.MuiTreeItem-label')!);
  await expect.poll(expanded).toEqual([]);
});

claim('TreeItem has no prop of its own for this', async () => {
  consoleMessages();
  await show(
    <SimpleTreeView aria-label="Library">
      <TreeItem itemId="fiction" label="Fiction" {...({ expanded: 'true' } as object)}>
        <TreeItem itemId="novels" label="Novels" />
      </TreeItem>
    </SimpleTreeView>,
  );
  expect([expanded(), labels()]).toEqual([[], ['Fiction']]);
});
