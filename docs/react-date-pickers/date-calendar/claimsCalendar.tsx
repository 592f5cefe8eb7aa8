import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { page } from 'vitest/browser';

export const april17 = { defaultValue: dayjs('2025-04-17') };

export const calendar = (props: DateCalendarProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateCalendar reduceAnimations {...props} />
  </LocalizationProvider>
);

/** The day with this number, in the month that is shown. */
export const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });
