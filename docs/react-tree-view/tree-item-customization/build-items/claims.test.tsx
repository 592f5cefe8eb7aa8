import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTreeItemModel, useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { claimsOf, consoleMessages, show } from 'claims';
import { expanded, item, type Letter, press, RichLetters, row, selected } from 'claims/trees';
import { forwardRef, type KeyboardEvent, type MouseEvent } from 'react';
import { afterEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import RowActions from '../RowActions';
import BuiltFromParts from './BuiltFromParts';
import DownloadItems from './DownloadItems';
import ExpandByButton from './ExpandByButton';
import page from './index.mdx?raw';
import SelectByButton from './SelectByButton';
import StatusOfItems from './StatusOfItems';

const claim = claimsOf(page);

claim('Click, focus and rename', async () => {
  await show(<StatusOfItems />);
  await userEvent.click(row('Main stage'));
  expect(row('Main stage').textContent).toContain('expandable, focused, selected');
});

claim('return status, nine booleans', async () => {
  const found: object[] = [];
  function Asking({ itemId, children, ref }: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
    found.push(useTreeItemUtils({ itemId, children }).status);
    found.push(useTreeItem({ itemId, children, rootRef: ref }).status);
    return null;
  }
  await show(<RichLetters slots={{ item: Asking }} />);
  expect(found.length).toBeGreaterThanOrEqual(8);
  const names = 'disabled editable editing error expandable expanded focused loading selected';
  for (const status of found) {
    expect(Object.keys(status).sort().join(' ')).toBe(names);
    expect(new Set(Object.values(status).map((value) => typeof value))).toEqual(
      new Set(['boolean']),
    );
  }
});

claim('with behavior and accessibility included', async () => {
  await show(<BuiltFromParts />);
  const [top] = document.querySelectorAll<HTMLElement>('[role=treeitem]');
  top!.focus();
  const before = top!.ariaExpanded;
  await userEvent.keyboard('{Enter}');
  expect(top!.ariaExpanded).not.toBe(before);
});

claim('handleExpansion(event) expands or collapses', async () => {
  const screen = await show(<ExpandByButton />);
  await userEvent.click(row('Birds').querySelector('.MuiTreeItem-label')!);
  expect(expanded()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'More of Birds' }));
  expect(expanded()).toEqual(['BirdsLess']);
});

claim('handleSelection(event) selects as a click does, modifier keys included', async () => {
  const screen = await show(<SelectByButton />);
  const button = (name: string) => screen.getByRole('button', { name });
  await userEvent.click(row('Day hikes').querySelector('.MuiTreeItem-label')!);
  expect(selected()).toEqual([]);
  await userEvent.click(button('Choose Day hikes'));
  expect(selected()).toEqual(['Day hikesChosen']);
  await userEvent.click(button('Choose Two days'), { modifiers: ['Control'] });
  expect(selected()).toEqual(['Day hikesChosen', 'Two daysChosen']);
});

claim('handleCheckboxSelection(event) takes the change event of your own box', async () => {
  const screen = await show(<DownloadItems />);
  await userEvent.click(screen.getByRole('switch', { name: 'Download Jazz' }));
  expect(selected()).toEqual(['Jazz']);
});

claim("since the default isn't exported | Nothing; Pro only", async () => {
  const found: object[][] = [];
  function Asking({ itemId, children, ref }: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
    const getters = useTreeItem({ itemId, children, rootRef: ref });
    found.push([getters.getErrorContainerProps(), getters.getLoadingContainerProps()]);
    return null;
  }
  await show(<RichLetters slots={{ item: Asking }} />);
  expect(found[0]).toEqual([{}, { size: '12px', thickness: 6 }]);
});

claim('gets everything from slotProps.item, also a callback of your page', async () => {
  interface SharingProps extends TreeItemProps {
    onShare?: (itemId: string) => void;
  }
  const Sharing = forwardRef<HTMLLIElement, SharingProps>(function Sharing(props, ref) {
    const { onShare, ...other } = props;
    const share = (event: MouseEvent) => {
      event.stopPropagation();
      onShare?.(other.itemId);
    };
    const label = (
      <>
        {other.label} <button onClick={share}>Share {other.itemId}</button>
      </>
    );
    return <TreeItem {...other} ref={ref} label={label} />;
  });
  const onShare = vi.fn();
  const messages = consoleMessages();
  const screen = await show(
    <RichLetters slots={{ item: Sharing }} slotProps={{ item: { onShare } as object }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share c' }));
  expect(onShare.mock.calls).toEqual([['c']]);
  expect(selected()).toEqual([]);
  expect(messages).toEqual([]);
});

claim('They end up on the li of the item', async () => {
  const testId = ({ itemId }: { itemId: string }) =>
    ({ 'data-testid': `item-${itemId}` }) as object;
  const screen = await show(<RichLetters slotProps={{ item: testId }} />);
  expect(screen.getByTestId('item-c').element()).toBe(item('Gamma'));
});

claim('A test id for the box itself goes to its input', async () => {
  const boxId = ({ itemId }: { itemId: string }) => {
    const input = { 'data-testid': `box-${itemId}` };
    return { slotProps: { checkbox: { slotProps: { input } } } } as object;
  };
  const screen = await show(<RichLetters checkboxSelection slotProps={{ item: boxId }} />);
  await screen.getByTestId('box-c').click();
  await expect.poll(selected).toEqual(['Gamma']);
});

afterEach(() =>
  window.history.replaceState(null, '', window.location.pathname + window.location.search),
);

type Key = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean };

const pressLink = (event: Key) => {
  const link = event.currentTarget.querySelector<HTMLElement>(':scope > .MuiTreeItem-content a');
  if (event.key === 'Enter' && event.target === event.currentTarget && link) {
    event.defaultMuiPrevented = true;
    link.click();
  }
};

/** An item whose label is a link. */
const LinkItem = forwardRef<HTMLLIElement, TreeItemProps>(function LinkItem(props, ref) {
  const letter = useTreeItemModel<Letter>(props.itemId);
  const label = (
    <a href={`#${letter?.id}`} tabIndex={-1}>
      {letter?.label}
    </a>
  );
  return <TreeItem {...props} ref={ref} label={label} onKeyDown={pressLink} />;
});

claim('Let Enter on the item click the link', async () => {
  await show(<RichLetters slots={{ item: LinkItem }} />);
  await press('Gamma', '{Enter}');
  await expect.poll(() => window.location.hash).toBe('#c');
});

claim('A click on the link selects the item, too', async () => {
  const screen = await show(<RichLetters slots={{ item: LinkItem }} />);
  await userEvent.click(screen.getByText('Delta'));
  await expect.poll(() => window.location.hash).toBe('#d');
  expect(selected()).toEqual(['Delta']);
});

claim('only in the row under the pointer and in that of the focused item', async () => {
  const screen = await show(
    <Box
      sx={{
        '@media (hover: hover)': {
          '& .MuiTreeItem-content:not(:hover, :focus-within, [data-focused]) button': {
            opacity: 0,
          },
        },
      }}
    >
      <RowActions />
    </Box>,
  );
  const button = (label: string) =>
    screen.getByRole('button', { name: `Close ${label}` }).element();
  const opacityOf = (label: string) => getComputedStyle(button(label)).opacity;
  expect(opacityOf('Tickets')).toBe('0');
  await userEvent.hover(row('Tickets'));
  await expect.poll(() => opacityOf('Tickets')).toBe('1');
  expect(opacityOf('Left luggage')).toBe('0');
  item('Left luggage').focus();
  await expect.poll(() => opacityOf('Left luggage')).toBe('1');
  button('Left luggage').focus();
  await expect.poll(() => row('Left luggage').hasAttribute('data-focused')).toBe(false);
  expect(opacityOf('Left luggage')).toBe('1');
});

claim("so a parent's tooltip opens for its children", async () => {
  const OnTheItem = forwardRef<HTMLLIElement, TreeItemProps>(function OnTheItem(props, ref) {
    return (
      <Tooltip describeChild title={`About ${props.itemId}`}>
        <TreeItem {...props} ref={ref} />
      </Tooltip>
    );
  });
  const OnTheLabel = forwardRef<HTMLLIElement, TreeItemProps>(function OnTheLabel(props, ref) {
    const label = (
      <Tooltip describeChild title={`About ${props.itemId}`}>
        <span style={{ display: 'block' }}>{props.label}</span>
      </Tooltip>
    );
    return <TreeItem {...props} ref={ref} label={label} />;
  });
  const texts = () =>
    [...document.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent).sort();

  for (const [Item, opened] of [
    [OnTheItem, ['About a', 'About a1']],
    [OnTheLabel, ['About a1']],
  ] as const) {
    const screen = await show(<RichLetters defaultExpandedItems={['a']} slots={{ item: Item }} />);
    await userEvent.hover(screen.getByText('Apple'));
    await expect.poll(texts).toEqual(opened);
    await userEvent.unhover(screen.getByText('Apple'));
    await screen.unmount();
  }
});

claim('describeChild keeps the label as the name of the item', async () => {
  const titled = (describeChild: boolean) =>
    function Titled(props: TreeItemProps) {
      const label = (
        <Tooltip describeChild={describeChild} title="A letter">
          <span>{props.label}</span>
        </Tooltip>
      );
      return <TreeItem {...props} label={label} />;
    };
  const screen = await show(<RichLetters slots={{ item: titled(true) }} />);
  await expect.element(screen.getByRole('treeitem', { name: 'Gamma', exact: true })).toBeVisible();
  await screen.unmount();
  const other = await show(<RichLetters slots={{ item: titled(false) }} />);
  await expect
    .poll(() => other.getByRole('treeitem', { name: 'A letter' }).elements())
    .not.toEqual([]);
});
