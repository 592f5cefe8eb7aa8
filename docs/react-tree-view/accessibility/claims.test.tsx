import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claimsOf, show } from 'claims';
import {
  expanded,
  focused,
  item,
  labels,
  press,
  RichLetters,
  row,
  selected,
  tabStops,
} from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import DisabledButReachable from './DisabledButReachable';
import NamedByHeading from './NamedByHeading';
import NamedCheckboxes from './NamedCheckboxes';
import NavigationTree from './NavigationTree';
import SaidAloud from './SaidAloud';
import VisibleFocus from './VisibleFocus';
import WhatIsAnnounced from './WhatIsAnnounced';

const claim = claimsOf(page);

claim(
  'A letter, digit or sign, typed without Shift | Next visible item that starts with it',
  async () => {
    const items = ['Start', 'Draft', '2024', '(old)'].map((label) => ({ id: label, label }));
    await show(<RichLetters items={items} />);
    for (const [key, label] of [
      ['d', 'Draft'],
      ['2', '2024'],
      ['(', '(old)'],
    ] as const) {
      await press('Start', key);
      expect(focused()).toBe(label);
    }
    await press('Start', '{Shift>}d{/Shift}');
    expect(focused()).toBe('Start');
  },
);

claim('Move through this one, and see what an item says about itself', async () => {
  const screen = await show(<WhatIsAnnounced />);
  await press('North rim', '{ArrowDown}');
  await expect.element(screen.getByText('role="treeitem" aria-selected="false"')).toBeVisible();
});

claim('Your name for it; aria-multiselectable', async () => {
  const screen = await show(<RichLetters multiSelect />);
  const tree = screen.getByRole('tree', { name: 'Letters' });
  await expect.element(tree).toHaveAttribute('aria-multiselectable', 'true');
  expect(tree.element().tagName).toBe('UL');
});

claim('Its text, aria-expanded when it has children, aria-selected, aria-disabled', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id === 'd'} />);
  expect([item('Alpha').ariaExpanded, item('Gamma').ariaExpanded]).toEqual(['false', null]);
  expect([item('Gamma').ariaSelected, item('Delta').ariaDisabled]).toEqual(['false', 'true']);
});

claim('has no aria-selected, as the pattern asks', async () => {
  await show(<RichLetters isItemDisabled={({ id }) => id >= 'c'} defaultSelectedItems="c" />);
  expect([item('Gamma').ariaSelected, item('Delta').ariaSelected]).toEqual(['true', null]);
});

claim('Collapsed children are not in the document', async () => {
  await show(<RichLetters />);
  expect(labels()).not.toContain('Apple');
});

claim('One item at a time has tabIndex 0', async () => {
  await show(<RichLetters />);
  expect(tabStops()).toHaveLength(1);
});

const rows: [
  words: string,
  keys: string,
  from: string,
  focus: string,
  open: string[],
  chosen: string[],
][] = [
  ['Next, previous item', '{ArrowDown}{ArrowDown}{ArrowUp}', 'Beta', 'Gamma', ['Alpha'], []],
  [
    'Opens a closed item; on an open one, moves to its first child',
    '{ArrowRight}{ArrowRight}',
    'Beta',
    'Banana',
    ['Alpha', 'Beta'],
    [],
  ],
  [
    'Closes an open item; otherwise moves to the parent',
    '{ArrowLeft}{ArrowLeft}',
    'Apricot',
    'Alpha',
    [],
    [],
  ],
  ['First, last visible item', '{Home}{End}', 'Beta', 'Delta', ['Alpha'], []],
  [
    'Next visible item that starts with it; one character at a time',
    'd',
    'Alpha',
    'Delta',
    ['Alpha'],
    [],
  ],
  ['Opens the item and all its siblings', '*', 'Gamma', 'Gamma', ['Alpha', 'Beta'], []],
  ['else opens or closes one with children', '{Enter}', 'Beta', 'Beta', ['Alpha', 'Beta'], []],
  ['else selects it', '{Enter}', 'Gamma', 'Gamma', ['Alpha'], ['Gamma']],
  [
    'Selects or deselects the item; with multiSelect, adds or removes it',
    ' ',
    'Gamma',
    'Gamma',
    ['Alpha'],
    ['Gamma'],
  ],
  ['Selects or deselects the item', '  ', 'Gamma', 'Gamma', ['Alpha'], []],
];
for (const [words, keys, from, focus, open, chosen] of rows) {
  claim(words, async () => {
    await show(<RichLetters defaultExpandedItems={['a']} />);
    await press(from, keys);
    expect([focused(), expanded(), selected()]).toEqual([focus, open, chosen]);
  });
}

claim('Edits an editable item', async () => {
  const screen = await show(<RichLetters isItemEditable />);
  await press('Alpha', '{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

const multiple: [words: string, keys: string, from: string, chosen: string[]][] = [
  [
    'Moves, and extends or reduces the selection',
    '{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}',
    'Beta',
    ['Beta', 'Gamma'],
  ],
  [
    'Selects from the last selected item to this one',
    '{ArrowDown}{ArrowDown}{Shift>} {/Shift}',
    'Beta',
    ['Beta', 'Gamma', 'Delta'],
  ],
  [
    "Selects everything that's visible and enabled, to the first or the last item",
    '{Control>}{Shift>}{End}{/Shift}{/Control}',
    'Gamma',
    ['Gamma', 'Delta'],
  ],
];
for (const [words, keys, from, chosen] of multiple) {
  claim(words, async () => {
    await show(<RichLetters multiSelect />);
    await press(from, ' ');
    await press(from, keys);
    expect(selected()).toEqual(chosen);
  });
}

claim('Selects all visible items; disabled ones only with disabledItemsFocusable', async () => {
  const isItemDisabled = ({ id }: { id: string }) => id === 'd';
  const screen = await show(<RichLetters multiSelect isItemDisabled={isItemDisabled} />);
  await press('Beta', '{Control>}a{/Control}');
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma']);
  await screen.unmount();
  await show(<RichLetters multiSelect isItemDisabled={isItemDisabled} disabledItemsFocusable />);
  await press('Beta', '{Control>}a{/Control}');
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

claim('On a Mac, ⌘ works as Ctrl', async () => {
  await show(<RichLetters multiSelect />);
  await press('Beta', '{Meta>}a{/Meta}');
  expect(selected()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

claim('On a right-to-left page, → and ← swap', async () => {
  await show(<RichLetters />, { direction: 'rtl' });
  await press('Alpha', '{ArrowLeft}{ArrowLeft}');
  expect([focused(), expanded()]).toEqual(['Apple', ['Alpha']]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect([focused(), expanded()]).toEqual(['Alpha', []]);
});

claim('Combinations with Alt are ignored', async () => {
  await show(<RichLetters />);
  await press('Alpha', '{Alt>}{ArrowDown}*{/Alt}');
  expect([focused(), expanded()]).toEqual(['Alpha', []]);
});

claim('or point aria-labelledby at an existing heading', async () => {
  const screen = await show(<NamedByHeading />);
  await expect.element(screen.getByRole('tree', { name: 'Stops on the coast line' })).toBeVisible();
});

claim('the box stands beside the label and has no name', async () => {
  const screen = await show(<RichLetters checkboxSelection />);
  await expect.element(screen.getByRole('checkbox').first()).toHaveAccessibleName('');
});

claim(
  'The name of the box becomes part of the item\'s own: "Select Dispatch Dispatch"',
  async () => {
    const screen = await show(<NamedCheckboxes />);
    await expect.element(screen.getByRole('checkbox', { name: 'Select Dispatch' })).toBeVisible();
    await expect
      .element(screen.getByRole('treeitem', { name: 'Select Dispatch Dispatch' }))
      .toBeVisible();
  },
);

claim('has aria-checked="mixed" on its native checkbox', async () => {
  await show(<RichLetters multiSelect checkboxSelection defaultSelectedItems={['a1']} />);
  const box = row('Alpha').querySelector('input')!;
  expect([box.dataset.indeterminate, box.ariaChecked]).toEqual(['true', 'mixed']);
});

claim("it still can't be expanded or selected on its own", async () => {
  await show(<DisabledButReachable />);
  await press('North rim', '{ArrowDown}');
  item('Lakes').focus();
  await userEvent.keyboard('{ArrowRight}{Enter} ');
  expect(selected()).toEqual([]);
  expect(expanded()).not.toContain('Lakes');
});

claim('on a sibling opens it and Ctrl + A selects it', async () => {
  const isItemDisabled = ({ id }: { id: string }) => id === 'a';
  await show(<RichLetters multiSelect isItemDisabled={isItemDisabled} disabledItemsFocusable />);
  await press('Gamma', '*');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(selected()).toContain('Alpha');
});

claim('An outline is always visible', async () => {
  const screen = await show(<VisibleFocus />);
  await userEvent.click(screen.getByRole('button'));
  expect(focused()).toBe('Rescue');
  expect(getComputedStyle(row('Rescue')).outlineStyle).toBe('solid');
});

claim("Rows of 32 pixels meet WCAG's 24; 44 is comfortable for a finger", async () => {
  const screen = await show(<RichLetters />);
  expect((row('Alpha') as HTMLElement).offsetHeight).toBe(32);
  await screen.unmount();
  await show(<VisibleFocus />);
  expect((row('Rescue') as HTMLElement).offsetHeight).toBe(44);
});

claim('Use a live region for that', async () => {
  const screen = await show(<SaidAloud />);
  await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
  await expect
    .element(screen.getByText('All regions are open'))
    .toHaveAttribute('aria-live', 'polite');
});

/** A tree with a link in its item; `followed` is called when the browser would follow it. */
const WithLink = ({ multiSelect, followed }: { multiSelect: boolean; followed: () => void }) => (
  <SimpleTreeView multiSelect={multiSelect}>
    <TreeItem
      itemId="a"
      label={
        <a
          href="#a"
          onClick={(event) => {
            event.preventDefault();
            followed();
          }}
        >
          Alpha
        </a>
      }
    />
  </SimpleTreeView>
);

claim('It follows the link only in a selected item without children', async () => {
  const followed = vi.fn();
  await show(<WithLink multiSelect={false} followed={followed} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('A');
  await userEvent.keyboard('{Enter}');
  expect([selected(), followed.mock.calls.length]).toEqual([['Alpha'], 0]);
  await userEvent.keyboard('{Enter}');
  expect([selected(), followed.mock.calls.length]).toEqual([['Alpha'], 1]);
});

claim('and never with multiSelect', async () => {
  const followed = vi.fn();
  await show(<WithLink multiSelect followed={followed} />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('A');
  await userEvent.keyboard('{Enter}');
  expect(selected()).toEqual(['Alpha']);
  await userEvent.keyboard('{Enter}');
  expect(selected()).toEqual([]);
  expect(followed).not.toHaveBeenCalled();
});

claim('since Enter and Space go to the item', async () => {
  const pressed = vi.fn();
  for (const key of ['{Enter}', ' ']) {
    const screen = await show(
      <SimpleTreeView>
        <TreeItem itemId="a" label={<button onClick={pressed}>Press</button>} />
      </SimpleTreeView>,
    );
    (screen.getByRole('button').element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    expect(selected()).toEqual(['Press']);
    await screen.unmount();
  }
  expect(pressed).not.toHaveBeenCalled();
});

claim('a list of links with sections that open is better', async () => {
  const screen = await show(<NavigationTree />);
  await userEvent.click(screen.getByRole('link', { name: 'Seats' }));
  await expect
    .element(screen.getByRole('link', { name: 'Seats' }))
    .toHaveAttribute('aria-current', 'page');
});
