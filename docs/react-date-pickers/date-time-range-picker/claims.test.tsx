import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers-pro';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { claimsOf, show } from 'claims';
import { expectBothVariants, expectFocusAfterClosing } from 'claims/pickers';
import { useState, type ReactNode } from 'react';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import CarRental from './CarRental';
import ClearOrLock from './ClearOrLock';
import DeskAndPhone from './DeskAndPhone';
import HalfHours from './HalfHours';
import page from './index.mdx?raw';
import RoomForm from './RoomForm';
import TwoFields from './TwoFields';

const claim = claimsOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose range/ });
const day = (name: string) => dialog().getByRole('gridcell', { name, exact: true });
const option = (name: string) => dialog().getByRole('option', { name, exact: true });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const layout = () => document.querySelector('.MuiPickersLayout-root')?.getBoundingClientRect();
const field = () => browserPage.getByRole('group').first().element().textContent;
const written = ([start, end]: DateRange<Dayjs>) =>
  [start, end].map((date) => date?.format('MM-DD HH:mm') ?? 'null').join(' to ');

/** A picker that writes down what it calls: `change 04-18 10:00 to 04-20 18:00`. */
async function logged(
  Picker: typeof DesktopDateTimeRangePicker | typeof MobileDateTimeRangePicker,
  props = {},
) {
  const log: string[] = [];
  const write = (what: string) => (range: DateRange<Dayjs>) =>
    log.push(`${what} ${written(range)}`);
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Rental"
        ampm={false}
        defaultValue={[dayjs('2025-04-17T10:00'), dayjs('2025-04-20T18:00')]}
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        onError={([start, end]) => log.push(`error ${start} ${end}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return log;
}

claim('A popper, 481 pixels wide', async () => {
  await logged(DesktopDateTimeRangePicker, { ampm: true });
  await opener().click();
  await expect.poll(() => layout()?.width).toBe(481);
});

claim('Start date, start time, end date, end time', async () => {
  await logged(MobileDateTimeRangePicker);
  await opener().click();
  for (const step of ['Start date', 'Start time', 'End date', 'End time']) {
    await expect.element(dialog().getByText(step)).toBeVisible();
    if (step !== 'End time') await button('Next').click();
  }
  await expect.element(button('OK')).toBeVisible();
});

claim('a dialog that was closed at the end starts there when it opens again', async () => {
  await logged(MobileDateTimeRangePicker);
  await opener().click();
  for (const step of ['Start date', 'Start time', 'End date']) {
    await expect.element(dialog().getByText(step)).toBeVisible();
    await button('Next').click();
  }
  await button('OK').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await opener().click();
  await expect.element(dialog().getByText('End date')).toBeVisible();
});

claim('Cancel and Next, then OK', async () => {
  const log = await logged(DesktopDateTimeRangePicker);
  await opener().click();
  await day('18').click();
  await button('Next').click();
  await day('21').click();
  await option('16 hours').click();
  await button('OK').click();
  expect(log).toEqual([
    'change 04-18 10:00 to 04-20 18:00',
    'change 04-18 10:00 to 04-21 18:00',
    'change 04-18 10:00 to 04-21 16:00',
    'accept 04-18 10:00 to 04-21 16:00',
    'close',
  ]);
});

claim('With value and onChange your state holds it', async () => {
  const screen = await show(<CarRental />);
  await expect.element(screen.getByText('4 days: €180')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }).nth(1));
  await userEvent.keyboard('19');
  await expect.element(screen.getByText('3 days: €135')).toBeVisible();
});

claim("On a phone 375 pixels wide, the default format doesn't fit the field", async () => {
  // As wide as the demo is on such a phone.
  const atPhone = (children: ReactNode) => show(<div style={{ width: 309 }}>{children}</div>);
  const isCut = () => {
    const sections = document.querySelector('.MuiPickersSectionList-root') as HTMLElement;
    return sections.scrollWidth > sections.clientWidth;
  };
  const screen = await atPhone(<HalfHours />);
  expect(isCut()).toBe(true);
  await screen.unmount();
  await atPhone(<CarRental />);
  expect(isCut()).toBe(false);
});

claim('With referenceDate, every chosen day gets its time instead', async () => {
  const log = await logged(DesktopDateTimeRangePicker, {
    defaultValue: [null, null],
    referenceDate: dayjs('2025-04-17T08:00'),
  });
  await opener().click();
  await day('18').click();
  expect(log[0]).toBe('change 04-18 08:00 to null');
});

claim('every chosen day gets its time instead', async () => {
  const log = await logged(DesktopDateTimeRangePicker, {
    referenceDate: dayjs('2025-04-17T08:00'),
  });
  await opener().click();
  await day('18').click();
  expect(log[0]).toBe('change 04-18 08:00 to 04-20 18:00');
});

claim('and an empty end gets midnight', async () => {
  const log = await logged(DesktopDateTimeRangePicker, { defaultValue: [null, null] });
  await opener().click();
  await day('18').click();
  expect(log[0]).toMatch(/18 00:00 to null$/);
});

claim('Choosing a start after the end clears the end', async () => {
  const log = await logged(DesktopDateTimeRangePicker);
  await opener().click();
  await day('24').click();
  expect(log[0]).toBe('change 04-24 10:00 to null');
});

claim('also when only its time is later', async () => {
  const log = await logged(DesktopDateTimeRangePicker, {
    defaultValue: [dayjs('2025-04-17T10:00'), dayjs('2025-04-17T18:00')],
  });
  await opener().click();
  await option('19 hours').click();
  expect(log[0]).toBe('change 04-17 19:00 to null');
});

claim('clears the end and makes that day the new start', async () => {
  const log = await logged(DesktopDateTimeRangePicker);
  await opener().click();
  await button('Next').click();
  await day('14').click();
  expect(log[0]).toBe('change 04-14 18:00 to null');
});

claim('an end time before the start time is taken, and the error is invalidRange', async () => {
  const log = await logged(DesktopDateTimeRangePicker);
  await opener().click();
  await button('Next').click();
  await day('17').click();
  await option('9 hours').click();
  expect(log).toEqual([
    'change 04-17 10:00 to 04-17 18:00',
    'change 04-17 10:00 to 04-17 09:00',
    'error invalidRange invalidRange',
  ]);
});

claim('a click in a field opens the popup, and so do Enter and Space', async () => {
  for (const key of ['{Enter}', ' ']) {
    const screen = await show(<TwoFields />);
    const section = screen.getByRole('group').first().getByRole('spinbutton', { name: 'Month' });
    await userEvent.keyboard('{Tab}');
    await expect.element(section).toHaveFocus();
    const popup = browserPage.getByRole('tooltip');
    expect(popup.query()).toBeNull();
    await userEvent.keyboard(key);
    await expect.element(popup).toBeVisible();
    await screen.unmount();
  }
});

claim('for the end that this field stands for', async () => {
  const screen = await show(<TwoFields />);
  expect(screen.getByRole('button').query()).toBeNull();
  const end = screen.getByRole('group').nth(1);
  await userEvent.click(end.getByRole('spinbutton', { name: 'Day' }));
  const popup = browserPage.getByRole('tooltip');
  await expect
    .element(popup.getByRole('gridcell', { name: '20' }))
    .toHaveAttribute('aria-selected', 'true');
  await popup.getByRole('gridcell', { name: '24' }).click();
  await expect.poll(() => end.element().textContent).toContain('04/24/2025');
});

claim('name sends both ends in one text: 2025-04-17 19:00 – 2025-04-18 01:00', async () => {
  const screen = await show(<RoomForm />);
  await screen.getByRole('button', { name: 'Send' }).click();
  const text = 'Sent: 2025-04-17 19:00 – 2025-04-18 01:00';
  await expect.element(screen.getByText(text)).toBeVisible();
});

claim('A half-typed range has no error and passes required', async () => {
  const screen = await show(<RoomForm />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Minutes' }).nth(1));
  await userEvent.keyboard('{Backspace}');
  await screen.getByRole('button', { name: 'Send' }).click();
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form.checkValidity()).toBe(true);
  await expect.element(screen.getByText('Sent: nothing, check the times')).toBeVisible();
});

claim("An error is an array, such as ['minDate', null]", async () => {
  const log = await logged(DesktopDateTimeRangePicker, { minDateTime: dayjs('2025-04-18T00:00') });
  expect(log).toEqual(['error minDate null']);
});

claim('The dialog ignores it', async () => {
  await logged(MobileDateTimeRangePicker, { calendars: 2 });
  await opener().click();
  await expect.poll(() => dialog().getByRole('grid').elements().length).toBe(1);
});

claim('A single list leaves the minutes out of the default format', async () => {
  await logged(DesktopDateTimeRangePicker, { timeSteps: { minutes: 60 } });
  expect(field()).toContain('04/17/2025 10 – 04/20/2025 18');
});

claim('Set format, as here', async () => {
  await show(<HalfHours />);
  expect(field()).toContain('04/17/2025 09:30 AM – 04/20/2025 06:00 PM');
});

claim('viewRenderers replaces lists with a clock', async () => {
  await logged(DesktopDateTimeRangePicker, {
    viewRenderers: { hours: renderTimeViewClock, minutes: renderTimeViewClock },
  });
  await opener().click();
  await expect
    .element(dialog().getByRole('listbox', { name: /^Select hours\./ }))
    .toBeInTheDocument();
});

claim('While users type, it runs at each step too', async () => {
  const log = await logged(DesktopDateTimeRangePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }).first());
  await userEvent.keyboard('45');
  expect(log.filter((call) => call.startsWith('accept'))).toEqual([
    'accept 04-17 10:04 to 04-20 18:00',
    'accept 04-17 10:45 to 04-20 18:00',
  ]);
});

claim('Cancel removes the last typed digit', async () => {
  const log = await logged(DesktopDateTimeRangePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }).first());
  await userEvent.keyboard('45');
  await opener().click();
  await button('Cancel').click();
  expect(log.slice(-2)).toEqual(['change 04-17 10:04 to 04-20 18:00', 'close']);
});

claim('The single field does that when a section was emptied', async () => {
  const log = await logged(DesktopDateTimeRangePicker, { format: 'MM/DD HH:mm' });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Hours' }).first());
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => log.at(-1)).toBe('accept null to 04-20 18:00');
  await userEvent.keyboard('08');
  await expect.poll(() => log.at(-1)).toBe('accept 04-20 08:00 to 04-20 18:00');
});

claim('onChange receives [null, null]', async () => {
  const log = await logged(DesktopDateTimeRangePicker, {
    slotProps: { field: { clearable: true } },
  });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }).first());
  await browserPage.getByRole('button', { name: 'Clear' }).click();
  expect(log[0]).toBe('change null to null');
});

claim('disabled and readOnly disable the button', async () => {
  await show(<ClearOrLock />);
  const buttons = opener().elements() as HTMLButtonElement[];
  expect(buttons.map((element) => element.disabled)).toEqual([false, true, true]);
});

claim('closes the popup and keeps what was chosen', async () => {
  const log = await logged(DesktopDateTimeRangePicker);
  await opener().click();
  await day('18').click();
  await userEvent.keyboard('{Escape}');
  expect(log.slice(1)).toEqual(['accept 04-18 10:00 to 04-20 18:00', 'close']);
});

claim('The accessible name of the button has the days, not the times', async () => {
  await logged(DesktopDateTimeRangePicker);
  const name = 'Choose range, selected range is Apr 17, 2025 - Apr 20, 2025';
  await expect.element(browserPage.getByRole('button', { name, exact: true })).toBeVisible();
});

claim('renders the variant that fits the device', async () => {
  await show(<DeskAndPhone />);
  await expectBothVariants();
  await expectFocusAfterClosing();
});

function WholeDays() {
  const [range, setRange] = useState<DateRange<Dayjs>>([null, null]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <p>{written(range)}</p>
      <DesktopDateTimeRangePicker
        ampm={false}
        referenceDate={dayjs('2025-04-01')}
        value={range}
        onChange={([start, end]) => {
          const isNew = range[1] === null && end !== null && end.isSame(end.startOf('day'));
          setRange([start, isNew ? end.hour(23).minute(59) : end]);
        }}
      />
    </LocalizationProvider>
  );
}

claim('change an end that was empty before and is now at midnight', async () => {
  const screen = await show(<WholeDays />);
  await opener().click();
  await day('18').click();
  await button('Next').click();
  await day('21').click();
  await expect.element(screen.getByText('04-18 00:00 to 04-21 23:59')).toBeVisible();
  await option('16 hours').click();
  await expect.element(screen.getByText('04-18 00:00 to 04-21 16:59')).toBeVisible();
  await button('OK').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(screen.getByText('04-18 00:00 to 04-21 16:59')).toBeVisible();
});

claim("Midnight can't be typed into an empty end", async () => {
  const screen = await show(<WholeDays />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }).nth(1));
  await userEvent.keyboard('04212025000');
  await expect.element(screen.getByText('null to 04-21 23:59')).toBeVisible();
});
