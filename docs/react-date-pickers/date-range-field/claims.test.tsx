import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ConfigurableRangeField from './ConfigurableRangeField';
import page from './index.mdx?raw';
import FormatsAndStates from './FormatsAndStates';
import HotelStay from './HotelStay';
import LeaveForm from './LeaveForm';
import Nights from './Nights';
import TwoInputs from './TwoInputs';

const claim = claimsOf(page);
const sections = (name: string) => browserPage.getByRole('spinbutton', { name });
const texts = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((field) => field.textContent);

/** A range field that writes down what it reports. */
async function range(props: SingleInputDateRangeFieldProps) {
  const log: unknown[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Stay"
        onChange={(dates, { validationError }) =>
          log.push([...dates.map((date) => date && date.format('MM-DD')), ...validationError])
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, screen };
}

async function paste(words: string) {
  await userEvent.click(sections('Month').first());
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', words);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

const stay: SingleInputDateRangeFieldProps = {
  defaultValue: [dayjs('2025-04-17'), dayjs('2025-04-22')],
};

claim('Each is a date, or null while one of its sections is empty', async () => {
  const { log } = await range(stay);
  await userEvent.click(sections('Day').nth(1));
  await userEvent.keyboard('{Backspace}');
  expect(log).toEqual([['04-17', null, null, null]]);
});

claim('value with onChange controls it', async () => {
  const screen = await show(<Nights />);
  await expect.element(screen.getByText('Enter both dates')).toBeVisible();
  await userEvent.click(sections('Month').nth(1));
  await userEvent.keyboard('06162025');
  await expect.element(screen.getByText('3 nights, $72')).toBeVisible();
});

claim('the focus moves on to the end, so both dates are typed in one go', async () => {
  const { log } = await range({});
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('0417202504222025');
  expect(log.at(-1)).toEqual(['04-17', '04-22', null, null]);
});

claim('with the same dash; a single date sets the start and empties the end', async () => {
  const { log } = await range(stay);
  await paste('05/01/2025 – 05/05/2025');
  await expect.poll(() => log.at(-1)).toEqual(['05-01', '05-05', null, null]);
  await paste('06/01/2025');
  await expect.poll(() => log.at(-1)).toEqual(['06-01', null, null, null]);
  await paste('07/01/2025 - 07/05/2025');
  await expect.poll(() => log.at(-1)).toEqual([null, null, null, null]);
});

claim('the focus stays there, and Tab leads to the end', async () => {
  const screen = await show(<TwoInputs />);
  const focused = () => document.activeElement?.closest('[role=group]');
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('07062025');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Year');
  expect(focused()).toBe(screen.getByRole('group', { name: 'House free from' }).element());
  await userEvent.tab();
  const end = screen.getByRole('group', { name: 'until' }).element();
  await expect.poll(focused).toBe(end);
});

claim('A missing end is no error, so this form also looks for null', async () => {
  const screen = await show(<LeaveForm />);
  const request = screen.getByRole('button', { name: 'Request' });
  await expect.element(screen.getByText('The last day must be in 2025.')).toBeVisible();
  await userEvent.click(sections('Day').nth(1));
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByText('The last day must be in 2025.')).not.toBeInTheDocument();
  await request.click();
  await expect.element(screen.getByText('Sent: nothing, check the dates')).toBeVisible();
});

claim('If both dates are allowed and the end is before the start', async () => {
  const { log, screen } = await range(stay);
  await userEvent.click(sections('Day').first());
  await userEvent.keyboard('24');
  expect(log.at(-1)).toEqual(['04-24', '04-22', 'invalidRange', 'invalidRange']);
  await screen.unmount();
  const limited = await range({ ...stay, minDate: dayjs('2025-04-23') });
  await userEvent.click(sections('Day').first());
  await userEvent.keyboard('24');
  expect(limited.log.at(-1)).toEqual(['04-24', '04-22', null, 'minDate']);
});

claim('Starts and ends between the two, both included', async () => {
  const { log } = await range({
    ...stay,
    minDate: dayjs('2025-04-17'),
    maxDate: dayjs('2025-04-22'),
  });
  await userEvent.click(sections('Day').first());
  await userEvent.keyboard('16');
  expect(log.at(-1)).toEqual(['04-16', '04-22', 'minDate', null]);
  await userEvent.keyboard('{ArrowLeft}17');
  expect(log.at(-1)).toEqual(['04-17', '04-22', null, null]);
});

claim('The same day twice is a valid range', async () => {
  const { log } = await range(stay);
  await userEvent.click(sections('Day').first());
  await userEvent.keyboard('22');
  expect(log.at(-1)).toEqual(['04-22', '04-22', null, null]);
});

claim('Delete the month of that start and type 03, and you get 03/22/2025', async () => {
  await range({ defaultValue: [dayjs('2025-04-17'), dayjs('2025-05-22')] });
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => texts()[0]).toBe('MM/17/2025 – 05/22/2025');
  await userEvent.keyboard('03');
  await expect.poll(() => texts()[0]).toBe('03/22/2025 – 05/22/2025');
});

claim("The arrows do it when they pass through a date that doesn't exist", async () => {
  await range({ defaultValue: [dayjs('2025-01-31'), dayjs('2026-05-22')] });
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(() => texts()[0]).toBe('02/28/2026 – 05/22/2026');
});

claim("Fields with two inputs aren't affected", async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField defaultValue={[dayjs('2025-04-17'), dayjs('2025-05-22')]} />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('{Backspace}');
  await expect.poll(texts).toEqual(['MM/17/2025', '05/22/2025']);
  await userEvent.keyboard('03');
  await expect.poll(texts).toEqual(['03/17/2025', '05/22/2025']);
});

claim('Type a new year at the start of 04/17/2025 – 05/22/2025', async () => {
  const defaultValue: SingleInputDateRangeFieldProps['defaultValue'] = [
    dayjs('2025-04-17'),
    dayjs('2025-05-22'),
  ];
  const { screen } = await range({ defaultValue });
  await userEvent.click(sections('Year').first());
  await userEvent.keyboard('2024');
  await expect.poll(() => texts()[0]).toBe('05/22/2024 – 05/22/2025');
  await screen.unmount();
  const two = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField defaultValue={defaultValue} />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Year').first());
  await userEvent.keyboard('2024');
  await expect.poll(texts).toEqual(['04/17/2024', '05/22/2025']);
  await two.unmount();
  await range({ defaultValue });
  await userEvent.click(sections('Year').first());
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => texts()[0]).toBe('04/17/2024 – 05/22/2025');
});

claim('a field with one input sends one text', async () => {
  const { screen } = await range({ ...stay, name: 'stay' });
  const input = screen.container.querySelector('input');
  expect([input?.name, input?.value]).toEqual(['stay', '04/17/2025 – 04/22/2025']);
});

claim('format applies to both ends, and dateSeparator stands between them', async () => {
  await show(<FormatsAndStates />);
  expect(texts()[0]).toBe('Sep 2025 to Feb 2026');
});

claim('The clear button empties both ends at once', async () => {
  const screen = await show(<FormatsAndStates />);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => texts()[1]).toBe('MM/DD/YYYY – MM/DD/YYYY');
});

claim('so two dates and a button need more', async () => {
  await show(<HotelStay />);
  const container = document.querySelector('.MuiPickersSectionList-root') as HTMLElement;
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  const { screen } = await range({ ...stay, clearable: true });
  const narrow = screen.container.querySelector('.MuiPickersSectionList-root') as HTMLElement;
  expect(narrow.scrollWidth).toBeGreaterThan(narrow.clientWidth);
});

claim('is the text between the two dates, a dash by default', async () => {
  const { rerender } = await show(<ConfigurableRangeField />);
  await expect.poll(() => texts()[0]).toBe('05/03/2025 – 08/31/2025');
  await rerender(<ConfigurableRangeField dateSeparator="to" />);
  await expect.poll(() => texts()[0]).toBe('05/03/2025 to 08/31/2025');
});

claim('A mounted field shows another one only after its value has changed', async () => {
  const { screen } = await range({ defaultValue: [dayjs('2025-05-03'), dayjs('2025-08-31')] });
  await expect.poll(() => texts()[0]).toBe('05/03/2025 – 08/31/2025');
  await screen.rerender(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField label="Stay, changed" dateSeparator="to" />
    </LocalizationProvider>,
  );
  await expect.element(browserPage.getByText('Stay, changed').first()).toBeInTheDocument();
  expect(texts()[0]).toContain(' – ');
  await userEvent.click(sections('Day').first());
  await userEvent.keyboard('04');
  await expect.poll(() => texts()[0]).toBe('05/04/2025 to 08/31/2025');
});

claim('a field with one input sends one text, 04/17/2025 – 04/22/2025', async () => {
  const { screen } = await range({ ...stay, name: 'stay' });
  const input = () => screen.container.querySelector<HTMLInputElement>('input[name=stay]');
  await expect
    .poll(() => input()?.value.replace(/[\u2066-\u2069]/g, ''))
    .toBe('04/17/2025 – 04/22/2025');
});

const cell = (name: string) => browserPage.getByRole('gridcell', { name, exact: true });

claim('This covers typed dates', async () => {
  function AtLeastTwoNights() {
    const [[start, end], setStay] = useState<DateRange<Dayjs>>([
      dayjs('2025-04-17'),
      dayjs('2025-04-22'),
    ]);
    const nights = start && end ? end.startOf('day').diff(start.startOf('day'), 'day') : NaN;
    const isTooShort = nights >= 0 && nights < 2;
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <SingleInputDateRangeField
          label="Stay"
          value={[start, end]}
          onChange={setStay}
          error={isTooShort || undefined}
          helperText={isTooShort ? 'Stay at least two nights.' : undefined}
        />
      </LocalizationProvider>
    );
  }
  const screen = await show(<AtLeastTwoNights />);
  const message = screen.getByText('Stay at least two nights.');
  const group = screen.getByRole('group', { name: 'Stay' });
  expect(message.query()).toBeNull();
  await userEvent.click(sections('Day').nth(1));
  await userEvent.keyboard('18');
  await expect.element(message).toBeVisible();
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(sections('Day').nth(1));
  await userEvent.keyboard('16');
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(sections('Day').nth(1));
  await userEvent.keyboard('19');
  await expect.element(group).toHaveAttribute('aria-invalid', 'false');
});

claim("gets the position 'end' while users choose the end", async () => {
  const positions: string[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        referenceDate={dayjs('2025-04-01')}
        shouldDisableDate={(day, position) => {
          positions.push(position);
          return position === 'end' && day.isAfter(dayjs('2025-04-27'), 'day');
        }}
      />
    </LocalizationProvider>,
  );
  expect([...new Set(positions)]).toEqual(['start']);
  await cell('13').click();
  await expect.element(cell('28')).toBeDisabled();
  await expect.element(cell('27')).toBeEnabled();
});

claim('disabled from slotProps.textField is ignored', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-05-22')]}
        slotProps={{ textField: ({ position }) => ({ disabled: position === 'start' }) }}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('03');
  await expect.poll(texts).toEqual(['03/17/2025', '05/22/2025']);
});

claim('the prop of the field disables both', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField disabled />
    </LocalizationProvider>,
  );
  const disabled = sections('Month')
    .elements()
    .map((element) => element.getAttribute('aria-disabled'));
  expect(disabled).toEqual(['true', 'true']);
});

claim("use a DateRangeCalendar whose only position is 'end'", async () => {
  const start = dayjs('2025-04-17');
  const reported: (string | undefined)[][] = [];
  function Extend() {
    const [end, setEnd] = useState<Dayjs | null>(null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={1}
          value={[start, end]}
          onChange={(next) => {
            reported.push(next.map((date) => date?.format('MM-DD')));
            setEnd(next[1]);
          }}
          defaultRangePosition="end"
          availableRangePositions={['end']}
          minDate={start}
          disableDragEditing
        />
      </LocalizationProvider>
    );
  }
  await show(<Extend />);
  for (const day of ['22', '25', '19']) await cell(day).click();
  await expect.element(cell('16')).toBeDisabled();
  expect(reported).toEqual([
    ['04-17', '04-22'],
    ['04-17', '04-25'],
    ['04-17', '04-19'],
  ]);
});

const inputs = () =>
  [...document.querySelectorAll('.MuiPickersTextField-root')].map((input) =>
    input.getBoundingClientRect(),
  );

claim('A picker has no direction, so give it a field of your own', async () => {
  function StackedField(props: MultiInputDateRangeFieldProps<true>) {
    return (
      <MultiInputDateRangeField
        {...props}
        direction="column"
        slots={{ ...props.slots, separator: () => null }}
      />
    );
  }
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker
        slots={{ field: StackedField }}
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
      />
    </LocalizationProvider>,
  );
  const [start, end] = inputs();
  expect(start!.left).toBe(end!.left);
  expect(start!.width).toBe(end!.width);
  // The gap of the stack, without an empty row for the dash.
  expect(Math.round(end!.top - start!.bottom)).toBe(16);
  await userEvent.click(sections('Month').nth(1));
  const dialog = browserPage.getByRole('tooltip');
  await dialog.getByRole('gridcell', { name: '24', exact: true }).first().click();
  await expect.poll(texts).toEqual(['04/17/2025', '04/24/2025']);
});

claim('the start is on the right and the end on the left, without any prop', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]} />
    </LocalizationProvider>,
    { direction: 'rtl' },
  );
  const [start, end] = inputs();
  expect(start!.left).toBeGreaterThan(end!.right);
});

claim('In one input, the start stays on the left', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField {...stay} />
    </LocalizationProvider>,
    { direction: 'rtl' },
  );
  const left = (index: number) => sections('Day').nth(index).element().getBoundingClientRect().left;
  expect(left(0)).toBeLessThan(left(1));
});
