import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';

const mirrored = createCache({ key: 'mirrored', stylisPlugins: [prefixer, rtlPlugin] });
const persian = (outer: Theme) => createTheme({ ...outer, direction: 'rtl' }, faIR);
const departure = new Date(2025, 3, 17);

export default function Jalali() {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={persian}>
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
          <Stack dir="rtl" lang="fa" spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
            <DateField label="تاریخ حرکت" defaultValue={departure} />
            <DateCalendar defaultValue={departure} disableHighlightToday sx={{ width: '100%' }} />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
