import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useState } from 'react';

const quarterOf = (day: Dayjs) => `Q${Math.floor(day.month() / 3) + 1} ${day.year()}`;

export default function Quarter() {
  const [start, setStart] = useState<Dayjs | null>(dayjs('2025-04-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="First month of the quarter"
        views={['year', 'month']}
        openTo="month"
        shouldDisableMonth={(month) => month.month() % 3 !== 0}
        value={start}
        onChange={setStart}
        slotProps={{ textField: { helperText: start?.isValid() ? quarterOf(start) : ' ' } }}
      />
    </LocalizationProvider>
  );
}
