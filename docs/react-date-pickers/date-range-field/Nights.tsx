import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function Nights() {
  const [[from, to], setStay] = React.useState<DateRange<Dayjs>>([dayjs('2025-06-13'), null]);
  const nights = from?.isValid() && to?.isValid() ? to.diff(from, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <SingleInputDateRangeField label="Campsite" value={[from, to]} onChange={setStay} />
        <Typography variant="body2" aria-live="polite">
          {nights > 0
            ? `${nights} ${nights === 1 ? 'night' : 'nights'}, $${nights * 24}`
            : 'Enter both dates'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
