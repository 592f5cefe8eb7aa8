import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { deDE, enUS, frFR, jaJP } from '@mui/x-data-grid/locales';
import { oceans } from 'sample-data/earth';

const languages = {
  English: { code: 'en', locale: enUS, headers: ['Ocean', 'Mean depth (m)'] },
  Deutsch: { code: 'de', locale: deDE, headers: ['Ozean', 'Mittlere Tiefe (m)'] },
  Français: { code: 'fr', locale: frFR, headers: ['Océan', 'Profondeur moyenne (m)'] },
  日本語: { code: 'ja', locale: jaJP, headers: ['大洋', '平均水深 (m)'] },
};
type Language = keyof typeof languages;
const names = Object.keys(languages) as Language[];

export default function SwitchLanguage(props: Partial<DataGridProps>) {
  const [language, setLanguage] = useState<Language>('Deutsch');
  const { code, locale, headers } = languages[language];
  const columns: GridColDef<(typeof oceans)[number]>[] = [
    { field: 'label', headerName: headers[0], flex: 1, minWidth: 100 },
    {
      field: 'meanDepth',
      headerName: headers[1],
      type: 'number',
      flex: 1,
      minWidth: 120,
      valueFormatter: (value: number) => value.toLocaleString(code),
    },
  ];
  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(_, value: Language | null) => value && setLanguage(value)}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name} lang={languages[name].code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 420, mt: 1 }} lang={code}>
        <DataGrid
          aria-label={headers[0]}
          rows={oceans}
          columns={columns}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
          checkboxSelection
          showToolbar
          {...props}
        />
      </Box>
    </Box>
  );
}
