import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  { id: 'brass', label: 'Brass', children: [{ id: 'horn', label: 'Horn' }] },
];

type TreeProps = Partial<RichTreeViewProps<(typeof items)[number], boolean>>;

export default function ConfigurableTrigger(props: TreeProps) {
  return (
    <RichTreeView
      // A tree can't change between one item and several while it is mounted.
      key={String(props.multiSelect)}
      aria-label="Instruments"
      items={items}
      defaultExpandedItems={['strings']}
      {...props}
    />
  );
}
