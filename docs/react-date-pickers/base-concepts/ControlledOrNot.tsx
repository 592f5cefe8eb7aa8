import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledOrNot() {
  const [dueDate, setDueDate] = React.useState<Dayjs | null>(dayjs('2025-04-30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DatePicker label="Invoice date (uncontrolled)" defaultValue={dayjs('2025-04-17')} />
          <DatePicker label="Due date (controlled)" value={dueDate} onChange={setDueDate} />
        </Stack>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setDueDate(dayjs('2025-05-17'))}>In 30 days</Button>
          <Button onClick={() => setDueDate(null)}>Clear</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
