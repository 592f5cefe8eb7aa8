import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2025-04-18');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {
    id: 'first-free',
    label: 'Next working day',
    getValue: ({ isValid }) => {
      const days = Array.from({ length: 14 }, (_, index) => today.add(index + 1, 'day'));
      return days.find((day) => isValid(day)) ?? null;
    },
  },
];

export default function FirstFreeDay() {
  const [source, setSource] = React.useState('by hand');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Delivery"
          defaultValue={today}
          shouldDisableDate={isWeekend}
          slotProps={{ shortcuts: { items } }}
          onChange={(value, { shortcut }) => setSource(shortcut?.label ?? 'by hand')}
        />
        <Typography variant="body2" aria-live="polite">
          Chosen: {source}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
