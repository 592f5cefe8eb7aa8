import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const entered = dayjs('2025-04-17T18:40');

function message(left: Dayjs | null) {
  if (!left?.isValid()) return 'When did you leave?';
  const hours = Math.ceil(left.diff(entered, 'hour', true));
  if (hours <= 0) return 'That is before you entered.';
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}, $${hours * 3}`;
}

export default function Parking() {
  const [left, setLeft] = React.useState<Dayjs | null>(dayjs('2025-04-18T07:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DateTimeField label="Left the garage" value={left} onChange={setLeft} />
        <Typography variant="body2" aria-live="polite">
          {message(left)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
