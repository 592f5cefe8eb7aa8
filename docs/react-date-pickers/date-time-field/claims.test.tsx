import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ConfigurableDateTimeField from './ConfigurableDateTimeField';
import DateTimeFormats from './DateTimeFormats';
import Departure from './Departure';
import page from './index.mdx?raw';
import Maintenance from './Maintenance';
import Parking from './Parking';
import States from './States';

const claim = claimsOf(page);
const section = (name: string) => browserPage.getByRole('spinbutton', { name });
const texts = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((field) => field.textContent);

/** What `onChange` gets while keys are pressed in a section. */
async function typed(name: string, keys: string, props: DateTimeFieldProps) {
  const log: [date: string | null, error: string | null][] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Moment"
        onChange={(date, { validationError }) =>
          log.push([date && date.format('YYYY-MM-DDTHH:mm:ss'), validationError])
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(section(name));
  await userEvent.keyboard(keys);
  await screen.unmount();
  return log;
}

claim('value with onChange controls it', async () => {
  const screen = await show(<Parking />);
  await expect.element(screen.getByText('13 hours, $39')).toBeVisible();
  await userEvent.click(section('Day'));
  await userEvent.keyboard('17');
  await expect.element(screen.getByText('That is before you entered.')).toBeVisible();
});

claim("until then, onChange isn't called in a field that started empty", async () => {
  expect(await typed('Month', '041720250920', {})).toEqual([]);
  const last = (await typed('Month', '041720250920p', {})).at(-1);
  expect(last).toEqual(['2025-04-17T21:20:00', null]);
});

claim("it's called with null once", async () => {
  const value = { defaultValue: dayjs('2025-04-17T09:20') };
  const keys = '{Backspace}{ArrowRight}{Backspace}{ArrowRight}{ArrowRight}{Backspace}';
  expect(await typed('Month', keys, value)).toEqual([[null, null]]);
});

claim("Typed into an empty field they're 0, unless referenceDate has others", async () => {
  const seconds = async (props: DateTimeFieldProps) =>
    (await typed('Month', '041720250920a', props)).at(-1)?.[0];
  expect(await seconds({})).toBe('2025-04-17T09:20:00');
  expect(await seconds({ referenceDate: dayjs('2025-01-01T00:00:45') })).toBe(
    '2025-04-17T09:20:45',
  );
  const value = { defaultValue: dayjs('2025-04-17T09:20:45') };
  expect(await typed('Minutes', '5', value)).toContainEqual(['2025-04-17T09:05:45', null]);
});

claim(
  "on the day of the limit it's minTime or maxTime, on other days minDate or maxDate",
  async () => {
    const screen = await show(<Maintenance />);
    const schedule = screen.getByRole('button', { name: 'Schedule' });
    const opensAt = screen.getByText('On April 18 the window opens at 22:00.');
    await expect.element(opensAt).toBeVisible();
    await schedule.click();
    await expect.element(screen.getByText('Sent: nothing, check the start')).toBeVisible();
    await userEvent.click(section('Day'));
    await userEvent.keyboard('17');
    await expect.element(screen.getByText('The window opens on April 18.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}19');
    await schedule.click();
    await expect.element(screen.getByText('Sent: 2025-04-19T20:00')).toBeVisible();
  },
);

claim('The same hours on each day of a period', async () => {
  const hours = {
    defaultValue: dayjs('2025-04-19T07:00'),
    minDate: dayjs('2025-04-18'),
    maxDate: dayjs('2025-04-20'),
    minTime: dayjs('2025-01-01T08:00'),
    maxTime: dayjs('2025-01-01T18:00'),
  };
  expect(await typed('Day', '20', hours)).toContainEqual(['2025-04-20T07:00:00', 'minTime']);
  expect((await typed('Hours', '9', hours)).at(-1)).toEqual(['2025-04-19T09:00:00', null]);
});

claim('format replaces both, and then ampm has no effect', async () => {
  const screen = await show(<DateTimeFormats />);
  expect(texts()).toEqual(['04/17/2025 13:08', '2025-04-17 13:08:42', 'Thu, Apr 17, 01:08 PM']);
  await screen.unmount();
  const value = { defaultValue: dayjs('2025-04-17T13:08'), ampm: true, format: 'DD.MM. HH:mm' };
  expect(await typed('Hours', '15', value)).toContainEqual(['2025-04-17T15:08:00', null]);
});

claim('A field is 210 pixels wide, enough for 04/17/2025 01:08 PM', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="Moment" defaultValue={dayjs('2025-04-17T13:08')} />
    </LocalizationProvider>,
  );
  expect(texts()).toEqual(['04/17/2025 01:08 PM']);
  const group = browserPage.getByRole('group').element();
  expect(group.getBoundingClientRect().width).toBe(210);
  const container = group.querySelector('.MuiPickersSectionList-root') as HTMLElement;
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

claim('clearable empties both halves', async () => {
  const screen = await show(<States />);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => texts()[0]).toBe('MM/DD/YYYY hh:mm aa');
});

claim('Switch ampm off for 24 hours', async () => {
  const { rerender } = await show(<ConfigurableDateTimeField clearable />);
  await expect.poll(() => texts()[0]).toBe('04/17/2025 03:05 PM');
  await rerender(<ConfigurableDateTimeField clearable ampm={false} />);
  await expect.poll(() => texts()[0]).toBe('04/17/2025 15:05');
});

claim(
  "on the day of the limit it's minTime or maxTime, on other days minDate or maxDate",
  async () => {
    const limit = dayjs('2025-04-17T10:00');
    const start = { ampm: false, defaultValue: limit } as const;
    const lastError = async (...from: Parameters<typeof typed>) =>
      (await typed(...from)).at(-1)?.[1];
    expect(await lastError('Hours', '09', { ...start, minDateTime: limit })).toBe('minTime');
    expect(await lastError('Day', '16', { ...start, minDateTime: limit })).toBe('minDate');
    expect(await lastError('Hours', '11', { ...start, maxDateTime: limit })).toBe('maxTime');
    expect(await lastError('Day', '18', { ...start, maxDateTime: limit })).toBe('maxDate');
  },
);

claim('asks for a date and a time in one input, with a single value', async () => {
  const screen = await show(<Departure />);
  await userEvent.click(section('Hours'));
  await userEvent.keyboard('10{ArrowUp}');
  await expect
    .poll(() => screen.getByRole('group').element().textContent)
    .toContain('04/17/2025 10:21');
  await expect.element(section('Minutes')).toHaveFocus();
});

claim("there's a button as soon as one section is filled", async () => {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="Moment" clearable />
    </LocalizationProvider>,
  );
  const clear = screen.getByRole('button', { name: 'Clear' });
  await expect.element(section('Month')).toBeInTheDocument();
  expect(clear.query()).toBeNull();
  await userEvent.click(section('Month'));
  await userEvent.keyboard('04');
  await expect.element(clear).toBeInTheDocument();
});
