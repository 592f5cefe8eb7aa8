import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstOfApril = dayjs('2025-04-01');

export default function LeadingZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
        <DateField label="By default" format="M/D/YYYY" defaultValue={firstOfApril} />
        <DateField
          label="As in the format"
          format="M/D/YYYY"
          defaultValue={firstOfApril}
          shouldRespectLeadingZeros
        />
      </Stack>
    </LocalizationProvider>
  );
}
