import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function AnnouncedError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start of the contract"
        defaultValue={dayjs('2025-04-17')}
        minDate={dayjs('2025-04-01')}
        onError={setError}
        slotProps={{
          textField: {
            helperText: (
              <Box component="span" role="status">
                {error ? 'Choose a day from April 1, 2025.' : 'From April 1, 2025'}
              </Box>
            ),
          },
        }}
      />
    </LocalizationProvider>
  );
}
