import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { claimsOf, consoleMessages, show } from 'claims';
import { allowLostFocus } from 'claims/focus';
import { createContext, useContext, useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { april17, calendar, cell } from './claimsCalendar';
import Concerts from './Concerts';
import ConfigurableCalendar from './ConfigurableCalendar';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import French from './French';
import page from './index.mdx?raw';
import MonthAndYear from './MonthAndYear';
import ReleaseDay from './ReleaseDay';
import SixWeeks from './SixWeeks';
import YearMonthDay from './YearMonthDay';

const claim = claimsOf(page);
const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const focusedDay = () => document.activeElement?.textContent;

claim("A year or a month gives 'partial' as long as another view follows", async () => {
  const onChange = vi.fn();
  await show(calendar({ ...april17, openTo: 'year', onChange }));
  await browserPage.getByRole('radio', { name: '2027' }).click();
  await cell('22').click();
  const calls = onChange.mock.calls.map(([date, state]) => [
    (date as Dayjs).format('YYYY-MM-DD'),
    state,
  ]);
  expect(calls).toEqual([
    ['2027-04-17', 'partial'],
    ['2027-04-22', 'finish'],
  ]);
});

claim('An empty calendar opens at referenceDate', async () => {
  const onChange = vi.fn();
  await show(calendar({ referenceDate: dayjs('2025-04-17T09:30'), onChange }));
  expect(header()).toBe('April 2025');
  await cell('22').click();
  expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DD HH:mm')).toBe('2025-04-22 09:30');
});

claim("even where that's outside of the limits", async () => {
  await show(calendar({ referenceDate: dayjs('2025-04-17'), minDate: dayjs('2025-06-10') }));
  expect(header()).toBe('April 2025');
});

claim('or at minDate or maxDate if today is outside of them', async () => {
  const { rerender } = await show(calendar({ maxDate: dayjs('2020-06-10') }));
  expect(header()).toBe('June 2020');
  await rerender(<div key="other">{calendar({ minDate: dayjs('2090-06-10') })}</div>);
  expect(header()).toBe('June 2090');
});

claim("shouldDisableDate doesn't move it", async () => {
  const today = dayjs();
  await show(calendar({ shouldDisableDate: (day) => today.isSame(day as Dayjs, 'month') }));
  expect(header()).toBe(today.format('MMMM YYYY'));
});

claim('a click on the month in the header leads to the years', async () => {
  await show(calendar(april17));
  await browserPage.getByText('April 2025').click();
  await expect.element(browserPage.getByRole('radio', { name: '2025' })).toBeVisible();
});

claim("onYearChange has no effect in 8.1.0: it's never called", async () => {
  const onYearChange = vi.fn();
  const onMonthChange = vi.fn();
  await show(calendar({ ...april17, openTo: 'year', onYearChange, onMonthChange }));
  await browserPage.getByRole('radio', { name: '2027' }).click();
  await expect.poll(header).toBe('April 2027');
  expect(onMonthChange.mock.calls[0]?.[0].format('YYYY-MM-DD')).toBe('2027-04-01');
  expect(onYearChange).not.toHaveBeenCalled();
});

claim('With fixedWeekNumber={6} every month has six rows', async () => {
  await show(<SixWeeks />);
  expect(browserPage.getByRole('rowheader').elements()).toHaveLength(6);
});

claim('Days outside the month can be chosen, and move the calendar to their month', async () => {
  await show(calendar({ ...april17, showDaysOutsideCurrentMonth: true }));
  await browserPage.getByRole('gridcell', { name: '31', exact: true }).click();
  await expect.poll(header).toBe('March 2025');
});

claim('The empty space in its place', async () => {
  const count = (name: string) => document.querySelectorAll(`.MuiPickersDay-${name}`).length;
  const screen = await show(calendar(april17));
  expect([count('dayOutsideMonth'), count('hiddenDaySpacingFiller')]).toEqual([0, 5]);
  expect(count('dayWithMargin')).toBe(35);
  await screen.unmount();
  await show(calendar({ ...april17, showDaysOutsideCurrentMonth: true }));
  expect([count('dayOutsideMonth'), count('hiddenDaySpacingFiller')]).toEqual([5, 0]);
});

claim('Control which view has the focus', async () => {
  await show(calendar({ ...april17, focusedView: 'day' }));
  await expect.poll(focusedDay).toBe('17');
});

claim('is called with the first day of the month that comes into view', async () => {
  const onMonthChange = vi.fn();
  await show(calendar({ ...april17, onMonthChange }));
  expect(onMonthChange).not.toHaveBeenCalled();
  await browserPage.getByRole('button', { name: 'Next month' }).click();
  expect(onMonthChange.mock.calls[0]?.[0].format('YYYY-MM-DD')).toBe('2025-05-01');
});

claim('so the day also says it in its name', async () => {
  await show(<Concerts />);
  const concerts = browserPage.getByRole('gridcell', { name: /concert/ });
  await expect.poll(() => concerts.elements().length).toBe(4);
});

claim('The locale of the date library sets the names and the first day of the week', async () => {
  await show(<French />);
  const names = browserPage.getByRole('columnheader').elements();
  expect(names[0]?.getAttribute('aria-label')).toBe('lundi');
  await expect.element(browserPage.getByRole('button', { name: 'Mois suivant' })).toBeVisible();
});

claim('A read-only calendar lets users look at other months, but not choose', async () => {
  const onChange = vi.fn();
  await show(calendar({ ...april17, readOnly: true, onChange }));
  await browserPage.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(header).toBe('May 2025');
  await cell('22').click();
  expect(onChange).not.toHaveBeenCalled();
});

claim('A disabled one stays on its month', async () => {
  await show(<DisabledOrReadOnly />);
  const next = browserPage.getByRole('button', { name: 'Next month' }).elements();
  expect(next.map((button) => (button as HTMLButtonElement).disabled)).toEqual([false, true]);
});

claim('Without a value, its arrows still work', async () => {
  await show(calendar({ disabled: true, referenceDate: dayjs('2025-04-17') }));
  await browserPage.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(header).toBe('May 2025');
});

const keys: [words: string, key: string, day: string, month: string][] = [
  ["Previous or next day that isn't disabled", '{ArrowRight}', '19', 'April 2025'],
  ['Same weekday, one week before or after', '{ArrowDown}', '24', 'April 2025'],
  ['First or last day of the week', '{Home}', '13', 'April 2025'],
  ['The same day of the next month', '{PageUp}', '17', 'May 2025'],
  ['The same day of the previous month', '{PageDown}', '17', 'March 2025'],
];
for (const [words, key, day, month] of keys) {
  claim(words, async () => {
    const isHoliday = (date: Dayjs) => date.format('MM-DD') === '04-18';
    await show(calendar({ ...april17, autoFocus: true, shouldDisableDate: isHoliday }));
    await expect.poll(focusedDay).toBe('17');
    await userEvent.keyboard(key);
    await expect.poll(focusedDay).toBe(day);
    expect(header()).toBe(month);
  });
}

claim('Only one day can be reached by Tab', async () => {
  await show(calendar(april17));
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
});

claim('A key that leads to a disabled day does nothing', async () => {
  const closed = (day: unknown) => [19, 24].includes(dayjs(day as never).date());
  await show(calendar({ ...april17, autoFocus: true, shouldDisableDate: closed }));
  await expect.poll(focusedDay).toBe('17');
  await userEvent.keyboard('{ArrowDown}{End}{ArrowRight}');
  await expect.poll(focusedDay).toBe('18');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focusedDay).toBe('20');
});

claim('from there the arrows take over, across months too', async () => {
  await show(calendar(april17));
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Tab}');
      return focusedDay();
    })
    .toBe('17');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(focusedDay).toBe('1');
  expect(header()).toBe('May 2025');
});

claim('there are no days left to choose', async () => {
  const days = () => browserPage.getByRole('gridcell').elements().length;
  const { rerender } = await show(<ConfigurableCalendar />);
  await expect.poll(days).toBeGreaterThan(29);
  const withoutNeighbors = document.querySelectorAll('button[role=gridcell]').length;
  await rerender(<ConfigurableCalendar showDaysOutsideCurrentMonth />);
  await expect
    .poll(() => document.querySelectorAll('button[role=gridcell]').length)
    .toBeGreaterThan(withoutNeighbors);
  await rerender(<ConfigurableCalendar views={['year', 'month']} />);
  await expect.poll(days).toBe(0);
});

claim("that doesn't set openTo warns that 'day' is no view", async () => {
  const messages = consoleMessages();
  const { rerender } = await show(<ConfigurableCalendar views={['year', 'month']} />);
  expect(messages).toEqual([]);
  await rerender(calendar({ ...april17, views: ['year', 'month'] }));
  expect(messages.join()).toContain('MUI X: `openTo="day"` is not a valid prop.');
});

claim("'asc', 'desc' | 'asc'", async () => {
  const years = async (props: DateCalendarProps) => {
    const screen = await show(calendar({ ...april17, openTo: 'year', ...props }));
    await expect.poll(() => browserPage.getByRole('radio').elements().length).toBe(200);
    const all = browserPage.getByRole('radio').elements() as HTMLElement[];
    const top = all[0]?.getBoundingClientRect().top;
    const inRow = all.filter((year) => year.getBoundingClientRect().top === top).length;
    const first = all[0]?.textContent;
    await screen.unmount();
    return [first, inRow];
  };
  expect(await years({})).toEqual(['1900', 3]);
  expect(await years({ yearsOrder: 'desc', yearsPerRow: 4 })).toEqual(['2099', 4]);
});

claim('shows a month to choose a day from', async () => {
  const screen = await show(<ReleaseDay />);
  await expect.element(screen.getByText('Release on Thursday, April 17')).toBeVisible();
  await userEvent.click(cell('17'));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByText('Release on Friday, April 18')).toBeVisible();
  expect(focusedDay()).toBe('18');
});

claim("Add 'month' for a list of months", async () => {
  const screen = await show(<YearMonthDay />);
  await userEvent.click(screen.getByRole('radio', { name: '2025' }));
  await userEvent.click(screen.getByRole('radio', { name: 'April' }));
  await expect.element(cell('17')).toBeVisible();
  expect(header()).toBe('April 2025');
  expect(document.activeElement).not.toBe(document.body);
});

claim('They have the same props for the value and its limits', async () => {
  const screen = await show(<MonthAndYear />);
  const months = screen.getByRole('radiogroup', { name: 'Month' });
  const years = screen.getByRole('radiogroup', { name: 'Year' });
  await expect.element(months.getByRole('radio', { name: 'April' })).toBeChecked();
  expect(
    years
      .getByRole('radio')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(Array.from({ length: 12 }, (_, index) => `${2020 + index}`));
  await userEvent.click(years.getByRole('radio', { name: '2027' }));
  await expect.element(years.getByRole('radio', { name: '2027' })).toBeChecked();
});

claim('A calendar is 320 pixels wide, and its days are 36 by 36', async () => {
  const sizes = async (sx?: DateCalendarProps['sx']) => {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar defaultValue={dayjs('2025-08-17')} sx={sx} />
      </LocalizationProvider>,
    );
    const of = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const root = of('.MuiDateCalendar-root');
    const last = cell('31').element().getBoundingClientRect();
    await screen.unmount();
    return {
      width: root.width,
      day: `${last.width} by ${last.height}`,
      fits: last.bottom <= root.bottom,
    };
  };
  expect(await sizes()).toEqual({ width: 320, day: '36 by 36', fits: true });
  const larger = {
    width: 440,
    height: 'auto',
    maxHeight: 'none',
    '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': { width: 52, height: 52 },
    '& .MuiDayCalendar-slideTransition': { minHeight: 6 * 56 },
  };
  expect(await sizes(larger)).toEqual({ width: 440, day: '52 by 52', fits: true });
});

claim('set the margin of .MuiDayCalendar-weekContainer', async () => {
  const space = async (sx?: DateCalendarProps['sx']) => {
    const screen = await show(calendar({ defaultValue: dayjs('2025-08-17'), ...(sx && { sx }) }));
    const box = (name: string) => cell(name).element().getBoundingClientRect();
    const found = {
      margin: getComputedStyle(document.querySelector('.MuiDayCalendar-weekContainer')!).margin,
      space: box('15').top - box('8').bottom,
    };
    await screen.unmount();
    return found;
  };
  const before = await space();
  expect(before.margin).toBe('2px 0px');
  const after = await space({ '& .MuiDayCalendar-weekContainer': { margin: '8px 0' } });
  expect(after.space).toBeGreaterThan(before.space + 5);
});

claim('The row of weekdays, and each letter in it', async () => {
  await show(calendar(april17));
  const letters = document.querySelectorAll(
    '.MuiDayCalendar-header > .MuiDayCalendar-weekDayLabel',
  );
  expect([...letters].map(({ textContent }) => textContent).join('')).toBe('SMTWTFS');
});

claim('let it follow a month from a context', async () => {
  const start = dayjs('2025-04-01');
  const ShownMonth = createContext(start);
  function FollowingHeader(props: PickersCalendarHeaderProps) {
    const { currentMonth, onMonthChange } = props;
    const month = useContext(ShownMonth);
    useEffect(() => {
      if (!month.isSame(currentMonth as Dayjs, 'month')) onMonthChange(month);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- only another month of the page counts
    }, [month]);
    return <PickersCalendarHeader {...props} />;
  }
  const slots = { calendarHeader: FollowingHeader };
  function WithOwnButtons() {
    const [month, setMonth] = useState(start);
    return (
      <ShownMonth.Provider value={month}>
        <button onClick={() => setMonth(month.add(1, 'month'))}>Forward</button>
        {calendar({
          referenceDate: start,
          onMonthChange: (next) => setMonth(next as Dayjs),
          slots,
        })}
      </ShownMonth.Provider>
    );
  }
  const screen = await show(<WithOwnButtons />);
  const forward = screen.getByRole('button', { name: 'Forward' });
  expect(header()).toBe('April 2025');
  await forward.click();
  await expect.poll(header).toBe('May 2025');
  await screen.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(header).toBe('June 2025');
  await forward.click();
  await expect.poll(header).toBe('July 2025');
});

claim('in 8.1.0 the month has it in every year', async () => {
  const marked = () =>
    [...document.querySelectorAll('button[aria-current]')].map((button) => button.textContent);
  const otherYear = { defaultValue: dayjs().add(3, 'year') };
  const screen = await show(calendar({ ...otherYear, views: ['month'], openTo: 'month' }));
  await expect.poll(marked).toEqual([dayjs().format('MMM')]);
  await screen.rerender(
    <div key="years">{calendar({ ...otherYear, views: ['year'], openTo: 'year' })}</div>,
  );
  await expect.poll(marked).toEqual([String(dayjs().year())]);
});

const in2027 = async (shouldDisableDate: (day: Dayjs) => boolean) => {
  const onChange = vi.fn();
  const isDisabled = (day: unknown) => shouldDisableDate(day as Dayjs);
  await show(calendar({ ...april17, openTo: 'year', onChange, shouldDisableDate: isDisabled }));
  await browserPage.getByRole('radio', { name: '2027' }).click();
  return onChange.mock.calls.map(([date]) => (date as Dayjs).format('YYYY-MM-DD'));
};

claim('The calendar shows it, with every day disabled, and the value stays as it is', async () => {
  allowLostFocus('month without free days');
  expect(await in2027((day) => day.year() === 2027)).toEqual([]);
  await expect.poll(header).toBe('January 2027');
  expect(document.activeElement).toBe(document.body);
  await expect.element(cell('22')).toBeDisabled();
});

claim('the closest free day of that month or year becomes the value', async () => {
  expect(await in2027((day) => day.format('MM-DD') === '04-17')).toEqual(['2027-04-18']);
});

const widths = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });

claim('The days are then as wide as a seventh of the container, less their margin', async () => {
  const sx = {
    width: '100%',
    height: 'auto',
    maxHeight: 'none',
    '& .MuiPickersDay-root': { flex: 1, height: 'auto', aspectRatio: '1' },
    '& .MuiDayCalendar-weekDayLabel': { flex: 1 },
    '& .MuiDayCalendar-slideTransition': { minHeight: 0, aspectRatio: '7 / 6' },
    '& .MuiYearCalendar-root, & .MuiMonthCalendar-root': { width: '100%' },
  };
  for (const width of [280, 560]) {
    const seventh = width / 7;
    const screen = await show(
      // August 2025 has six weeks.
      <div style={{ width }}>{calendar({ defaultValue: dayjs('2025-08-17'), sx })}</div>,
    );
    expect(widths('.MuiDateCalendar-root')[0]![0]).toBe(width);
    const days = widths('.MuiPickersDay-root');
    expect(days).toHaveLength(42);
    expect(days).toEqual(days.map(() => [seventh - 4, seventh - 4]));
    const bottom = (selector: string) =>
      [...document.querySelectorAll(selector)].at(-1)!.getBoundingClientRect().bottom;
    expect(bottom('.MuiPickersDay-root')).toBeLessThanOrEqual(bottom('.MuiDateCalendar-root'));
    await screen.unmount();
  }
  await show(<div style={{ width: 560 }}>{calendar({ ...april17, openTo: 'year', sx })}</div>);
  expect(widths('.MuiYearCalendar-root')[0]![0]).toBe(560);
});

claim("width: '100%' alone leaves the days in the middle", async () => {
  await show(<div style={{ width: 560 }}>{calendar({ ...april17, sx: { width: '100%' } })}</div>);
  const [first] = document.querySelectorAll('.MuiDayCalendar-weekDayLabel');
  const start = document.querySelector('.MuiDateCalendar-root')!.getBoundingClientRect().left;
  // Seven columns of 40 pixels.
  expect(first!.getBoundingClientRect().left - start).toBe((560 - 280) / 2 + 2);
});

claim('To keep them at 36 pixels', async () => {
  const sx = {
    width: '100%',
    '& .MuiDayCalendar-header, & .MuiDayCalendar-weekContainer': {
      justifyContent: 'space-around',
    },
  };
  await show(<div style={{ width: 560 }}>{calendar({ ...april17, sx })}</div>);
  const lefts = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .slice(0, 7)
      .map((element) => Math.round(element.getBoundingClientRect().left));
  const days = lefts('.MuiPickersDay-root');
  expect(days).toEqual(lefts('.MuiDayCalendar-weekDayLabel'));
  expect(days[6]! - days[0]!).toBe(480);
  expect(widths('.MuiPickersDay-root')[0]).toEqual([36, 36]);
});
