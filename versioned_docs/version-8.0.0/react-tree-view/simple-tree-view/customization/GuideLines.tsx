import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function GuideLines() {
  return (
    <SimpleTreeView
      aria-label="Species"
      defaultExpandedItems={['birds', 'owls']}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          borderInlineStart: '1px dashed',
          borderColor: 'divider',
        },
        [`& .${treeItemClasses.content}`]: { borderRadius: 0 },
        [`& [data-selected] .${treeItemClasses.label}`]: { fontWeight: 700 },
      }}
    >
      <TreeItem itemId="birds" label="Birds">
        <TreeItem itemId="owls" label="Owls">
          <TreeItem itemId="barn-owl" label="Barn owl" />
          <TreeItem itemId="tawny-owl" label="Tawny owl" />
        </TreeItem>
        <TreeItem itemId="swifts" label="Swifts" />
      </TreeItem>
    </SimpleTreeView>
  );
}
