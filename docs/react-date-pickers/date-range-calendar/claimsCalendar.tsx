import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  type DateRangeCalendarProps,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { show } from 'claims';
import { page } from 'vitest/browser';

export const day = (name: string) => page.getByRole('gridcell', { name, exact: true }).first();

export const written = ([start, end]: DateRange<Dayjs>) =>
  [start, end].map((date) => date?.format('MM-DD') ?? 'null').join(' to ');

/** One month with April 17 to 22, that writes down what it calls. */
export async function logged(props: DateRangeCalendarProps = {}) {
  const log: string[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        reduceAnimations
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        onChange={(range, state) => log.push(`${written(range)} ${state}`)}
        onRangePositionChange={(position) => log.push(position)}
        onMonthChange={(month) => log.push(`month ${month.format('MM-DD')}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return log;
}
