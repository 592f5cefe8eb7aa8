import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { format } from 'date-fns/format';
import { parse } from 'date-fns/parse';
import { DateTime } from 'luxon';
import moment from 'moment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { claimsOf, drawn, show } from 'claims';
import { useState, type FocusEvent } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

dayjs.extend(customParseFormat);

const claim = claimsOf(page);
const field = (name: string) => browserPage.getByRole('group', { name });
const section = (name: string, of = 'Day') => field(of).getByRole('spinbutton', { name });
const text = (of = 'Day') => field(of).element().querySelector('input')?.value;
const withDayjs = (element: React.ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

claim('so a half-typed date stays in the field while your form holds', async () => {
  const onTextChange = vi.fn();
  function TextDate() {
    const [value, setValue] = useState('2025-04-17');
    return (
      <DatePicker
        label="Day"
        defaultValue={value === '' ? null : dayjs(value)}
        onChange={(date, { validationError }) => {
          const isAllowed = dayjs.isDayjs(date) && validationError === null;
          const next = isAllowed ? date.format('YYYY-MM-DD') : '';
          setValue(next);
          onTextChange(next);
        }}
      />
    );
  }
  await show(withDayjs(<TextDate />));
  await userEvent.click(section('Day'));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => onTextChange.mock.lastCall).toEqual(['']);
  expect(text()).toBe('04/DD/2025');
  await userEvent.keyboard('22');
  await expect.poll(() => onTextChange.mock.lastCall).toEqual(['2025-04-22']);
  expect(text()).toBe('04/22/2025');
});

claim('A defaultValue that changes later has no effect', async () => {
  const from = (date: string) => withDayjs(<DatePicker label="Day" defaultValue={dayjs(date)} />);
  const screen = await show(from('2025-04-17'));
  await expect.poll(() => text()).toBe('04/17/2025');
  await screen.rerender(from('2025-04-22'));
  await drawn();
  expect(text()).toBe('04/17/2025');
});

claim("dayjs('03-02-2025') is March 2, and dayjs('17-02-2025') is an invalid date", () => {
  expect(dayjs('03-02-2025').format('YYYY-MM-DD')).toBe('2025-03-02');
  expect(dayjs('17-02-2025').isValid()).toBe(false);
});

claim('Read text in its own format', () => {
  const written = '03-02-2025';
  const day = [2025, 1, 3] as const;
  expect(dayjs(written, 'DD-MM-YYYY').toDate()).toEqual(new Date(...day));
  expect(dayjs(new Date(...day)).format('DD-MM-YYYY')).toBe(written);
  expect(moment(written, 'DD-MM-YYYY').toDate()).toEqual(new Date(...day));
  expect(moment(new Date(...day)).format('DD-MM-YYYY')).toBe(written);
  expect(DateTime.fromFormat(written, 'dd-MM-yyyy').toJSDate()).toEqual(new Date(...day));
  expect(DateTime.fromJSDate(new Date(...day)).toFormat('dd-MM-yyyy')).toBe(written);
  expect(parse(written, 'dd-MM-yyyy', new Date())).toEqual(new Date(...day));
  expect(format(new Date(...day), 'dd-MM-yyyy')).toBe(written);
});

claim("a day that doesn't exist, which is an invalid object", async () => {
  const isDate = (value: unknown) => dayjs.isDayjs(value) && value.isValid();
  const onChange = vi.fn();
  await show(
    withDayjs(<DateField label="Day" defaultValue={dayjs('2025-01-31')} onChange={onChange} />),
  );
  await userEvent.click(section('Month'));
  await userEvent.keyboard('02');
  await expect.poll(() => text()).toBe('02/31/2025');
  const invalid: unknown = onChange.mock.lastCall?.[0];
  expect(dayjs.isDayjs(invalid)).toBe(true);
  expect([invalid, null, '2025-02-03', dayjs('2025-02-03')].map(isDate)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

/** A start and an end as on the page, with dates to begin with. */
function StartAndEnd({ first, last }: { first: Dayjs | null; last: Dayjs }) {
  const [start, setStart] = useState<Dayjs | null>(first);
  const [error, setError] = useState<DateValidationError>(null);
  return withDayjs(
    <>
      <DatePicker label="Start" value={start} onChange={(date) => setStart(date as Dayjs | null)} />
      <DatePicker
        label="End"
        defaultValue={last}
        minDate={start ?? undefined}
        onError={setError}
        slotProps={{ textField: { helperText: error ?? 'no error' } }}
      />
    </>,
  );
}

claim('the end keeps its date and gets the error', async () => {
  const screen = await show(<StartAndEnd first={dayjs('2025-04-17')} last={dayjs('2025-04-22')} />);
  await expect.element(screen.getByText('no error')).toBeVisible();
  await userEvent.click(section('Month', 'Start'));
  await userEvent.keyboard('05');
  await expect.element(screen.getByText('minDate')).toBeVisible();
  expect(text('End')).toBe('04/22/2025');
});

claim('A half-typed or invalid start sets no limit', async () => {
  for (const keys of ['{Backspace}', '31']) {
    const screen = await show(
      <StartAndEnd first={dayjs('2025-06-17')} last={dayjs('2025-04-22')} />,
    );
    await expect.element(screen.getByText('minDate')).toBeVisible();
    await userEvent.click(section('Day', 'Start'));
    // June has 30 days.
    await userEvent.keyboard(keys);
    await expect.element(screen.getByText('no error')).toBeVisible();
    await screen.unmount();
  }
});

claim('Most of its entries can be an object or a function, so call the function', async () => {
  function AppDatePicker({ slotProps, ...props }: DatePickerProps) {
    const textField = slotProps?.textField;
    return (
      <DatePicker
        {...props}
        slotProps={{
          ...slotProps,
          textField: (ownerState) => ({
            size: 'small',
            fullWidth: true,
            ...(typeof textField === 'function' ? textField(ownerState) : textField),
          }),
        }}
      />
    );
  }
  const helper = { helperText: 'In two weeks at the latest' };
  for (const textField of [helper, () => helper]) {
    const screen = await show(
      withDayjs(
        <AppDatePicker label="Day" slotProps={{ textField, field: { clearable: true } }} />,
      ),
    );
    await expect.element(screen.getByText('In two weeks at the latest')).toBeVisible();
    await expect.element(field('Day')).toHaveClass('MuiPickersInputBase-inputSizeSmall');
    await screen.unmount();
  }
});

claim('lands on a div', async () => {
  const textField = { autoComplete: 'bday' } as object;
  await show(withDayjs(<DatePicker label="Day" slotProps={{ textField }} />));
  const marked = [...document.querySelectorAll('[autocomplete]')];
  expect(marked.map(({ tagName }) => tagName)).toEqual(['DIV']);
});

function Departure({ onError }: { onError: () => void }) {
  const [typing, setTyping] = useState(false);
  return (
    <>
      <DatePicker
        label="Departure"
        disablePast
        onError={onError}
        slotProps={{
          textField: {
            ...(typing && { error: false }),
            onFocus: () => setTyping(true),
            onBlur: (event: FocusEvent) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setTyping(false);
            },
          },
        }}
      />
      <button type="button">Next</button>
    </>
  );
}

claim("A field turns red as soon as what's typed breaks a rule", async () => {
  await show(withDayjs(<DatePicker label="Day" />));
  await userEvent.click(section('Month'));
  await userEvent.keyboard('0417202');
  await expect.element(field('Day')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('6');
  await expect.element(field('Day')).toHaveAttribute('aria-invalid', 'false');
});

claim('Keep error at false while the focus is in the field', async () => {
  const onError = vi.fn();
  const screen = await show(withDayjs(<Departure onError={onError} />));
  await userEvent.click(section('Month', 'Departure'));
  await userEvent.keyboard('04172020');
  await expect.poll(() => onError.mock.lastCall?.[0]).toBe('disablePast');
  expect(text('Departure')).toBe('04/17/2020');
  await expect.element(field('Departure')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(section('Day', 'Departure'));
  await expect.element(field('Departure')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await expect.element(field('Departure')).toHaveAttribute('aria-invalid', 'true');
});

/** The two pickers of the page, the end with its error below it. */
function FromAndTo({ first, last }: { first: Dayjs; last: Dayjs }) {
  const [start, setStart] = useState<Dayjs | null>(first);
  const [error, setError] = useState<string | null>(null);
  return withDayjs(
    <>
      <TimePicker label="From" value={start} onChange={(time) => setStart(time as Dayjs | null)} />
      <TimePicker
        label="To"
        defaultValue={last}
        minTime={start?.add(15, 'minute')}
        onError={setError}
        slotProps={{ textField: { helperText: error ?? 'no error' } }}
      />
    </>,
  );
}

claim('Pass the start, plus the shortest period, as minTime of the end', async () => {
  const last = dayjs('2025-04-17T10:30');
  const screen = await show(<FromAndTo first={dayjs('2025-04-17T10:15')} last={last} />);
  await expect.element(screen.getByText('no error')).toBeVisible();
  await userEvent.click(section('Minutes', 'From'));
  await userEvent.keyboard('16');
  await expect.element(screen.getByText('minTime')).toBeVisible();
  // A half-typed start sets no limit.
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{Backspace}');
  await expect.element(screen.getByText('no error')).toBeVisible();
});

claim('15 minutes after 23:50 is 0:05, which allows nearly every time', async () => {
  const first = dayjs('2025-04-17T23:50');
  const screen = await show(<FromAndTo first={first} last={dayjs('2025-04-17T00:06')} />);
  await expect.element(screen.getByText('no error')).toBeVisible();
  await screen.unmount();
  const other = await show(<FromAndTo first={first} last={dayjs('2025-04-17T00:04')} />);
  await expect.element(other.getByText('minTime')).toBeVisible();
});

claim("move an end that isn't after the start to the next day", () => {
  const ends = (start: Dayjs, end: Dayjs) => (end.isAfter(start) ? end : end.add(1, 'day'));
  const at = (time: string) => dayjs(`2025-04-17T${time}`);
  expect(ends(at('22:00'), at('06:00')).format()).toContain('2025-04-18T06:00');
  expect(ends(at('09:00'), at('17:00')).format()).toContain('2025-04-17T17:00');
});
