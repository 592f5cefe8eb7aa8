import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {
  SingleInputTimeRangeField,
  type SingleInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import FormatsAndStates from './FormatsAndStates';
import page from './index.mdx?raw';
import MorningShift from './Shift';
import RoomForm from './RoomForm';
import TwoInputs from './TwoInputs';
import WorkedHours from './WorkedHours';

const claim = claimsOf(page);
const sections = (name: string) => browserPage.getByRole('spinbutton', { name });
const texts = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((field) => field.textContent);
const written = (dates: DateRange<Dayjs>) =>
  dates.map((date) => date && date.format('YYYY-MM-DDTHH:mm'));

/** A range field of 24 hours that writes down what it reports. */
async function range(props: SingleInputTimeRangeFieldProps) {
  const log: unknown[] = [];
  const errors: unknown[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Shift"
        ampm={false}
        onChange={(dates, { validationError }) => log.push([...written(dates), ...validationError])}
        onError={(error) => errors.push(error)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, errors, screen };
}
const from = (start: string, end: string): SingleInputTimeRangeFieldProps => ({
  defaultValue: [dayjs(start), dayjs(end)],
});

claim("null stands for an end that isn't complete", async () => {
  const { log } = await range(from('2025-04-17T08:00', '2025-04-17T12:00'));
  await userEvent.click(sections('Hours').nth(1));
  await userEvent.keyboard('{Backspace}');
  expect(log).toEqual([['2025-04-17T08:00', null, null, null]]);
});

claim('both ends get the day of referenceDate, or today', async () => {
  const { log, screen } = await range({ referenceDate: dayjs('2025-04-17') });
  await userEvent.click(sections('Hours').first());
  await userEvent.keyboard('08001200');
  expect(log.at(-1)).toEqual(['2025-04-17T08:00', '2025-04-17T12:00', null, null]);
  await screen.unmount();
  const today = dayjs().format('YYYY-MM-DD');
  const empty = await range({});
  await userEvent.click(sections('Hours').first());
  await userEvent.keyboard('08001200');
  expect(empty.log.at(-1)).toEqual([`${today}T08:00`, `${today}T12:00`, null, null]);
});

claim('ignores referenceDate while typing and takes today', async () => {
  const log: unknown[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        format="HH:mm"
        referenceDate={dayjs('2025-04-17')}
        onChange={(dates) => log.push(written(dates))}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Hours').first());
  await userEvent.keyboard('0800');
  expect(log.at(-1)).toEqual([`${dayjs().format('YYYY-MM-DD')}T08:00`, null]);
});

claim('A shift from 22:00 to 06:00 raises invalidRange', async () => {
  const { errors } = await range(from('2025-04-17T22:00', '2025-04-17T06:00'));
  expect(errors).toEqual([['invalidRange', 'invalidRange']]);
});

claim('counts over midnight itself', async () => {
  const screen = await show(<WorkedHours />);
  await expect.element(screen.getByText('8 h 0 min')).toBeVisible();
  expect(screen.getByRole('group').element().getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(sections('Minutes').nth(1));
  await userEvent.keyboard('45');
  await expect.element(screen.getByText('8 h 45 min')).toBeVisible();
});

claim("there's no error, and typing keeps that day", async () => {
  const { log, errors } = await range(from('2025-04-17T22:00', '2025-04-18T06:00'));
  await userEvent.click(sections('Hours').nth(1));
  await userEvent.keyboard('5');
  expect(log.at(-1)).toEqual(['2025-04-17T22:00', '2025-04-18T05:00', null, null]);
  expect(errors).toEqual([]);
});

claim('you get 05:00 on April 17', async () => {
  const { log } = await range(from('2025-04-17T22:00', '2025-04-18T06:15'));
  await userEvent.click(sections('Hours').nth(1));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => texts()[0]).toBe('22:00 – hh:15');
  await userEvent.keyboard('05');
  expect(log.at(-1)).toEqual([
    '2025-04-17T22:00',
    '2025-04-17T05:00',
    'invalidRange',
    'invalidRange',
  ]);
});

claim("MultiInputTimeRangeField doesn't do that", async () => {
  const log: unknown[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        ampm={false}
        onChange={(dates) => log.push(written(dates))}
        {...(from('2025-04-17T22:00', '2025-04-18T06:15') as object)}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Hours').nth(1));
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => texts()[1]).toBe('hh:15');
  await userEvent.keyboard('05');
  expect(log.at(-1)).toEqual(['2025-04-17T22:00', '2025-04-18T05:15']);
});

claim('Labels, names and ids come from slotProps.textField, by position', async () => {
  const screen = await show(<TwoInputs />);
  const end = screen.getByRole('group', { name: 'until' });
  expect(end.element().textContent).toContain('14:30');
});

claim('each end has its own error', async () => {
  const screen = await show(<RoomForm />);
  const book = screen.getByRole('button', { name: 'Book' });
  await expect.element(screen.getByText('The room opens at 8:00.')).toBeVisible();
  await book.click();
  await expect.element(screen.getByText('Sent: nothing, check the times')).toBeVisible();
  await userEvent.click(sections('Hours').first());
  await userEvent.keyboard('9');
  await book.click();
  await expect.element(screen.getByText('Sent: 09:30 to 12:00')).toBeVisible();
});

claim('The same time twice is valid', async () => {
  const { errors } = await range(from('2025-04-17T08:00', '2025-04-17T08:00'));
  expect(errors).toEqual([]);
});

claim('format replaces the whole pattern for both ends', async () => {
  const screen = await show(<FormatsAndStates />);
  expect(texts().slice(0, 2)).toEqual(['19:34:10 to 20:29:45', '07:34 PM – 08:29 PM']);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => texts()[1]).toBe('hh:mm aa – hh:mm aa');
});

claim('and gives [null, null]', async () => {
  const { log, screen } = await range({
    ...from('2025-04-17T08:00', '2025-04-17T12:00'),
    clearable: true,
  });
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(log).toEqual([[null, null, null, null]]);
});

claim('asks for a start and an end time in one input', async () => {
  const screen = await show(<MorningShift />);
  const field = screen.getByRole('group', { name: 'Morning shift' });
  await expect.poll(() => field.element().textContent).toContain('06:30 AM – 02:00 PM');
  await userEvent.click(sections('Hours').nth(1));
  await userEvent.keyboard('03');
  await expect.poll(() => field.element().textContent).toContain('06:30 AM – 03:00 PM');
  await expect.element(sections('Minutes').nth(1)).toHaveFocus();
});

claim('With two inputs, the arrow keys go minute by minute in release 8.2.0', async () => {
  const shift = { minutesStep: 15, ...from('2025-04-17T09:15', '2025-04-17T17:00') };
  const { screen } = await range(shift);
  await userEvent.click(sections('Minutes').first());
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => texts()[0]).toBe('09:30 – 17:00');
  await screen.unmount();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField ampm={false} {...(shift as object)} />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Minutes').first());
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(texts).toEqual(['09:16', '17:00']);
});
