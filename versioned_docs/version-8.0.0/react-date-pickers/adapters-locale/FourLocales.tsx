import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ko';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = dayjs('2025-04-17T14:05');
const locales = {
  en: 'English, United States',
  'en-gb': 'English, United Kingdom',
  de: 'German',
  ko: 'Korean',
};

export default function FourLocales() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {Object.entries(locales).map(([locale, name]) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <DateTimePicker label={name} defaultValue={departure} />
        </LocalizationProvider>
      ))}
    </Box>
  );
}
