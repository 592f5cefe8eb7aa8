import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import {
  expanded,
  focused,
  item,
  labels,
  letters,
  press,
  row,
  selected,
  SimpleLetters,
  type Methods as Api,
} from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CloseAPlatform from './CloseAPlatform';
import CoursePlan from './CoursePlan';
import FreeSeats from './FreeSeats';
import page from './index.mdx?raw';
import LastClicked from './LastClicked';
import LibraryShelves from './LibraryShelves';
import ReadTheItems from './ReadTheItems';

const claim = claimsOf(page);

function Methods({ run }: { run: (api: Api) => void }) {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      <button onClick={() => apiRef.current && run(apiRef.current)}>Run</button>
      <SimpleLetters apiRef={apiRef} />
    </>
  );
}

claim("Without it: the tree's id, a hyphen, the itemId", async () => {
  await show(<SimpleLetters id="alphabet" />);
  expect(item('Gamma').id).toBe('alphabet-c');
});

claim('otherwise trees are numbered, mui-tree-view-1 and so on', async () => {
  await show(<SimpleLetters />);
  expect(document.querySelector('[role=tree]')?.id).toMatch(/^mui-tree-view-\d+$/);
});

claim('When an item is removed, its id stays in the selection and the expansion', async () => {
  const heard = vi.fn();
  const tree = (items: typeof letters) => (
    <SimpleTreeView multiSelect defaultSelectedItems={['c', 'd']} onSelectedItemsChange={heard}>
      {items.map(({ id, label }) => (
        <TreeItem key={id} itemId={id} label={label} />
      ))}
    </SimpleTreeView>
  );
  const screen = await show(tree(letters));
  await screen.rerender(tree(letters.slice(0, 3)));
  await userEvent.click(row('Beta'), { modifiers: ['Control'] });
  expect(heard.mock.lastCall?.[1]).toContain('d');
});

claim(
  'Users cannot select, expand or collapse it, arrow keys step over it, and the same is true for everything below it',
  async () => {
    await show(<SimpleLetters disabled={['b']} />);
    await userEvent.click(row('Beta'), { force: true });
    expect([selected(), expanded()]).toEqual([[], []]);
    await press('Alpha', '{ArrowDown}');
    expect(focused()).toBe('Gamma');
  },
);

claim('a click on a disabled item calls onItemClick', async () => {
  const heard = vi.fn();
  await show(<SimpleLetters disabled={['b']} onItemClick={heard} />);
  await userEvent.click(row('Beta'), { force: true });
  expect(heard).toHaveBeenCalledWith(expect.anything(), 'b');
});

claim('on a sibling opens it', async () => {
  await show(<SimpleLetters disabled={['b']} />);
  await press('Gamma', '*');
  expect(expanded()).toEqual(['Alpha', 'Beta']);
});

claim('dims it', async () => {
  await show(<FreeSeats />);
  const disabled = document.querySelector('[aria-disabled=true] .MuiTreeItem-content')!;
  expect(Number(getComputedStyle(disabled).opacity)).toBeLessThan(1);
});

claim('It does not run for the keyboard', async () => {
  const heard = vi.fn();
  await show(<SimpleLetters onItemClick={heard} />);
  await press('Gamma', '{Enter} ');
  expect(heard).not.toHaveBeenCalled();
  await userEvent.click(row('Gamma'));
  expect(heard).toHaveBeenCalledTimes(1);
});

claim('for each click on a row: on the label, the arrow or the checkbox', async () => {
  const heard = vi.fn();
  await show(<SimpleLetters onItemClick={heard} checkboxSelection />);
  await userEvent.click(row('Alpha').querySelector('.MuiTreeItem-iconContainer')!);
  await userEvent.click(row('Alpha').querySelector('input')!);
  expect(heard).toHaveBeenCalledTimes(2);
});

claim('Space on it selects the item and never reaches the button', async () => {
  const heard = vi.fn();
  await show(
    <SimpleTreeView>
      <TreeItem itemId="a" label={<button onClick={heard}>Press</button>} />
    </SimpleTreeView>,
  );
  document.querySelector<HTMLElement>('[role=treeitem] button')!.focus();
  await userEvent.keyboard(' ');
  expect(heard).not.toHaveBeenCalled();
  expect(selected()).toHaveLength(1);
});

claim(
  'The tree knows only items that are in the page, and those below a collapsed item are not',
  async () => {
    const found: unknown[] = [];
    const screen = await show(
      <Methods
        run={(api) =>
          found.push(
            api.getItem('a1'),
            api.getItemDOMElement('a1'),
            api.getItemOrderedChildrenIds('a'),
          )
        }
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));
    expect(found).toEqual([undefined, null, []]);
  },
);

claim('returns its old list until the item renders again', async () => {
  const got: Api[] = [];
  const screen = await show(<Methods run={(api) => got.push(api)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  const api = got[0]!;
  api.setItemExpansion({ itemId: 'a', shouldBeExpanded: true });
  await expect.poll(labels).toContain('Apple');
  api.setItemExpansion({ itemId: 'a', shouldBeExpanded: false });
  await expect.poll(labels).not.toContain('Apple');
  expect(api.getItemOrderedChildrenIds('a')).toEqual(['a1', 'a2']);
  item('Alpha').focus();
  await expect.poll(() => api.getItemOrderedChildrenIds('a')).toEqual([]);
});

claim('label is always an empty text at 8.1.0', async () => {
  let found: unknown;
  const screen = await show(<Methods run={(api) => (found = api.getItem('c'))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(found).toMatchObject({ id: 'c', label: '' });
});

claim('as the demo shows while the region is closed', async () => {
  const screen = await show(<ReadTheItems />);
  const ask = screen.getByRole('button', { name: 'Ask the tree' });
  await userEvent.click(ask);
  await expect
    .element(screen.getByText('Regions: 2. In north: 0. Above harbor: no parent.'))
    .toBeVisible();
  await userEvent.click(row('North'));
  await userEvent.click(ask);
  await expect
    .element(screen.getByText('Regions: 2. In north: 2. Above harbor: north.'))
    .toBeVisible();
});

claim('platform 2 is open again', async () => {
  const screen = await show(<CloseAPlatform />);
  await userEvent.click(screen.getByRole('button').first());
  expect(document.querySelectorAll('[aria-disabled=true]')).toHaveLength(1);
  const station = labels()[0]!;
  await userEvent.click(row(station));
  await expect.poll(() => document.querySelectorAll('[role=group] [role=treeitem]').length).toBe(0);
  await userEvent.click(row(station));
  expect(document.querySelectorAll('[aria-disabled=true]')).toHaveLength(0);
});

claim('SimpleTreeView cannot edit labels', async () => {
  let methods: string[] = [];
  const screen = await show(<Methods run={(api) => (methods = Object.keys(api))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Run' }));
  expect(methods).not.toContain('updateItemLabel');
  expect(methods).toHaveLength(9);
});

claim('aria-selected only while it is selected', async () => {
  await show(<SimpleLetters disabled={['c', 'd']} defaultSelectedItems="c" />);
  expect(item('Gamma').ariaSelected).toBe('true');
  expect(item('Delta').hasAttribute('aria-selected')).toBe(false);
});

claim('Only the first letter counts, and only without Shift', async () => {
  await show(<SimpleLetters />);
  await press('Alpha', 'de');
  expect(focused()).toBe('Delta');
  await press('Alpha', '{Shift>}d{/Shift}');
  expect(focused()).toBe('Alpha');
});

claim('Two items have the same itemId; the message ends with that id', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <SimpleTreeView>
        <TreeItem itemId="same" label="One" />
        <TreeItem itemId="same" label="Two" />
      </SimpleTreeView>
    </Caught>,
  );
  await expect
    .element(screen.getByText(/requires all items to have a unique `id` property[^]*"same"$/))
    .toBeVisible();
});

claim('When users expand it later, the error above is thrown instead', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <SimpleTreeView>
        <TreeItem itemId="same" label="Parent">
          <TreeItem itemId="same" label="Child" />
        </TreeItem>
      </SimpleTreeView>
    </Caught>,
  );
  await userEvent.click(row('Parent'));
  await expect.element(screen.getByText(/unique `id` property/)).toBeVisible();
});

claim('MUI X: Could not find the Tree View context.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <TreeItem itemId="a" label="Alone" />
    </Caught>,
  );
  await expect.element(screen.getByText(/Could not find the Tree View context/)).toBeVisible();
});

claim('MUI X: The Simple Tree View component does not support the items prop.', async () => {
  const messages = consoleMessages();
  await show(<SimpleTreeView {...({ items: letters } as object)} />);
  expect(messages.join()).toContain(
    'MUI X: The Simple Tree View component does not support the `items` prop.',
  );
  expect(labels()).toEqual([]);
});

claim('gets the mouse event and the itemId', async () => {
  const screen = await show(<LastClicked />);
  await userEvent.click(row('Tickets'));
  await expect.element(screen.getByText('tickets', { exact: true })).toBeVisible();
  await userEvent.click(row('Freight'), { modifiers: ['Shift'] });
  await expect.element(screen.getByText('freight, with the Shift key')).toBeVisible();
});

claim(
  "They bring the arrow, unless they are null, undefined, false, '', 0, or an array",
  async () => {
    const nothing = [null, undefined, false, '', 0, [], [null, false, [undefined, '', 0]]];
    const Nothing = () => null;
    await show(
      <SimpleTreeView>
        {[...nothing, [null, <Nothing key="nothing" />]].map((children, index) => (
          <TreeItem key={index} itemId={String(index)} label={`Item ${index}`}>
            {children}
          </TreeItem>
        ))}
      </SimpleTreeView>,
    );
    const withArrow = labels().filter((label) => item(label).ariaExpanded !== null);
    expect(withArrow).toEqual([`Item ${nothing.length}`]);
    expect(row(withArrow[0]!).querySelector('svg')).not.toBeNull();
    expect(row('Item 0').querySelector('svg')).toBeNull();
  },
);

claim('Click Add a week. Week 3 has no lessons yet', async () => {
  const screen = await show(<CoursePlan />);
  expect(labels()).not.toContain('Week 3: Review');
  await userEvent.click(screen.getByRole('button', { name: 'Add a week' }));
  expect(labels()).toContain('Week 3: Review');
  expect([item('Week 2').ariaExpanded, item('Week 3').ariaExpanded]).toEqual(['false', null]);
});

claim('the nesting in your code is the nesting on the page', async () => {
  await show(<LibraryShelves />);
  await expect.poll(labels).toEqual(['Fiction', 'Nonfiction', 'History', 'Travel', 'Periodicals']);
  expect(item('History').parentElement!.closest('[role=treeitem]')).toBe(item('Nonfiction'));
});
