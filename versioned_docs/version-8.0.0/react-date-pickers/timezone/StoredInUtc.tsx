import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fromServer = '2025-04-17T18:00:00.000Z';

export default function StoredInUtc() {
  const [value, setValue] = React.useState<DateTime | null>(
    DateTime.fromISO(fromServer, { zone: 'utc' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-US">
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateTimePicker
          label="Pickup, New York time"
          timezone="America/New_York"
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" aria-live="polite">
          To the server: <code>{value?.isValid ? value.toUTC().toISO() : 'null'}</code>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
