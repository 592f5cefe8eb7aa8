import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { show } from 'claims';
import { page } from 'vitest/browser';

export const day = (text: string) => dayjs(text);

export const dialog = () => page.getByRole('dialog');

export const opener = () => page.getByRole('button', { name: /^Choose date/ });

/** A picker that writes down what it calls: `change 2025-04-22`. */
export async function logged(
  Picker: typeof DesktopDatePicker | typeof MobileDatePicker,
  props = {},
) {
  const log: string[] = [];
  const write = (what: string) => (value: Dayjs | null) =>
    log.push(`${what} ${value?.format('YYYY-MM-DD') ?? 'null'}`);
  const element = (more: object) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Day"
        defaultValue={day('2025-04-17')}
        onChange={write('change')}
        onAccept={write('accept')}
        {...props}
        {...more}
      />
    </LocalizationProvider>
  );
  const screen = await show(element({}));
  return { log, screen, again: (more: object) => screen.rerender(element(more)) };
}
