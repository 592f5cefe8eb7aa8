import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { openingQuotes, type Quote } from 'sample-data/market';

const columns: GridColDef<Quote>[] = [
  { field: 'name', headerName: 'Commodity', flex: 1, minWidth: 140 },
  { field: 'open', headerName: 'Open', type: 'number', width: 120 },
];

const getSymbol = (quote: Quote) => quote.symbol;
const panelContent = ({ row }: GridRowParams<Quote>) => (
  <Box sx={{ p: 2 }}>
    {row.name} is quoted in US dollars per {row.unit}.
  </Box>
);
const panelHeight = () => 56;

export default function OpenFromCode() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.toggleDetailPanel('XAU')}>Toggle gold</Button>
      <Button
        onClick={() => apiRef.current?.setExpandedDetailPanels(new Set(['BRN', 'NGS', 'HTO']))}
      >
        Open energy only
      </Button>
      <Box sx={{ height: 400, mt: 1 }}>
        <DataGridPro
          label="Commodities with units"
          apiRef={apiRef}
          rows={openingQuotes}
          columns={columns}
          getRowId={getSymbol}
          getDetailPanelContent={panelContent}
          getDetailPanelHeight={panelHeight}
          density="compact"
          hideFooter
        />
      </Box>
    </Box>
  );
}
