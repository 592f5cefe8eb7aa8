import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { show } from 'claims';
import { page } from 'vitest/browser';

export const april17 = dayjs('2025-04-17');

/** A date in a log of calls. */
export const written = (date: Dayjs | null) =>
  date && (date.isValid() ? date.format('YYYY-MM-DD') : 'invalid');

/** The sections of this name in all fields. */
export const sections = (name: string) => page.getByRole('spinbutton', { name });

/** The first field. */
export const group = () => page.getByRole('group').first().element();

/** The text of the first field without the label that its border repeats. */
export const text = () => group().querySelector('.MuiPickersSectionList-root')?.textContent;

/** The name of the section that has the focus. */
export const focusedSection = () => document.activeElement?.getAttribute('aria-label');

/** A date field that writes down what `onChange` gets. */
export async function dateField(props: DateFieldProps = {}) {
  const log: unknown[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Renewal"
        defaultValue={april17}
        onChange={(date, { validationError }) => log.push([written(date), validationError])}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, screen };
}

/** A range with one input that writes down what `onChange` gets. */
export async function rangeField(props: SingleInputDateRangeFieldProps = {}) {
  const log: unknown[] = [];
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <SingleInputDateRangeField
        label="Rental"
        defaultValue={[april17, dayjs('2025-04-22')]}
        onChange={(range) => log.push(range.map(written))}
        {...props}
      />
    </ProProvider>,
  );
  return { log, screen };
}
