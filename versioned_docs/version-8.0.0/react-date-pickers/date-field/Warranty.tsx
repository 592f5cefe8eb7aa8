import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Warranty() {
  const [bought, setBought] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateField label="Date of purchase" value={bought} onChange={setBought} />
        <Typography variant="body2" aria-live="polite">
          {bought?.isValid()
            ? `Warranty until ${bought.add(2, 'year').format('MMMM D, YYYY')}`
            : 'Enter the date on your receipt'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
