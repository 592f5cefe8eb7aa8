import AddIcon from '@mui/icons-material/Add';
import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { coffeeForms, coffeeSales, type CoffeeSale } from 'sample-data/coffee';
import { answer, recordings } from './recordedAnswers';

const columns: GridColDef<CoffeeSale>[] = [
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'form',
    headerName: 'Form',
    type: 'singleSelect',
    valueOptions: coffeeForms,
    width: 110,
  },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const suggestions = Object.keys(recordings).map((value) => ({ value }));

const slots = {
  aiAssistantPanel: GridAiAssistantPanel,
  promptSendIcon: () => <SendIcon fontSize="small" titleAccess="Send" />,
  aiAssistantPanelNewConversationIcon: () => (
    <AddIcon fontSize="small" titleAccess="New conversation" />
  ),
};

export default function AskAboutSales() {
  const apiRef = useGridApiRef();
  const ask = (prompt: string) => {
    apiRef.current?.setPivotActive(false);
    return answer(prompt);
  };

  return (
    <Box sx={{ height: 540, width: '100%' }}>
      {/* #region taught */}
      <DataGridPremium
        apiRef={apiRef}
        label="Coffee sales"
        rows={coffeeSales}
        columns={columns}
        showToolbar
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={ask}
        slots={slots}
        density="compact"
      />
      {/* #endregion taught */}
    </Box>
  );
}
