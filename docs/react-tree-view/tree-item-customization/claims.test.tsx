import AddIcon from '@mui/icons-material/Add';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expanded, focused, item, press, RichLetters, row, selected } from 'claims/trees';
import { forwardRef, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ContextMenu from './ContextMenu';
import FavoriteItems from './FavoriteItems';
import page from './index.mdx?raw';
import OwnTransition from './OwnTransition';
import PeopleItems from './PeopleItems';
import PropsForEachItem from './PropsForEachItem';
import RowActions from './RowActions';
import StyledByState from './StyledByState';

const claim = claimsOf(page);

const withItem = (props: object) => ({ slotProps: { item: props as never } });

claim(
  'In a SimpleTreeView, whose items have no data, it holds only the id and an empty label',
  async () => {
    const found: unknown[] = [];
    function Asking() {
      found.push(useTreeItemModel('a'));
      return null;
    }
    await show(
      <SimpleTreeView>
        <TreeItem itemId="a" label={<Asking />} />
      </SimpleTreeView>,
    );
    expect(found.at(-1)).toEqual({ id: 'a', label: '' });
  },
);

claim('or the input shows [object Object]', async () => {
  await show(<RichLetters isItemEditable {...withItem({ label: <b>Own</b> })} />);
  await press('Own', '{Enter}');
  expect(document.querySelector<HTMLInputElement>('[data-element=labelInput]')?.value).toBe(
    '[object Object]',
  );
});

claim('It can pass slots and slotProps to the item itself', async () => {
  await show(<PropsForEachItem />);
  expect(item('tests').querySelector<HTMLElement>('.MuiTreeItem-content')!.title).toBe('tests');
});

claim('Always, instead of the three; only on the item', async () => {
  await show(<RichLetters {...withItem({ slots: { icon: AddIcon } })} />);
  expect(document.querySelectorAll('[data-testid=AddIcon]')).toHaveLength(4);
});

claim('The content of an item carries its state as attributes, without a value', async () => {
  await show(<RichLetters isItemEditable defaultExpandedItems={['a']} />);
  await userEvent.click(row('Alpha'));
  expect({ ...(row('Alpha') as HTMLElement).dataset }).toMatchObject({
    expanded: '',
    selected: '',
    focused: '',
    editable: '',
  });
});

claim('They are deprecated; the attributes replace them', async () => {
  await show(<RichLetters />);
  await userEvent.click(row('Gamma'));
  expect([...row('Gamma').classList]).toEqual(
    expect.arrayContaining(['Mui-selected', 'Mui-focused']),
  );
});

claim('8px, then the indentation times the depth', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} itemChildrenIndentation={20} />);
  const start = (label: string) => getComputedStyle(row(label)).paddingInlineStart;
  expect([start('Alpha'), start('Apple')]).toEqual(['8px', '28px']);
});

claim('or the row is selected and expanded, too', async () => {
  const screen = await show(<RowActions />);
  await userEvent.click(screen.getByRole('button', { name: 'Close Left luggage' }));
  expect(selected()).toEqual([]);
  expect(item('Left luggage').ariaDisabled).toBe('true');
  await press('Tickets', '{Delete}');
  expect(item('Tickets').ariaDisabled).toBe('true');
});

claim('the focus moves by the id', async () => {
  type RootProps = React.ComponentProps<'li'> & { ownerState?: unknown };
  const reached: (string | undefined)[] = [];
  for (const dropped of ['ref', 'id']) {
    const Root = ({ ownerState: _ownerState, ...props }: RootProps) => (
      <li {...props} {...{ [dropped]: undefined }} />
    );
    const Item = (props: TreeItemProps) => <TreeItem {...props} slots={{ root: Root }} />;
    const screen = await show(<RichLetters slots={{ item: Item }} />);
    await press('Gamma', '{ArrowDown}');
    reached.push(focused());
    await screen.unmount();
  }
  expect(reached).toEqual(['Delta', 'Gamma']);
});

claim('keeps the tree a single tab stop', async () => {
  await show(
    <>
      <RowActions />
      <button>After</button>
    </>,
  );
  await userEvent.tab();
  expect(focused()).toBeDefined();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

claim('a click on a child reaches all its parents too', async () => {
  const heard = vi.fn();
  await show(
    <SimpleTreeView defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="Parent" {...({ onClick: heard } as object)}>
        <TreeItem itemId="b" label="Child" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await userEvent.click(row('Child'));
  expect(heard).toHaveBeenCalledTimes(1);
});

claim('and must keep the role on the list', async () => {
  const screen = await show(<OwnTransition />);
  await userEvent.click(screen.getByRole('button', { name: 'Fade in' }));
  expect(document.querySelectorAll('[role=group]')).toHaveLength(2);
});

claim('slotProps={{ groupTransition: { timeout: 0 } }} on the item is enough', async () => {
  await show(<RichLetters {...withItem({ slotProps: { groupTransition: { timeout: 0 } } })} />);
  await userEvent.click(row('Alpha'));
  await userEvent.click(row('Alpha'));
  await expect.poll(() => document.querySelector('[role=group]')).toBeNull();
});

claim('MUI X: Could not find the Tree View context.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <TreeItem itemId="a" label="Alone" />
    </Caught>,
  );
  await expect
    .element(screen.getByText(/MUI X: Could not find the Tree View context./))
    .toBeVisible();
});

claim('Maximum call stack size exceeded', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <SimpleTreeView>
        <TreeItem {...({ label: 'No id' } as never as { itemId: string })} />
      </SimpleTreeView>
    </Caught>,
  );
  await expect.element(screen.getByText('Maximum call stack size exceeded')).toBeVisible();
  expect(expanded()).toEqual([]);
});

claim('The slot checkbox takes any control', async () => {
  const screen = await show(<FavoriteItems />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Favorite Classical' }));
  expect(selected()).toContain('Classical');
});

claim('it runs for each parent, too', async () => {
  const screen = await show(<ContextMenu />);
  await userEvent.click(row('Outline.md'), { button: 'right' });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy path' }));
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Copy path: chapters/Outline.md');

  const opened: string[] = [];
  await screen.unmount();
  await show(
    <RichLetters
      defaultExpandedItems={['a']}
      slotProps={{
        item: (({ itemId }: { itemId: string }) => ({
          onContextMenu: () => opened.push(itemId),
        })) as never,
      }}
    />,
  );
  await userEvent.click(row('Apple'), { button: 'right' });
  expect(opened).toEqual(['a1', 'a']);
});

claim("A right-click doesn't select the item or open it", async () => {
  await show(<ContextMenu />);
  await userEvent.click(row('figures'), { button: 'right' });
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
  expect(selected()).toEqual([]);
  expect(expanded()).not.toContain('figures');
});

claim('or focus it and press Shift + F10', async () => {
  await show(<ContextMenu />);
  item('README.md').focus();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.poll(() => document.querySelector('[role=menu]')).not.toBeNull();
});

claim('Wrap TreeItem in a small component to show more of your data', async () => {
  await show(<PeopleItems />);
  await expect.poll(() => expanded().length).toBe(2);
  const rows = [...document.querySelectorAll('[role=treeitem] > .MuiTreeItem-content')];
  for (const content of rows) {
    expect(content.querySelector('.MuiAvatar-root')?.textContent).toMatch(/^[A-Z]+$/);
    expect(content.querySelector('.MuiTypography-caption')?.textContent).toBeTruthy();
  }
});

claim('you can style any part of an item by its state', async () => {
  await show(<StyledByState />);
  await expect.poll(selected).toEqual(['Prologue']);
  const label = (name: string) => getComputedStyle(row(name).querySelector('.MuiTreeItem-label')!);
  expect(label('Under the ice').fontWeight).toBe('700');
  expect(label('Prologue').fontWeight).not.toBe('700');
  await press('Film room', '{Enter}');
  await expect.poll(() => getComputedStyle(row('Film room')).outlineStyle).toBe('solid');
  await expect.poll(() => row('Film room').hasAttribute('data-selected')).toBe(true);
});

/** Records what the slot of an item's part gets. */
const recorded = () => {
  const got: Record<string, object> = {};
  const slot = (part: string) =>
    forwardRef<HTMLElement, { children?: ReactNode }>(function Slot(props, ref) {
      got[part] = { ...props, ref };
      return <div>{props.children}</div>;
    });
  return { got, slot };
};

claim('it also gets visible', async () => {
  const { got, slot } = recorded();
  const slots = { checkbox: slot('checkbox') };
  await show(
    <RichLetters checkboxSelection multiSelect slotProps={{ item: { slots } as never }} />,
  );
  await expect
    .poll(() => got['checkbox'])
    .toMatchObject({
      visible: true,
      checked: expect.any(Boolean),
      indeterminate: expect.any(Boolean),
      disabled: false,
      onChange: expect.any(Function),
      tabIndex: expect.any(Number),
    });
});

claim('gets a ref, the click handlers and the children', async () => {
  const { got, slot } = recorded();
  const slots = { content: slot('content') };
  await show(<RichLetters slotProps={{ item: { slots } as never }} />);
  await expect
    .poll(() => got['content'])
    .toMatchObject({
      ref: expect.anything(),
      onClick: expect.any(Function),
      onMouseDown: expect.any(Function),
      children: expect.anything(),
    });
});

claim('It gets in, children, component="ul", role="group" and unmountOnExit', async () => {
  const { got, slot } = recorded();
  const slots = { groupTransition: slot('groupTransition') };
  await show(
    <RichLetters defaultExpandedItems={['a', 'b']} slotProps={{ item: { slots } as never }} />,
  );
  await expect
    .poll(() => got['groupTransition'])
    .toMatchObject({
      in: expect.any(Boolean),
      children: expect.anything(),
      component: 'ul',
      role: 'group',
      unmountOnExit: true,
    });
});

claim('A second click on the selected box clears it', async () => {
  const checkbox = { icon: <i>empty</i>, checkedIcon: <i>full</i> } as object;
  await show(
    <RichTreeView
      items={[
        { id: 'train', label: 'Train' },
        { id: 'bus', label: 'Bus' },
      ]}
      checkboxSelection
      slotProps={{ item: { slotProps: { checkbox } } as object }}
    />,
  );
  const icons = () => [...document.querySelectorAll('i')].map((icon) => icon.textContent);
  const click = (index: number) =>
    userEvent.click(document.querySelectorAll('input')[index] as HTMLElement);
  await expect.poll(icons).toEqual(['empty', 'empty']);
  await click(0);
  await expect.poll(icons).toEqual(['full', 'empty']);
  await click(1);
  await expect.poll(icons).toEqual(['empty', 'full']);
  await click(1);
  await expect.poll(icons).toEqual(['empty', 'empty']);
});

claim(
  "A disabled box can't be clicked, and the item can still be focused and expanded",
  async () => {
    const locked = { slotProps: { checkbox: { disabled: true } } } as object;
    const onChange = vi.fn();
    const screen = await show(
      <RichTreeView
        items={[
          { id: 'read', label: 'Read' },
          { id: 'delete', label: 'Delete', children: [{ id: 'old', label: 'Old ones' }] },
        ]}
        multiSelect
        checkboxSelection
        onSelectedItemsChange={(_event, ids) => onChange(ids)}
        slotProps={{ item: ({ itemId }) => (itemId === 'delete' ? locked : {}) }}
      />,
    );
    await expect.poll(() => document.querySelectorAll('input').length).toBe(2);
    const [read, remove] = document.querySelectorAll('input');
    expect([read?.disabled, remove?.disabled]).toEqual([false, true]);
    await userEvent.click(screen.getByText('Delete'));
    await expect.element(screen.getByText('Old ones')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  },
);

claim('To replace such a part in all items, pass it through the item', async () => {
  const OwnLabel = ({ children }: { children?: ReactNode }) => <b className="own">{children}</b>;
  await show(
    <RichLetters defaultExpandedItems={['b']} {...withItem({ slots: { label: OwnLabel } })} />,
  );
  await expect
    .poll(() => [...document.querySelectorAll('.own')].map((label) => label.textContent))
    .toEqual(['Alpha', 'Beta', 'Banana', 'Gamma', 'Delta']);
});

claim('exist in the types, but have no effect in the theme', async () => {
  const ring = { outline: '3px solid rgb(255, 0, 0)' };
  const outlines = async (styleOverrides: object) => {
    const components = { MuiTreeItem: { styleOverrides } } as object;
    const screen = await show(
      <ThemeProvider theme={createTheme({ components })}>
        <RichLetters defaultExpandedItems={['a']} isItemDisabled={({ id }) => id === 'd'} />
      </ThemeProvider>,
    );
    await userEvent.click(row('Gamma'));
    await expect.poll(selected).toEqual(['Gamma']);
    const found = [...document.querySelectorAll('[role=tree] *')].filter(
      (element) => getComputedStyle(element).outlineColor === 'rgb(255, 0, 0)',
    );
    await screen.unmount();
    return found.length;
  };
  expect(await outlines({ selected: ring, focused: ring, expanded: ring, disabled: ring })).toBe(0);
  expect(await outlines({ content: { '&[data-selected]': ring } })).toBe(1);
});

claim('On a touch screen, rows have no hover color', async () => {
  await show(<RichLetters />);
  // Rules may be inside of layers.
  const flat = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? [rule, ...flat(rule.cssRules)] : [rule],
    );
  const colors = [...document.styleSheets]
    .flatMap((sheet) => flat(sheet.cssRules))
    .filter((rule) => rule instanceof CSSMediaRule && /hover:\s*none/.test(rule.conditionText))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter((rule) => row('Gamma').matches(rule.selectorText.replaceAll(':hover', '')))
    .map((rule) => rule.style.backgroundColor);
  expect([...new Set(colors)]).toEqual(['transparent']);
});

claim('The color of selected items needs all three selectors', async () => {
  const own = { backgroundColor: 'rgb(255, 0, 0)' };
  const colors = async (selector: string) => {
    const components = { MuiTreeItem: { styleOverrides: { content: { [selector]: own } } } };
    const screen = await show(
      <ThemeProvider theme={createTheme({ components })}>
        <RichLetters />
      </ThemeProvider>,
    );
    await userEvent.click(row('Gamma'));
    await expect.poll(selected).toEqual(['Gamma']);
    const color = () => getComputedStyle(row('Gamma')).backgroundColor;
    const hovered = color();
    await userEvent.hover(row('Alpha'));
    const withFocus = color();
    await screen.unmount();
    return [hovered, withFocus];
  };
  const red = own.backgroundColor;
  expect(await colors('&[data-selected]')).not.toContain(red);
  expect(
    await colors('&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]'),
  ).toEqual([red, red]);
});

claim("Items below a closed item aren't in the DOM, and lose their state", async () => {
  const Field = () => <input aria-label="Note" />;
  const typed = async (keep: boolean) => {
    const defaultProps = keep ? { slotProps: { groupTransition: { unmountOnExit: false } } } : {};
    const components = { MuiTreeItem: { defaultProps } };
    const screen = await show(
      <ThemeProvider theme={createTheme({ components })}>
        <RichLetters
          defaultExpandedItems={['a']}
          slotProps={{
            item: ({ itemId }) => (itemId === 'a1' ? { slots: { label: Field } } : {}),
          }}
        />
      </ThemeProvider>,
    );
    const field = () => document.querySelector<HTMLInputElement>('[aria-label=Note]');
    const atTheStart = document.querySelectorAll('[role=treeitem]').length;
    await userEvent.fill(screen.getByRole('textbox'), 'Ripe');
    await userEvent.click(row('Alpha'));
    await expect.poll(expanded).toEqual([]);
    if (!keep) await expect.poll(field).toBeNull();
    await userEvent.click(row('Alpha'));
    await expect.poll(() => field()?.checkVisibility()).toBe(true);
    const text = field()?.value;
    await screen.unmount();
    return [atTheStart, text];
  };
  expect(await typed(false)).toEqual([6, '']);
  // All items are then in the page from the start.
  expect(await typed(true)).toEqual([7, 'Ripe']);
});
