import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const today = dayjs('2025-04-17');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  { label: 'This month', getValue: () => [today.startOf('month'), today.endOf('month')] },
  { label: 'This year', getValue: () => [today.startOf('year'), today.endOf('year')] },
];

export default function Periods() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales of"
        calendars={1}
        defaultValue={[today.subtract(6, 'day'), today]}
        sx={{ width: 280, maxWidth: '100%' }}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
