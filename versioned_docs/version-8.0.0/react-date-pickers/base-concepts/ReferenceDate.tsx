import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ReferenceDate() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimeField
          label="Departure on April 17"
          referenceDate={dayjs('2025-04-17T09:00')}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          Value: <code>{value?.isValid() ? value.format('YYYY-MM-DD HH:mm') : 'none yet'}</code>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
