import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ValidOnly() {
  const [reportDay, setReportDay] = React.useState(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Day of the report"
          defaultValue={reportDay}
          minDate={dayjs('2025-01-01')}
          maxDate={dayjs('2025-12-31')}
          onChange={(value, { validationError }) => {
            if (value && validationError === null) {
              setReportDay(value);
            }
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Report of {reportDay.format('MMMM D, YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
