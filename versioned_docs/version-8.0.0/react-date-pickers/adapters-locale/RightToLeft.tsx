import dayjs from 'dayjs';
import 'dayjs/locale/he';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';
import { prefixer } from 'stylis';

const mirrored = createCache({ key: 'mirrored', stylisPlugins: [prefixer, rtlPlugin] });
const hebrew = (outer: Theme) => createTheme({ ...outer, direction: 'rtl' }, heIL);
const meeting = dayjs('2025-04-17T14:05');

export default function RightToLeft() {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={hebrew}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
          <Stack dir="rtl" lang="he" spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
            <DateTimeField label="פגישה" defaultValue={meeting} />
            <DateCalendar defaultValue={meeting} disableHighlightToday sx={{ width: '100%' }} />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
