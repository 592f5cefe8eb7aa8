import { claimsOf, consoleMessages, failures, show } from 'claims';
import { expanded, focused, item, press, row, selected, SimpleLetters } from 'claims/trees';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import LeavesOnly from './LeavesOnly';
import MealOrder from './MealOrder';
import PackTheBag from './PackTheBag';
import PickATopic from './PickATopic';
import SelectFromCode from './SelectFromCode';
import ShowTheFile from './ShowTheFile';
import WholeRegions from './WholeRegions';

const claim = claimsOf(page);
const ctrl = { modifiers: ['Control' as const] };
const box = (label: string) => item(label).querySelector<HTMLInputElement>('input[type=checkbox]')!;

claim('A click or Space selects an item', async () => {
  await show(<SimpleLetters />);
  await userEvent.click(row('Gamma'));
  expect(selected()).toEqual(['Gamma']);
  await press('Delta', ' ');
  expect(selected()).toEqual(['Delta']);
});

claim('Later changes of this prop have no effect', async () => {
  consoleMessages();
  const screen = await show(<SimpleLetters defaultSelectedItems="c" />);
  await screen.rerender(<SimpleLetters defaultSelectedItems="d" />);
  expect(selected()).toEqual(['Gamma']);
});

claim('An item that is selected below a collapsed parent stays selected', async () => {
  await show(<SimpleLetters defaultSelectedItems="a1" expansionTrigger="iconContainer" />);
  await press('Alpha', '{ArrowRight}');
  expect(selected()).toEqual(['Apple']);
});

claim('Without the callback, nothing users do changes the selection', async () => {
  await show(<SimpleLetters selectedItems="c" />);
  await userEvent.click(row('Delta'));
  expect(selected()).toEqual(['Gamma']);
});

claim('with a click adds or removes one item', async () => {
  await show(<SimpleLetters multiSelect />);
  await userEvent.click(row('Gamma'));
  await userEvent.click(row('Delta'), ctrl as never);
  expect(selected()).toEqual(['Gamma', 'Delta']);
  await userEvent.click(row('Gamma'), ctrl as never);
  expect(selected()).toEqual(['Delta']);
});

claim('selects all visible items from the last one', async () => {
  await show(<SimpleLetters multiSelect />);
  await userEvent.click(row('Gamma'));
  await userEvent.click(row('Delta'), { modifiers: ['Shift'] });
  expect(selected()).toEqual(['Gamma', 'Delta']);
});

claim('the range fails with Error: Invalid range', async () => {
  const failed = failures();
  const screen = await show(<SimpleLetters multiSelect />);
  await userEvent.click(row('Gamma'));
  await userEvent.click(row('Alpha'), { modifiers: ['Shift'] });
  expect(failed()).toContain('Invalid range');
  expect(selected()).toEqual(['Gamma']);
  await screen.unmount();
  await show(<SimpleLetters multiSelect expansionTrigger="iconContainer" />);
  await userEvent.click(row('Gamma'));
  await userEvent.click(row('Alpha'), { modifiers: ['Shift'] });
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

claim('A plain click replaces the selection with the clicked item', async () => {
  await show(<SimpleLetters multiSelect defaultSelectedItems={['c', 'd']} />);
  await userEvent.click(row('Beta'));
  expect([selected(), expanded()]).toEqual([['Beta'], ['Beta']]);
});

claim("it also returns an empty array for a parent that wasn't expanded yet", async () => {
  let found: string[] | undefined;
  function AskForChildren() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => (found = apiRef.current?.getItemOrderedChildrenIds('a'))}>
          Ask
        </button>
        <SimpleLetters apiRef={apiRef} />
      </>
    );
  }
  const screen = await show(<AskForChildren />);
  await userEvent.click(screen.getByRole('button'));
  expect(found).toEqual([]);
});

claim('Here a shelf opens, and only a book is ever selected', async () => {
  await show(<LeavesOnly />);
  const parent = document.querySelector('[role=treeitem][aria-expanded] .MuiTreeItem-content')!;
  await userEvent.click(parent);
  expect(document.querySelector('[aria-expanded][aria-selected=true]')).toBeNull();
});

claim('From then on a click on the label no longer selects: it only expands', async () => {
  await show(<SimpleLetters checkboxSelection />);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect([selected(), expanded()]).toEqual([[], ['Alpha']]);
  await userEvent.click(box('Gamma'));
  expect(selected()).toEqual(['Gamma']);
  await press('Delta', '{Enter}');
  expect(selected()).toEqual(['Delta']);
});

claim('Without multiSelect the boxes behave like radio buttons that can be cleared', async () => {
  await show(<SimpleLetters checkboxSelection />);
  await userEvent.click(box('Gamma'));
  await userEvent.click(box('Delta'));
  expect(selected()).toEqual(['Delta']);
  await userEvent.click(box('Delta'));
  expect(selected()).toEqual([]);
});

claim('shows a dash while some items below it are selected, even without propagation', async () => {
  await show(
    <SimpleLetters
      multiSelect
      checkboxSelection
      defaultExpandedItems={['a']}
      defaultSelectedItems={['a1']}
    />,
  );
  expect(box('Alpha').dataset.indeterminate).toBe('true');
});

claim(
  'ticking a closed parent selects the parent alone, and its children stay clear when it opens',
  async () => {
    await show(
      <SimpleLetters
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
      />,
    );
    await userEvent.click(box('Alpha'));
    await press('Alpha', '{ArrowRight}');
    expect(selected()).toEqual(['Alpha']);
  },
);

claim('keeps the children in the page, hidden, and then both rules hold', async () => {
  const screen = await show(<WholeRegions />);
  const parent = screen.getByRole('checkbox').first();
  await userEvent.click(parent);
  expect(selected().length).toBeGreaterThan(1);
});

claim(
  'a parent is selected as soon as all below it are, and cleared as soon as one is not',
  async () => {
    await show(
      <SimpleLetters
        multiSelect
        checkboxSelection
        defaultExpandedItems={['a']}
        selectionPropagation={{ parents: true }}
      />,
    );
    await userEvent.click(box('Apple'));
    expect(selected()).toEqual(['Apple']);
    await userEvent.click(box('Apricot'));
    expect(selected()).toEqual(['Alpha', 'Apple', 'Apricot']);
    await userEvent.click(box('Apple'));
    expect(selected()).toEqual(['Apricot']);
  },
);

claim('Disabled items are not left out: they are selected together with their parent', async () => {
  await show(
    <SimpleLetters
      multiSelect
      checkboxSelection
      disabled={['a1']}
      defaultExpandedItems={['a']}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(selected()).toContain('Apple');
});

claim('Once for each action, also when a click repeats the selection', async () => {
  const [whole, single] = [vi.fn(), vi.fn()];
  await show(<SimpleLetters onSelectedItemsChange={whole} onItemSelectionToggle={single} />);
  await userEvent.click(row('Gamma'));
  await userEvent.click(row('Gamma'));
  expect(whole).toHaveBeenCalledTimes(2);
  expect(single).toHaveBeenCalledTimes(1);
});

claim(
  'Once for each item that is selected or cleared, even if a controlled tree ignores it',
  async () => {
    const single = vi.fn();
    await show(<SimpleLetters selectedItems="a" onItemSelectionToggle={single} />);
    await userEvent.click(row('Gamma'));
    expect(single.mock.calls.map(([, ...rest]) => rest)).toEqual([
      ['a', false],
      ['c', true],
    ]);
    expect(selected()).toEqual(['Alpha']);
  },
);

claim('changes the selection as a user would, callbacks included', async () => {
  const screen = await show(<SelectFromCode />);
  const before = selected();
  await userEvent.click(screen.getByRole('button').first());
  expect(selected()).not.toEqual(before);
});

claim("it selects disabled items and ids that don't exist", async () => {
  const whole = vi.fn();
  function Tree() {
    const apiRef = useTreeViewApiRef();
    const select = (itemId: string) => apiRef.current?.setItemSelection({ itemId });
    return (
      <>
        <button onClick={() => select('c')}>c</button>
        <button onClick={() => select('nobody')}>nobody</button>
        <SimpleLetters apiRef={apiRef as never} disabled={['c']} onSelectedItemsChange={whole} />
      </>
    );
  }
  const screen = await show(<Tree />);
  await userEvent.click(screen.getByRole('button', { name: 'c', exact: true }));
  expect(whole).toHaveBeenLastCalledWith(null, 'c');
  await userEvent.click(screen.getByRole('button', { name: 'nobody' }));
  expect(whole).toHaveBeenLastCalledWith(null, 'nobody');
});

claim(
  'Boxes are disabled, and only items that are selected already have aria-selected',
  async () => {
    await show(<SimpleLetters checkboxSelection disableSelection defaultSelectedItems="c" />);
    expect(box('Delta').disabled).toBe(true);
    expect(document.querySelectorAll('[aria-selected]')).toHaveLength(1);
    expect(selected()).toEqual(['Gamma']);
  },
);

claim('users can\'t clear it; it keeps aria-selected="true"', async () => {
  await show(<SimpleLetters checkboxSelection disabled={['c', 'd']} defaultSelectedItems="c" />);
  await userEvent.click(box('Gamma'), { force: true });
  expect(item('Gamma').ariaSelected).toBe('true');
  expect(item('Delta').hasAttribute('aria-selected')).toBe(false);
});

claim('Space selects or clears', async () => {
  await show(<SimpleLetters />);
  await press('Gamma', ' ');
  expect(selected()).toEqual(['Gamma']);
  await userEvent.keyboard(' ');
  expect(selected()).toEqual([]);
});

claim('Keys, ranges and attributes are the same as in a Rich Tree View', async () => {
  const screen = await show(<SimpleLetters />);
  await press('Gamma', '{Enter}{Enter}');
  expect(selected()).toEqual(['Gamma']);
  await screen.unmount();
  await show(<SimpleLetters multiSelect />);
  await press('Gamma', '{Enter}{Enter}');
  expect(selected()).toEqual([]);
});

claim('Shift selects ranges', async () => {
  await show(<SimpleLetters multiSelect />);
  await userEvent.click(row('Gamma'), ctrl as never);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(focused()).toBe('Delta');
  expect(selected()).toEqual(['Gamma', 'Delta']);
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(selected()).toEqual(['Gamma']);
});

claim('Shift selects ranges', async () => {
  await show(<SimpleLetters multiSelect />);
  await press('Alpha', ' ');
  await press('Gamma', '{Shift>} {/Shift}');
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

claim('Shift selects ranges', async () => {
  await show(<SimpleLetters multiSelect />);
  await press('Gamma', '{Control>}{Shift>}{End}{/Shift}{/Control}');
  expect(selected()).toEqual(['Gamma', 'Delta']);
});

claim('Ctrl + A everything visible', async () => {
  await show(<SimpleLetters multiSelect defaultExpandedItems={['a']} disabled={['d']} />);
  await press('Alpha', '{Control>}a{/Control}');
  expect(selected()).toEqual(['Alpha', 'Apple', 'Apricot', 'Beta', 'Gamma']);
});

claim('Ctrl + A everything visible', async () => {
  await show(<SimpleLetters multiSelect disabled={['a', 'd']} disabledItemsFocusable />);
  await press('Beta', '{Control>}a{/Control}');
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

claim('oldModel.filter is not a function', async () => {
  const failed = failures();
  await show(
    <SimpleLetters
      multiSelect
      defaultSelectedItems={'c' as never}
      onItemSelectionToggle={() => {}}
    />,
  );
  await userEvent.click(row('Delta'), ctrl as never);
  expect(failed()).toContain('oldModel.filter is not a function');
});

claim('A click or Space selects an item', async () => {
  await show(<PickATopic />);
  await expect.poll(selected).toEqual(['Refunds']);
  await press('Seat reservations', ' ');
  await expect.poll(selected).toEqual(['Seat reservations']);
  expect(focused()).toBe('Seat reservations');
  await userEvent.click(row('Luggage'));
  await expect.poll(selected).toEqual(['Luggage']);
});

claim('store what onSelectedItemsChange gives you', async () => {
  const screen = await show(<ShowTheFile />);
  await expect.element(screen.getByText('Selected: invoice-may')).toBeVisible();
  await press('April', ' ');
  await expect.element(screen.getByText('Selected: invoice-april')).toBeVisible();
  const clear = screen.getByRole('button', { name: 'Clear' });
  await userEvent.click(clear);
  await expect.poll(selected).toEqual([]);
  await expect.element(clear).toHaveFocus();
});

claim('selects all visible items from the last one', async () => {
  const screen = await show(<PackTheBag />);
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  await userEvent.click(row('Rain jacket'), { modifiers: ['Control'] });
  await expect.element(screen.getByText('3 selected')).toBeVisible();
  await userEvent.click(row('Boots'));
  await userEvent.click(row('Map'), { modifiers: ['Shift'] });
  await expect.poll(selected).toEqual(['Boots', 'Rain jacket', 'Tools', 'Map']);
});

claim('From then on a click on the label no longer selects: it only expands', async () => {
  const screen = await show(<MealOrder />);
  await expect.poll(selected).toEqual(['Soup of the day']);
  await userEvent.click(row('All drinks').querySelector('.MuiTreeItem-label')!);
  await expect.poll(expanded).toEqual([]);
  expect(selected()).toEqual(['Soup of the day']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Order All drinks' }));
  await expect.poll(selected).toEqual(['Soup of the day', 'All drinks']);
  await press('Soup of the day', ' ');
  await expect.poll(selected).toEqual(['All drinks']);
  expect(box('Salad').disabled).toBe(true);
});
