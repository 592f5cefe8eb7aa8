import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';

const mirrored = createCache({ key: 'mirrored', stylisPlugins: [prefixer, rtlPlugin] });
const arabic = (outer: Theme) => createTheme({ ...outer, direction: 'rtl' }, arSD);

const rows = [
  { id: 1, name: 'إفرست', continent: 'آسيا', height: 8849 },
  { id: 2, name: 'أكونكاغوا', continent: 'أمريكا الجنوبية', height: 6961 },
  { id: 3, name: 'دينالي', continent: 'أمريكا الشمالية', height: 6190 },
  { id: 4, name: 'كليمنجارو', continent: 'أفريقيا', height: 5895 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'القمة', flex: 1, minWidth: 110 },
  { field: 'continent', headerName: 'القارة', width: 140 },
  { field: 'height', headerName: 'الارتفاع', type: 'number', width: 100 },
];

export default function RightToLeft() {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={arabic}>
        <Box dir="rtl" lang="ar" sx={{ height: 280, width: '100%' }}>
          <DataGrid aria-label="القمم" rows={rows} columns={columns} checkboxSelection hideFooter />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
