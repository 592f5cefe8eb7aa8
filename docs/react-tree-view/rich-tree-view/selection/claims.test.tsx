import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { claimsOf, consoleMessages, failures, show } from 'claims';
import { expanded, focused, item, press, RichLetters, row, selected } from 'claims/trees';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import Checkboxes from './Checkboxes';
import { box } from './claimsTree';
import ConfigurableSelection from './ConfigurableSelection';
import page from './index.mdx?raw';
import ReadOnly from './ReadOnly';
import SelectByApi from './SelectByApi';
import SelectedData from './SelectedData';
import SeveralItems from './SeveralItems';
import SingleSelection from './SingleSelection';
import TreeSelect from './TreeSelect';

const claim = claimsOf(page);

const shift = { modifiers: ['Shift'] as never };

const ctrl = { modifiers: ['Control'] as never };

function Methods({
  select,
  onChange,
  ...props
}: {
  select: object;
  onChange?: () => void;
  disableSelection?: boolean;
}) {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      <button onClick={() => apiRef.current?.setItemSelection(select as never)}>Run</button>
      <RichLetters
        apiRef={apiRef as never}
        multiSelect
        defaultSelectedItems={['a', 'b']}
        onSelectedItemsChange={onChange}
        {...props}
      />
    </>
  );
}

async function changed(select: object, props: object = {}) {
  const onChange = vi.fn();
  const screen = await show(<Methods select={select} onChange={onChange} {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  return onChange.mock.lastCall?.[1];
}

// The package says this once for each page load, so it has to be the first claim to cause it.
for (const words of [
  'MUI X: A component is changing the default selectedItems state of an uncontrolled Tree View after being initialized.',
  'MUI X: A component is changing the uncontrolled selectedItems state of Tree View to be controlled.',
]) {
  claim(words, async () => {
    const messages = consoleMessages();
    const screen = await show(<RichLetters defaultSelectedItems="c" />);
    await screen.rerender(
      words.includes('default') ? (
        <RichLetters defaultSelectedItems="d" />
      ) : (
        <RichLetters selectedItems="d" />
      ),
    );
    expect(messages.join()).toContain(words);
  });
}

claim('a click on the selected item keeps it, and Space deselects it', async () => {
  await show(<RichLetters />);
  await userEvent.click(row('Gamma'));
  await userEvent.click(row('Gamma'));
  expect(selected()).toEqual(['Gamma']);
  await userEvent.keyboard(' ');
  expect(selected()).toEqual([]);
});

claim('A click on its box deselects it, too', async () => {
  await show(<RichLetters checkboxSelection />);
  await userEvent.click(box('Gamma'));
  expect(selected()).toEqual(['Gamma']);
  await userEvent.click(box('Gamma'));
  expect(selected()).toEqual([]);
});

claim('selects nothing until an item has been chosen', async () => {
  await show(<RichLetters multiSelect defaultSelectedItems={['a']} />);
  await userEvent.click(row('Gamma'), shift);
  expect(selected()).toEqual(['Alpha']);
  await press('Delta', '{Shift>} {/Shift}');
  expect(selected()).toEqual(['Alpha']);
});

claim('selects all visible items from the last chosen one to this one', async () => {
  await show(<RichLetters multiSelect defaultExpandedItems={['b']} />);
  await userEvent.click(row('Gamma'));
  await userEvent.click(row('Alpha'), shift);
  expect(selected()).toContain('Banana');
  expect(selected()).toContain('Alpha');
});

claim('a click puts its id first, a range puts its ids last', async () => {
  const heard = vi.fn();
  await show(
    <RichLetters multiSelect onSelectedItemsChange={heard} defaultSelectedItems={['b']} />,
  );
  await userEvent.click(row('Gamma'), ctrl);
  expect(heard.mock.lastCall?.[1]).toEqual(['c', 'b']);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(heard.mock.lastCall?.[1].at(-1)).toBe('d');
});

claim('the box selects, and the rest of the row only expands', async () => {
  await show(<RichLetters checkboxSelection />);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect([selected(), expanded()]).toEqual([[], ['Alpha']]);
  await userEvent.click(box('Beta'));
  expect(selected()).toEqual(['Beta']);
});

claim(
  'an unselected parent shows a dash while only some of the items below it are selected',
  async () => {
    await show(<RichLetters multiSelect checkboxSelection defaultSelectedItems={['a1']} />);
    expect(box('Alpha').dataset.indeterminate).toBe('true');
  },
);

claim('select nothing, and boxes are disabled', async () => {
  await show(<RichLetters disableSelection checkboxSelection defaultSelectedItems="c" />);
  expect(box('Delta').disabled).toBe(true);
  await press('Delta', ' {Enter}');
  expect(selected()).toEqual(['Gamma']);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-label')!);
  expect(expanded()).toEqual(['Alpha']);
});

claim('hidden ones included. Folders are left out of the count below', async () => {
  const screen = await show(<SelectedData />);
  await userEvent.click(box('stage'));
  await expect.element(screen.getByText('Chosen: 6 files, 103 kB')).toBeVisible();
});

claim('true keeps the others; otherwise the selection is replaced', async () => {
  expect(await changed({ itemId: 'c', keepExistingSelection: true })).toEqual(['c', 'a', 'b']);
});

claim('they get null without one', async () => {
  const screen = await show(<SelectByApi />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByText('Selected steamer by API')).toBeVisible();
});

claim('Without keepExistingSelection, shouldBeSelected: false clears everything', async () => {
  expect(await changed({ itemId: 'a', shouldBeSelected: false })).toEqual([]);
});

claim('takes ids it does not know; check yours first', async () => {
  expect(await changed({ itemId: 'nobody' })).toEqual(['nobody']);
});

claim('With disableSelection it does nothing', async () => {
  expect(await changed({ itemId: 'c' }, { disableSelection: true })).toBeUndefined();
});

claim('runs once for each item that changes', async () => {
  const heard = vi.fn();
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      onItemSelectionToggle={heard}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(heard.mock.calls.map(([, id]) => id).sort()).toEqual(['a', 'a1', 'a2']);
});

claim('Selects or deselects | Adds or removes the item', async () => {
  await show(<RichLetters multiSelect defaultSelectedItems={['c']} />);
  await press('Delta', ' ');
  expect(selected()).toEqual(['Gamma', 'Delta']);
});

claim('on a leaf | Selects | Adds or removes the item', async () => {
  await show(<RichLetters multiSelect defaultSelectedItems={['c']} />);
  await press('Delta', '{Enter}');
  expect(selected()).toEqual(['Gamma', 'Delta']);
});

claim('on a parent | Expands or collapses', async () => {
  await show(<RichLetters multiSelect />);
  await press('Alpha', '{Enter}');
  expect([expanded(), selected()]).toEqual([['Alpha'], []]);
});

claim('Also adds the next item, or takes back the last', async () => {
  await show(<RichLetters multiSelect />);
  await press('Beta', ' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect([selected(), focused()]).toEqual([['Beta', 'Gamma'], 'Gamma']);
});

claim('Selects the range from the last chosen item', async () => {
  await show(<RichLetters multiSelect />);
  await press('Alpha', ' ');
  await press('Gamma', '{Shift>} {/Shift}');
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma']);
});

claim('Selects all visible items to the start or end', async () => {
  await show(<RichLetters multiSelect />);
  await press('Beta', '{Control>}{Shift>}{Home}{/Shift}{/Control}');
  expect(selected()).toEqual(['Alpha', 'Beta']);
});

claim('A | Nothing | Selects all visible items', async () => {
  const screen = await show(<RichLetters />);
  await press('Alpha', '{Control>}a{/Control}');
  expect(selected()).toEqual([]);
  await screen.unmount();
  const heard = vi.fn();
  await show(<RichLetters multiSelect onSelectedItemsChange={heard} />);
  await press('Alpha', '{Control>}a{/Control}');
  expect(heard.mock.lastCall?.[1]).toEqual(['a', 'b', 'c', 'd']);
});

claim(
  'leave out disabled items, except those that propagation adds; with disabledItemsFocusable, Ctrl + A includes them',
  async () => {
    const isItemDisabled = ({ id }: { id: string }) => id === 'c';
    const screen = await show(<RichLetters multiSelect isItemDisabled={isItemDisabled} />);
    await press('Alpha', '{Control>}a{/Control}');
    expect(selected()).toEqual(['Alpha', 'Beta', 'Delta']);
    await screen.unmount();
    await show(<RichLetters multiSelect isItemDisabled={isItemDisabled} disabledItemsFocusable />);
    await press('Beta', ' ');
    await press('Delta', '{Shift>} {/Shift}');
    expect(selected()).toEqual(['Beta', 'Delta']);
    await press('Alpha', '{Control>}a{/Control}');
    expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
  },
);

claim('the last chosen item is in a branch that was collapsed since', async () => {
  const failed = failures();
  const heard = vi.fn();
  const tree = (
    <RichLetters
      multiSelect
      expansionTrigger="iconContainer"
      defaultExpandedItems={['a', 'b']}
      onSelectedItemsChange={heard}
    />
  );
  const screen = await show(tree);
  await userEvent.click(row('Apple'));
  await press('Alpha', '{ArrowLeft}');
  await userEvent.click(row('Gamma'), shift);
  expect(heard.mock.lastCall?.[1]).toEqual(['a1', 'a2', 'b', 'b1', 'c']);
  expect(failed()).toBe('');
  await screen.unmount();
  await show(tree);
  await userEvent.click(row('Banana'));
  await press('Beta', '{ArrowLeft}');
  await userEvent.click(row('Alpha'), shift);
  expect(failed()).toContain('Invalid range');
  expect(heard.mock.lastCall?.[1]).toEqual(['b1']);
});

claim('unless it is selected already: then it keeps aria-selected="true"', async () => {
  await show(<RichLetters disableSelection defaultSelectedItems="c" />);
  expect([item('Gamma').ariaSelected, item('Delta').ariaSelected]).toEqual(['true', null]);
});

claim('only if it starts at one of them or propagation adds them', async () => {
  for (const descendants of [false, true]) {
    const onChange = vi.fn();
    const screen = await show(
      <RichLetters
        multiSelect
        selectionPropagation={{ descendants }}
        onSelectedItemsChange={onChange}
      />,
    );
    await userEvent.click(row('Gamma'));
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(onChange.mock.lastCall?.[1].includes('b1')).toBe(descendants);
    await screen.unmount();
  }
});

claim('oldModel.filter is not a function', async () => {
  const failed = failures();
  await show(
    <RichLetters
      multiSelect
      defaultSelectedItems={'c' as never}
      onItemSelectionToggle={() => {}}
    />,
  );
  await userEvent.click(row('Delta'), ctrl);
  expect(failed()).toContain('oldModel.filter is not a function');
});

claim('ids that look like whole numbers are listed first, in ascending order', async () => {
  const heard = vi.fn();
  const items = [
    {
      id: 'x',
      label: 'Alpha',
      children: [
        { id: '9', label: 'Nine' },
        { id: '2', label: 'Two' },
      ],
    },
  ];
  await show(
    <RichLetters
      items={items}
      multiSelect
      checkboxSelection
      onSelectedItemsChange={heard}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(heard.mock.lastCall?.[1]).toEqual(['2', '9', 'x']);
});

claim('put the choice into your state', async () => {
  const screen = await show(<SingleSelection />);
  await expect.element(screen.getByText('Selected: steamer')).toBeVisible();
  await press('Pots', '{ArrowDown}{Enter}');
  await expect.element(screen.getByText('Selected: stockpot')).toBeVisible();
  expect(selected()).toEqual(['Stockpot']);
});

claim('Ask for a permit is disabled', async () => {
  const { rerender } = await show(<ConfigurableSelection />);
  await expect.poll(() => item('Ask for a permit').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(row('Design a poster'));
  await userEvent.click(row('Rent stalls'));
  await expect.poll(selected).toEqual(['Rent stalls']);
  await rerender(<ConfigurableSelection multiSelect checkboxSelection />);
  await expect.poll(() => box('Rent stalls')).not.toBeNull();
  await userEvent.click(box('Rent stalls'));
  await userEvent.click(box('Design a poster'));
  await expect.poll(selected).toEqual(['Rent stalls', 'Design a poster']);
  expect(box('Ask for a permit').disabled).toBe(true);
});

claim('adds or removes one item', async () => {
  const screen = await show(<SeveralItems />);
  await expect.poll(selected).toEqual(['Opening act', 'Sunday matinee']);
  await userEvent.click(row('Opening act'), ctrl);
  await expect.poll(selected).toEqual(['Sunday matinee']);
  const button = screen.getByRole('button', { name: 'Clear 1 selected' });
  await userEvent.click(button);
  await expect.poll(selected).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Clear 0 selected' })).toHaveFocus();
});

claim('the box selects, and the rest of the row only expands', async () => {
  const screen = await show(<Checkboxes />);
  await expect.poll(() => selected().length).toBe(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Pots' }));
  await expect.poll(() => selected().includes('Pots')).toBe(true);
  expect(expanded()).toEqual(['Knives']);
  await userEvent.click(row('Pots').querySelector('.MuiTreeItem-label')!);
  await expect.poll(expanded).toEqual(['Pots', 'Knives']);
  expect(selected()).toHaveLength(3);
});

claim('An initial or controlled value is still shown, and items still expand', async () => {
  const screen = await show(<ReadOnly />);
  await expect.poll(() => selected().length).toBe(1);
  const before = selected();
  await press('Paintings lab', '{ArrowRight} ');
  await expect.poll(expanded).toContain('Paintings lab');
  expect(selected()).toEqual(before);
  await userEvent.click(screen.getByRole('switch', { name: 'Lock the selection' }));
  await press('Cleaning', '{Enter}');
  await expect.poll(selected).toEqual(['Cleaning']);
});

claim(
  'A click on the selected item still calls onSelectedItemsChange, with the same id.',
  async () => {
    function Toggled() {
      const [chosen, setChosen] = useState<string | null>(null);
      return (
        <RichLetters
          selectedItems={chosen}
          onSelectedItemsChange={(_: unknown, ids: string | string[] | null) =>
            setChosen(ids === chosen ? null : (ids as string | null))
          }
        />
      );
    }
    await show(<Toggled />);
    await userEvent.click(row('Delta'));
    expect(selected()).toEqual(['Delta']);
    await userEvent.click(row('Delta'));
    expect(selected()).toEqual([]);
    await press('Gamma', ' ');
    expect(selected()).toEqual(['Gamma']);
    await press('Gamma', ' ');
    expect(selected()).toEqual([]);
  },
);

claim('a row still turns gray under the pointer, and after a click', async () => {
  const transparent = 'rgba(0, 0, 0, 0)';
  const background = () => getComputedStyle(row('Gamma')).backgroundColor;
  const screen = await show(<RichLetters disableSelection />);
  await userEvent.click(row('Gamma'));
  expect(selected()).toEqual([]);
  await expect.poll(background).not.toBe(transparent);
  await screen.unmount();
  await show(
    <RichLetters
      disableSelection
      sx={{
        '& .MuiTreeItem-content:is(:hover, [data-focused])': { backgroundColor: 'transparent' },
        '& .MuiTreeItem-root:focus-visible > .MuiTreeItem-content': {
          outline: '2px solid',
          outlineOffset: '-2px',
        },
      }}
    />,
  );
  await userEvent.click(row('Gamma'));
  expect(focused()).toBe('Gamma');
  expect(background()).toBe(transparent);
  await userEvent.keyboard('{ArrowUp}');
  expect(getComputedStyle(row('Beta')).outlineStyle).toBe('solid');
});

claim('a click on a tool chooses it and closes the dropdown', async () => {
  const screen = await show(<TreeSelect />);
  await screen.getByRole('button', { name: 'Choose a tool' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(row('Knives').querySelector('.MuiTreeItem-label')!);
  await expect.poll(() => item('Knives').ariaExpanded).toBe('true');
  await userEvent.click(row('Paring knife').querySelector('.MuiTreeItem-label')!);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Paring knife' })).toHaveFocus();
});

claim('so that the arrow keys work at once', async () => {
  const screen = await show(<TreeSelect />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Pots');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Stockpot' })).toHaveFocus();
});

claim("A change of selectedItems doesn't move that start", async () => {
  function Controlled() {
    const apiRef = useTreeViewApiRef();
    const [ids, setIds] = useState<string[]>([]);
    return (
      <>
        <button onClick={() => setIds(['b'])}>By state</button>
        <button onClick={() => apiRef.current?.setItemSelection({ itemId: 'b' })}>By method</button>
        <RichLetters
          apiRef={apiRef as never}
          multiSelect
          selectedItems={ids}
          onSelectedItemsChange={(event, next) => setIds(next as string[])}
        />
      </>
    );
  }
  for (const [button, range] of [
    ['By state', ['Beta', 'Gamma', 'Delta']],
    ['By method', ['Beta', 'Gamma']],
  ] as const) {
    const screen = await show(<Controlled />);
    await userEvent.click(row('Delta'));
    await userEvent.click(screen.getByRole('button', { name: button }));
    await expect.poll(selected).toEqual(['Beta']);
    await userEvent.click(row('Gamma'), shift);
    await expect.poll(selected).toEqual(range);
    await screen.unmount();
  }
});
