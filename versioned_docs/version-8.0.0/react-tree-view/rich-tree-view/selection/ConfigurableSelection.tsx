import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'harvest',
    label: 'Harvest market',
    children: [
      { id: 'stalls', label: 'Rent stalls' },
      { id: 'signs', label: 'Print signs' },
    ],
  },
  { id: 'permit', label: 'Ask for a permit', disabled: true },
  { id: 'poster', label: 'Design a poster' },
];

type TreeProps = Partial<RichTreeViewProps<(typeof items)[number], boolean>>;

export default function ConfigurableSelection(props: TreeProps) {
  return (
    <RichTreeView
      // A tree can't change between one item and several while it is mounted.
      key={String(props.multiSelect)}
      aria-label="Tasks"
      items={items}
      isItemDisabled={(item) => 'disabled' in item}
      defaultExpandedItems={['harvest']}
      {...props}
    />
  );
}
