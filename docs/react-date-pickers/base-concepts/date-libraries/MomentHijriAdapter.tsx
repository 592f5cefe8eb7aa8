// The locale comes first: moment-hijri adds the names of the Hijri months to it.
import 'moment/locale/ar-sa';
import moment from 'moment-hijri';
import Stack from '@mui/material/Stack';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Western digits, as the fields cannot announce others to screen readers.
moment.updateLocale('ar-sa', { postformat: (text: string) => text });

// The years that moment-hijri knows.
const minDate = moment('1938-01-01');
const maxDate = moment('2075-12-31');

export default function MomentHijriAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="تاريخ الطلب"
          defaultValue={moment('2025-04-17')}
          minDate={minDate}
          maxDate={maxDate}
        />
        <DateTimePicker
          label="موعد التسليم"
          ampm={false}
          defaultValue={moment('2025-04-22T16:45')}
          minDate={minDate}
          maxDate={maxDate}
        />
      </Stack>
    </LocalizationProvider>
  );
}
