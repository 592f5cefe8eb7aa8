import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import Alarm from './Alarm';
import Appointment from './Appointment';
import ConfigurableTimeField from './ConfigurableTimeField';
import Duration from './Duration';
import page from './index.mdx?raw';
import Roast from './Roast';
import States from './States';
import TimeFormats from './TimeFormats';

const claim = claimsOf(page);
const section = (name: string) => browserPage.getByRole('spinbutton', { name });
const texts = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((field) => field.textContent);

/** What a field says and calls after keys were pressed in a section. */
async function typed(name: string, keys: string, props: TimeFieldProps, locale = 'en') {
  const log: [date: string | null, error: string | null][] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <TimeField
        label="Time"
        onChange={(date, { validationError }) =>
          log.push([date && date.format('YYYY-MM-DDTHH:mm:ss'), validationError])
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(section(name));
  if (keys) await userEvent.keyboard(keys);
  const result = {
    log,
    text: texts()[0],
    focus: document.activeElement?.getAttribute('aria-label'),
  };
  await screen.unmount();
  return result;
}
const at = (time: string) => ({ defaultValue: dayjs(`2025-04-17T${time}`) });

claim('By default, the locale of your date library decides', async () => {
  expect((await typed('Hours', '', at('13:08'))).text).toBe('01:08 PM');
  expect((await typed('Hours', '', at('13:08'), 'de')).text).toBe('13:08');
});

claim('The value is a whole date; the field changes only its time', async () => {
  const screen = await show(<Roast />);
  await expect.element(screen.getByText('Roast in the oven at 4:30 PM')).toBeVisible();
  await screen.unmount();
  const { log } = await typed('Hours', '5', at('13:08:42'));
  expect(log).toEqual([['2025-04-17T17:08:42', null]]);
});

claim('the day is today, or that of referenceDate', async () => {
  const today = await typed('Hours', '0930', { ampm: false });
  expect(today.log.at(-1)).toEqual([`${dayjs().format('YYYY-MM-DD')}T09:30:00`, null]);
  const reference = { ampm: false, referenceDate: dayjs('2025-04-17') };
  const { log } = await typed('Hours', '0930', reference);
  expect(log.at(-1)).toEqual(['2025-04-17T09:30:00', null]);
});

claim('When a section is emptied, onChange gets null', async () => {
  const { log } = await typed('Hours', '{Delete}', { ampm: false, ...at('09:30') });
  expect(log).toEqual([[null, null]]);
});

claim("it isn't called before the time is complete", async () => {
  expect((await typed('Hours', '09', { ampm: false })).log).toEqual([]);
});

claim('typing 0930 passes through 09:03', async () => {
  const { log } = await typed('Hours', '0930', { ampm: false, referenceDate: dayjs('2025-04-17') });
  expect(log.map(([date]) => date)).toEqual(['2025-04-17T09:03:00', '2025-04-17T09:30:00']);
});

claim('moves the focus on at once, and so does one above 1 with AM and PM', async () => {
  expect((await typed('Hours', '2', { ampm: false })).focus).toBe('Hours');
  expect((await typed('Hours', '3', { ampm: false })).focus).toBe('Minutes');
  expect((await typed('Hours', '1', {})).focus).toBe('Hours');
  expect((await typed('Hours', '2', {})).focus).toBe('Minutes');
});

claim('a and p choose AM and PM; so do the arrows up and down', async () => {
  for (const key of ['p', '{ArrowUp}', '{ArrowDown}']) {
    expect((await typed('Meridiem', key, at('09:00'))).text).toBe('09:00 PM');
  }
});

claim('One step up from 11:45 AM is 12:45 AM', async () => {
  expect((await typed('Hours', '{ArrowUp}', at('11:45'))).text).toBe('12:45 AM');
  expect((await typed('Minutes', '{ArrowUp}', at('09:59'))).text).toBe('09:00 AM');
});

claim("With 12 hours, 14 isn't read as 2 PM", async () => {
  expect((await typed('Hours', '14', at('11:45'))).text).toBe('04:45 AM');
});

claim('one step up from 09:07 is 09:15 with a step of 15', async () => {
  const step = { ...at('09:07'), minutesStep: 15 };
  expect((await typed('Minutes', '{ArrowUp}', step)).text).toBe('09:15 AM');
});

claim("Typed minutes aren't rounded; 09:07 raises minutesStep", async () => {
  const { log } = await typed('Minutes', '07', { ...at('09:00'), minutesStep: 15 });
  expect(log.at(-1)).toEqual(['2025-04-17T09:07:00', 'minutesStep']);
});

claim('Times from minTime to maxTime, both included, on any day', async () => {
  const screen = await show(<Appointment />);
  await expect.element(screen.getByText('We open at 9:00.')).toBeVisible();
  await userEvent.click(section('Hours'));
  await userEvent.keyboard('0900');
  await expect.element(screen.getByText('9:00 to 17:30', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Sent: 09:00')).toBeVisible();
});

claim('A half-typed time is null and has no error', async () => {
  const screen = await show(<Appointment />);
  await userEvent.click(section('Hours'));
  await userEvent.keyboard('10{Backspace}{ArrowLeft}{Backspace}{Enter}');
  await expect.element(screen.getByText('Sent: nothing, check the time')).toBeVisible();
  await expect.element(screen.getByText('9:00 to 17:30', { exact: true })).toBeVisible();
});

claim('here the date of the value counts', async () => {
  const yesterday = dayjs().subtract(1, 'day').hour(23);
  const { log } = await typed('Minutes', '59', {
    ampm: false,
    defaultValue: yesterday,
    disablePast: true,
  });
  expect(log.at(-1)?.[1]).toBe('disablePast');
});

claim('takes the tokens of your date library, and wins over ampm', async () => {
  const screen = await show(<TimeFormats />);
  expect(texts()).toEqual(['13:08:42', '08:42', '01 PM', '13 h 08']);
  await screen.unmount();
  expect((await typed('Hours', '', { ...at('13:08'), ampm: true, format: 'HH:mm' })).text).toBe(
    '13:08',
  );
});

claim('start it with a referenceDate at midnight', async () => {
  const lap = { format: 'mm:ss', referenceDate: dayjs('2025-04-17T00:00') };
  expect((await typed('Minutes', '0130', lap)).log.at(-1)?.[0]).toBe('2025-04-17T00:01:30');
});

claim('Milliseconds have no section', async () => {
  expect((await typed('Seconds', '', { ...at('13:08:42'), format: 'ss.SSS' })).text).toBe('42.SSS');
});

claim('is explained for all fields', async () => {
  const screen = await show(<States />);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => texts()[0]).toBe('hh:mm aa');
});

claim('A format of its own wins over it', async () => {
  const { rerender } = await show(<ConfigurableTimeField ampm={false} />);
  await expect.poll(() => texts()[0]).toBe('08:30');
  await rerender(<ConfigurableTimeField ampm={false} format="hh:mm A" />);
  await expect.poll(() => texts()[0]).toBe('08:30 AM');
});

claim('chooses between 12 and 24 hours', async () => {
  const screen = await show(<Alarm />);
  const text = (name: string) =>
    screen.getByRole('group', { name, exact: true }).element().textContent;
  await expect.poll(() => text('Alarm')).toContain('06:45 AM');
  expect(text('Alarm, 24 hours')).toContain('06:45');
  expect(section('Meridiem').elements()).toHaveLength(1);
  await userEvent.click(section('Hours').nth(1));
  await userEvent.keyboard('18');
  await expect.poll(() => text('Alarm, 24 hours')).toContain('18:45');
});

claim('the 4 of 24 starts again, as 04', async () => {
  expect((await typed('Hours', '24', { ...at('13:08'), ampm: false })).text).toBe('04:08');
});

claim('A duration is a number', async () => {
  const screen = await show(<Duration />);
  await userEvent.fill(screen.getByLabelText('Hours'), '49');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2985 minutes');
});
