import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { claimsOf, show } from 'claims';
import dayjs from 'dayjs';
import type { ReactElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import AnnouncedError from './AnnouncedError';
import FullNames from './FullNames';
import page from './index.mdx?raw';
import WhatIsAnnounced from './WhatIsAnnounced';

const claim = claimsOf(page);
/** Spread, as the rule against `autoFocus` is meant for pages. */
const focusedAtFirst = { autoFocus: true };
const april = dayjs('2025-04-17T14:05');
const stay = [dayjs('2025-04-17'), dayjs('2025-04-20')] as [dayjs.Dayjs, dayjs.Dayjs];

const community = (element: ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);
const pro = (element: ReactElement) => (
  <ProProvider dateAdapter={ProAdapter}>{element}</ProProvider>
);
const field = (props = {}) => community(<DateField label="Day" defaultValue={april} {...props} />);

const text = () => document.querySelector('.MuiPickersSectionList-root')?.textContent;
const section = (name: string) =>
  document.querySelector<HTMLElement>(`[role=spinbutton][aria-label="${name}"]`) as HTMLElement;
/** The name or the text of what has the focus. */
const focused = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'body';
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
};
const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;

async function press(keys: string, there: string | RegExp) {
  await userEvent.keyboard(keys);
  await expect.poll(focused).toMatch(there);
}
async function change(keys: string, shown: string) {
  await userEvent.keyboard(keys);
  await expect.poll(text).toBe(shown);
}
const exactly = (words: string) => new RegExp(`^${words}$`);

claim('Move through these two and read what screen readers get', async () => {
  const screen = await show(<WhatIsAnnounced />);
  await userEvent.click(section('Month'));
  await expect.element(screen.getByText(/aria-valuetext="April"/)).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: '22' }));
  await expect.element(screen.getByText(/role="gridcell" aria-selected="true"/)).toBeVisible();
});

claim('Tab stops once at a field', async () => {
  await show(
    community(
      <>
        <DatePicker defaultValue={april} slotProps={{ field: { clearable: true } }} />
        <button>after</button>
      </>,
    ),
  );
  await press('{Tab}', 'Month');
  await press('{Tab}', /^Choose date/);
  await press('{Tab}', 'after');
});

claim('Moves to the section before or after', async () => {
  await show(field());
  await userEvent.click(section('Month'));
  await press('{ArrowRight}', 'Day');
  await press('{ArrowRight}', 'Year');
  await press('{ArrowLeft}', 'Day');
});

claim('Changes the section by 1, minutes by minutesStep; at the end, it starts over', async () => {
  await show(
    community(<DateTimeField ampm={false} minutesStep={5} defaultValue={april} label="x" />),
  );
  await userEvent.click(section('Month'));
  await change('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', '12/17/2025 14:05');
  await change('{ArrowUp}', '01/17/2025 14:05');
  await userEvent.click(section('Minutes'));
  await change('{ArrowUp}', '01/17/2025 14:10');
});

claim('Changes it by 5', async () => {
  await show(field());
  await userEvent.click(section('Month'));
  await change('{PageUp}', '09/17/2025');
  await change('{PageDown}', '04/17/2025');
});

claim('minutes by 5 times minutesStep', async () => {
  await show(
    community(<DateTimeField ampm={false} minutesStep={5} defaultValue={april} label="x" />),
  );
  await userEvent.click(section('Minutes'));
  await change('{PageUp}', '04/17/2025 14:30');
  await change('{PageDown}', '04/17/2025 14:05');
});

claim('for a year, they', async () => {
  await show(field({ minDate: dayjs('2020-01-01') }));
  await userEvent.click(section('Month'));
  await change('{Home}', '01/17/2025');
  await change('{End}', '12/17/2025');
  await userEvent.click(section('Year'));
  await change('{Home}', '12/17/0000');
  await change('{End}', '12/17/9999');
});

claim('when no further digit fits, the focus moves on', async () => {
  await show(field());
  await userEvent.click(section('Month'));
  await press('1', 'Month');
  await press('1', 'Day');
  await userEvent.click(section('Month'));
  await press('2', 'Day');
});

claim('choose the value that starts with them', async () => {
  await show(field());
  await userEvent.click(section('Month'));
  await change('o', '10/17/2025');
});

claim('Empties the section', async () => {
  await show(field());
  await userEvent.click(section('Day'));
  await change('{Delete}', '04/DD/2025');
  await userEvent.click(section('Month'));
  await change('{Backspace}', 'MM/DD/2025');
});

claim('Empties the whole field', async () => {
  await show(field());
  await userEvent.click(section('Month'));
  await userEvent.keyboard('{Control>}a{/Control}');
  await change('{Delete}', 'MM/DD/YYYY');
});

claim("a whole date in the field's format", async () => {
  await show(field());
  const paste = (target: Element, data: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
  await userEvent.click(section('Day'));
  paste(section('Day'), '22');
  await expect.poll(text).toBe('04/22/2025');
  paste(section('Day'), '05/23/2026');
  await expect.poll(text).toBe('05/23/2026');
  await userEvent.keyboard('{Control>}a{/Control}');
  paste(document.querySelector('.MuiPickersSectionList-root') as Element, '12/24/2027');
  await expect.poll(text).toBe('12/24/2027');
});

claim('an empty year starts at the current one', async () => {
  await show(field({ defaultValue: undefined }));
  await userEvent.click(section('Month'));
  await change('{ArrowUp}', '01/DD/YYYY');
  await userEvent.click(section('Year'));
  await change('{ArrowUp}', `01/DD/${new Date().getFullYear()}`);
});

claim("isn't a tab stop", async () => {
  const screen = await show(field({ clearable: true }));
  const clear = screen.getByTitle('Clear');
  await expect.element(clear).toHaveAttribute('tabindex', '-1');
});

claim('the switch of views, the two arrows, and one day', async () => {
  await show(
    community(
      <>
        <DateCalendar defaultValue={april} />
        <button>after</button>
      </>,
    ),
  );
  await press('{Tab}', /switch to year view/);
  await press('{Tab}', 'Previous month');
  await press('{Tab}', 'Next month');
  await press('{Tab}', exactly('17'));
  await press('{Tab}', 'after');
});

claim("Previous or next day that isn't disabled, also in the next month", async () => {
  await show(
    community(
      <DateCalendar
        {...focusedAtFirst}
        defaultValue={april}
        shouldDisableDate={(day) => dayjs(day as never).date() === 18}
      />,
    ),
  );
  await expect.poll(focused).toBe('17');
  await press('{ArrowRight}', exactly('19'));
  await press('{ArrowLeft}', exactly('17'));
  await press('{ArrowDown}{ArrowDown}', exactly('1'));
  await expect.poll(header).toBe('May 2025');
  await press('{ArrowLeft}', exactly('30'));
});

claim('Same weekday, a week before or after', async () => {
  await show(community(<DateCalendar {...focusedAtFirst} defaultValue={april} />));
  await expect.poll(focused).toBe('17');
  await press('{ArrowUp}', exactly('10'));
  await press('{ArrowDown}', exactly('17'));
});

claim('First or last day of the week', async () => {
  await show(community(<DateCalendar {...focusedAtFirst} defaultValue={april} />));
  await expect.poll(focused).toBe('17');
  await press('{Home}', exactly('13'));
  await press('{End}', exactly('19'));
});

claim('The two page keys work the opposite way', async () => {
  await show(community(<DateCalendar {...focusedAtFirst} defaultValue={april} />));
  await expect.poll(focused).toBe('17');
  await userEvent.keyboard('{PageUp}');
  await expect.poll(header).toBe('May 2025');
  await press('{PageDown}', exactly('17'));
  await expect.poll(header).toBe('April 2025');
});

claim('All keys but ← and → do nothing if they lead to a disabled day', async () => {
  const weekend = (day: unknown) => [0, 6].includes(dayjs(day as never).day());
  await show(
    community(
      <DateCalendar {...focusedAtFirst} defaultValue={april} shouldDisableDate={weekend} />,
    ),
  );
  await expect.poll(focused).toBe('17');
  // April 13 and 19, and May 17, are days of a weekend.
  await userEvent.keyboard('{Home}{End}{PageUp}');
  await press('{ArrowRight}', exactly('18'));
  await press('{ArrowRight}', exactly('21'));
  expect(header()).toBe('April 2025');
});

claim('Chooses the day', async () => {
  const onChange = vi.fn();
  await show(
    community(<DateCalendar {...focusedAtFirst} defaultValue={april} onChange={onChange} />),
  );
  await expect.poll(focused).toBe('17');
  await press('{ArrowRight}', exactly('18'));
  await userEvent.keyboard('{Enter}');
  await press('{ArrowRight}', exactly('19'));
  await userEvent.keyboard(' ');
  await expect
    .poll(() => onChange.mock.calls.map(([day]) => (day as dayjs.Dayjs).date()))
    .toEqual([18, 19]);
});

claim('months start over at the end', async () => {
  await show(
    community(<MonthCalendar {...focusedAtFirst} aria-label="Month" defaultValue={april} />),
  );
  await expect.poll(focused).toBe('April');
  await press('{ArrowUp}', 'January');
  await press('{ArrowLeft}', 'December');
  await press('{ArrowRight}', 'January');
  await press('{ArrowDown}', 'April');
});

claim('One row up or down', async () => {
  await show(
    community(<YearCalendar {...focusedAtFirst} aria-label="Year" defaultValue={april} />),
  );
  await expect.poll(focused).toBe('2025');
  await press('{ArrowDown}', '2028');
  await press('{ArrowUp}', '2025');
  await press('{ArrowLeft}', '2024');
});

claim('with monthsPerRow={4}, still three months', async () => {
  const months = { ...focusedAtFirst, monthsPerRow: 4 } as const;
  await show(community(<MonthCalendar {...months} aria-label="Month" defaultValue={april} />));
  await expect.poll(focused).toBe('April');
  await press('{ArrowDown}', 'July');
  await press('{ArrowUp}', 'April');
});

claim('A key that leads to a disabled year or month does nothing', async () => {
  const may = (month: unknown) => dayjs(month as never).month() === 4;
  await show(
    community(
      <MonthCalendar
        {...focusedAtFirst}
        aria-label="Month"
        defaultValue={april}
        shouldDisableMonth={may}
      />,
    ),
  );
  await expect.poll(focused).toBe('April');
  await press('{ArrowRight}{ArrowDown}', 'July');
  await press('{ArrowLeft}', 'June');
  await press('{ArrowLeft}{ArrowUp}', 'March');
});

claim('Chooses it and opens the next view', async () => {
  await show(community(<DateCalendar {...focusedAtFirst} openTo="year" defaultValue={april} />));
  await expect.poll(focused).toBe('2025');
  await press('{ArrowRight}', '2026');
  await userEvent.keyboard('{Enter}');
  await expect.poll(header).toBe('April 2026');
  await expect.poll(focused).toBe('17');
});

claim('At 12 PM, 8.1.0 goes to 11 PM with Page Up and to 7 PM with Page Down', async () => {
  const noon = dayjs('2025-04-17T12:05');
  const at = (time: string) => new RegExp(`is ${time}$`);
  await show(community(<TimeClock {...focusedAtFirst} ampm defaultValue={noon} />));
  await expect.poll(focused).toMatch(at('12:05 PM'));
  await press('{PageDown}', at('07:05 PM'));
  await press('{Home}', at('12:05 PM'));
  await press('{PageUp}', at('11:05 PM'));
});

claim('at 2 PM, they choose 12 PM and 11 PM', async () => {
  await show(
    community(<TimeClock {...focusedAtFirst} ampm defaultValue={april} minutesStep={1} />),
  );
  const at = (time: string) => new RegExp(`is ${time}$`);
  await expect.poll(focused).toMatch(/^Select hours/);
  await press('{ArrowUp}', at('03:05 PM'));
  await press('{ArrowDown}', at('02:05 PM'));
  await press('{PageUp}', at('07:05 PM'));
  await press('{PageUp}', at('11:05 PM'));
  await press('{ArrowUp}', at('12:05 PM'));
  await press('{End}', at('11:05 PM'));
  await press('{Home}', at('12:05 PM'));
  await press('{Enter}', /^Select minutes/);
  await press('{ArrowUp}', at('12:06 PM'));
  await press('{PageDown}', at('12:01 PM'));
  await press('{End}', at('12:59 PM'));
  await press('{Home}', at('12:00 PM'));
});

claim('Adds or subtracts 1, minutes by minutesStep', async () => {
  await show(
    community(
      <TimeClock {...focusedAtFirst} ampm view="minutes" defaultValue={april} minutesStep={15} />,
    ),
  );
  await expect.poll(focused).toMatch(/^Select minutes/);
  await press('{Home}', /02:00 PM$/);
  await press('{ArrowUp}', /02:15 PM$/);
});

claim('with 15, End does nothing', async () => {
  await show(
    community(
      <TimeClock {...focusedAtFirst} ampm view="minutes" defaultValue={april} minutesStep={15} />,
    ),
  );
  await expect.poll(focused).toMatch(/^Select minutes/);
  await press('{Home}', /02:00 PM$/);
  await userEvent.keyboard('{End}{PageUp}');
  await press('{ArrowUp}', /02:15 PM$/);
});

claim('These are the keys of DigitalClock and MultiSectionDigitalClock', async () => {
  const screen = await show(
    community(<DigitalClock {...focusedAtFirst} ampm={false} timeStep={60} defaultValue={april} />),
  );
  await expect.poll(focused).toBe('00:00');
  await press('{End}', '23:00');
  await press('{ArrowDown}', '00:00');
  await press('{ArrowUp}', '23:00');
  await press('{PageUp}', '18:00');
  await press('{PageDown}', '23:00');
  await press('{Home}', '00:00');
  await screen.unmount();
  await show(
    community(<MultiSectionDigitalClock {...focusedAtFirst} ampm={false} defaultValue={april} />),
  );
  await expect.poll(focused).toBe('14 hours');
  await press('{ArrowDown}', exactly('15 hours'));
  await press('{ArrowUp}', exactly('14 hours'));
  await press('{End}', exactly('23 hours'));
  await press('{ArrowDown}', exactly('0 hours'));
  await press('{PageDown}', exactly('5 hours'));
  await press('{PageUp}', exactly('0 hours'));
  await press('{ArrowDown}', exactly('1 hours'));
  await press('{Home}', exactly('0 hours'));
  // The chosen hour comes first, as it is below.
  await press('{Tab}', exactly('14 hours'));
  await press('{Tab}', exactly('5 minutes'));
});

claim('from a time above the chosen one, first to the chosen one', async () => {
  await show(
    community(<MultiSectionDigitalClock {...focusedAtFirst} ampm={false} defaultValue={april} />),
  );
  await expect.poll(focused).toBe('14 hours');
  await press('{ArrowUp}', exactly('13 hours'));
  await press('{Tab}', exactly('14 hours'));
  await press('{ArrowDown}', exactly('15 hours'));
  await press('{Tab}', exactly('5 minutes'));
});

claim('On mobile, a Time Picker shows a TimeClock', async () => {
  const screen = await show(
    community(
      <>
        <DesktopTimePicker defaultValue={april} />
        <MobileTimePicker defaultValue={april} />
      </>,
    ),
  );
  const clocks = () => document.querySelectorAll('.MuiTimeClock-root').length;
  const lists = () => document.querySelectorAll('.MuiMultiSectionDigitalClock-root').length;
  const buttons = screen.getByRole('button', { name: /^Choose time/ });
  await userEvent.click(buttons.first());
  await expect.poll(() => [clocks(), lists()]).toEqual([0, 1]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(lists).toBe(0);
  await userEvent.click(buttons.last());
  await expect.poll(() => [clocks(), lists()]).toEqual([1, 0]);
});

claim('Chooses it and moves on to the next list', async () => {
  await show(
    community(<MultiSectionDigitalClock {...focusedAtFirst} ampm={false} defaultValue={april} />),
  );
  await expect.poll(focused).toBe('14 hours');
  await press('{ArrowDown}', exactly('15 hours'));
  await press('{Enter}', exactly('5 minutes'));
});

claim('Tab goes on with the first one', async () => {
  for (const Picker of [DatePicker, MobileDatePicker]) {
    const screen = await show(community(<Picker label="Day" defaultValue={april} />));
    await press('{Tab}', 'Month');
    await press('{Tab}', /^Choose date/);
    await press('{Enter}', exactly('17'));
    const stops = new Set<string>();
    for (let count = 0; count < 9; count += 1) {
      await userEvent.keyboard('{Tab}');
      stops.add(focused());
    }
    expect([...stops].some((stop) => stop === 'Month' || stop === 'body')).toBe(false);
    expect([...stops]).toContain('17');
    await press('{Escape}', /^Choose date/);
    await press(' ', exactly('17'));
    await screen.unmount();
  }
});

claim('The name of the dialog is the title of its toolbar', async () => {
  const first = await show(community(<MobileDatePicker label="Day" open defaultValue={april} />));
  await expect.element(first.getByRole('dialog', { name: 'Select date' })).toBeVisible();
  await first.unmount();
  const second = await show(community(<DatePicker label="Day" open defaultValue={april} />));
  await expect.element(second.getByRole('dialog', { name: 'Day' })).toBeVisible();
  await second.unmount();
  const third = await show(
    community(
      <DatePicker open defaultValue={april} slotProps={{ popper: { 'aria-label': 'Mine' } }} />,
    ),
  );
  await expect.element(third.getByRole('dialog', { name: 'Mine' })).toBeVisible();
});

claim('Moves on to the second date', async () => {
  await show(pro(<DateRangePicker label="Stay" defaultValue={stay} />));
  await press('{Tab}', 'Month');
  await press('{ArrowRight}{ArrowRight}{ArrowRight}', 'Month');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => text()?.replace(/[\u2066-\u2069]/g, '')).toMatch(/05\/20\/2025$/);
  const names = [...document.querySelectorAll('[role=spinbutton]')].map((element) =>
    element.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Month', 'Day', 'Year', 'Month', 'Day', 'Year']);
});

claim('Opens the calendar; the focus stays in the field', async () => {
  for (const key of ['{Enter}', ' ']) {
    const screen = await show(
      pro(<DateRangePicker defaultValue={stay} slots={{ field: MultiInputDateRangeField }} />),
    );
    await press('{Tab}', 'Month');
    await userEvent.keyboard(key);
    await expect.poll(() => document.querySelectorAll('[role=grid]').length).toBe(2);
    expect(focused()).toBe('Month');
    await screen.unmount();
  }
});

claim('Moves from the start to the end', async () => {
  const screen = await show(
    pro(<DateRangePicker defaultValue={stay} slots={{ field: MultiInputDateRangeField }} />),
  );
  await press('{Tab}', 'Month');
  await userEvent.keyboard('{Tab}');
  await expect
    .poll(() => document.activeElement?.closest('[role=group]'))
    .toBe(screen.getByRole('group', { name: 'End' }).element());
});

claim('goes on in the second month', async () => {
  const onChange = vi.fn();
  await show(
    pro(
      <DateRangeCalendar
        {...focusedAtFirst}
        defaultValue={[dayjs('2025-04-30'), null]}
        onChange={onChange}
      />,
    ),
  );
  await expect.poll(focused).toBe('30');
  await press('{ArrowRight}', exactly('1'));
  await userEvent.keyboard('{Enter}');
  await press('{ArrowRight}', exactly('2'));
  await userEvent.keyboard(' ');
  const days = () =>
    (onChange.mock.lastCall?.[0] as (dayjs.Dayjs | null)[] | undefined)?.map((day) =>
      day?.format('MM-DD'),
    );
  await expect.poll(days).toEqual(['05-01', '05-02']);
});

claim('Its label, its helper text, aria-invalid', async () => {
  const screen = await show(field({ helperText: 'Help', minDate: dayjs('2026-01-01') }));
  const group = screen.getByRole('group', { name: 'Day' });
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Help');
});

claim('such as April, 17th or Empty', async () => {
  await show(field());
  await expect.poll(() => section('Month')?.getAttribute('aria-valuetext')).toBe('April');
  expect(section('Day').getAttribute('aria-valuetext')).toBe('17th');
  expect(section('Day').getAttribute('aria-valuemax')).toBe('30');
  await userEvent.click(section('Year'));
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => section('Year').getAttribute('aria-valuetext')).toBe('Empty');
});

claim('Each month that comes into view', async () => {
  const screen = await show(community(<DateCalendar defaultValue={april} />));
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await expect.poll(header).toBe('May 2025');
  const live = document.querySelector('.MuiPickersCalendarHeader-label')?.closest('[aria-live]');
  expect(live?.getAttribute('aria-live')).toBe('polite');
  await expect.element(screen.getByRole('grid', { name: 'May 2025' })).toBeVisible();
});

claim('Its number, aria-selected, and', async () => {
  const screen = await show(community(<DateCalendar defaultValue={dayjs()} />));
  const today = screen.getByRole('gridcell', { name: String(dayjs().date()), exact: true });
  await expect.element(today).toHaveAttribute('aria-selected', 'true');
  await expect.element(today).toHaveAttribute('aria-current', 'date');
});

claim('radiogroup of radio', async () => {
  const screen = await show(community(<YearCalendar aria-label="Year" defaultValue={april} />));
  await expect.element(screen.getByRole('radiogroup', { name: 'Year' })).toBeInTheDocument();
  await expect.element(screen.getByRole('radio', { name: '2025' })).toBeChecked();
});

claim('listbox of option', async () => {
  const screen = await show(community(<MultiSectionDigitalClock ampm defaultValue={april} />));
  await expect.element(screen.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  await expect
    .element(screen.getByRole('option', { name: '2 hours', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
});

claim('it can say the whole date', async () => {
  const screen = await show(<FullNames />);
  await expect
    .element(screen.getByRole('gridcell', { name: 'Friday, April 18, Good Friday' }))
    .toBeVisible();
});

claim("that's there from the start", async () => {
  const screen = await show(<AnnouncedError />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('From April 1, 2025');
  await userEvent.click(section('Month'));
  await userEvent.keyboard('03');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Choose a day from April 1');
});

claim('A day is 36 pixels wide and high', async () => {
  const screen = await show(community(<DateCalendar defaultValue={april} />));
  const { width, height } = screen
    .getByRole('gridcell', { name: '17' })
    .element()
    .getBoundingClientRect();
  expect([width, height]).toEqual([36, 36]);
});

claim("Calendars don't animate for users who prefer reduced motion", async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  onTestFinished(async () => {
    await emulate('');
  });
  const fades = () => document.querySelectorAll('.MuiPickersFadeTransitionGroup-root').length;
  for (const [preference, animated] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await emulate(preference);
    const screen = await show(community(<DateCalendar defaultValue={april} />));
    await expect.element(screen.getByRole('grid')).toBeVisible();
    await expect.poll(() => fades() > 0).toBe(animated);
    await screen.unmount();
  }
});

claim("doesn't become the name", async () => {
  const screen = await show(
    community(
      <DatePicker
        label="Day"
        defaultValue={april}
        slotProps={{ textField: { 'aria-label': 'Mine' } }}
      />,
    ),
  );
  await expect.element(screen.getByRole('group')).toHaveAccessibleName('Day');
});

claim('but the text stands outside of it', async () => {
  const screen = await show(field({ helperText: 'Help' }));
  const group = screen.getByRole('group');
  await expect.element(group).toHaveAttribute('aria-live', 'polite');
  expect(group.element().contains(screen.getByText('Help').element())).toBe(false);
});

claim('Popper, dialog | dialog; tooltip for the popper of two inputs', async () => {
  const desktop = await show(community(<DatePicker label="Day" defaultValue={april} open />));
  await expect.element(desktop.getByRole('dialog', { name: 'Day' })).toBeVisible();
  await desktop.unmount();
  const phone = await show(community(<MobileDatePicker label="Day" defaultValue={april} open />));
  await expect.element(phone.getByRole('dialog', { name: 'Select date' })).toBeVisible();
  await phone.unmount();
  await show(
    pro(<DateRangePicker open defaultValue={stay} slots={{ field: MultiInputDateRangeField }} />),
  );
  await expect.poll(() => document.querySelector('[role=tooltip] [role=grid]')).not.toBeNull();
});

claim("Chooses the start, then the end; opened in the end's input, the end first", async () => {
  const onChange = vi.fn();
  const last = () =>
    (onChange.mock.lastCall?.[0] as (dayjs.Dayjs | null)[] | undefined)?.map(
      (day) => day?.format('MM-DD') ?? null,
    );
  const calendar = await show(
    pro(<DateRangeCalendar {...focusedAtFirst} referenceDate={april} onChange={onChange} />),
  );
  await expect.poll(focused).toBe('17');
  await userEvent.keyboard('{Enter}');
  await expect.poll(last).toEqual(['04-17', null]);
  await press('{ArrowRight}', '18');
  await userEvent.keyboard(' ');
  await expect.poll(last).toEqual(['04-17', '04-18']);
  await calendar.unmount();

  const screen = await show(
    pro(
      <DateRangePicker
        closeOnSelect={false}
        defaultValue={stay}
        onChange={onChange}
        slots={{ field: MultiInputDateRangeField }}
      />,
    ),
  );
  await press('{Tab}', 'Month');
  await userEvent.keyboard('{Tab}');
  const end = screen.getByRole('group', { name: 'End' }).element();
  await expect.poll(() => end.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  const day = screen.getByRole('gridcell', { name: '25' }).first();
  await expect.element(day).toBeVisible();
  (day.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(last).toEqual(['04-17', '04-25']);
});

claim('A day before the start becomes the new start', async () => {
  const onChange = vi.fn();
  await show(
    pro(<DateRangeCalendar {...focusedAtFirst} referenceDate={april} onChange={onChange} />),
  );
  await expect.poll(focused).toBe('17');
  await userEvent.keyboard('{Enter}');
  await press('{ArrowLeft}', '16');
  await userEvent.keyboard('{Enter}');
  const days = () =>
    (onChange.mock.lastCall?.[0] as (dayjs.Dayjs | null)[] | undefined)?.map(
      (day) => day?.format('MM-DD') ?? null,
    );
  await expect.poll(days).toEqual(['04-16', null]);
});

claim('On phones and tablets, pickers open a dialog instead of a popper', async () => {
  const matchMedia = window.matchMedia.bind(window);
  for (const pointer of ['fine', 'coarse']) {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: fine)'
        ? matchMedia(pointer === 'fine' ? 'all' : 'not all')
        : matchMedia(query),
    );
    const screen = await show(community(<DatePicker label="Day" defaultValue={april} />));
    await userEvent.click(screen.getByRole('button', { name: /^Choose date/ }));
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(document.querySelectorAll('.MuiDialog-root')).toHaveLength(pointer === 'fine' ? 0 : 1);
    await screen.unmount();
  }
});

claim('The focus then returns to the button, even if users clicked another field', async () => {
  const screen = await show(
    community(
      <>
        <input aria-label="Name" />
        <DatePicker label="Day" defaultValue={april} />
      </>,
    ),
  );
  const opener = screen.getByRole('button', { name: /^Choose date/ });
  const other = screen.getByRole('textbox', { name: 'Name' });
  await opener.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(other);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.click(other);
  await expect.element(other).toHaveFocus();
});

claim('with the id of a text', async () => {
  for (const InputProps of [{ 'aria-label': 'Departure' }, { 'aria-labelledby': 'departure' }]) {
    const screen = await show(
      community(
        <>
          <p id="departure">Departure</p>
          <DatePicker defaultValue={april} slotProps={{ textField: { InputProps } }} />
        </>,
      ),
    );
    await expect.element(screen.getByRole('group')).toHaveAccessibleName('Departure');
    await screen.unmount();
  }
});
