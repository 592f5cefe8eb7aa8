import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import type { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { show } from 'claims';
import { page } from 'vitest/browser';

export const dialog = () => page.getByRole('dialog');

export const opener = () => page.getByRole('button', { name: /^Choose range/ });

export const day = (name: string) => dialog().getByRole('gridcell', { name, exact: true }).first();

/** How many months are shown. */
export const months = () =>
  [...document.querySelectorAll('[role=grid]')].map((grid) => grid.getAttribute('aria-labelledby'))
    .length;

const written = ([start, end]: DateRange<Dayjs>) =>
  [start, end].map((date) => date?.format('MM-DD HH:mm') ?? 'null').join(' to ');

/** A picker that writes down what it calls: `change 04-24 00:00 to null`. */
export async function logged(
  Picker: typeof DesktopDateRangePicker | typeof MobileDateRangePicker,
  props = {},
) {
  const log: string[] = [];
  const write = (what: string) => (range: DateRange<Dayjs>) =>
    log.push(`${what} ${written(range)}`);
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Stay"
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        {...props}
      />
    </LocalizationProvider>,
  );
  return log;
}
