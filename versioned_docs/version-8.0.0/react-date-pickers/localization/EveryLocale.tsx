import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as locales from '@mui/x-date-pickers/locales';

const { DEFAULT_LOCALE, ...exported } = locales;
const keys = Object.keys(DEFAULT_LOCALE) as (keyof typeof DEFAULT_LOCALE)[];
const ofRanges = /^(?:start|end)|Range/;
const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

const rows = Object.entries(exported).map(([name, locale]) => {
  const texts = locale.components.MuiLocalizationProvider.defaultProps.localeText;
  const missing = keys.filter((key) => texts[key] === undefined);
  const region = name.slice(2);
  const code = region ? `${name.slice(0, 2)}-${region}` : name;
  return {
    id: name,
    // The code of Kazakh is "kk", not "kz".
    language: names.of(code.replace('kz-', 'kk-')) ?? code,
    translated: keys.length - missing.length,
    missingElsewhere: missing.filter((key) => !ofRanges.test(key)).length,
  };
});

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 200 },
  { field: 'id', headerName: 'Export', width: 90 },
  {
    field: 'translated',
    headerName: 'Translated',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `${value} of ${keys.length}`,
  },
  {
    field: 'missingElsewhere',
    headerName: 'Missing, without ranges',
    type: 'number',
    width: 190,
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
