import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { team, type Colleague } from 'sample-data/team';

const initials = (name: string) => name.replace(/[^A-Z]/g, '');

function PersonLabel({ name, role }: { name: React.ReactNode; role: string | undefined }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', py: 0.25 }}>
      <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 12, bgcolor: 'primary.dark' }}>
        {initials(String(name))}
      </Avatar>
      <div>
        {name}
        <Typography variant="caption" component="div" color="textSecondary">
          {role}
        </Typography>
      </div>
    </Stack>
  );
}

// #region taught
const PersonItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function PersonItem(props, ref) {
  const person = useTreeItemModel<Colleague>(props.itemId);
  const label = <PersonLabel name={props.label} role={person?.role} />;

  return <TreeItem {...props} ref={ref} label={label} />;
});
// #endregion taught

export default function PeopleItems() {
  return (
    <RichTreeView
      aria-label="Who reports to whom"
      items={team}
      defaultExpandedItems={['amara', 'jonas']}
      // #region taught
      slots={{ item: PersonItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
