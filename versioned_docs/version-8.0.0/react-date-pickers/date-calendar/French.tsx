import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';

const words = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function French() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={words}>
      <DateCalendar defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>
  );
}
