import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';

const cars = Array.from({ length: 24 }, (_, index) => ({
  id: `car-${index + 1}`,
  label: `Car ${index + 1}`,
}));

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();
  const show = (itemId: string) =>
    apiRef.current?.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => show('car-1')}>First car</Button>
        <Button onClick={() => show('car-18')}>Dining car (18)</Button>
      </Stack>
      <Box sx={{ height: 200, overflow: 'auto' }}>
        <RichTreeView apiRef={apiRef} aria-label="Cars of the train" items={cars} />
      </Box>
    </Stack>
  );
}
