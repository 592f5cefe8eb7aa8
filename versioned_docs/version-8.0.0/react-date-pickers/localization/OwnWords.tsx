import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const words: Partial<PickersLocaleText> = {
  okButtonLabel: 'Book this day',
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: ({ contentType }) => (contentType === 'letter' ? 'month' : 'mo'),
  fieldYearPlaceholder: () => 'year',
};

export default function OwnWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={words}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Passport expires" format="D MMMM YYYY" />
        <MobileDatePicker
          label="Appointment"
          defaultValue={dayjs('2025-04-17')}
          localeText={{ toolbarTitle: 'When do you want to come?' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
