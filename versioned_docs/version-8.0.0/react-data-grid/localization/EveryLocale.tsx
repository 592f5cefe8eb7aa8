import Box from '@mui/material/Box';
import { DataGrid, GRID_DEFAULT_LOCALE_TEXT, type GridColDef } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';

const keys = Object.keys(GRID_DEFAULT_LOCALE_TEXT) as (keyof typeof GRID_DEFAULT_LOCALE_TEXT)[];
const special =
  /^(?:pivot|emptyPivot|toolbarPivot|columnMenuManagePivot|ai|toolbarAssistant|prompt)/;
const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

const rows = Object.entries(locales).map(([name, locale]) => {
  const texts = locale.components.MuiDataGrid.defaultProps.localeText;
  const missing = keys.filter((key) => texts[key] === undefined);
  const code = `${name.slice(0, 2)}-${name.slice(2)}`;
  return {
    id: name,
    language: names.of(code) ?? code,
    code,
    translated: keys.length - missing.length,
    missingElsewhere: missing.filter((key) => !special.test(key)).length,
  };
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 210 },
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'id', headerName: 'Export', width: 80 },
  {
    field: 'translated',
    headerName: 'Translated',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} of ${keys.length}`,
  },
  {
    field: 'missingElsewhere',
    headerName: 'Missing, without pivoting and AI',
    type: 'number',
    width: 240,
  },
];

export default function EveryLocale() {
  return (
    <Box sx={{ height: 520, width: '100%' }}>
      <DataGrid
        label="Locales"
        rows={rows}
        columns={columns}
        density="compact"
        initialState={{ sorting: { sortModel: [{ field: 'language', sort: 'asc' }] } }}
        showToolbar
        hideFooterPagination
      />
    </Box>
  );
}
