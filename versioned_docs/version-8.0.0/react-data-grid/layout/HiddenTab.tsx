import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useId, useState } from 'react';
import { stock, type StockItem, type Zone } from 'sample-data/warehouse';

const columns: GridColDef<StockItem>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 190 },
  { field: 'onHand', headerName: 'On hand', type: 'number', width: 110 },
];

const tabs: Zone[] = ['Chilled', 'Frozen'];
const rowsOf = Object.fromEntries(
  tabs.map((tab) => [tab, stock.filter(({ zone }) => zone === tab)]),
);

export default function HiddenTab() {
  const [open, setOpen] = useState<Zone>('Chilled');
  const id = useId();
  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={open} onChange={(_, tab: Zone) => setOpen(tab)} aria-label="Zone">
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={tab}
            id={`${id}tab-${tab}`}
            aria-controls={`${id}panel-${tab}`}
          />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        <Box
          key={tab}
          role="tabpanel"
          id={`${id}panel-${tab}`}
          aria-labelledby={`${id}tab-${tab}`}
          // Takes no part in the layout, but keeps its size: the hidden grid stays ready.
          sx={{
            height: open === tab ? 320 : 0,
            overflow: 'hidden',
            visibility: open === tab ? 'visible' : 'hidden',
          }}
        >
          <Box sx={{ height: 320 }}>
            <DataGrid label={`${tab} stock`} rows={rowsOf[tab]} columns={columns} hideFooter />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
