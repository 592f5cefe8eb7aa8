import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zone = 'America/New_York';

export default function SkippedHour() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO('2025-03-09T01:30', { zone }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimeField
          label="Night train"
          timezone={zone}
          ampm={false}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          Value: <code>{value?.isValid ? value.toISO() : 'none'}</code>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
