import { claimsOf, show } from 'claims';
import { item, RichLetters, selected } from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { box } from '../claimsTree';
import DisabledChild from './DisabledChild';
import page from './index.mdx?raw';
import LeafCheckboxes from './LeafCheckboxes';
import OnlyLeaves from './OnlyLeaves';
import Propagation from './Propagation';
import StartPropagated from './StartPropagated';

const claim = claimsOf(page);

claim('and the folder is never highlighted', async () => {
  await show(<OnlyLeaves />);
  await userEvent.click(document.querySelector('[aria-expanded=false] > .MuiTreeItem-content')!);
  expect(document.querySelector('[aria-expanded][aria-selected=true]')).toBeNull();
});

claim('reach parents too', async () => {
  await show(<LeafCheckboxes />);
  const parent = document.querySelector<HTMLElement>('[aria-expanded]')!;
  const hidden = parent.querySelector(':scope > .MuiTreeItem-content input');
  expect(hidden?.checkVisibility() ?? false).toBe(false);
  parent.focus();
  await userEvent.keyboard(' {Control>}a{/Control}');
  expect(document.querySelector('[aria-expanded][aria-selected=true]')).toBeNull();
});

claim('A parent selects everything below it', async () => {
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      defaultExpandedItems={['a']}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(selected()).toEqual(['Alpha', 'Apple', 'Apricot']);
  await userEvent.click(box('Apple'));
  expect(selected()).toEqual(['Alpha', 'Apricot']);
});

claim('The last missing item below a parent selects that parent', async () => {
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      defaultExpandedItems={['a']}
      selectionPropagation={{ parents: true }}
    />,
  );
  await userEvent.click(box('Apple'));
  await userEvent.click(box('Apricot'));
  expect(selected()).toEqual(['Alpha', 'Apple', 'Apricot']);
  await userEvent.click(box('Apple'));
  expect(selected()).toEqual(['Apricot']);
});

claim('The tree counts hidden items too, because it has all the data', async () => {
  const heard = vi.fn();
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      onSelectedItemsChange={heard}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect([...heard.mock.lastCall![1]].sort()).toEqual(['a', 'a1', 'a2']);
});

claim('Without multiSelect the prop has no effect', async () => {
  await show(
    <RichLetters
      checkboxSelection
      defaultExpandedItems={['a']}
      selectionPropagation={{ descendants: true, parents: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(selected()).toEqual(['Alpha']);
});

claim('It does not complete defaultSelectedItems', async () => {
  await show(
    <RichLetters
      multiSelect
      defaultExpandedItems={['a']}
      defaultSelectedItems={['a']}
      selectionPropagation={{ descendants: true }}
    />,
  );
  expect(selected()).toEqual(['Alpha']);
});

claim('Freezer shows a dash without being in the list', async () => {
  await show(<StartPropagated />);
  expect(item('Freezer').ariaSelected).toBe('false');
  expect(box('Freezer').dataset.indeterminate).toBe('true');
});

claim('A selected parent takes its disabled children along', async () => {
  await show(
    <RichLetters
      multiSelect
      checkboxSelection
      isItemDisabled={({ id }) => id === 'a1'}
      defaultExpandedItems={['a']}
      selectionPropagation={{ descendants: true }}
    />,
  );
  await userEvent.click(box('Alpha'));
  expect(selected()).toContain('Apple');
});

claim(
  'a locked child that is not selected keeps the others from selecting their parent',
  async () => {
    for (const parents of [false, true]) {
      const screen = await show(
        <RichLetters
          multiSelect
          checkboxSelection
          isItemDisabled={({ id }) => id === 'a1'}
          defaultExpandedItems={['a']}
          defaultSelectedItems={['a', 'a2']}
          selectionPropagation={{ descendants: true, parents }}
        />,
      );
      await userEvent.click(box('Apricot'));
      await userEvent.click(box('Apricot'));
      expect(selected()).toEqual(parents ? ['Apricot'] : ['Alpha', 'Apricot']);
      await screen.unmount();
    }
  },
);

claim('Filter them out if they must stay unselected', async () => {
  await show(<DisabledChild />);
  await userEvent.click(box('Sales'));
  expect(selected()).toEqual(['Sales', 'Tickets']);
});

claim('A parent is selected, but none of its children', async () => {
  const props = { multiSelect: true, checkboxSelection: true, defaultExpandedItems: ['a'] };
  let screen = await show(<RichLetters {...props} selectionPropagation={{ parents: true }} />);
  await userEvent.click(box('Alpha'));
  expect(selected()).toEqual(['Alpha']);
  await screen.unmount();
  screen = await show(<RichLetters {...props} selectionPropagation={{ descendants: true }} />);
  for (const label of ['Alpha', 'Apple', 'Apricot']) await userEvent.click(box(label));
  expect(selected()).toEqual(['Alpha']);
  await screen.unmount();
  const both = { parents: true, descendants: true };
  await show(<RichLetters {...props} selectionPropagation={both} defaultSelectedItems={['a']} />);
  expect(selected()).toEqual(['Alpha']);
});

claim('has two independent directions', async () => {
  const screen = await show(<Propagation />);
  await expect.poll(() => selected()).toContain('Dispatchers');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Traffic control' }));
  await expect.poll(selected).toContain('Signallers');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Traffic control' }));
  await expect.poll(selected).not.toContain('Signallers');
  await userEvent.click(screen.getByRole('switch', { name: 'descendants' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Traffic control' }));
  await expect.poll(selected).toContain('Traffic control');
  expect(selected()).not.toContain('Signallers');
});
