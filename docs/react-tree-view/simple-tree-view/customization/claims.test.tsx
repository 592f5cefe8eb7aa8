import AddIcon from '@mui/icons-material/Add';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { claimsOf, consoleMessages, show } from 'claims';
import { accessibleNames } from 'claims/accessibility';
import { expanded, focused, item, labels, press, row, selected, SimpleLetters } from 'claims/trees';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FolderIcons from './FolderIcons';
import GuideLines from './GuideLines';
import IconPerItem from './IconPerItem';
import Indentation from './Indentation';
import page from './index.mdx?raw';
import NoAnimation from './NoAnimation';
import SimpleItems from './SimpleItems';
import ThemedTree from './ThemedTree';
import UnreadCounts from './UnreadCounts';

const claim = claimsOf(page);
const icon = (label: string) => row(label).querySelector('.MuiTreeItem-iconContainer svg');

claim('Nothing; the space stays empty', async () => {
  await show(<SimpleLetters />);
  expect(icon('Alpha')).not.toBeNull();
  expect(icon('Gamma')).toBeNull();
});

claim('icon replaces all three, whether the item is open, closed or a leaf', async () => {
  await show(
    <SimpleTreeView slots={{ expandIcon: AddIcon }}>
      <TreeItem itemId="a" label="Parent" slots={{ icon: () => <i>own</i> }}>
        <TreeItem itemId="b" label="Child" />
      </TreeItem>
    </SimpleTreeView>,
  );
  expect(icon('Parent')).toBeNull();
  expect(row('Parent').querySelector('i')).not.toBeNull();
});

claim('the component is used in place of TreeItem', async () => {
  await show(<SimpleItems />);
  await press('Reception', '{ArrowRight}');
  expect(expanded()).toEqual(['Reception6 seats']);
});

claim('The default is 12 pixels', async () => {
  await show(<SimpleLetters defaultExpandedItems={['a']} />);
  const start = (label: string) => parseFloat(getComputedStyle(row(label)).paddingInlineStart);
  expect(start('Apple') - start('Alpha')).toBe(12);
});

claim('and each item its level into --TreeView-itemDepth, starting at 0', async () => {
  await show(<SimpleLetters defaultExpandedItems={['a']} />);
  const depth = (label: string) =>
    getComputedStyle(item(label)).getPropertyValue('--TreeView-itemDepth');
  expect([depth('Alpha'), depth('Apple')]).toEqual(['0', '1']);
});

claim('The space of the icon, 16 pixels wide', async () => {
  await show(<SimpleLetters />);
  expect(row('Alpha').querySelector<HTMLElement>('.MuiTreeItem-iconContainer')!.offsetWidth).toBe(
    16,
  );
});

claim('The row has its state as attributes', async () => {
  await show(<SimpleLetters disabled={['d']} defaultExpandedItems={['a']} />);
  await userEvent.click(row('Gamma'));
  expect(Object.keys((row('Gamma') as HTMLElement).dataset).sort()).toEqual([
    'focused',
    'selected',
  ]);
  expect(row('Alpha').hasAttribute('data-expanded')).toBe(true);
  expect(row('Delta').hasAttribute('data-disabled')).toBe(true);
});

claim("The tree, and at 8.1.0 each item's li too", async () => {
  await show(<SimpleLetters />);
  expect(document.querySelectorAll('.MuiSimpleTreeView-root')).toHaveLength(5);
  expect(document.querySelectorAll('.MuiSimpleTreeView-item')).toHaveLength(0);
});

claim('Items are styled under MuiTreeItem', async () => {
  await show(<ThemedTree />);
  expect(getComputedStyle(row('Drill')).paddingTop).toBe('0px');
  expect(getComputedStyle(row('Drill').querySelector('.MuiTreeItem-label')!).fontSize).toBe('14px');
  expect(getComputedStyle(row('Drill')).paddingInlineStart).toBe('28px');
});

claim(
  'Under MuiSimpleTreeView only root has an effect; the keys that begin with item exist in the types, and change nothing',
  async () => {
    const styleOverrides = {
      root: { borderTopStyle: 'dotted' },
      itemContent: { borderTopStyle: 'dashed' },
      itemLabel: { borderTopStyle: 'double' },
    } as const;
    await show(
      <ThemeProvider theme={createTheme({ components: { MuiSimpleTreeView: { styleOverrides } } })}>
        <SimpleLetters />
      </ThemeProvider>,
    );
    const styleOf = (selector: string) =>
      getComputedStyle(document.querySelector(selector)!).borderTopStyle;
    expect(styleOf('[role=tree]')).toBe('dotted');
    expect(styleOf('.MuiTreeItem-content')).toBe('none');
    expect(styleOf('.MuiTreeItem-label')).toBe('none');
  },
);

claim(
  'Here a click on the row neither selects nor expands. onItemClick and the arrow keys still work',
  async () => {
    const clicked = vi.fn();
    await show(
      <SimpleTreeView onItemClick={clicked}>
        <TreeItem itemId="first" label="First" />
        <TreeItem
          itemId="legend"
          label="Legend"
          slotProps={{
            content: {
              onClick: (event: React.MouseEvent & { defaultMuiPrevented?: boolean }) => {
                event.defaultMuiPrevented = true;
              },
            },
          }}
        />
      </SimpleTreeView>,
    );
    await userEvent.click(row('Legend'));
    expect(selected()).toEqual([]);
    expect(clicked).toHaveBeenCalledOnce();
    await press('First', '{ArrowDown}');
    expect(focused()).toBe('Legend');
  },
);

claim('unmountOnExit: false keeps the children of a closed item in the page, hidden', async () => {
  await show(
    <SimpleTreeView>
      <TreeItem itemId="a" label="Parent" slotProps={{ groupTransition: { unmountOnExit: false } }}>
        <TreeItem itemId="b" label="Child" />
      </TreeItem>
    </SimpleTreeView>,
  );
  expect(labels()).toEqual(['Parent', 'Child']);
  expect(item('Child').checkVisibility({ visibilityProperty: true })).toBe(false);
});

claim('timeout in milliseconds, and unmountOnExit', async () => {
  const screen = await show(<NoAnimation />);
  await userEvent.click(screen.getByRole('button', { name: 'Open both drawers' }));
  expect(expanded()).toEqual(['Opens at once', 'Opens in a second']);
  const duration = (label: string) =>
    getComputedStyle(item(label).querySelector('[role=group]')!).transitionDuration;
  expect(duration('Opens in a second')).toBe('1s');
  expect(duration('Opens at once')).toBe('0s');
});

claim("Material UI's are, your own need aria-hidden", async () => {
  const icons = {
    expandIcon: () => <span>own</span>,
    endIcon: () => <span aria-hidden>hidden</span>,
  };
  const screen = await show(<SimpleLetters slots={icons} />);
  expect(await accessibleNames(/^treeitem$/)).toEqual(['own Alpha', 'own Beta', 'Gamma', 'Delta']);
  await screen.unmount();
  await show(<SimpleLetters slots={{ endIcon: AddIcon }} />);
  expect(await accessibleNames(/^treeitem$/)).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

claim(
  'Element type is invalid: expected a string (for built-in components) or a class/function',
  async () => {
    const messages = consoleMessages();
    await show(<SimpleLetters slots={{ expandIcon: (<AddIcon />) as never }} />).catch(
      (error: Error) => messages.push(error.message),
    );
    expect(messages.join()).toContain(
      'Element type is invalid: expected a string (for built-in components) or a class/function',
    );
  },
);

claim('Leave out `ownerState`, which all but `groupTransition` get as well', async () => {
  const names = ['root', 'content', 'iconContainer', 'checkbox', 'label', 'groupTransition'];
  const got: Record<string, boolean> = {};
  const slots = Object.fromEntries(
    names.map((name) => [
      name,
      ({ children, ...props }: { children?: ReactNode }) => {
        got[name] = 'ownerState' in props;
        return <div>{children}</div>;
      },
    ]),
  );
  await show(
    <SimpleTreeView defaultExpandedItems={['a']}>
      <TreeItem itemId="a" label="Parent" slots={slots}>
        <TreeItem itemId="b" label="Child" />
      </TreeItem>
    </SimpleTreeView>,
  );
  await expect.poll(() => Object.keys(got)).toHaveLength(names.length);
  expect(names.filter((name) => !got[name])).toEqual(['groupTransition']);
});

claim('The container sets 18 pixels for any svg in it', async () => {
  await show(<SimpleLetters slots={{ expandIcon: () => <AddIcon fontSize="large" /> }} />);
  expect(getComputedStyle(icon('Alpha')!).fontSize).toBe('18px');
});

claim('can be changed for the whole tree', async () => {
  await show(<FolderIcons />);
  await expect.poll(() => icon('Photos')).not.toBeNull();
  const closed = icon('Letters')!.innerHTML;
  const drawn = ['Photos', 'Letters', 'lake.jpg'].map((name) => icon(name)!.innerHTML);
  expect(new Set(drawn).size).toBe(3);
  await press('Photos', '{ArrowLeft}');
  await expect.poll(() => icon('Photos')?.innerHTML).toBe(closed);
});

claim('icon replaces all three, whether the item is open, closed or a leaf', async () => {
  await show(<IconPerItem />);
  await expect.poll(() => icon('Saved connections')).not.toBeNull();
  const star = icon('Saved connections')!.innerHTML;
  expect(icon('IC 12')!.innerHTML).not.toBe(icon('Bus 7')!.innerHTML);
  await press('Saved connections', '{ArrowLeft}');
  await expect.poll(expanded).toEqual([]);
  expect(icon('Saved connections')!.innerHTML).toBe(star);
  expect(icon('Recent connections')!.innerHTML).not.toBe(star);
});

claim('label takes any node', async () => {
  const screen = await show(<UnreadCounts />);
  await expect.element(screen.getByText('4 unread')).toBeVisible();
  expect(document.querySelectorAll('.MuiChip-root')).toHaveLength(2);
});

claim('a number of pixels, or any CSS length', async () => {
  const screen = await show(<Indentation />);
  const shift = () =>
    row('Chapter 1').querySelector('.MuiTreeItem-label')!.getBoundingClientRect().left -
    row('Part one').querySelector('.MuiTreeItem-label')!.getBoundingClientRect().left;
  await expect.poll(shift).toBe(24);
  const widest = screen.getByRole('button', { name: '3rem' });
  await userEvent.click(widest);
  await expect.poll(shift).toBe(48);
  await expect.element(widest).toHaveFocus();
});

claim('reaches all items through their classes', async () => {
  await show(<GuideLines />);
  await expect.poll(labels).toContain('Barn owl');
  const groups = [...document.querySelectorAll('.MuiTreeItem-groupTransition')];
  expect(groups.map((group) => getComputedStyle(group).borderInlineStartStyle)).toEqual([
    'dashed',
    'dashed',
  ]);
  await press('Barn owl', '{Enter}');
  const label = () => row('Barn owl').querySelector('.MuiTreeItem-label')!;
  await expect.poll(() => getComputedStyle(label()).fontWeight).toBe('700');
});

claim('each open parent can stick below those above it', async () => {
  const leaves = Array.from({ length: 20 }, (_, index) => ({
    id: `${index}`,
    label: `Leaf ${index}`,
  }));
  const inner = { id: 'b', label: 'Inner', children: leaves };
  const items = [{ id: 'a', label: 'Outer', children: [inner] }];
  await show(
    <RichTreeView
      aria-label="Sticky"
      items={items}
      defaultExpandedItems={['a', 'b']}
      sx={{
        height: 200,
        overflowY: 'auto',
        '& .MuiTreeItem-content': { height: 32 },
        '& .MuiTreeItem-content[data-expanded]': {
          position: 'sticky',
          top: 'calc(var(--TreeView-itemDepth) * 32px)',
          zIndex: 'calc(100 - var(--TreeView-itemDepth))',
          backgroundColor: 'background.paper',
        },
      }}
    />,
  );
  const tree = document.querySelector('[role=tree]')!;
  tree.scrollTop = 300;
  const top = (element: Element) => element.getBoundingClientRect().top;
  await expect.poll(() => top(row('Outer')) - top(tree)).toBe(0);
  expect(top(row('Inner')) - top(tree)).toBe(32);
});
