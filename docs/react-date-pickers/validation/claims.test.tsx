import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { claimsOf, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { useState, type ComponentType } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import CheckIn from './CheckIn';
import CheckOnSubmit from './CheckOnSubmit';
import ClosedMonths from './ClosedMonths';
import DateCodes from './DateCodes';
import page from './index.mdx?raw';
import OpeningHours from './OpeningHours';
import RangeRules from './RangeRules';
import ShowTheError from './ShowTheError';
import TimeCodes from './TimeCodes';
import WorkingDays from './WorkingDays';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);
const day = (text: string) => dayjs(text);
const withDays = (element: React.ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

/** The error that a component reports for the value it starts with; `null` when it reports none. */
async function errorOf(
  Component: ComponentType<{ onError: (error: string | null) => void }>,
  props: object,
) {
  const onError = vi.fn();
  const screen = await show(withDays(<Component {...props} onError={onError} />));
  const error: unknown = onError.mock.calls[0]?.[0] ?? null;
  await screen.unmount();
  return error;
}
const dateError = (value: Dayjs | null, rule: object = {}) =>
  errorOf(DateField as never, { defaultValue: value, ...rule });
const timeError = (time: string, rule: object = {}) =>
  errorOf(TimeField as never, { defaultValue: day(`2025-04-17T${time}`), ...rule });
const dateTimeError = (value: string, rule: object = {}) =>
  errorOf(DateTimeField as never, { defaultValue: day(value), ...rule });
function Range(props: SingleInputDateRangeFieldProps) {
  return (
    <ProProvider dateAdapter={ProAdapter}>
      <SingleInputDateRangeField {...props} />
    </ProProvider>
  );
}
const rangeError = (start: string | null, end: string | null, rule: object = {}) =>
  errorOf(Range as never, {
    defaultValue: [start && day(start), end && day(end)],
    ...rule,
  });

claim('A rule never changes a value and never blocks typing', async () => {
  const onChange = vi.fn();
  const screen = await show(
    withDays(
      <DateField
        label="Day"
        defaultValue={day('2025-04-17')}
        minDate={day('2025-04-01')}
        onChange={onChange}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('02');
  expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DD')).toBe('2025-02-17');
  expect(onChange.mock.lastCall?.[1].validationError).toBe('minDate');
});

const ofMay = (date: Dayjs) => date.month() === 4;
const dateCodes: [words: string, date: Dayjs, rule: object, code: string][] = [
  ['or your code passed an invalid object', day('no date'), {}, 'invalidDate'],
  [
    'true for the day',
    day('2025-04-20'),
    { shouldDisableDate: (d: Dayjs) => d.day() === 0 },
    'shouldDisableDate',
  ],
  ['true for the month', day('2025-05-01'), { shouldDisableMonth: ofMay }, 'shouldDisableMonth'],
  [
    'true for the year',
    day('2024-05-01'),
    { shouldDisableYear: (d: Dayjs) => d.year() === 2024 },
    'shouldDisableYear',
  ],
  ['The day is after today', dayjs().add(1, 'day'), { disableFuture: true }, 'disableFuture'],
  ['The day is before today', dayjs().subtract(1, 'day'), { disablePast: true }, 'disablePast'],
  ['The day is before the first one', day('2025-04-16'), { minDate: day('2025-04-17') }, 'minDate'],
  ['The day is after the last one', day('2025-04-18'), { maxDate: day('2025-04-17') }, 'maxDate'],
];
for (const [words, date, rule, code] of dateCodes) {
  claim(words, async () => expect(await dateError(date, rule)).toBe(code));
}

const forView = (wanted: string) => ({
  shouldDisableTime: (_: Dayjs, view: string) => view === wanted,
});
const timeCodes: [words: string, rule: object, code: string][] = [
  ['The time is earlier', { minTime: day('2030-01-01T10:00') }, 'minTime'],
  ['The time is later', { maxTime: day('2020-01-01T09:00') }, 'maxTime'],
  ["true for 'hours'", forView('hours'), 'shouldDisableTime-hours'],
  ["It returns true for 'minutes'", forView('minutes'), 'shouldDisableTime-minutes'],
  ["It returns true for 'seconds'", forView('seconds'), 'shouldDisableTime-seconds'],
  ["The minutes aren't a multiple of the step", { minutesStep: 5 }, 'minutesStep'],
];
for (const [words, rule, code] of timeCodes) {
  claim(words, async () => expect(await timeError('09:07', rule)).toBe(code));
}

claim('with a time, the moment is after now', async () => {
  const soon = dayjs().add(2, 'minute').format('YYYY-MM-DDTHH:mm:ss');
  expect(await dateTimeError(soon, { disableFuture: true })).toBe('disableFuture');
});

claim(
  'except that a time field checks disableFuture and disablePast right after maxTime',
  async () => {
    const past = { disablePast: true, ...forView('hours') };
    expect(await timeError('09:07', past)).toBe('disablePast');
    expect(await timeError('09:07', { ...past, maxTime: day('2025-04-17T08:00') })).toBe('maxTime');
  },
);

claim('The limits themselves are allowed', async () => {
  const only = { minDate: day('2025-04-17'), maxDate: day('2025-04-17') };
  expect(await dateError(day('2025-04-17'), only)).toBeNull();
});

claim('compare days and ignore the time of the objects you pass', async () => {
  expect(await dateError(day('2025-04-17T08:00'), { minDate: day('2025-04-17T20:00') })).toBeNull();
});

claim('DateField allow January 1, 1900 to December 31, 2099', async () => {
  expect(await dateError(day('1900-01-01'))).toBeNull();
  expect(await dateError(day('1899-12-31'))).toBe('minDate');
  expect(await dateError(day('2099-12-31'))).toBeNull();
  expect(await dateError(day('2100-01-01'))).toBe('maxDate');
});

claim('Today passes both', async () => {
  expect(await dateError(dayjs(), { disablePast: true, disableFuture: true })).toBeNull();
});

claim('and every day inside it', async () => {
  const screen = await show(
    withDays(
      <DateCalendar
        defaultValue={day('2025-04-17')}
        shouldDisableMonth={(month) => month.month() === 3}
      />,
    ),
  );
  const days = screen.getByRole('gridcell').elements() as HTMLButtonElement[];
  expect(days.filter((cell) => cell.disabled)).toHaveLength(30);
});

claim('To compare the date too, set disableIgnoringDatePartForTimeValidation', async () => {
  const minTime = day('2025-04-18T08:00');
  expect(await timeError('09:07', { minTime })).toBeNull();
  const rule = { minTime, disableIgnoringDatePartForTimeValidation: true };
  expect(await timeError('09:07', rule)).toBe('minTime');
});

claim('April 16 raises minDate here, April 17 at 14:00 raises minTime', async () => {
  const screen = await show(<CheckIn />);
  await expect.element(screen.getByText('Error: minTime')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('16');
  await expect.element(screen.getByText('Error: minDate')).toBeVisible();
});

claim('with either of them, minTime and maxTime are moments, too', async () => {
  const minTime = day('2098-04-17T10:00');
  const later = '2098-04-18T08:00';
  const earlier = '2098-04-16T12:00';
  expect(await dateTimeError(later, { minTime })).toBe('minTime');
  expect(await dateTimeError(earlier, { minTime })).toBeNull();
  expect(await dateTimeError(later, { minTime, disablePast: true })).toBeNull();
  expect(await dateTimeError(earlier, { minTime, disablePast: true })).toBe('minTime');
});

claim('the maxTime or minTime of the other side is a moment as well', async () => {
  const nextMorning = '2025-04-18T10:00';
  const maxTime = day('2025-04-17T18:00');
  expect(await dateTimeError(nextMorning, { maxTime })).toBeNull();
  const minDateTime = day('2025-04-17T08:00');
  expect(await dateTimeError(nextMorning, { maxTime, minDateTime })).toBe('maxTime');
  const minTime = day('2025-04-17T18:00');
  expect(await dateTimeError(nextMorning, { minTime })).toBe('minTime');
  const maxDateTime = day('2025-04-20T08:00');
  expect(await dateTimeError(nextMorning, { minTime, maxDateTime })).toBeNull();
});

claim("the error is ['invalidRange', 'invalidRange']", async () => {
  expect(await rangeError('2025-04-20', '2025-04-18')).toEqual(['invalidRange', 'invalidRange']);
});

claim('Seconds count even where the field shows none', async () => {
  const onError = vi.fn();
  const maxTime = dayjs('2025-04-17T17:00');
  await show(
    withDays(<TimeField defaultValue={maxTime.second(30)} maxTime={maxTime} onError={onError} />),
  );
  expect(onError).toHaveBeenLastCalledWith('maxTime', expect.anything());
});

claim('A missing end is no error', async () => {
  expect(await rangeError('2025-04-20', null)).toBeNull();
  expect(await rangeError('2025-04-20', null, { minDate: day('2025-05-01') })).toEqual([
    'minDate',
    null,
  ]);
});

claim('once after the first render if the initial value is already wrong', async () => {
  const screen = await show(<ShowTheError />);
  await expect.element(screen.getByText('The exhibition closes on June 30.')).toBeVisible();
  expect(screen.getByRole('group').element().getAttribute('aria-invalid')).toBe('true');
});

claim("and so is the code of a date that's typed halfway", async () => {
  expect(await dateError(null)).toBeNull();
  const screen = await show(<CheckOnSubmit />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('02');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Enter the whole date.')).toBeVisible();
});

claim("With required, the browser's own validation refuses an empty field", async () => {
  const field = (value: Dayjs | null) => (
    <form key={String(value)}>
      <DateField label="Day" required defaultValue={value} minDate={day('2025-01-01')} />
    </form>
  );
  const screen = await show(withDays(field(null)));
  expect(screen.container.querySelector('form')?.checkValidity()).toBe(false);
  await screen.rerender(withDays(field(day('2020-01-01'))));
  expect(screen.container.querySelector('form')?.checkValidity()).toBe(true);
});

claim('Two dates before minDate in a row raise minDate once', async () => {
  const onError = vi.fn();
  const screen = await show(
    withDays(
      <DateField
        label="Day"
        defaultValue={day('2025-02-01')}
        minDate={day('2025-04-01')}
        onError={onError}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('03');
  expect(onError).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowLeft}05');
  expect(onError).toHaveBeenLastCalledWith(null, expect.anything());
});

claim('looks the day up in a list of open days with ===, which never matches', async () => {
  const openDays = [day('2025-04-17'), day('2025-04-18')];
  const disabled = async (rule: (date: Dayjs) => boolean) => {
    const screen = await show(
      withDays(<DateCalendar defaultValue={day('2025-04-17')} shouldDisableDate={rule} />),
    );
    const days = screen.getByRole('gridcell').elements() as HTMLButtonElement[];
    const count = days.filter((cell) => cell.disabled).length;
    await screen.unmount();
    return count;
  };
  expect(await disabled((date) => !openDays.some((open) => open === date))).toBe(30);
  expect(await disabled((date) => !openDays.some((open) => date.isSame(open, 'day')))).toBe(28);
});

claim("AM and PM aren't disabled by a limit", async () => {
  const onChange = vi.fn();
  const screen = await show(
    withDays(
      <TimeClock
        ampm
        ampmInClock
        defaultValue={day('2025-04-17T10:00')}
        maxTime={day('2025-04-17T12:00')}
        onChange={(time: Dayjs | null) => onChange(time?.format('HH:mm'))}
      />,
    ),
  );
  await screen.getByRole('button', { name: 'PM' }).click();
  expect(onChange).toHaveBeenLastCalledWith('22:00');
});

claim('receive a date inside the month or year', async () => {
  const months: string[] = [];
  const shouldDisableMonth = (month: Dayjs) => {
    months.push(month.format('YYYY-MM'));
    return month.month() === 3;
  };
  const calendar = (openTo: 'month' | 'day') =>
    withDays(
      <DateCalendar
        defaultValue={day('2025-04-17')}
        views={['year', 'month', 'day']}
        openTo={openTo}
        shouldDisableMonth={shouldDisableMonth}
      />,
    );
  const screen = await show(calendar('month'));
  await expect.element(screen.getByRole('radio', { name: 'April' })).toBeDisabled();
  await expect.element(screen.getByRole('radio', { name: 'March' })).toBeEnabled();
  expect(new Set(months)).toEqual(
    new Set(Array.from({ length: 12 }, (_, index) => `2025-${String(index + 1).padStart(2, '0')}`)),
  );
  await screen.unmount();
  const days = await show(calendar('day'));
  await expect.poll(() => days.getByRole('gridcell').elements().length).toBeGreaterThan(29);
  const enabled = days.container.querySelectorAll('button[role=gridcell]:not(:disabled)');
  expect(enabled).toHaveLength(0);
});

const groups = () => browserPage.getByRole('group').elements() as HTMLElement[];
const invalid = () =>
  document.querySelectorAll(
    '.MuiPickersInputBase-root.Mui-error, .MuiPickersOutlinedInput-root.Mui-error',
  ).length;

claim('The fields in these two demos break one rule each', async () => {
  const screen = await show(<DateCodes />);
  await expect.poll(() => groups().length).toBe(8);
  await expect.poll(invalid).toBe(8);
  await screen.unmount();
  await show(<TimeCodes />);
  await expect.poll(() => groups().length).toBe(6);
  await expect.poll(invalid).toBe(6);
});

claim("returns true for each day that can't be chosen", async () => {
  const screen = await show(<WorkingDays />);
  const cell = (name: string) => screen.getByRole('gridcell', { name, exact: true });
  for (const name of ['18', '19', '20', '21']) await expect.element(cell(name)).toBeDisabled();
  await expect.element(cell('22')).toBeEnabled();
  await userEvent.click(cell('22'));
  await expect.element(cell('22')).toHaveAttribute('aria-selected', 'true');
});

claim('They disable the entry in the list of months or years', async () => {
  const screen = await show(<ClosedMonths />);
  await expect.element(screen.getByRole('radio', { name: 'December' })).toBeDisabled();
  await expect.element(screen.getByRole('radio', { name: 'March' })).toBeEnabled();
  await userEvent.click(
    screen.getByRole('button', { name: /calendar view is open|switch to year/ }),
  );
  await expect.element(screen.getByRole('radio', { name: '2026' })).toBeDisabled();
});

claim('receives the time and the view that asks', async () => {
  await show(<OpeningHours />);
  await expect.poll(invalid).toBe(1);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('14');
  await expect.poll(invalid).toBe(0);
  await userEvent.click(browserPage.getByRole('button', { name: /^Choose time/ }));
  await expect
    .element(browserPage.getByRole('option', { name: '12 hours' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(browserPage.getByRole('option', { name: '8 hours', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
});

claim("gets the position, 'start' or 'end', as a second argument", async () => {
  const screen = await show(<RangeRules />);
  await expect.element(screen.getByText('Start: shouldDisableDate, end: none')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }).first());
  await userEvent.keyboard('21');
  await expect.element(screen.getByText('Start: none, end: none')).toBeVisible();
});

happensInOrder('Who checks a date', async (record) => {
  const screen = await show(
    withDays(
      <DateField
        label="Day"
        defaultValue={day('2025-05-01')}
        minDate={day('2025-04-01')}
        onChange={(_, { validationError }) => {
          expect(validationError).toBe('minDate');
          record('onChange');
        }}
        onError={() => record('onError')}
      />,
    ),
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('03');
});

claim('It turns the field red, whatever onError says', async () => {
  const onError = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        defaultValue={dayjs('2025-04-17')}
        onError={onError}
        slotProps={{ textField: { error: true, helperText: 'Fully booked' } }}
      />
    </LocalizationProvider>,
  );
  await expect.element(browserPage.getByText('Fully booked')).toHaveClass('Mui-error');
  expect(onError.mock.calls.filter(([code]) => code !== null)).toEqual([]);
});

claim('Pass them on like this', async () => {
  const onChange = vi.fn();
  const inputRef = { current: null as HTMLInputElement | null };
  const input = (error?: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        value={dayjs('2025-04-17')}
        onChange={onChange}
        inputRef={inputRef}
        slotProps={{ textField: { error: error !== undefined, helperText: error } }}
      />
    </LocalizationProvider>
  );
  const screen = await show(input('Required'));
  await expect.element(browserPage.getByText('Required')).toHaveClass('Mui-error');
  await screen.rerender(input());
  await expect.element(browserPage.getByText('Required')).not.toBeInTheDocument();
  inputRef.current?.focus();
  await expect
    .poll(() => document.activeElement?.closest('[role=group]')?.getAttribute('role'))
    .toBe('group');
  await userEvent.keyboard('05');
  expect((onChange.mock.calls.at(-1)?.[0] as Dayjs | undefined)?.format('MM')).toBe('05');
});

claim("It's also called between the sections", async () => {
  const onBlur = vi.fn();
  await show(withDays(<DesktopDatePicker label="Day" slotProps={{ textField: { onBlur } }} />));
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(browserPage.getByRole('spinbutton', { name: 'Day' })).toHaveFocus();
  const between = onBlur.mock.calls.length;
  expect(between).toBeGreaterThan(0);
  await userEvent.click(document.body);
  await expect.poll(() => onBlur.mock.calls.length).toBeGreaterThan(between);
});

claim("it's called for every day again at each render", async () => {
  let calls = 0;
  const isClosed = () => {
    calls += 1;
    return false;
  };
  const calendar = (shouldDisableDate: () => boolean) =>
    withDays(
      <DateCalendar defaultValue={day('2025-04-17')} shouldDisableDate={shouldDisableDate} />,
    );
  const screen = await show(calendar(isClosed));
  calls = 0;
  await screen.rerender(calendar(isClosed));
  expect(calls).toBeLessThan(30);
  calls = 0;
  await screen.rerender(calendar(() => isClosed()));
  expect(calls).toBeGreaterThanOrEqual(30);
});

claim("so 6:00 itself is too early: add .startOf('minute')", async () => {
  const minTime = day('2025-04-17T06:00:37');
  expect(await timeError('06:00', { minTime })).toBe('minTime');
  expect(await timeError('06:00', { minTime: minTime.startOf('minute') })).toBeNull();
});

claim('set minDateTime and put the hours into shouldDisableTime', async () => {
  const rule = {
    minDateTime: day('2025-04-17T14:00'),
    shouldDisableTime: (time: Dayjs, view: string) =>
      view === 'hours' && (time.hour() < 9 || time.hour() >= 18),
  };
  expect(await dateTimeError('2025-04-17T13:00', rule)).toBe('minTime');
  expect(await dateTimeError('2025-04-17T15:00', rule)).toBeNull();
  expect(await dateTimeError('2025-04-18T08:00', rule)).toBe('shouldDisableTime-hours');
  expect(await dateTimeError('2025-04-18T09:00', rule)).toBeNull();
});

claim('A new array in each render empties a half-typed end', async () => {
  const start = day('2025-04-17');
  const sameArray: DateRange<Dayjs> = [start, null];
  const monthOfTheEnd = () =>
    browserPage.getByRole('spinbutton', { name: 'Month' }).nth(1).element().textContent;
  const { rerender } = await show(<Range value={sameArray} />);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }).nth(1));
  await userEvent.keyboard('05');
  await expect.poll(monthOfTheEnd).toBe('05');
  await rerender(<Range value={sameArray} />);
  expect(monthOfTheEnd()).toBe('05');
  await rerender(<Range value={[start, null]} />);
  await expect.poll(monthOfTheEnd).toBe('MM');
});

// The last one, because Day.js keeps its plugins.
claim('keeps that hour, but a new end is at midnight', async () => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  const zone = 'America/New_York';
  let chosen: DateRange<Dayjs> = [null, null];
  function Stay() {
    const [range, setRange] = useState<DateRange<Dayjs>>([
      dayjs.utc('2025-06-10'),
      dayjs.utc('2025-06-10'),
    ]);
    return (
      <ProProvider dateAdapter={ProAdapter}>
        <DateRangeCalendar
          calendars={1}
          timezone={zone}
          value={range}
          onChange={(next) => {
            chosen = next as DateRange<Dayjs>;
            setRange(chosen);
          }}
        />
      </ProProvider>
    );
  }
  const screen = await show(<Stay />);
  const twentieth = screen.getByRole('gridcell', { name: '20', exact: true });
  await userEvent.click(twentieth);
  await userEvent.click(twentieth);
  expect(chosen.map((date) => date?.tz(zone).format('MM-DD HH:mm'))).toEqual([
    '06-20 20:00',
    '06-20 00:00',
  ]);
  await screen.unmount();
  expect(await errorOf(Range as never, { defaultValue: chosen, timezone: zone })).toEqual([
    'invalidRange',
    'invalidRange',
  ]);
  const kept = dayjs.utc('2025-06-10').tz(zone, true);
  expect(kept.format('MM-DD HH:mm Z')).toBe('06-10 00:00 -04:00');
});

claim('null has the same effect in 8.1.0', async () => {
  const noLimits = { minDate: null, maxDate: null };
  expect(await dateError(day('2025-04-17'), noLimits)).toBeNull();
  expect(await dateError(day('1899-12-31'), noLimits)).toBe('minDate');
  const typed = { ...noLimits, defaultValue: day('2025-04-17') };
  const screen = await show(withDays(<DateCalendar {...(typed as object)} />));
  const arrow = (name: string) => screen.getByRole('button', { name });
  await expect.element(arrow('Previous month')).toBeEnabled();
  await expect.element(arrow('Next month')).toBeEnabled();
  await expect.element(screen.getByRole('gridcell', { name: '16' })).toBeEnabled();
});

claim('For a span of days, compare the text with its first and its last day', async () => {
  const isClosed = (day: Dayjs) => {
    const date = day.format('YYYY-MM-DD');
    return date >= '2025-08-10' && date <= '2025-08-20';
  };
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs('2025-08-05')} shouldDisableDate={isClosed} />
    </LocalizationProvider>,
  );
  const cell = (name: string) => screen.getByRole('gridcell', { name, exact: true });
  for (const name of ['10', '15', '20']) await expect.element(cell(name)).toBeDisabled();
  for (const name of ['9', '21']) await expect.element(cell(name)).toBeEnabled();
});
