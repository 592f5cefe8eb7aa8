import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerProps } from '@mui/x-date-pickers/DateTimePicker';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { claimsOf, show } from 'claims';
import { expectBothVariants, expectFocusAfterClosing } from 'claims/pickers';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import BikeRental from './BikeRental';
import ClearAndNow from './ClearAndNow';
import ConfigurableDateTimePicker from './ConfigurableDateTimePicker';
import DayAndHour from './DayAndHour';
import DeskAndPhone from './DeskAndPhone';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import HalfHours from './HalfHours';
import page from './index.mdx?raw';
import Landscape from './Landscape';
import LaunchForm from './LaunchForm';
import TypeTheTime from './TypeTheTime';

const claim = claimsOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose date/ });
const day = (name: string) => dialog().getByRole('gridcell', { name, exact: true });
const option = (name: string) => dialog().getByRole('option', { name, exact: true });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const layout = () => document.querySelector('.MuiPickersLayout-root')?.getBoundingClientRect();
const fields = () =>
  browserPage
    .getByRole('group')
    .elements()
    .map((group) => group.textContent.replace(/[\u2060-\u2069\u200b-\u200f]/g, ''));

/** A picker that writes down what it calls: `change 04-22 09:30`. */
async function logged(
  Picker: typeof DesktopDateTimePicker | typeof MobileDateTimePicker,
  props = {},
) {
  const log: string[] = [];
  const write = (what: string) => (value: Dayjs | null) =>
    log.push(`${what} ${value?.format('MM-DD HH:mm') ?? 'null'}`);
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Time"
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        {...props}
      />
    </LocalizationProvider>,
  );
  return log;
}
const filled = { defaultValue: dayjs('2025-04-17T09:30') };

claim('A popper, 489 pixels wide', async () => {
  await logged(DesktopDateTimePicker, filled);
  await opener().click();
  await expect.poll(() => layout()?.width).toBe(489);
  await expect.element(day('17')).toBeVisible();
  await expect.element(option('9 hours')).toBeVisible();
});

claim('On two tabs, pick date and pick time', async () => {
  await logged(MobileDateTimePicker, filled);
  await opener().click();
  await dialog().getByRole('tab', { name: 'pick time' }).click();
  await expect.element(option('9 hours')).toBeVisible();
  await dialog().getByRole('tab', { name: 'pick date' }).click();
  await expect.element(day('17')).toBeVisible();
});

claim('Cancel and Next, then OK', async () => {
  const log = await logged(MobileDateTimePicker, filled);
  await opener().click();
  await day('22').click();
  await button('Next').click();
  await option('PM').click();
  await button('OK').click();
  expect(log).toEqual(['change 04-22 09:30', 'change 04-22 21:30', 'accept 04-22 21:30', 'close']);
});

claim('With value and onChange your state holds it', async () => {
  const screen = await show(<BikeRental />);
  await expect.element(screen.getByText('5 hours from April 17, 9:30 AM: €20')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('16');
  await expect.element(screen.getByText('Choose a time after April 17, 9:30 AM')).toBeVisible();
});

claim('for the day, the hour, the minutes, and AM or PM', async () => {
  const log = await logged(DesktopDateTimePicker, filled);
  await opener().click();
  await day('22').click();
  await option('2 hours').click();
  await option('45 minutes').click();
  await option('PM').click();
  expect(log).toEqual([
    'change 04-22 09:30',
    'change 04-22 02:30',
    'change 04-22 02:45',
    'change 04-22 14:45',
  ]);
  await button('OK').click();
  expect(log.slice(4)).toEqual(['accept 04-22 14:45', 'close']);
});

claim(
  'In an empty picker the day comes with midnight, or with the time of referenceDate',
  async () => {
    const log = await logged(DesktopDateTimePicker, {});
    await opener().click();
    await day('22').click();
    expect(log[0]).toMatch(/ 00:00$/);
  },
);

claim('or with the time of referenceDate', async () => {
  const log = await logged(DesktopDateTimePicker, { referenceDate: dayjs('2025-04-17T08:00') });
  await opener().click();
  await day('22').click();
  expect(log).toEqual(['change 04-22 08:00']);
});

claim("A time that's chosen first comes with today", async () => {
  const log = await logged(DesktopDateTimePicker, { ampm: false });
  await opener().click();
  await option('10 hours').click();
  expect(log).toEqual([`change ${dayjs().format('MM-DD')} 10:00`]);
});

claim('the popper closes after the last list, which is AM or PM in a 12-hour locale', async () => {
  const log = await logged(DesktopDateTimePicker, { ...filled, closeOnSelect: true });
  await opener().click();
  await day('22').click();
  await option('2 hours').click();
  await option('45 minutes').click();
  expect(log.at(-1)).toBe('change 04-22 02:45');
  await option('PM').click();
  expect(log.slice(-2)).toEqual(['accept 04-22 14:45', 'close']);
});

claim('name sends the text in the field', async () => {
  const screen = await show(<LaunchForm />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent: 2025-04-17 09:30')).toBeVisible();
});

claim('minDateTime and maxDateTime limit the moment', async () => {
  const screen = await show(<LaunchForm />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('07');
  const text = 'Between April 17, 8:00 and June 30, 18:00';
  await expect.element(screen.getByText(text)).toBeVisible();
});

claim('and it opens at the day', async () => {
  await logged(DesktopDateTimePicker, filled);
  await opener().click();
  await expect.element(day('17')).toHaveFocus();
});

claim('The field shows the same parts', async () => {
  await show(<DayAndHour />);
  expect(fields()[1]).toMatch(/^04\/17\/2025 09 AM/);
});

claim('without year the field would say 17 09 AM', async () => {
  await logged(DesktopDateTimePicker, { ...filled, views: ['day', 'hours'] });
  expect(fields()[0]).toMatch(/^17 09 AM/);
});

claim('the field would say 04/17/2025 10 AM', async () => {
  await logged(DesktopDateTimePicker, {
    defaultValue: dayjs('2025-04-17T10:30'),
    timeSteps: { minutes: 30 },
    thresholdToRenderTimeInASingleColumn: 48,
  });
  expect(fields()[0]).toMatch(/^04\/17\/2025 10 AM/);
});

claim('Set format, as here', async () => {
  await show(<HalfHours />);
  expect(fields()[0]).toMatch(/^04\/17\/2025 10:30 AM/);
  await opener().click();
  const times = dialog().getByRole('listbox', { name: 'Select time' }).getByRole('option');
  await expect.poll(() => times.elements()[0]?.textContent).toBe('08:00 AM');
  expect(times.elements().at(-1)?.textContent).toBe('04:30 PM');
});

claim('the calendar closes, and the focus moves to the hours', async () => {
  const screen = await show(<TypeTheTime />);
  await opener().click();
  await day('22').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(screen.getByRole('spinbutton', { name: 'Hours' })).toHaveFocus();
});

claim('The toolbar then stands beside the calendar', async () => {
  await show(<Landscape />);
  await opener().click();
  await expect.poll(() => layout()?.width).toBeGreaterThan(400);
});

claim('stays in portrait even when the phone turns', async () => {
  const angle = vi.spyOn(window.screen.orientation, 'angle', 'get').mockReturnValue(90);
  const isLandscape = () => document.querySelector('.MuiPickersLayout-landscape') !== null;
  await logged(MobileDateTimePicker, { ...filled, open: true });
  await expect.element(dialog()).toBeVisible();
  expect(angle).toHaveBeenCalled();
  expect(isLandscape()).toBe(false);
});

claim('With hours, minutes and seconds together the dialog is always in portrait', async () => {
  const isLandscape = () => document.querySelector('.MuiPickersLayout-landscape') !== null;
  const parts = ['year', 'day', 'hours', 'minutes'];
  for (const [views, said] of [
    [parts, true],
    [[...parts, 'seconds'], false],
  ] as const) {
    const { unmount } = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDateTimePicker
          label="Time"
          open
          orientation="landscape"
          views={views as DateTimePickerProps['views']}
        />
      </LocalizationProvider>,
    );
    await expect.element(dialog()).toBeVisible();
    expect(isLandscape()).toBe(said);
    await unmount();
  }
});

claim("With 'nextOrAccept' the dialog shows Next first", async () => {
  const actionBar = { actions: ['clear', 'nextOrAccept'] };
  await logged(MobileDateTimePicker, { ...filled, slotProps: { actionBar } });
  await opener().click();
  await button('Next').click();
  await expect.element(button('OK')).toBeVisible();
});

claim('so the second picker calls it Now', async () => {
  await show(<ClearAndNow />);
  await opener().nth(1).click();
  await expect.element(button('Now')).toBeVisible();
});

claim('Both disable the button', async () => {
  await show(<DisabledOrReadOnly />);
  const buttons = opener().elements() as HTMLButtonElement[];
  expect(buttons.map((element) => element.disabled)).toEqual([true, true]);
});

claim('on a day chooses it and moves the focus to the hours', async () => {
  await logged(DesktopDateTimePicker, filled);
  await opener().click();
  await expect.element(day('17')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(option('9 hours')).toHaveFocus();
});

claim('While users type, it runs at each step too', async () => {
  const log = await logged(DesktopDateTimePicker, { ...filled, ampm: false });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }));
  await userEvent.keyboard('45');
  expect(log).toEqual([
    'change 04-17 09:04',
    'accept 04-17 09:04',
    'change 04-17 09:45',
    'accept 04-17 09:45',
  ]);
});

claim('Cancel removes the last typed digit', async () => {
  await logged(DesktopDateTimePicker, { ...filled, ampm: false });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }));
  await userEvent.keyboard('45');
  await opener().click();
  await button('Cancel').click();
  await expect.poll(() => fields()[0]).toContain('04/17/2025 09:04');
});

claim('A half-typed value has no error and passes required', async () => {
  const screen = await show(<LaunchForm />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Minutes' }));
  await userEvent.keyboard('{Backspace}');
  await screen.getByRole('button', { name: 'Send' }).click();
  const form = document.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('publish')).toBe('2025-04-17 09:mm');
  expect(form.checkValidity()).toBe(true);
  await expect.element(screen.getByText('Sent: nothing, check the date')).toBeVisible();
});

claim('closes the popup and keeps what was chosen', async () => {
  const log = await logged(DesktopDateTimePicker, filled);
  await opener().click();
  await day('22').click();
  await userEvent.keyboard('{Escape}');
  expect(log.slice(1)).toEqual(['accept 04-22 09:30', 'close']);
});

claim('in the dialog, Next leads there', async () => {
  await logged(MobileDateTimePicker, filled);
  await opener().click();
  await expect.element(day('17')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(day('18')).toHaveAttribute('aria-selected', 'true');
  expect(option('9 hours').query()).toBeNull();
  await button('Next').click();
  await expect.element(option('9 hours')).toBeVisible();
});

claim('Choose date, selected date is Apr 17, 2025', async () => {
  await logged(DesktopDateTimePicker, filled);
  const name = 'Choose date, selected date is Apr 17, 2025';
  await expect.element(browserPage.getByRole('button', { name, exact: true })).toBeVisible();
});

claim('It offers 8:00 to 18:00 here', async () => {
  const { rerender } = await show(<ConfigurableDateTimePicker ampm={false} />);
  await opener().click();
  const hours = () =>
    dialog().getByRole('listbox', { name: 'Select hours' }).getByRole('option').elements();
  await expect.poll(() => hours().length).toBe(24);
  await rerender(<ConfigurableDateTimePicker ampm={false} skipDisabled />);
  await expect.poll(() => hours().length).toBe(11);
});

claim('renders the variant that fits the device', async () => {
  await show(<DeskAndPhone />);
  await expectBothVariants();
  await expectFocusAfterClosing();
});

claim('then the same lists of hours and minutes as the other variants', async () => {
  const picker = (props = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker defaultValue={dayjs('2025-04-17T09:30')} {...props} />
    </LocalizationProvider>
  );
  const has = (part: string) => document.querySelector(`.Mui${part}-root`) !== null;
  const screen = await show(picker());
  expect([has('DateCalendar'), has('MultiSectionDigitalClock')]).toEqual([true, false]);
  await screen.unmount();
  const inLists = await show(picker({ openTo: 'hours' }));
  expect(['DateCalendar', 'MultiSectionDigitalClock', 'TimeClock'].map(has)).toEqual([
    false,
    true,
    false,
  ]);
  expect([has('DateTimePickerToolbar'), has('DateTimePickerTabs')]).toEqual([true, true]);
  await inLists.unmount();
  await show(picker({ displayStaticWrapperAs: 'desktop' }));
  expect([has('DateTimePickerToolbar'), has('DateTimePickerTabs')]).toEqual([false, false]);
});

claim('Each keeps what the other one has set', async () => {
  const log: (string | undefined)[] = [];
  function DayAndTime() {
    const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-17T09:30'));
    const change = (next: unknown) => {
      log.push((next as Dayjs | null)?.format('MM-DD HH:mm'));
      setValue(next as Dayjs | null);
    };
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar value={value} onChange={change} />
        <MultiSectionDigitalClock ampm={false} value={value} onChange={change} />
      </LocalizationProvider>
    );
  }
  const screen = await show(<DayAndTime />);
  await screen.getByRole('gridcell', { name: '22', exact: true }).click();
  await screen.getByRole('option', { name: '11 hours', exact: true }).click();
  await screen.getByRole('gridcell', { name: '24', exact: true }).click();
  expect(log).toEqual(['04-22 09:30', '04-22 11:30', '04-24 11:30']);
});

for (const [words, ampm] of [
  ['format changes the text only', undefined],
  ['the lists follow the locale until you pass ampm={false} as well', false],
] as const) {
  claim(words, async () => {
    await logged(DesktopDateTimePicker, { ...filled, ampm, format: 'MM/DD/YYYY HH:mm' });
    expect(fields()[0]).toContain('04/17/2025 09:30');
    await opener().click();
    await expect.element(option('9 hours')).toBeVisible();
    expect(option('PM').query() === null).toBe(ampm === false);
  });
}

claim('both are in view once the dial renders the time', async () => {
  const log = await logged(DesktopDateTimePicker, {
    defaultValue: dayjs('2025-04-17T09:30'),
    viewRenderers: { hours: renderTimeViewClock, minutes: renderTimeViewClock },
  });
  await opener().click();
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const areBeside = () => {
    const calendar = box('.MuiDateCalendar-root');
    const dial = box('.MuiTimeClock-root');
    return calendar && dial && dial.left >= calendar.right && dial.top < calendar.bottom;
  };
  await expect.poll(areBeside).toBe(true);
  await day('22').click();
  await expect.poll(areBeside).toBe(true);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(areBeside).toBe(true);
  expect(log).toEqual(['change 04-22 09:30', 'change 04-22 10:30']);
});

claim('a TimeClock takes the place of the lists', async () => {
  function DayAndDial() {
    const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-17T09:30'));
    const change = (next: unknown) => setValue(next as Dayjs | null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar value={value} onChange={change} />
        <TimeClock value={value} onChange={change} ampmInClock showViewSwitcher />
        <p role="status">{value?.format('MM-DD HH:mm')}</p>
      </LocalizationProvider>
    );
  }
  const screen = await show(<DayAndDial />);
  await screen.getByRole('gridcell', { name: '22', exact: true }).click();
  await screen.getByRole('button', { name: 'PM' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('04-22 21:30');
});

claim('the popper always shows the calendar and the time together', async () => {
  const viewRenderers = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
  await logged(DesktopDateTimePicker, { viewRenderers });
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
  expect(document.querySelector('.MuiDateCalendar-root')).not.toBeNull();
  expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
});

claim('Its dial appears when users press Next', async () => {
  const viewRenderers = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
  await logged(MobileDateTimePicker, { viewRenderers });
  await userEvent.click(opener());
  await userEvent.click(day('22'));
  expect(document.querySelector('.MuiTimeClock-root')).toBeNull();
  await userEvent.click(button('Next'));
  await expect.poll(() => document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  await expect.poll(() => document.querySelector('.MuiDateCalendar-root')).toBeNull();
});

claim('Users still type into its field.', async () => {
  const log = await logged(MobileDateTimePicker, { defaultValue: dayjs('2025-04-17T09:30') });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('22');
  await expect.poll(() => log.at(-1)).toContain('04-22');
});
