import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function FocusRing() {
  return (
    <SimpleTreeView
      aria-label="Timetables"
      defaultExpandedItems={['weekdays']}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    >
      <TreeItem itemId="weekdays" label="Weekdays">
        <TreeItem itemId="day" label="Day" />
        <TreeItem itemId="night" label="Night" />
      </TreeItem>
      <TreeItem itemId="holidays" label="Holidays" />
    </SimpleTreeView>
  );
}
