import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TransitionProps } from '@mui/material/transitions';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const lists = [
  {
    id: 'today',
    label: 'Today',
    children: [
      { id: 'plants', label: 'Water the plants' },
      { id: 'mail', label: 'Answer the mail' },
    ],
  },
  { id: 'later', label: 'Later', children: [{ id: 'bike', label: 'Repair the bicycle' }] },
];

interface FadeGroupProps extends TransitionProps {
  component?: React.ElementType;
}

/** Fades the children in; at once for readers who want no motion. */
// #region taught
function FadeGroup(props: FadeGroupProps) {
  const { component, in: open, children, onExited, unmountOnExit, ...other } = props;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const List = component ?? 'ul';

  return (
    <Fade in={open} onExited={onExited} timeout={still ? 0 : 400} unmountOnExit={unmountOnExit}>
      <List {...other}>{children}</List>
    </Fade>
  );
}

const slotProps = { item: { slots: { groupTransition: FadeGroup } } };
// #endregion taught

export default function OwnTransition() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const isOpen = expanded.length > 0;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 205 }}>
      <Button variant="outlined" onClick={() => setExpanded(isOpen ? [] : ['today', 'later'])}>
        {isOpen ? 'Fade out' : 'Fade in'}
      </Button>
      <RichTreeView
        aria-label="Lists that fade in"
        items={lists}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        // #region taught
        slotProps={slotProps}
        // #endregion taught
      />
    </Stack>
  );
}
