import * as React from 'react';
import VisibleIcon from '@mui/icons-material/VisibilityOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import SomeIcon from '@mui/icons-material/RemoveRedEyeOutlined';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { layers, TownMap, type Layer } from './townMap';

// #region taught
function Eye({ visible, ...other }: CheckboxProps & { visible?: boolean }) {
  if (!visible) return null;
  return (
    <Checkbox
      {...other}
      size="small"
      icon={<HiddenIcon />}
      checkedIcon={<VisibleIcon />}
      indeterminateIcon={<SomeIcon color="disabled" />}
    />
  );
}

/** The eye of an item is its checkbox, named after the layer. */
const itemProps = ({ label }: Layer | { label: string }) => ({
  slots: { checkbox: Eye },
  slotProps: {
    checkbox: { slotProps: { input: { 'aria-label': `Show ${label}` } } } as object,
  },
});
// #endregion taught

export default function MapLayers() {
  const [visible, setVisible] = React.useState(['places', 'station', 'market', 'rail', 'river']);

  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <RichTreeView
        aria-label="Layers of the map"
        items={layers}
        multiSelect
        checkboxSelection
        // #region taught
        selectionPropagation={{ descendants: true, parents: true }}
        slotProps={{ item: itemProps }}
        // #endregion taught
        selectedItems={visible}
        onSelectedItemsChange={(event, itemIds) => setVisible(itemIds)}
        defaultExpandedItems={layers.map(({ id }) => id)}
        sx={{ width: '100%', maxWidth: 280 }}
      />
      <TownMap visible={visible} />
    </Stack>
  );
}
