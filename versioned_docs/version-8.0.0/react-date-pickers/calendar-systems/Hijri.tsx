// The locale comes first: moment-hijri adds the names of the Hijri months to it.
import 'moment/locale/ar-sa';
import moment from 'moment-hijri';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { prefixer } from 'stylis';

// Western digits, which fields can announce to screen readers.
moment.updateLocale('ar-sa', { postformat: (text: string) => text });

const limits = { minDate: moment('1938-01-01'), maxDate: moment('2075-12-31') };
const words = { previousMonth: 'الشهر السابق', nextMonth: 'الشهر التالي' };
const mirrored = createCache({ key: 'mirrored', stylisPlugins: [prefixer, rtlPlugin] });
const rightToLeft = (outer: Theme) => createTheme({ ...outer, direction: 'rtl' });
const departure = moment('2025-04-17');

export default function Hijri() {
  return (
    <CacheProvider value={mirrored}>
      <ThemeProvider theme={rightToLeft}>
        <LocalizationProvider dateAdapter={AdapterMomentHijri} localeText={words}>
          <Stack dir="rtl" lang="ar" spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
            <DateField label="تاريخ السفر" defaultValue={departure} {...limits} />
            <DateCalendar
              defaultValue={departure}
              {...limits}
              disableHighlightToday
              sx={{ width: '100%' }}
            />
          </Stack>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
