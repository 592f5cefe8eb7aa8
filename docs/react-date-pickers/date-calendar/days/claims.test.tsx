import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickerValidDate } from '@mui/x-date-pickers/models';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { april17, calendar, cell } from '../claimsCalendar';
import page from './index.mdx?raw';
import SeveralDates from './SeveralDates';
import WeekPicker from './WeekPicker';

const claim = claimsOf(page);

/** The week of the page, which shows seven days. */
function OneWeek() {
  const [value, setValue] = useState('2025-04-17');
  const [start, setStart] = useState(dayjs(value).startOf('week'));
  return (
    <>
      <Button onClick={() => setStart(start.add(7, 'day'))}>Next week</Button>
      <ToggleButtonGroup
        exclusive
        value={value}
        onChange={(_, day: string | null) => setValue(day ?? value)}
      >
        {[0, 1, 2, 3, 4, 5, 6].map((index) => {
          const day = start.add(index, 'day');
          return (
            <ToggleButton key={index} value={day.format('YYYY-MM-DD')}>
              {day.format('dd D')}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </>
  );
}

claim('the day slot marks its whole week', async () => {
  await show(<WeekPicker />);
  await cell('9').click();
  const selected = document.querySelectorAll('.MuiPickersDay-root.Mui-selected');
  expect([...selected].map((day) => day.textContent)).toEqual('6 7 8 9 10 11 12'.split(' '));
  expect(document.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(7);
});

claim('each click calls onChange, a second one on the same day included', async () => {
  await show(<SeveralDates />);
  const chosen = () =>
    [...document.querySelectorAll('.MuiPickersDay-root.Mui-selected')].map(
      (day) => day.textContent,
    );
  expect(chosen()).toEqual(['8', '17', '24']);
  await cell('22').click();
  await cell('17').click();
  await expect.poll(chosen).toEqual(['8', '22', '24']);
  await cell('17').click();
  await expect.poll(chosen).toEqual(['8', '17', '22', '24']);
  await expect.element(cell('22')).toHaveAttribute('aria-selected', 'true');
});

claim("To color certain days you don't need a component", async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-05-17')}
        slotProps={{
          day: ({ day }) =>
            (day as Dayjs).format('YYYY-MM-DD') === '2025-05-29'
              ? { sx: { color: 'rgb(255, 0, 0)' } }
              : {},
        }}
      />
    </LocalizationProvider>,
  );
  const color = (name: string) => getComputedStyle(cell(name).element()).color;
  await expect.poll(() => color('29')).toBe('rgb(255, 0, 0)');
  expect(color('28')).not.toBe('rgb(255, 0, 0)');
});

claim('Called with the event and the date', async () => {
  const onMouseEnter = vi.fn();
  await show(calendar({ ...april17, slotProps: { day: { onMouseEnter } } }));
  await userEvent.hover(cell('22'));
  await expect.poll(() => onMouseEnter.mock.calls.length).toBeGreaterThan(0);
  const [event, day] = onMouseEnter.mock.lastCall as [{ type: string }, Dayjs];
  expect([event.type, day.format('MM-DD')]).toEqual(['mouseenter', '04-22']);
});

claim('A calendar always shows a whole month', async () => {
  await show(calendar(april17));
  expect(document.querySelectorAll('button[role=gridcell]')).toHaveLength(30);
});

claim('For seven days with arrows, use buttons of Material UI', async () => {
  const screen = await show(<OneWeek />);
  const days = () =>
    screen
      .getByRole('group')
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
  expect(days()).toEqual(['Su 13', 'Mo 14', 'Tu 15', 'We 16', 'Th 17', 'Fr 18', 'Sa 19']);
  await screen.getByRole('button', { name: 'Next week' }).click();
  await expect.poll(() => days()[0]).toBe('Su 20');
  const tuesday = screen.getByRole('button', { name: 'Tu 22' });
  await tuesday.click();
  await expect.element(tuesday).toHaveAttribute('aria-pressed', 'true');
});

const DayOfThisMonth = (props: PickersDayProps) => (
  <PickersDay {...props} disabled={props.disabled || props.outsideCurrentMonth} />
);
const shownMonth = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const april30 = { defaultValue: dayjs('2025-04-30'), showDaysOutsideCurrentMonth: true };

claim('To show these days without letting users choose them there', async () => {
  const onChange = vi.fn();
  await show(calendar({ ...april30, onChange, slots: { day: DayOfThisMonth } }));
  const outside = [
    ...document.querySelectorAll<HTMLButtonElement>('.MuiPickersDay-dayOutsideMonth'),
  ];
  expect(outside.map(({ textContent }) => textContent)).toEqual(['30', '31', '1', '2', '3']);
  for (const day of outside) {
    expect(day.disabled).toBe(true);
    day.click();
  }
  expect(onChange).not.toHaveBeenCalled();
  expect(shownMonth()).toBe('April 2025');
});

claim('The arrow keys still lead into the next month, where its days can be chosen', async () => {
  const onChange = vi.fn();
  await show(calendar({ ...april30, onChange, slots: { day: DayOfThisMonth } }));
  document.querySelector<HTMLElement>('.MuiPickersDay-root.Mui-selected')!.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shownMonth).toBe('May 2025');
  await expect.poll(() => document.activeElement?.textContent).toBe('1');
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DD')).toBe('2025-05-01');
});

claim("Don't use shouldDisableDate for this", async () => {
  await show(calendar({ ...april30, shouldDisableDate: (date) => (date as Dayjs).month() !== 3 }));
  document.querySelector<HTMLElement>('.MuiPickersDay-root.Mui-selected')!.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('30');
  expect(shownMonth()).toBe('April 2025');
});

claim('a click on a neighboring day moves it, too', async () => {
  await show(
    <ProProvider dateAdapter={ProAdapter}>
      <DateRangeCalendar
        reduceAnimations
        calendars={1}
        showDaysOutsideCurrentMonth
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
      />
    </ProProvider>,
  );
  expect(shownMonth()).toBe('April 2025');
  await cell('2').last().click();
  await expect.poll(shownMonth).toBe('May 2025');
});

const isWeekend = (day: PickerValidDate) => new Date(day.valueOf()).getDay() % 6 === 0;
function DayWithReason(props: PickersDayProps) {
  if (!props.disabled || props.outsideCurrentMonth) return <PickersDay {...props} />;
  return (
    <Tooltip describeChild title="Closed on weekends">
      <span>
        <PickersDay {...props} />
      </span>
    </Tooltip>
  );
}

claim('A disabled button gets no pointer events', async () => {
  const slots = { day: DayWithReason };
  const screen = await show(calendar({ ...april17, shouldDisableDate: isWeekend, slots }));
  // April 19, 2025 is a Saturday.
  await expect.element(cell('19')).toBeDisabled();
  await userEvent.hover(cell('19').element().parentElement!);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Closed on weekends');
  expect(getComputedStyle(cell('19').element()).pointerEvents).toBe('none');
});

claim('Keys skip disabled days', async () => {
  await show(calendar({ ...april17, shouldDisableDate: isWeekend, slots: { day: DayWithReason } }));
  await userEvent.click(cell('18'));
  await expect.element(cell('18')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cell('21')).toHaveFocus();
});

claim('Compare each day with today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 3, 17, 12) });
  try {
    const color = (name: string) => getComputedStyle(cell(name).element()).color;
    const isGray = ({ day, isDaySelected }: { day: PickerValidDate; isDaySelected: boolean }) =>
      (day as Dayjs).isBefore(dayjs(), 'day') && !isDaySelected;
    const screen = await show(
      calendar({
        slotProps: {
          day: (state) => (isGray(state) ? { sx: { color: 'text.disabled' } } : {}),
        },
      }),
    );
    expect(color('16')).not.toBe(color('18'));
    expect(color('17')).toBe(color('18'));
    await expect.element(cell('16')).toBeEnabled();
    await screen.rerender(
      <ProProvider dateAdapter={ProAdapter}>
        <DateRangeCalendar
          calendars={1}
          slotProps={{
            day: (state) =>
              isGray(state) ? { sx: { '& .MuiPickersDay-root': { color: 'text.disabled' } } } : {},
          }}
        />
      </ProProvider>,
    );
    expect(color('16')).not.toBe(color('18'));
  } finally {
    vi.useRealTimers();
  }
});

function OptionalDay() {
  const [value, setValue] = useState<Dayjs | null>(null);
  return (
    <DesktopDatePicker
      label="Day"
      referenceDate={april17.defaultValue}
      value={value}
      onChange={(next) => setValue(next as Dayjs | null)}
      slotProps={{
        day: ({ isDaySelected }) => (isDaySelected ? { onClick: () => setValue(null) } : {}),
      }}
    />
  );
}

claim('a second click clears the date', async () => {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <OptionalDay />
    </LocalizationProvider>,
  );
  const text = () => document.querySelector('input')?.value;
  for (const expected of ['04/22/2025', '']) {
    await screen.getByRole('button', { name: /^Choose date/ }).click();
    await cell('22').click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(text).toBe(expected);
  }
});

claim('a picker with a value closes without calling onChange', async () => {
  const onChange = vi.fn();
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker label="Day" value={april17.defaultValue} onChange={onChange} />
    </LocalizationProvider>,
  );
  await screen.getByRole('button', { name: /^Choose date/ }).click();
  await cell('17').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

claim("On touch screens it stays open, but onChange isn't called either", async () => {
  const onChange = vi.fn();
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker label="Day" value={april17.defaultValue} onChange={onChange} />
    </LocalizationProvider>,
  );
  await screen.getByRole('button', { name: /^Choose date/ }).click();
  await cell('17').click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

claim('calls onChange for each click, also on the chosen day', async () => {
  const onChange = vi.fn();
  await show(calendar({ value: april17.defaultValue, onChange }));
  await cell('17').click();
  expect(onChange).toHaveBeenCalledOnce();
});
