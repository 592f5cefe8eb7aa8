import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs as FreeAdapter } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider as FreeProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { day, logged, written } from './claimsCalendar';
import ArrivalOrDeparture from './ArrivalOrDeparture';
import ConfigurableRangeCalendar from './ConfigurableRangeCalendar';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import HolidayHome from './HolidayHome';
import page from './index.mdx?raw';
import Weeks from './Weeks';

const claim = claimsOf(page);
const next = () => browserPage.getByRole('button', { name: 'Next month' });
const months = () =>
  [
    ...document.querySelectorAll('.MuiPickersArrowSwitcher-root, .MuiPickersCalendarHeader-label'),
  ].map((label) => label.textContent);

claim('a month is 312 pixels wide', async () => {
  await logged();
  expect(document.querySelector('.MuiDayCalendar-root')?.getBoundingClientRect().width).toBe(312);
});

claim('with a media query as the demo does', async () => {
  const screen = await show(<HolidayHome />);
  await expect.element(screen.getByText('15 nights from April 17')).toBeVisible();
  const shown = matchMedia('(min-width: 720px)').matches ? 2 : 1;
  expect(browserPage.getByRole('grid').elements()).toHaveLength(shown);
});

claim(
  "is 'finish' when an end completes the range: wait for that before you search or save",
  async () => {
    const log = await logged();
    await day('24').click();
    await day('28').click();
    expect(log).toEqual(['end', '04-24 to null partial', 'start', '04-24 to 04-28 finish']);
  },
);

claim('when a user drags the start or chooses the end first', async () => {
  const log = await logged();
  await userEvent.dragAndDrop(day('17'), day('15'));
  await expect.poll(() => log.at(-1)).toBe('04-15 to 04-22 partial');
});

claim('or chooses the end first', async () => {
  const log = await logged({
    defaultValue: [null, null],
    referenceDate: dayjs('2025-04-01'),
    defaultRangePosition: 'end',
  });
  await day('20').click();
  await day('15').click();
  expect(log.at(-1)).toBe('04-15 to 04-20 partial');
});

claim('With rangePosition and onRangePositionChange you control it', async () => {
  const screen = await show(<ArrivalOrDeparture />);
  await day('28').click();
  await expect.element(day('28')).toHaveAttribute('aria-selected', 'true');
  const arrival = screen.getByRole('button', { name: 'Arrival' });
  await expect.element(arrival).toHaveAttribute('aria-pressed', 'true');
});

claim('It asks for the end again if the click was before the start', async () => {
  const log = await logged({ defaultRangePosition: 'end' });
  await day('10').click();
  expect(log).toEqual(['end', '04-10 to null partial']);
});

claim('pass it as the only member of availableRangePositions', async () => {
  const log = await logged({ defaultRangePosition: 'end', availableRangePositions: ['end'] });
  await day('28').click();
  await day('25').click();
  expect(log).toEqual(['04-17 to 04-28 finish', '04-17 to 04-25 finish']);
});

claim("An end that's dragged over the other one takes its place", async () => {
  const log = await logged();
  await userEvent.dragAndDrop(day('17'), day('28'));
  await expect.poll(() => log.find((entry) => entry.includes(' to '))).toMatch(/^04-22 to 04-28/);
});

claim('disableDragEditing switches this off', async () => {
  await logged({ disableDragEditing: true });
  expect(document.querySelector('[role=gridcell][draggable=true]')).toBeNull();
});

claim('April is on the right, and March on the left', async () => {
  await logged({ calendars: 2, currentMonthCalendarPosition: 2 });
  expect(months()).toEqual(['March 2025', 'April 2025']);
});

const longStay: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-07-10')];

claim('the calendar moves there as soon as the start is chosen', async () => {
  await logged({ defaultValue: longStay });
  await day('18').click();
  await expect.poll(months).toContain('July 2025');
});

claim('disableAutoMonthSwitching keeps it where it is', async () => {
  const log = await logged({ defaultValue: longStay, disableAutoMonthSwitching: true });
  await day('18').click();
  expect(log).toEqual(['end', '04-18 to 07-10 partial']);
  expect(months()).toContain('April 2025');
});

claim("onMonthChange is called with the first month that's then shown", async () => {
  const log = await logged({ calendars: 2 });
  await next().last().click();
  await expect.poll(() => log).toEqual(['month 05-01']);
});

claim('or the one at currentMonthCalendarPosition', async () => {
  const log = await logged({ calendars: 2, currentMonthCalendarPosition: 2 });
  await next().last().click();
  await expect.poll(() => log).toEqual(['month 05-01']);
  await expect.poll(months).toEqual(['April 2025', 'May 2025']);
});

claim('showDaysOutsideCurrentMonth only works with one month', async () => {
  const cells = () => document.querySelectorAll('[role=gridcell] , .MuiPickersDay-root').length;
  const { unmount } = await show(<Weeks />);
  expect(day('31').element().textContent).toBe('31');
  expect(browserPage.getByRole('gridcell').elements()).toHaveLength(42);
  await unmount();
  await logged({ calendars: 2, showDaysOutsideCurrentMonth: true });
  expect(cells()).toBeGreaterThan(0);
  expect(browserPage.getByRole('gridcell', { name: '31' }).elements()).toHaveLength(1);
});

claim(
  "shouldDisableDate gets the position that's being chosen as its second argument",
  async () => {
    const positions = new Set<string>();
    await logged({
      shouldDisableDate: (date, position) => {
        positions.add(position);
        return false;
      },
    });
    expect([...positions]).toEqual(['start']);
    await day('18').click();
    await expect.poll(() => [...positions]).toEqual(['start', 'end']);
  },
);

claim('A range may span disabled days: only its ends are checked', async () => {
  const log = await logged({ shouldDisableDate: (date) => date.date() === 20 });
  await day('18').click();
  await day('24').click();
  expect(log.at(-1)).toBe('04-18 to 04-24 finish');
});

claim('A read-only calendar lets users look at other months, but not choose or drag', async () => {
  const log = await logged({ readOnly: true });
  await day('18').click();
  expect(log).toEqual([]);
  expect(document.querySelector('[role=gridcell][draggable=true]')).toBeNull();
  await next().click();
  await expect.poll(() => log).toEqual(['month 05-01']);
});

claim("So does a disabled one; its days are gray and can't have the focus", async () => {
  await show(<DisabledOrReadOnly />);
  await next().nth(1).click();
  await expect.poll(months).toContain('May 2025');
  const days = browserPage.getByRole('gridcell').elements() as HTMLButtonElement[];
  expect(days.filter((cell) => cell.disabled).length).toBeGreaterThan(27);
});

claim('sets the end that comes next', async () => {
  const log = await logged();
  day('17').element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  await expect.poll(() => log.at(-1)).toBe('04-18 to 04-25 finish');
});

claim("choose more calendars, and the demo scrolls where they don't fit", async () => {
  const { rerender } = await show(
    <div style={{ width: 330 }}>
      <ConfigurableRangeCalendar calendars={1} />
    </div>,
  );
  const scroller = () => document.querySelector('.MuiDateRangeCalendar-root')!.parentElement!;
  await expect.poll(() => scroller().scrollWidth).toBe(330);
  await rerender(
    <div style={{ width: 330 }}>
      <ConfigurableRangeCalendar calendars={2} />
    </div>,
  );
  await expect.poll(() => scroller().scrollWidth).toBeGreaterThan(600);
  expect(scroller().clientWidth).toBe(330);
});

claim(
  "It's rendered for each month, and gets month and monthIndex, which counts from 0",
  async () => {
    const calendarHeader = vi.fn((_props: { month?: Dayjs; monthIndex?: number }) => null);
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={2}
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
          slots={{ calendarHeader }}
        />
      </LocalizationProvider>,
    );
    const got = () =>
      new Set(
        calendarHeader.mock.calls.map(
          ([{ month, monthIndex }]) => `${monthIndex}: ${month?.format('MMMM')}`,
        ),
      );
    await expect.poll(got).toEqual(new Set(['0: April', '1: May']));
  },
);

claim('For stays from Saturday to Saturday, disable all other days', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        referenceDate={dayjs('2025-04-17')}
        shouldDisableDate={(date) => date.day() !== 6}
      />
    </LocalizationProvider>,
  );
  const open = [...document.querySelectorAll('[role=gridcell]:not(:disabled)')];
  const days = open.map(({ textContent }) => textContent).filter(Boolean);
  expect(days).toEqual(['5', '12', '19', '26']);
});

claim('also disable every end after the next booking', async () => {
  const booked = ['2025-04-20', '2025-04-28'];
  const written: string[] = [];
  function FreeStay() {
    const [range, setRange] = useState<DateRange<Dayjs>>([null, null]);
    const start = range[0]?.format('YYYY-MM-DD');
    const nextBooking = booked.find((date) => start !== undefined && date > start);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={1}
          disableDragEditing
          referenceDate={dayjs('2025-04-01')}
          value={range}
          onChange={([from, to], state) => {
            const next: DateRange<Dayjs> = [from, state === 'partial' ? null : to];
            written.push(next.map((date) => date?.format('DD') ?? 'null').join(' to '));
            setRange(next);
          }}
          shouldDisableDate={(date: Dayjs, position) => {
            const text = date.format('YYYY-MM-DD');
            if (booked.includes(text)) return true;
            return position === 'end' && nextBooking !== undefined && text > nextBooking;
          }}
        />
      </LocalizationProvider>
    );
  }
  await show(<FreeStay />);
  await expect.element(day('20')).toBeDisabled();
  await expect.element(day('22')).toBeEnabled();
  await day('17').click();
  await expect.element(day('22')).toBeDisabled();
  await expect.element(day('19')).toBeEnabled();
  await day('19').click();
  await expect.element(day('22')).toBeEnabled();
  // A new start drops the old end.
  await day('10').click();
  expect(written).toEqual(['17 to null', '17 to 19', '10 to null']);
});

claim('let a range calendar ask for its start only', async () => {
  const log: string[] = [];
  function DayInTwoMonths() {
    const [date, setDate] = useState<Dayjs | null>(null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={2}
          reduceAnimations
          availableRangePositions={['start']}
          referenceDate={dayjs('2025-04-01')}
          value={[date, null]}
          onChange={(range, state) => {
            log.push(`${written(range)} ${state}`);
            setDate(range[0] as Dayjs | null);
          }}
        />
      </LocalizationProvider>
    );
  }
  await show(<DayInTwoMonths />);
  await expect.poll(months).toEqual(['April 2025', 'May 2025']);
  await day('10').click();
  await day('22').click();
  await expect.element(day('22')).toHaveAttribute('aria-selected', 'true');
  await expect.element(day('10')).toHaveAttribute('aria-selected', 'false');
  expect(log).toEqual(['04-10 to null finish', '04-22 to null finish']);
});

interface OneMonthProps {
  first: Dayjs;
  value: Dayjs | null;
  onChange: (value: Dayjs | null) => void;
}

function OneMonth({ first, value, onChange }: OneMonthProps) {
  const [month, setMonth] = useState(first);
  return (
    <DateCalendar
      reduceAnimations
      referenceDate={first}
      value={value?.isSame(month, 'month') ? value : null}
      onChange={(date) => onChange(date as Dayjs | null)}
      onMonthChange={(date) => setMonth(date as Dayjs)}
    />
  );
}

const april = dayjs('2025-04-01');
const may = dayjs('2025-05-01');

function AprilAndMay() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <FreeProvider dateAdapter={FreeAdapter}>
      <OneMonth first={april} value={value} onChange={setValue} />
      <OneMonth first={may} value={value} onChange={setValue} />
    </FreeProvider>
  );
}

const chosenDays = () =>
  [...document.querySelectorAll('.MuiPickersDay-root.Mui-selected')].map(
    ({ textContent }) => textContent,
  );
const shownMonths = () =>
  [...document.querySelectorAll('.MuiPickersCalendarHeader-label')].map(
    ({ textContent }) => textContent,
  );

claim('pass the value only to the calendar that shows the month of the value', async () => {
  await show(<AprilAndMay />);
  const days = (name: string) => browserPage.getByRole('gridcell', { name, exact: true });
  await days('22').last().click();
  await expect.poll(chosenDays).toEqual(['22']);
  expect(shownMonths()).toEqual(['April 2025', 'May 2025']);
  await days('9').first().click();
  await expect.poll(chosenDays).toEqual(['9']);
  expect(shownMonths()).toEqual(['April 2025', 'May 2025']);
  await next().first().click();
  await expect.poll(shownMonths).toEqual(['May 2025', 'May 2025']);
  expect(chosenDays()).toEqual([]);
});

claim('a DateCalendar moves to the month of the value', async () => {
  const both = (value: Dayjs | null) => (
    <FreeProvider dateAdapter={FreeAdapter}>
      <DateCalendar reduceAnimations referenceDate={april} value={value} />
      <DateCalendar reduceAnimations referenceDate={may} value={value} />
    </FreeProvider>
  );
  const screen = await show(both(null));
  await expect.poll(shownMonths).toEqual(['April 2025', 'May 2025']);
  await screen.rerender(both(dayjs('2025-06-10')));
  await expect.poll(shownMonths).toEqual(['June 2025', 'June 2025']);
  await screen.rerender(both(null));
  await expect.poll(chosenDays).toEqual([]);
  expect(shownMonths()).toEqual(['June 2025', 'June 2025']);
});

const stacked = {
  flexDirection: 'column',
  width: 'fit-content',
  '& .MuiDateRangeCalendar-monthContainer:not(:last-of-type)': {
    borderRight: 0,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
} as const;
const containers = () => [...document.querySelectorAll('.MuiDateRangeCalendar-monthContainer')];
const areStacked = () => {
  const [first, second] = containers().map((month) => month.getBoundingClientRect());
  return Boolean(first && second && first.left === second.left && second.top >= first.bottom);
};

claim('The months are items of a flex row, and a border separates them. Change both', async () => {
  await logged({ calendars: 2, sx: stacked });
  expect(areStacked()).toBe(true);
  const borders = containers().map((month) => {
    const { borderRightWidth, borderBottomWidth } = getComputedStyle(month);
    return [borderRightWidth, borderBottomWidth];
  });
  expect(borders).toEqual([
    ['0px', '1px'],
    ['0px', '0px'],
  ]);
});

claim('the one to the next month at the last', async () => {
  await logged({ calendars: 2, sx: stacked });
  const [first, last] = containers().map((month) => month.getBoundingClientRect());
  const top = (name: string) =>
    browserPage.getByRole('button', { name }).element().getBoundingClientRect().top;
  expect(top('Previous month')).toBeLessThan(first!.bottom);
  expect(top('Next month')).toBeGreaterThan(last!.top);
});

claim('To stack the months in narrow windows only', async () => {
  const { innerWidth, innerHeight } = window;
  await logged({ calendars: 2, sx: { ...stacked, flexDirection: { xs: 'column', md: 'row' } } });
  expect(areStacked()).toBe(false);
  await browserPage.viewport(600, innerHeight);
  try {
    await expect.poll(areStacked).toBe(true);
  } finally {
    await browserPage.viewport(innerWidth, innerHeight);
  }
});

const inLayout = { layout: { sx: { '& .MuiDateRangeCalendar-root': stacked } } };

claim('A StaticDateRangePicker shows one month, or two with', async () => {
  const picker = (displayStaticWrapperAs: 'mobile' | 'desktop') => (
    <LocalizationProvider key={displayStaticWrapperAs} dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker displayStaticWrapperAs={displayStaticWrapperAs} slotProps={inLayout} />
    </LocalizationProvider>
  );
  const { rerender } = await show(picker('mobile'));
  expect(containers()).toHaveLength(1);
  await rerender(picker('desktop'));
  expect(areStacked()).toBe(true);
});

claim('There, and in the popup of a DateRangePicker', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker open reduceAnimations slotProps={inLayout} />
    </LocalizationProvider>,
  );
  await expect.poll(areStacked).toBe(true);
});
