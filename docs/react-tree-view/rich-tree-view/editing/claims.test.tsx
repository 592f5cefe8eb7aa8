import { useTreeItemModel, useTreeItemUtils, useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import {
  TreeItem,
  TreeItemContent,
  TreeItemLabel,
  TreeItemRoot,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { claimsOf, consoleMessages, failures, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { expanded, focused, labels, press, RichLetters, row, SimpleLetters } from 'claims/trees';
import { forwardRef, useLayoutEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CheckedNames from './CheckedNames';
import EditButtons from './EditButtons';
import page from './index.mdx?raw';
import LostNames from './LostNames';
import RenameEverything from './RenameEverything';
import RenameFromCode from './RenameFromCode';
import RenameWithF2 from './RenameWithF2';
import SaveToServer from './SaveToServer';
import SomeItems from './SomeItems';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);
const label = (name: string) => row(name).querySelector('.MuiTreeItem-label')!;
const input = () => document.querySelector<HTMLInputElement>('[data-element=labelInput]');

/** Opens the input of an item and replaces the text in it. */
async function type(name: string, text: string) {
  await userEvent.dblClick(label(name));
  await userEvent.clear(input()!);
  if (text) await userEvent.keyboard(text);
}

claim('a double-click or Enter turns its label into an input', async () => {
  const screen = await show(<RenameEverything />);
  await userEvent.dblClick(label('Breads'));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await press('Soups', '{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

claim('runs when a name is confirmed', async () => {
  const heard = vi.fn();
  await show(<RichLetters isItemEditable onItemLabelChange={heard} />);
  await type('Gamma', 'Gimel');
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(heard).toHaveBeenCalledWith('c', 'Gimel');
});

claim('SimpleTreeView cannot, because its labels are part of your JSX', async () => {
  consoleMessages();
  await show(<SimpleLetters {...({ isItemEditable: true } as object)} />);
  await userEvent.dblClick(label('Gamma'));
  expect(input()).toBeNull();
});

claim('Confirming a name without a change also calls onItemLabelChange', async () => {
  const heard = vi.fn();
  await show(<RichLetters isItemEditable onItemLabelChange={heard} />);
  await press('Gamma', '{Enter}{Enter}');
  expect(heard).toHaveBeenCalledWith('c', 'Gamma');
});

claim('the name appears at once with a spinner, and is saved a second later', async () => {
  const screen = await show(<SaveToServer />);
  await type('Running', 'Cycling');
  await userEvent.keyboard('{Enter}');
  expect(labels()).toContain('Cycling');
  await expect.element(screen.getByRole('progressbar', { name: 'Saving' })).toBeVisible();
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  expect(labels()).toContain('Cycling');
});

claim(
  'When it refuses, the old label is restored, and a message says which name was lost',
  async () => {
    const screen = await show(<SaveToServer />);
    await type('Running', 'fail');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('“fail” was not saved');
    expect(labels()).toContain('Running');
  },
);

claim('That method calls onItemLabelChange again', async () => {
  const heard = vi.fn();
  function Tree() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => apiRef.current?.updateItemLabel('c', 'Gimel')}>Rename</button>
        <button onClick={() => apiRef.current?.updateItemLabel('c', '')}>Empty</button>
        <button onClick={() => apiRef.current?.updateItemLabel('nobody', 'x')}>Unknown</button>
        <RichLetters apiRef={apiRef as never} onItemLabelChange={heard} />
      </>
    );
  }
  const failed = failures();
  const screen = await show(<Tree />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(heard).toHaveBeenCalledWith('c', 'Gimel');
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(failed()).toContain('requires all items to have a `label` property.');
  expect(failed()).toContain('The label of an item cannot be empty.');
  await userEvent.click(screen.getByRole('button', { name: 'Unknown' }));
  expect(failed()).toContain("Cannot read properties of undefined (reading 'label')");
});

claim('The old one, since they return your objects', async () => {
  let found: unknown;
  const models = new Set<unknown>();
  const Item = (props: TreeItemProps) => {
    models.add(useTreeItemModel<{ id: string; label: string }>(props.itemId)?.label);
    return <TreeItem {...props} />;
  };
  function Tree() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button
          onClick={() =>
            (found = [
              apiRef.current?.getItem('c').label,
              (apiRef.current?.getItemTree()[2] as { label?: string }).label,
            ])
          }
        >
          Read
        </button>
        <RichLetters apiRef={apiRef as never} isItemEditable slots={{ item: Item }} />
      </>
    );
  }
  const screen = await show(<Tree />);
  await type('Gamma', 'Gimel');
  await userEvent.keyboard('{Enter}');
  expect(labels()).toContain('Gimel');
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(found).toEqual(['Gamma', 'Gamma']);
  expect(models.has('Gamma')).toBe(true);
  expect(models.has('Gimel')).toBe(false);
});

claim('and the label of an item component', async () => {
  const given = new Set<unknown>();
  const Item = (props: TreeItemProps) => {
    given.add(props.label);
    return <TreeItem {...props} />;
  };
  await show(<RichLetters isItemEditable slots={{ item: Item }} />);
  await type('Gamma', 'Gimel');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => given.has('Gimel')).toBe(true);
});

claim('as soon as items becomes another array', async () => {
  const screen = await show(<LostNames />);
  await type('Milk', 'Cream');
  await userEvent.keyboard('{Enter}');
  expect(labels()).toEqual(['Bread', 'Cream']);
  await userEvent.click(screen.getByRole('button', { name: /Render again/ }));
  expect(labels()).toEqual(['Bread', 'Milk']);
});

claim('or getItemId, getItemLabel or isItemDisabled another function', async () => {
  const tree = () => <RichLetters isItemEditable getItemLabel={({ label: name }) => name} />;
  const screen = await show(tree());
  await type('Gamma', 'Gimel');
  await userEvent.keyboard('{Enter}');
  expect(labels()).toContain('Gimel');
  await screen.rerender(tree());
  await expect.poll(labels).toContain('Gamma');
});

claim(
  'As soon as isItemEditable is set, even to a function, a click on a label no longer expands',
  async () => {
    const screen = await show(<RichLetters isItemEditable={() => false} />);
    await userEvent.click(label('Alpha'));
    expect(expanded()).toEqual([]);
    await screen.unmount();
    await show(<RichLetters isItemEditable={() => false} expansionTrigger="content" />);
    await userEvent.click(label('Alpha'));
    expect(expanded()).toEqual(['Alpha']);
  },
);

claim('can still be renamed by double-click', async () => {
  await show(<RichLetters isItemEditable isItemDisabled={({ id }) => id === 'c'} />);
  await userEvent.dblClick(label('Gamma'), { force: true });
  expect(input()).not.toBeNull();
});

claim('The input holds what getItemLabel returned', async () => {
  await show(<RichLetters isItemEditable getItemLabel={({ label: name }) => `${name} (1)`} />);
  await press('Gamma', '{Enter}');
  expect(input()?.value).toBe('Gamma (1)');
});

claim('The tree rejects only an empty name', async () => {
  const heard = vi.fn();
  await show(
    <>
      <RichLetters isItemEditable onItemLabelChange={heard} />
      <button>Elsewhere</button>
    </>,
  );
  await type('Gamma', '');
  await userEvent.keyboard('{Enter}');
  expect(input()).not.toBeNull();
  await userEvent.tab();
  expect(input()).not.toBeNull();
  expect(heard).not.toHaveBeenCalled();
});

claim('It accepts everything else, even three spaces', async () => {
  const heard = vi.fn();
  await show(<RichLetters isItemEditable onItemLabelChange={heard} />);
  await type('Gamma', '   {Enter}');
  expect(heard).toHaveBeenCalledWith('c', '   ');
});

claim('Enter keeps the input open until the name is valid', async () => {
  await show(<CheckedNames />);
  await type('Soups', 'Hot/cold{Enter}');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('No slashes, please');
  expect(input()).toHaveFocus();
  await userEvent.clear(input()!);
  await userEvent.keyboard('Broths{Enter}');
  expect(labels()).toContain('Broths');
});

for (const leave of ['{Escape}', '{Tab}'] as const) {
  claim('Esc, Tab or a click elsewhere bring the old name back', async () => {
    await show(<CheckedNames />);
    await type('Soups', `Hot/cold${leave}`);
    await expect.poll(input).toBeNull();
    expect(focused()).toBe('Soups');
  });
}

claim(
  'without it, the tree handles letters typed there as its own keys, and closes the input',
  async () => {
    function Bare(props: React.ComponentProps<'input'>) {
      return <input {...{ ...props, 'data-element': undefined, ownerState: undefined }} />;
    }
    consoleMessages();
    await show(
      <RichLetters
        isItemEditable
        slotProps={{ item: { slots: { labelInput: Bare } } as object }}
      />,
    );
    await press('Gamma', '{Enter}');
    expect(document.querySelector('input')).toHaveFocus();
    await userEvent.keyboard('d');
    expect(document.querySelector('input')).toBeNull();
  },
);

claim(
  'Pass all of them on to the input, but not ownerState, which the slot gets as well',
  async () => {
    const input = vi.fn(({ ownerState: _, ...props }: { ownerState?: object }) => (
      <input {...props} />
    ));
    await show(
      <RichLetters
        isItemEditable
        slotProps={{ item: { slots: { labelInput: input } } as object }}
      />,
    );
    await press('Gamma', '{Enter}');
    expect(document.querySelector('input')).toHaveFocus();
    expect(input.mock.lastCall?.[0]).toHaveProperty('ownerState');
  },
);

claim('gives an item component the same functions that the tree uses', async () => {
  const screen = await show(<EditButtons />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename Soups' }));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

const CancelButton = ({ ownerState: _ownerState, ...props }: { ownerState?: unknown }) => (
  <button type="button" {...props}>
    Cancel
  </button>
);

claim('In a Cancel button, keep the focus where it is', async () => {
  const heard = vi.fn();
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();
  for (const onMouseDown of [keepFocus, undefined]) {
    const Item = (props: TreeItemProps) => {
      const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
      const endIcon = { onMouseDown, onClick: interactions.handleCancelItemLabelEditing } as object;
      return <TreeItem {...props} slots={{ endIcon: CancelButton }} slotProps={{ endIcon }} />;
    };
    const screen = await show(
      <RichLetters isItemEditable slots={{ item: Item }} onItemLabelChange={heard} />,
    );
    await type('Gamma', 'Gimel');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }).first());
    expect(input()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(onMouseDown ? 0 : 1);
    await screen.unmount();
  }
});

claim('To rename with F2, as file managers do', async () => {
  await show(<RenameWithF2 />);
  await press('chapters', '{F2}');
  await expect.poll(input).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await press('chapters', '{Enter}');
  expect(expanded()).toEqual(['chapters']);
});

claim("changes a label, even if users can't edit it", async () => {
  const screen = await show(<RenameFromCode />);
  await userEvent.click(screen.getByRole('button', { name: 'Number the photos' }));
  expect(labels()).toContain('Bergen 1.jpg');
});

claim('8.1.0 has no method that opens the input from outside the item', async () => {
  let methods: string[] = [];
  function Tree() {
    const apiRef = useTreeViewApiRef();
    return (
      <>
        <button onClick={() => (methods = Object.keys(apiRef.current ?? {}))}>Read</button>
        <RichLetters apiRef={apiRef as never} />
      </>
    );
  }
  const screen = await show(<Tree />);
  await userEvent.click(screen.getByRole('button'));
  expect(methods).toContain('updateItemLabel');
  expect(methods).not.toContain('setEditedItem');
});

claim('Saves and returns to the item; with an empty name nothing', async () => {
  await show(<RichLetters isItemEditable />);
  await type('Gamma', 'Gimel{Enter}');
  expect(focused()).toBe('Gimel');
});

claim('Closes without saving, returns to the item', async () => {
  await show(<RichLetters isItemEditable />);
  await type('Gamma', 'Gimel{Escape}');
  await expect.poll(focused).toBe('Gamma');
});

claim('Leaves the tree | Saves and returns to the item', async () => {
  await show(<RichLetters isItemEditable />);
  await type('Gamma', 'Gimel{Tab}');
  await expect.poll(focused).toBe('Gimel');
});

claim('Move in the text', async () => {
  await show(<RichLetters isItemEditable />);
  await press('Gamma', '{Enter}{Home}X{End}{ArrowLeft}Y Z');
  expect(input()?.value).toBe('XGammY Za');
});

claim(
  'A click elsewhere saves and moves the focus back to the item, even when the click was on another input',
  async () => {
    const heard = vi.fn();
    const screen = await show(
      <>
        <RichLetters isItemEditable onItemLabelChange={heard} />
        <input aria-label="Other" />
      </>,
    );
    await type('Gamma', 'Gimel');
    await userEvent.click(screen.getByRole('textbox', { name: 'Other' }));
    expect(heard).toHaveBeenCalledWith('c', 'Gimel');
    expect(focused()).toBe('Gimel');
  },
);

claim('The label input has no name of its own', async () => {
  await show(<RichLetters isItemEditable />);
  await press('Gamma', '{Enter}');
  expect(input()?.ariaLabel).toBeNull();
});

claim('takes true, or a function that gets the item from your data', async () => {
  await show(<SomeItems />);
  await press('Invoices', '{Enter}');
  expect(input()).toBeNull();
  await press('Drafts', '{Enter}');
  await expect.poll(() => input()?.value).toBe('Drafts');
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Drafts');
});

claim(
  'The slot receives value, onChange, onKeyDown, onBlur, autoFocus, type, data-element and className',
  async () => {
    const labelInput = vi.fn((_props: object) => null);
    const slotProps = { item: { slots: { labelInput } } };
    await show(<RichLetters isItemEditable slotProps={slotProps as never} />);
    await press('Gamma', '{Enter}');
    await expect
      .poll(() => labelInput.mock.lastCall?.[0])
      .toMatchObject({
        value: 'Gamma',
        onChange: expect.any(Function),
        onKeyDown: expect.any(Function),
        onBlur: expect.any(Function),
        autoFocus: true,
        type: 'text',
        'data-element': 'labelInput',
        className: expect.stringContaining('MuiTreeItem-labelInput'),
      });
  },
);

happensInOrder('A new name, saved or refused', async (record) => {
  let isOn = false;
  const written = new Set<string>();
  const write = (name: string) => {
    if (isOn && !written.has(name)) record(name);
    if (isOn) written.add(name);
  };
  let answer = () => {};
  function Saving() {
    const [items, setItems] = useState([{ id: 'c', label: 'Gamma', saving: false }]);
    useLayoutEffect(() => {
      if (items[0]?.label === 'Trimmed') write('items');
    }, [items]);
    return (
      <RichLetters
        items={items}
        isItemEditable={(item) => {
          write('isItemEditable');
          return !(item as (typeof items)[number]).saving;
        }}
        onItemLabelChange={(id, name) => {
          write('onItemLabelChange');
          setItems([{ id, label: name, saving: true }]);
          answer = () => setItems([{ id, label: 'Trimmed', saving: false }]);
        }}
      />
    );
  }
  await show(<Saving />);
  await type('Gamma', 'New');
  isOn = true;
  await userEvent.keyboard('{Enter}');
  await expect.poll(labels).toEqual(['New']);
  answer();
  await expect.poll(labels).toEqual(['Trimmed']);
});

claim('has an input only if you render it', async () => {
  const itemWith = (hasInput: boolean) =>
    forwardRef<HTMLLIElement, TreeItemProps>(function Item({ itemId, label, children }, ref) {
      const own = useTreeItem({ itemId, label, children, rootRef: ref });
      return (
        <TreeItemProvider {...own.getContextProviderProps()}>
          <TreeItemRoot {...own.getRootProps()}>
            <TreeItemContent {...own.getContentProps()}>
              {own.status.editing && hasInput ? (
                <TreeItemLabelInput aria-label="Name" {...own.getLabelInputProps()} />
              ) : (
                <TreeItemLabel {...own.getLabelProps()} />
              )}
            </TreeItemContent>
          </TreeItemRoot>
        </TreeItemProvider>
      );
    });
  const text = (name: string) =>
    [...document.querySelectorAll('[role=treeitem]')].find(
      ({ textContent }) => textContent === name,
    )!.firstElementChild!.firstElementChild!;
  const heard = vi.fn();
  const without = await show(
    <RichLetters isItemEditable slots={{ item: itemWith(false) }} onItemLabelChange={heard} />,
  );
  await userEvent.dblClick(text('Gamma'));
  expect(input()).toBeNull();
  await without.unmount();
  const screen = await show(
    <RichLetters isItemEditable slots={{ item: itemWith(true) }} onItemLabelChange={heard} />,
  );
  await userEvent.dblClick(text('Gamma'));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Gimel');
  await userEvent.keyboard('{Enter}');
  expect(heard).toHaveBeenCalledWith('c', 'Gimel');
});
