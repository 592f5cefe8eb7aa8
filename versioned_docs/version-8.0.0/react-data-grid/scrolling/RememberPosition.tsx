import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef, type GridScrollParams } from '@mui/x-data-grid';
import { useCallback, useEffect, useRef, useState } from 'react';
import { stock, type StockItem } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'bin', headerName: 'Bin', width: 100 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

export default function RememberPosition() {
  const [shown, setShown] = useState(true);
  const [start, setStart] = useState<GridScrollParams>({ top: 520, left: 0 });
  const last = useRef(start);

  const toggle = () => {
    setStart(last.current);
    setShown(!shown);
  };
  const remember = useCallback(({ top, left }: GridScrollParams) => {
    last.current = { top, left };
  }, []);

  return (
    <Box sx={{ width: '100%', minHeight: 390 }}>
      <Button onClick={toggle}>{shown ? 'Leave the list' : 'Back to the list'}</Button>
      {shown && (
        <Box sx={{ height: 340, mt: 1 }}>
          <ScrolledGrid start={start} onScroll={remember} />
        </Box>
      )}
    </Box>
  );
}

interface ScrolledGridProps {
  start: GridScrollParams;
  onScroll: (params: GridScrollParams) => void;
}

function ScrolledGrid({ start, onScroll }: ScrolledGridProps) {
  const apiRef = useGridApiRef();
  useEffect(
    () => apiRef.current?.subscribeEvent('scrollPositionChange', onScroll),
    [apiRef, onScroll],
  );
  return (
    <DataGrid
      label="Stock"
      apiRef={apiRef}
      rows={stock}
      columns={columns}
      initialState={{ scroll: start }}
      hideFooter
    />
  );
}
