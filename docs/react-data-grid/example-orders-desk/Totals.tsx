import Box from '@mui/material/Box';
import {
  gridFilteredSortedRowEntriesSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { dollars, toPay, type DeskOrder } from './desk';

const sumOf = (orders: unknown[]) =>
  `${orders.length} ${orders.length === 1 ? 'order' : 'orders'}, ${dollars((orders as DeskOrder[]).reduce((sum, order) => sum + toPay(order), 0))}`;

/** The grid's footer: what the filter leaves, and what is selected. */
export default function Totals() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  return (
    <Box role="status" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      Shown: {sumOf(entries.map(({ model }) => model))}
      {selected.size > 0 && ` · Selected: ${sumOf([...selected.values()])}`}
    </Box>
  );
}
