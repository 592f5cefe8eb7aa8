import AddIcon from '@mui/icons-material/Add';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { claimsOf, consoleMessages, show } from 'claims';
import { accessibleNames } from 'claims/accessibility';
import { expanded, item, letters, RichLetters, row, SimpleLetters } from 'claims/trees';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { icon } from './claimsTree';
import CompactTree from './CompactTree';
import ConfigurableIndentation from './ConfigurableIndentation';
import GuideLines from './GuideLines';
import Indentation from './Indentation';
import page from './index.mdx?raw';
import NoAnimation from './NoAnimation';
import OwnIcons from './OwnIcons';
import PropsPerItem from './PropsPerItem';
import ThemedTree from './ThemedTree';

const claim = claimsOf(page);
const style = (label: string) => getComputedStyle(row(label));

claim('The default is 12px', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  const start = (label: string) => parseFloat(style(label).paddingInlineStart);
  expect(start('Apple') - start('Alpha')).toBe(12);
});

claim('sets how far each level is indented', async () => {
  await show(<Indentation />);
  expect(
    document
      .querySelector<HTMLElement>('[role=tree]')!
      .style.getPropertyValue('--TreeView-itemChildrenIndentation'),
  ).toBe('12px');
});

claim('starting at 0, and the row multiplies the two', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} itemChildrenIndentation={30} />);
  const depth = (label: string) =>
    getComputedStyle(item(label)).getPropertyValue('--TreeView-itemDepth');
  expect([depth('Alpha'), depth('Apple')]).toEqual(['0', '1']);
  expect(
    parseFloat(style('Apple').paddingInlineStart) - parseFloat(style('Alpha').paddingInlineStart),
  ).toBe(30);
});

claim('Logical properties keep it right in both directions', async () => {
  await show(<GuideLines />, { direction: 'rtl' });
  const group = document.querySelector('[role=group]')!;
  expect(getComputedStyle(group).borderRightStyle).not.toBe('none');
  expect(getComputedStyle(group).borderLeftStyle).toBe('none');
});

claim('states through attributes of the content element', async () => {
  await show(
    <RichLetters
      isItemEditable
      defaultExpandedItems={['a']}
      isItemDisabled={({ id }) => id === 'd'}
    />,
  );
  await userEvent.click(row('Gamma'));
  expect(Object.keys((row('Gamma') as HTMLElement).dataset).sort()).toEqual([
    'editable',
    'focused',
    'selected',
  ]);
  expect(row('Alpha').hasAttribute('data-expanded')).toBe(true);
  expect(row('Delta').hasAttribute('data-disabled')).toBe(true);
});

claim("The tree, and each item's li", async () => {
  await show(<RichLetters />);
  expect(document.querySelectorAll('.MuiRichTreeView-root')).toHaveLength(5);
  expect(document.querySelectorAll('.MuiRichTreeView-item')).toHaveLength(0);
  expect(row('Gamma').classList).toContain('MuiRichTreeView-itemContent');
});

claim('starts its names with MuiRichTreeViewPro', async () => {
  await show(<RichTreeViewPro items={letters} />);
  expect(row('Gamma').classList).toContain('MuiRichTreeViewPro-itemContent');
});

claim('Nothing at 8.6.0; style MuiTreeItem-loadingIcon instead', async () => {
  const dataSource = {
    getChildrenCount: () => 1,
    getTreeItems: () => new Promise<never>(() => {}),
  };
  const screen = await show(<RichTreeViewPro items={letters} dataSource={dataSource} />);
  await userEvent.click(row('Alpha'));
  await expect.element(screen.getByRole('progressbar')).toHaveClass('MuiTreeItem-loadingIcon');
  expect(document.querySelector('.MuiRichTreeViewPro-itemLoadingIcon')).toBeNull();
});

claim('and returns props for that TreeItem, its own slotProps included', async () => {
  await show(<PropsPerItem />);
  expect(item('Nubia').title).toBe('Nubia: closed today');
  expect(getComputedStyle(row('Nubia').querySelector('.MuiTreeItem-label')!).fontStyle).toBe(
    'italic',
  );
});

claim('under MuiRichTreeView (or MuiRichTreeViewPro) and MuiTreeItem', async () => {
  await show(<ThemedTree />);
  expect(style('Design').borderRadius).toBe('16px');
});

claim('or attributes such as data-testid', async () => {
  const screen = await show(
    <RichLetters slotProps={{ root: { 'data-testid': 'letters' } as object }} />,
  );
  await expect.element(screen.getByTestId('letters')).toHaveRole('tree');
});

claim('and a timeout of 0 stops it', async () => {
  const screen = await show(<NoAnimation />);
  await userEvent.click(screen.getByRole('button'));
  const group = document.querySelector<HTMLElement>('[role=group]')!;
  expect(group.getAnimations({ subtree: true })).toEqual([]);
  expect(group.offsetHeight).toBeGreaterThan(60);
  await userEvent.click(screen.getByRole('button'));
  expect(expanded()).toEqual([]);
  expect(document.querySelector('[role=group]')).toBeNull();
});

claim('Children open with a Collapse of 300 milliseconds', async () => {
  await show(<RichLetters />);
  await userEvent.click(row('Alpha'));
  const group = document.querySelector<HTMLElement>('[role=group]')!;
  expect(getComputedStyle(group).transitionDuration).toBe('0.3s');
});

claim("Material UI's are not announced, your own need aria-hidden", async () => {
  const icons = {
    expandIcon: () => <span>own</span>,
    endIcon: () => <span aria-hidden>hidden</span>,
  };
  const screen = await show(<RichLetters slots={icons} />);
  expect(await accessibleNames(/^treeitem$/)).toEqual(['own Alpha', 'own Beta', 'Gamma', 'Delta']);
  await screen.unmount();
  await show(<RichLetters slots={{ endIcon: AddIcon }} />);
  expect(await accessibleNames(/^treeitem$/)).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

claim(
  'Element type is invalid: expected a string (for built-in components) or a class/function',
  async () => {
    const messages = consoleMessages();
    await show(<RichLetters slots={{ expandIcon: (<AddIcon />) as never }} />).catch(
      (error: Error) => messages.push(error.message),
    );
    expect(messages.join()).toContain(
      'Element type is invalid: expected a string (for built-in components) or a class/function',
    );
  },
);

claim('A props object containing a "key" prop is being spread into JSX', async () => {
  const messages = consoleMessages();
  await show(<RichLetters slotProps={{ item: () => ({ key: 'x' }) as object }} />);
  expect(messages.join()).toContain(
    'A props object containing a "key" prop is being spread into JSX',
  );
});

claim('Move the slider, and look at the levels', async () => {
  const screen = await show(<ConfigurableIndentation />);
  const left = (label: string) => screen.getByText(label).element().getBoundingClientRect().left;
  expect(left('Porto') - left('Europe')).toBe(24);
  await screen.rerender(<ConfigurableIndentation itemChildrenIndentation={40} checkboxSelection />);
  await expect.poll(() => left('Porto') - left('Europe')).toBe(80);
});

claim('icons are slots', async () => {
  await show(<OwnIcons />);
  await expect.poll(() => icon('Antiquity')).not.toBeNull();
  const [collapse, expand, end] = ['Antiquity', 'Middle Ages', 'Coins'].map((name) => icon(name)!);
  expect(new Set([collapse!.innerHTML, expand!.innerHTML, end!.innerHTML]).size).toBe(3);
  expect(getComputedStyle(end!).fontSize).toBe('8px');
  const closed = expand!.innerHTML;
  await userEvent.click(row('Antiquity'));
  await expect.poll(() => icon('Antiquity')?.innerHTML).toBe(closed);
});

claim('Keep rows at least 24 pixels high', async () => {
  await show(<CompactTree />);
  await expect.poll(() => row('main.ts').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  expect(row('main.ts').getBoundingClientRect().height).toBeLessThan(30);
  expect(getComputedStyle(row('main.ts').querySelector('.MuiTreeItem-label')!).fontWeight).toBe(
    '600',
  );
});

claim('It gets itemId and label, and returns props for that TreeItem', async () => {
  const itemProps = vi.fn((_item: object) => ({ 'data-own': '' }));
  await show(<RichLetters slotProps={{ item: itemProps as never }} />);
  await expect
    .poll(() => document.querySelectorAll('[role=treeitem][data-own]').length)
    .toBeGreaterThan(1);
  const items = itemProps.mock.calls.map(([item]) => item);
  expect(items).toContainEqual({ itemId: 'a', label: 'Alpha' });
});

claim('takes a component instead of the ul', async () => {
  const messages = consoleMessages();
  const root = ({ ownerState, ...props }: { ownerState?: object }) => (
    <section {...props} data-state={typeof ownerState} />
  );
  await show(
    <RichLetters slots={{ root }} slotProps={{ root: { 'data-testid': 'own' } as never }} />,
  );
  await expect.poll(() => document.querySelector('section')?.role).toBe('tree');
  expect(document.querySelector('section')!.dataset).toMatchObject({
    testid: 'own',
    state: 'object',
  });
  expect(messages.join()).not.toContain('ownerState');
});

claim('On a DOM element, React warns about ownerState', async () => {
  const messages = consoleMessages();
  await show(<RichLetters slots={{ root: (props: object) => <section {...props} /> }} />);
  await expect.poll(() => document.querySelector('section')?.role).toBe('tree');
  expect(messages.join()).toContain('React does not recognize the `ownerState` prop');
});

claim('Let each row be as wide as its label, and the tree scroll', async () => {
  await show(
    <div style={{ width: 160 }}>
      <RichLetters
        items={[{ id: 'report', label: 'The yearly report of the harbor and its railway' }]}
        sx={{
          overflowX: 'auto',
          '& .MuiTreeItem-content': { width: 'max-content', minWidth: '100%' },
          '& .MuiTreeItem-label': { whiteSpace: 'nowrap' },
        }}
      />
    </div>,
  );
  const tree = document.querySelector('[role=tree]')!;
  await expect.poll(() => tree.scrollWidth).toBeGreaterThan(tree.clientWidth + 40);
  const label = row('The yearly').querySelector('.MuiTreeItem-label')!;
  expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
});

const labelStyle = (label: string) =>
  getComputedStyle(row(label).querySelector('.MuiTreeItem-label')!);

claim('With >, a rule in sx only applies to the top level', async () => {
  const sx = {
    '& > .MuiTreeItem-root > .MuiTreeItem-content .MuiTreeItem-label': { fontWeight: 700 },
    '& .MuiTreeItem-groupTransition .MuiTreeItem-label': { fontSize: 14 },
  };
  const { rerender } = await show(<RichLetters defaultExpandedItems={['a']} sx={sx} />);
  const looks = () =>
    ['Alpha', 'Apple'].map((label) => {
      const { fontWeight, fontSize } = labelStyle(label);
      return [fontWeight === '700', fontSize === '14px'];
    });
  const byLevel = [
    [true, false],
    [false, true],
  ];
  expect(looks()).toEqual(byLevel);
  await rerender(<SimpleLetters defaultExpandedItems={['a']} sx={sx} />);
  await expect.poll(looks).toEqual(byLevel);
});

claim('For a value that changes from level to level, calculate with the variable', async () => {
  const opacity = 'calc(1 - 0.2 * var(--TreeView-itemDepth))';
  const sx = { '& .MuiTreeItem-content': { opacity } };
  await show(<RichLetters defaultExpandedItems={['a']} sx={sx} />);
  expect(style('Alpha').opacity).toBe('1');
  expect(parseFloat(style('Apple').opacity)).toBeCloseTo(0.8);
});

claim('which hides its overflow already', async () => {
  const cut = { whiteSpace: 'nowrap', textOverflow: 'ellipsis' };
  const longLabel = { id: 'a', label: 'A label that is much longer than the tree is wide' };
  const label = () => document.querySelector('.MuiTreeItem-label') as HTMLElement;
  const screen = await show(
    <div style={{ width: 200 }}>
      <RichLetters items={[longLabel]} sx={{ '& .MuiTreeItem-label': cut }} />
    </div>,
  );
  expect(getComputedStyle(label())).toMatchObject({ overflow: 'hidden', textOverflow: 'ellipsis' });
  expect(label().scrollWidth).toBeGreaterThan(label().clientWidth);
  const oneLine = label().clientHeight;
  await screen.unmount();
  await show(
    <div style={{ width: 200 }}>
      <RichLetters items={[longLabel]} />
    </div>,
  );
  expect(label().clientHeight).toBeGreaterThan(oneLine);
});

claim("text-overflow isn't inherited, so on the item or on the tree it has no effect", async () => {
  await show(
    <RichLetters
      sx={{ textOverflow: 'ellipsis', '& .MuiTreeItem-root': { textOverflow: 'ellipsis' } }}
    />,
  );
  expect(getComputedStyle(document.querySelector('.MuiTreeItem-label')!).textOverflow).toBe('clip');
});
