import { RichTreeView, type RichTreeViewProps } from '@mui/x-tree-view/RichTreeView';

const items = [
  {
    id: 'europe',
    label: 'Europe',
    children: [
      { id: 'iberia', label: 'Iberia', children: [{ id: 'porto', label: 'Porto' }] },
      { id: 'alps', label: 'Alps' },
    ],
  },
  { id: 'asia', label: 'Asia' },
];

type TreeProps = Partial<RichTreeViewProps<(typeof items)[number], boolean>>;

export default function ConfigurableIndentation(props: TreeProps) {
  return (
    <RichTreeView
      aria-label="Regions"
      items={items}
      defaultExpandedItems={['europe', 'iberia']}
      {...props}
    />
  );
}
