import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'an invalid date';
}

export default function EmptyAndInvalid() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField
          label="Date of delivery"
          clearable
          value={value}
          minDate={dayjs('2025-01-01')}
          onChange={(newValue, context) => {
            setValue(newValue);
            setError(context.validationError);
          }}
        />
        <Typography variant="body2" component="div" aria-live="polite">
          <div>
            Value: <code>{describe(value)}</code>
          </div>
          <div>
            Validation error: <code>{error ?? 'null'}</code>
          </div>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
