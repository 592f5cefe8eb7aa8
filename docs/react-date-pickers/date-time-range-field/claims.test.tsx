import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {
  SingleInputDateTimeRangeField,
  type SingleInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import BoatForm from './BoatForm';
import CarRental from './CarRental';
import OneInput from './OneInput';
import OvenTime from './OvenTime';
import States from './States';

const claim = claimsOf(page);
const sections = (name: string) => browserPage.getByRole('spinbutton', { name });
const sectionLists = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')] as HTMLElement[];
const texts = () => sectionLists().map((field) => field.textContent);

/** A range field that writes down what it reports. */
async function range(props: SingleInputDateTimeRangeFieldProps) {
  const log: unknown[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Trip"
        onChange={(dates, { validationError }) =>
          log.push([
            ...dates.map((date) => date && date.format('YYYY-MM-DDTHH:mm')),
            ...validationError,
          ])
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, screen };
}
const trip: SingleInputDateTimeRangeFieldProps = {
  defaultValue: [dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')],
};
const short = { format: 'MM/DD HH:mm' };

claim(
  'is 370 pixels wide, and a field without a width of its own cuts it off after 182',
  async () => {
    await range(trip);
    const [list] = sectionLists();
    expect(list?.textContent).toBe('04/17/2025 10:00 AM – 04/20/2025 06:00 PM');
    expect(Math.abs((list?.scrollWidth ?? 0) - 370)).toBeLessThan(15);
    expect(list?.clientWidth).toBe(182);
  },
);

claim('For the whole format, take two inputs', async () => {
  const screen = await show(<CarRental />);
  expect(texts()).toEqual(['04/17/2025 10:00 AM', '04/20/2025 06:00 PM']);
  await expect.element(screen.getByRole('group', { name: 'Return' })).toBeVisible();
});

claim('shorten the format and set a width', async () => {
  await show(<OneInput />);
  expect(texts()).toEqual(['Apr 17, 22:15 – Apr 18, 03:40']);
  const [list] = sectionLists();
  expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
});

claim("it's the year of referenceDate, or this year", async () => {
  const { log, screen } = await range({ ...short, referenceDate: dayjs('2024-01-01') });
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('04171000');
  expect(log.at(-1)).toEqual(['2024-04-17T10:00', null, null, null]);
  await screen.unmount();
  const empty = await range(short);
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('04171000');
  expect(empty.log.at(-1)).toEqual([`${dayjs().year()}-04-17T10:00`, null, null, null]);
});

claim('so [start, null] comes first. With one input, the focus runs on', async () => {
  const { log } = await range({ ...short, referenceDate: dayjs('2025-01-01') });
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('0417100004201800');
  expect(log[0]).toEqual(['2025-04-17T10:00', null, null, null]);
  expect(log.at(-1)).toEqual(['2025-04-17T10:00', '2025-04-20T18:00', null, null]);
});

claim('the field with one input can change other parts of that end', async () => {
  const { log } = await range({
    ...short,
    defaultValue: [dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:45')],
  });
  await userEvent.click(sections('Hours').first());
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => texts()[0]).toBe('04/17 hh:00 – 04/20 18:45');
  await userEvent.keyboard('08');
  expect(log.at(-1)).toEqual(['2025-04-20T08:45', '2025-04-20T18:45', null, null]);
});

claim('value with onChange controls it', async () => {
  const screen = await show(<OvenTime />);
  await expect.element(screen.getByText('12.5 hours, about 113 kWh')).toBeVisible();
  await userEvent.click(sections('Minutes').nth(1));
  await userEvent.keyboard('30');
  await expect.element(screen.getByText('13.0 hours, about 117 kWh')).toBeVisible();
});

claim("on the day of minDateTime it's minTime, on days before it minDate", async () => {
  const screen = await show(<BoatForm />);
  const book = screen.getByRole('button', { name: 'Book' });
  const early = screen.getByText('On the first day, boats leave from 9:00.');
  await expect.element(early).toBeVisible();
  await book.click();
  await expect.element(screen.getByText('Sent: nothing, check the trip')).toBeVisible();
  await userEvent.click(sections('Hours').first());
  await userEvent.keyboard('9');
  await book.click();
  await expect.element(screen.getByText('Sent: 04-19 09:00 to 04-20 12:00')).toBeVisible();
  await screen.unmount();
  const { log } = await range({ ...trip, minDateTime: dayjs('2025-04-17T10:00') });
  await userEvent.click(sections('Day').first());
  await userEvent.keyboard('16');
  expect(log.at(-1)).toEqual(['2025-04-16T10:00', '2025-04-20T18:00', 'minDate', null]);
});

claim('two equal values are valid, and a missing end is no error', async () => {
  const moment = dayjs('2025-04-17T10:00');
  const { log } = await range({ defaultValue: [moment.minute(1), moment] });
  await userEvent.click(sections('Minutes').first());
  await userEvent.keyboard('2');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Backspace}');
  expect(log).toEqual([
    ['2025-04-17T10:02', '2025-04-17T10:00', 'invalidRange', 'invalidRange'],
    ['2025-04-17T10:01', '2025-04-17T10:00', 'invalidRange', 'invalidRange'],
    ['2025-04-17T10:00', '2025-04-17T10:00', null, null],
    [null, '2025-04-17T10:00', null, null],
  ]);
});

claim('because a pasted range is split at it', async () => {
  const { log } = await range({ ...trip, format: 'MM/DD – HH:mm', dateSeparator: '–' });
  await userEvent.click(sections('Month').first());
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '05/01 – 10:00 – 05/02 – 12:00');
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  await expect.poll(() => log).toEqual([[null, null, null, null]]);
});

claim('switches the default format between 12 and 24 hours', async () => {
  await range({ ...trip, ampm: false });
  expect(texts()).toEqual(['04/17/2025 10:00 – 04/20/2025 18:00']);
});

claim('it empties both ends', async () => {
  const screen = await show(<States />);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => texts()[0]).toBe('MM/DD hh:mm – MM/DD hh:mm');
});

claim('The same hours on each day of a period', async () => {
  const { log } = await range({
    ...trip,
    ...short,
    ampm: false,
    minTime: dayjs('2025-01-01T11:00'),
  });
  await userEvent.click(sections('Minutes').nth(1));
  await userEvent.keyboard('30');
  await expect.poll(() => (log.at(-1) as unknown[]).slice(2)).toEqual(['minTime', null]);
});

claim('ignores referenceDate and takes this year', async () => {
  const log: unknown[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        format="MM/DD HH:mm"
        referenceDate={dayjs('2024-01-01')}
        onChange={(dates) => log.push(dates.map((date) => date && date.format('YYYY-MM-DDTHH:mm')))}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('04171000');
  expect(log.at(-1)).toEqual([`${dayjs().year()}-04-17T10:00`, null]);
});

claim('If both ends are allowed, an end before its start raises invalidRange', async () => {
  const { log } = await range({ ...trip, minDateTime: dayjs('2025-04-18T00:00') });
  await userEvent.click(sections('Day').first());
  await userEvent.keyboard('21');
  expect(log.at(-1)).toEqual([
    '2025-04-21T10:00',
    '2025-04-20T18:00',
    'invalidRange',
    'invalidRange',
  ]);
  await userEvent.click(sections('Day').nth(1));
  await userEvent.keyboard('17');
  expect(log.at(-1)).toEqual(['2025-04-21T10:00', '2025-04-17T18:00', null, 'minDate']);
});
