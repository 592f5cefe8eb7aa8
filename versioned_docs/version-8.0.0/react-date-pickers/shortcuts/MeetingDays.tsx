import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2025-04-17');

// #region taught
const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'In a week', getValue: () => today.add(1, 'week') },
  { label: 'End of the quarter', getValue: () => dayjs('2025-06-30') },
  { label: 'In a year', getValue: () => today.add(1, 'year') },
  { label: 'No date', getValue: () => null },
];
// #endregion taught

export default function MeetingDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DatePicker
        label="Due"
        defaultValue={today}
        maxDate={dayjs('2025-12-31')}
        slotProps={{ shortcuts: { items } }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
