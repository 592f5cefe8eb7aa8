import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expectBothVariants, expectFocusAfterClosing } from 'claims/pickers';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { day, dialog, logged, months, opener } from './claimsPicker';
import ClearTheRange from './ClearTheRange';
import ConfigurableDateRangePicker from './ConfigurableDateRangePicker';
import DeskAndPhone from './DeskAndPhone';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import HotelStay from './HotelStay';
import page from './index.mdx?raw';
import LeaveForm from './LeaveForm';
import Periods from './Periods';
import TwoFields from './TwoFields';

const claim = claimsOf(page);

claim('Two (calendars)', async () => {
  await logged(DesktopDateRangePicker);
  await opener().click();
  await expect.poll(months).toBe(2);
});

claim('Always one', async () => {
  await logged(MobileDateRangePicker, { calendars: 3 });
  await opener().click();
  await expect.poll(months).toBe(1);
});

claim('Closes the popper (closeOnSelect is true)', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await day('24').click();
  await day('28').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(log).toEqual([
    'change 04-24 00:00 to null',
    'change 04-24 00:00 to 04-28 00:00',
    'accept 04-24 00:00 to 04-28 00:00',
    'close',
  ]);
});

claim('Leaves the dialog open (closeOnSelect is false)', async () => {
  const log = await logged(MobileDateRangePicker);
  await opener().click();
  await day('24').click();
  await day('28').click();
  expect(log.at(-1)).toBe('change 04-24 00:00 to 04-28 00:00');
  await dialog().getByRole('button', { name: 'OK' }).click();
  expect(log.slice(-2)).toEqual(['accept 04-24 00:00 to 04-28 00:00', 'close']);
});

claim('None, unless closeOnSelect is false', async () => {
  const buttons = () =>
    [...document.querySelectorAll('.MuiDialogActions-root button')].map(
      (button) => button.textContent,
    );
  for (const [Picker, closeOnSelect, said] of [
    [DesktopDateRangePicker, undefined, []],
    [DesktopDateRangePicker, false, ['Cancel', 'OK']],
    [MobileDateRangePicker, undefined, ['Cancel', 'OK']],
    [MobileDateRangePicker, true, []],
  ] as const) {
    const { unmount } = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Picker label="Stay" open closeOnSelect={closeOnSelect} />
      </LocalizationProvider>,
    );
    await expect.element(dialog()).toBeVisible();
    expect(buttons()).toEqual(said);
    await unmount();
  }
});

claim('so expect a half-filled range', async () => {
  const screen = await show(<HotelStay />);
  await expect.element(screen.getByText('5 nights, breakfast included')).toBeVisible();
  await opener().click();
  await day('24').click();
  await expect.element(screen.getByText('Choose arrival and departure')).toBeVisible();
});

claim('after the first click accepts [start, null]', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await day('24').click();
  await userEvent.keyboard('{Escape}');
  expect(log.slice(1)).toEqual(['accept 04-24 00:00 to null', 'close']);
});

claim('Days that are chosen for an empty position are set to midnight', async () => {
  const log = await logged(DesktopDateRangePicker, { defaultValue: [null, null] });
  await opener().click();
  await day('20').click();
  await day('21').click();
  expect(log[1]).toMatch(/ 00:00 to .+ 00:00$/);
});

claim('Other days keep the time of the value', async () => {
  const defaultValue = [dayjs('2025-04-17T09:00'), dayjs('2025-04-22T18:00')];
  const kept = await logged(DesktopDateRangePicker, { defaultValue });
  await opener().click();
  await day('15').click();
  expect(kept).toEqual(['change 04-15 09:00 to 04-22 18:00']);
});

claim('unless you pass referenceDate', async () => {
  const log = await logged(DesktopDateRangePicker, {
    defaultValue: [dayjs('2025-04-17T09:00'), dayjs('2025-04-22T18:00')],
    referenceDate: dayjs('2025-04-01T12:30'),
  });
  await opener().click();
  await day('15').click();
  await day('20').click();
  expect(log[1]).toBe('change 04-15 12:30 to 04-20 12:30');
});

claim('With a single field, the popper asks for the start first each time it opens', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await day('18').click();
  await userEvent.keyboard('{Escape}');
  // A click may still hit a calendar that is closing, and then does nothing.
  await expect.poll(() => dialog().elements()).toHaveLength(0);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Day' }).nth(1));
  await opener().click();
  await day('19').click();
  await expect.poll(() => log.at(-1)).toBe('change 04-19 00:00 to 04-22 00:00');
});

claim('asks for the end when it opens again', async () => {
  const log = await logged(MobileDateRangePicker);
  await opener().click();
  await day('18').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().elements()).toHaveLength(0);
  await opener().click();
  await day('21').click();
  await expect.poll(() => log.at(-1)).toBe('change 04-18 00:00 to 04-21 00:00');
});

claim('A start after the present end clears the end', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await day('24').click();
  expect(log).toEqual(['change 04-24 00:00 to null']);
});

claim('that day becomes the new start', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await day('10').click();
  await day('5').click();
  expect(log).toEqual(['change 04-10 00:00 to 04-22 00:00', 'change 04-05 00:00 to null']);
});

claim('A second click on the same day', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await day('24').click();
  await day('24').click();
  expect(log).toContain('accept 04-24 00:00 to 04-24 00:00');
});

claim('makes a range of this single day', async () => {
  const log = await logged(MobileDateRangePicker);
  await opener().click();
  await day('24').click();
  await day('24').click();
  expect(log.at(-1)).toBe('change 04-24 00:00 to 04-24 00:00');
});

claim('Both ends can be dragged to another day', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await userEvent.dragAndDrop(day('22'), day('25'));
  await expect.poll(() => log[0]).toBe('change 04-17 00:00 to 04-25 00:00');
});

claim('begins with the end', async () => {
  const log = await logged(DesktopDateRangePicker, { defaultRangePosition: 'end' });
  await opener().click();
  await day('28').click();
  expect(log[0]).toBe('change 04-17 00:00 to 04-28 00:00');
});

const tooltip = () => browserPage.getByRole('tooltip');

claim('a click in a field opens the calendar', async () => {
  const screen = await show(<TwoFields />);
  expect(screen.getByRole('button').query()).toBeNull();
  await expect.element(screen.getByText('Arrival').first()).toBeVisible();
  const section = screen.getByRole('group').first().getByRole('spinbutton', { name: 'Month' });
  await userEvent.click(section);
  await expect.element(tooltip()).toBeVisible();
  await expect.element(section).toHaveFocus();
});

claim('and so do Enter and Space', async () => {
  for (const key of ['{Enter}', ' ']) {
    const screen = await show(<TwoFields />);
    const section = screen.getByRole('group').first().getByRole('spinbutton', { name: 'Month' });
    await userEvent.keyboard('{Tab}');
    await expect.element(section).toHaveFocus();
    expect(tooltip().query()).toBeNull();
    await userEvent.keyboard(key);
    await expect.element(tooltip()).toBeVisible();
    await screen.unmount();
  }
});

claim('on a phone, the fields are read-only', async () => {
  await logged(MobileDateRangePicker, { slots: { field: MultiInputDateRangeField } });
  const month = browserPage.getByRole('group').first().getByRole('spinbutton', { name: 'Month' });
  await expect.element(month).toHaveAttribute('aria-readonly', 'true');
});

claim('A click in the second field chooses the end', async () => {
  const log = await logged(DesktopDateRangePicker, { slots: { field: MultiInputDateRangeField } });
  const end = browserPage.getByRole('group').nth(1);
  await userEvent.click(end.getByRole('spinbutton', { name: 'Day' }));
  await tooltip().getByRole('gridcell', { name: '28' }).first().click();
  expect(log[0]).toBe('change 04-17 00:00 to 04-28 00:00');
});

claim('name sends both dates in one text: 2025-04-17 – 2025-04-22', async () => {
  const screen = await show(<LeaveForm />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent: 2025-04-17 – 2025-04-22')).toBeVisible();
});

claim('format has no effect on the Date Range Picker in this release', async () => {
  await logged(DesktopDateRangePicker, { format: 'YYYY-MM-DD' });
  expect(browserPage.getByRole('group').element().textContent).toContain('04/17/2025');
});

claim('its text is 2025-04-17 – 2025-04-DD', async () => {
  const screen = await show(<LeaveForm />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }).nth(1));
  await userEvent.keyboard('{Backspace}');
  await screen.getByRole('button', { name: 'Send' }).click();
  const form = document.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('leave')).toBe('2025-04-17 – 2025-04-DD');
  expect(form.checkValidity()).toBe(true);
  await expect.element(screen.getByText('Sent: nothing, check the dates')).toBeVisible();
});

claim("and then says under the field what's missing", async () => {
  const screen = await show(<LeaveForm />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }).nth(1));
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByText('First and last day')).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Enter the first and the last day.')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }).nth(1));
  await userEvent.keyboard('22');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent: 2025-04-17 – 2025-04-22')).toBeVisible();
});

claim('Its default width is too small for both dates in a wide font', async () => {
  const isCut = () => {
    const list = document.querySelector('.MuiPickersSectionList-root') as HTMLElement;
    return list.scrollWidth > list.clientWidth;
  };
  const wide = { '& *': { fontFamily: 'monospace' } };
  const defaultValue: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-22')];
  const element = (sx: object) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ display: 'flex' }}>
        <DesktopDateRangePicker label="Stay" defaultValue={defaultValue} sx={{ ...wide, ...sx }} />
      </div>
    </LocalizationProvider>
  );
  const screen = await show(element({}));
  await expect.poll(isCut).toBe(true);
  await screen.rerender(element({ width: 300 }));
  await expect.poll(isCut).toBe(false);
});

claim('While users type, it runs at each step too', async () => {
  const log = await logged(DesktopDateRangePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }).first());
  await userEvent.keyboard('03');
  expect(log).toEqual(['change 03-17 00:00 to 04-22 00:00', 'accept 03-17 00:00 to 04-22 00:00']);
});

claim('The single field does that when a section was emptied', async () => {
  const log = await logged(DesktopDateRangePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }).first());
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => log.at(-1)).toBe('accept null to 04-22 00:00');
  await userEvent.keyboard('03');
  await expect.poll(() => log.at(-1)).toBe('accept 03-22 00:00 to 04-22 00:00');
});

claim('replaces the dash', async () => {
  await logged(DesktopDateRangePicker, { slotProps: { field: { dateSeparator: 'to' } } });
  const text = browserPage.getByRole('group').element().textContent;
  expect(text).toContain('04/17/2025 to 04/22/2025');
});

claim("An error is an array too, such as ['minDate', null]", async () => {
  const errors: unknown[] = [];
  await logged(DesktopDateRangePicker, {
    minDate: dayjs('2025-04-18'),
    onError: (error: unknown) => errors.push(error),
  });
  expect(errors).toEqual([['minDate', null]]);
});

claim('A click chooses both dates and closes the picker', async () => {
  const screen = await show(<Periods />);
  await opener().click();
  await dialog().getByRole('button', { name: 'This month' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('group').element().textContent).toContain('04/01/2025 – 04/30/2025');
});

claim('onChange receives [null, null]', async () => {
  const log = await logged(DesktopDateRangePicker, { slotProps: { field: { clearable: true } } });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }).first());
  await browserPage.getByRole('button', { name: 'Clear' }).click();
  expect(log[0]).toBe('change null to null');
});

claim('With buttons in the popper, set closeOnSelect={false}', async () => {
  await show(<ClearTheRange />);
  await opener().nth(1).click();
  await dialog().getByRole('button', { name: 'Clear' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(browserPage.getByRole('group').nth(1).element().textContent).toContain('MM/DD/YYYY');
});

claim('Both disable the button', async () => {
  await show(<DisabledOrReadOnly />);
  const buttons = opener().elements() as HTMLButtonElement[];
  expect(buttons.map((element) => element.disabled)).toEqual([true, true]);
});

claim('The focus starts at the first day of the range', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await expect.element(day('17')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  await expect.poll(() => log.at(-1)).toBe('close');
  expect(log[1]).toBe('change 04-18 00:00 to 04-25 00:00');
});

claim('Choose range, selected range is Apr 17, 2025 - Apr 22, 2025', async () => {
  await logged(DesktopDateRangePicker);
  const name = 'Choose range, selected range is Apr 17, 2025 - Apr 22, 2025';
  await expect.element(browserPage.getByRole('button', { name, exact: true })).toBeVisible();
});

claim('The popper has no name of its own in this release; give it one', async () => {
  await logged(DesktopDateRangePicker, { slotProps: { popper: { 'aria-label': 'Stay' } } });
  await opener().click();
  await expect.element(browserPage.getByRole('dialog', { name: 'Stay' })).toBeVisible();
});

claim('The popper has no name of its own in this release', async () => {
  await logged(DesktopDateRangePicker);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(browserPage.getByRole('dialog', { name: /./ }).query()).toBeNull();
});

claim('says which of them shows the month of the range', async () => {
  await browserPage.viewport(1200, 900);
  const shown = () =>
    [...document.querySelectorAll('.MuiPickersArrowSwitcher-root')].map((each) => each.textContent);
  const screen = await show(
    <ConfigurableDateRangePicker calendars={3} currentMonthCalendarPosition={2} />,
  );
  await opener().click();
  await expect.poll(shown).toEqual(['March 2025', 'April 2025', 'May 2025']);
  await screen.unmount();
});

claim('renders the variant that fits the device', async () => {
  await show(<DeskAndPhone />);
  await expectBothVariants();
  await expectFocusAfterClosing();
});

claim('It counts calendars from 1, and is larger than calendars', async () => {
  const messages = consoleMessages();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker open calendars={2} currentMonthCalendarPosition={3} />
    </LocalizationProvider>,
  );
  await expect
    .poll(() => messages.join())
    .toContain('The `currentMonthCalendarPosition` prop must be an integer between `1`');
});

claim('MUI X: The timezone of the start and the end date should be the same.', async () => {
  consoleMessages();
  dayjs.extend(utc);
  dayjs.extend(timezone);
  const [start, end] = ['Europe/Rome', 'Asia/Tokyo'].map((zone) => dayjs.tz('2025-05-01', zone));
  const screen = await show(
    <Caught>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker value={[start ?? null, end ?? null]} />
      </LocalizationProvider>
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: The timezone of the start and the end date should be the same.');
});
