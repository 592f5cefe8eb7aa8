import * as React from 'react';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { TransitionProps } from '@mui/material/transitions';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { departments } from 'sample-data/departments';

interface FadeGroupProps extends TransitionProps {
  component?: React.ElementType;
}

/** Fades the children in; at once for readers who want no motion. */
function FadeGroup({ component, in: open, children, onExited, ...other }: FadeGroupProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const List = component ?? 'ul';

  return (
    <Fade in={open} onExited={onExited} timeout={still ? 0 : 400} unmountOnExit mountOnEnter>
      <List {...other}>{children}</List>
    </Fade>
  );
}

const slotProps = { item: { slots: { groupTransition: FadeGroup } } };

export default function OwnTransition() {
  return (
    <RichTreeView
      aria-label="Departments that fade in"
      items={departments}
      slotProps={slotProps}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
