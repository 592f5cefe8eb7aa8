import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const date = dayjs('2027-09-30');

export default function PartsOfADate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Card expires" format="MM/YYYY" defaultValue={date} />
        <DateField label="Vintage" format="YYYY" defaultValue={date} />
        <DateField label="Anniversary" format="MMMM D" defaultValue={date} />
        <DateField label="Meeting" format="dddd, MMMM D, YYYY" defaultValue={date} />
      </Stack>
    </LocalizationProvider>
  );
}
