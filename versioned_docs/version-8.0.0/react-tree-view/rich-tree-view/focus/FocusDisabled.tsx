import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments, type Department } from 'sample-data/departments';

const reasons: Record<string, string> = {
  maintenance: 'Maintenance: closed until the audit ends.',
  safety: 'Safety: ask the head of the department.',
};
const isItemDisabled = (item: Department) => item.id in reasons;

export default function FocusDisabled() {
  const [reason, setReason] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Departments to book"
        items={departments}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable
        onItemFocus={(event, itemId) => setReason(reasons[itemId] ?? '')}
      />
      <Typography variant="body2" aria-live="polite" sx={{ minHeight: 20 }}>
        {reason}
      </Typography>
    </Stack>
  );
}
