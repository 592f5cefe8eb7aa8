import AddIcon from '@mui/icons-material/Add';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { claimsOf, show } from 'claims';
import { RichLetters } from 'claims/trees';
import { expect } from 'vitest';
import { icon } from '../claimsTree';
import IconByKind from './IconByKind';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('An arrow that points down', async () => {
  await show(<RichLetters defaultExpandedItems={['a']} />);
  expect(icon('Alpha')?.innerHTML).not.toBe(icon('Beta')?.innerHTML);
  expect(icon('Gamma')).toBeNull();
});

claim('It takes the place of all three, the arrow included', async () => {
  await show(<RichLetters slotProps={{ item: { slots: { icon: AddIcon } } as object }} />);
  expect(document.querySelectorAll('[data-testid=AddIcon]')).toHaveLength(4);
  expect(document.querySelector('[data-testid=TreeViewExpandIconIcon]')).toBeNull();
});

claim(
  'Mirror it in your theme, where the rule applies to all trees (the demos on this site do the same)',
  async () => {
    await show(<RichLetters />, { direction: 'rtl' });
    expect(getComputedStyle(icon('Alpha')!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
);

claim('useTreeItemModel reads your object', async () => {
  await show(<IconByKind />);
  await expect.poll(() => icon('main.ts')).not.toBeNull();
  const drawn = (name: string) => icon(name)!.innerHTML;
  expect(drawn('gull.webp')).toBe(drawn('harbor.webp'));
  expect(drawn('gull.webp')).not.toBe(drawn('main.ts'));
  expect(drawn('sprites')).not.toBe(drawn('tools'));
});

claim('ask for the id of the parent, which is null at the root', async () => {
  const parents: Record<string, string | null> = {};
  function Item({ ref, ...props }: TreeItemProps & { ref?: React.Ref<HTMLLIElement> }) {
    const { itemId, children } = props;
    const { publicAPI } = useTreeItemUtils({ itemId, children });
    if (!(itemId in parents)) parents[itemId] = publicAPI.getParentId(itemId);
    return <TreeItem {...props} ref={ref} />;
  }
  await show(<RichLetters defaultExpandedItems={['a']} slots={{ item: Item }} />);
  expect(parents).toEqual({ a: null, a1: 'a', a2: 'a', b: null, c: null, d: null });
});
