import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const placeholders = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
};
const due = <InputAdornment position="start">due</InputAdornment>;

export default function OwnPlaceholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={placeholders}>
      <Stack spacing={2}>
        <DateField label="Rent" format="D MMMM YYYY" InputProps={{ startAdornment: due }} />
        <DateField label="Insurance" format="MM/YYYY" InputProps={{ startAdornment: due }} />
      </Stack>
    </LocalizationProvider>
  );
}
