import * as React from 'react';
import WarningIcon from '@mui/icons-material/WarningAmber';
import { RichTreeViewPro, TreeItem, type TreeItemProps } from '@mui/x-tree-view-pro';
import { archiveChildren, type ArchiveItem } from 'sample-data/archive';

const attempts = new Map<string, number>();

const dataSource = {
  getChildrenCount: (item: ArchiveItem) => item.childrenCount,
  // #region taught
  getTreeItems: async (parentId = '') => {
    await new Promise((resolve) => {
      setTimeout(resolve, 700);
    });
    const attempt = (attempts.get(parentId) ?? 0) + 1;
    attempts.set(parentId, attempt);
    // The first attempt to open a year fails.
    if (attempt === 1) throw new Error('The connection was lost');
    // #endregion taught
    return archiveChildren(parentId);
  },
};

// #region taught
function ErrorIcon() {
  return (
    <WarningIcon
      color="error"
      titleAccess="Could not be loaded, open again to retry"
      sx={{ position: 'absolute', insetInlineEnd: 16 }}
    />
  );
}

const RetryItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function RetryItem(props, ref) {
  return <TreeItem {...props} ref={ref} slots={{ errorIcon: ErrorIcon }} />;
});
// #endregion taught

const years = archiveChildren().slice(0, 3);

export default function FailAndRetry() {
  return (
    <RichTreeViewPro
      aria-label="Archive with a bad connection"
      items={years}
      dataSource={dataSource}
      // #region taught
      slots={{ item: RetryItem }}
      // #endregion taught
      sx={{ width: '100%', maxWidth: 320, paddingInlineStart: 2 }}
    />
  );
}
