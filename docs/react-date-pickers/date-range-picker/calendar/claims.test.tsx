import dayjs, { type Dayjs } from 'dayjs';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { renderDateRangeViewCalendar } from '@mui/x-date-pickers-pro/dateRangeViewRenderers';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { day, dialog, logged, months, opener } from '../claimsPicker';
import page from './index.mdx?raw';
import OneToThreeMonths from './OneToThreeMonths';
import YearList from './YearList';

const claim = claimsOf(page);
type RendererProps = Parameters<typeof renderDateRangeViewCalendar>[0];

const width = () => document.querySelector('.MuiPickersLayout-root')?.getBoundingClientRect().width;

claim('Three months need 938 pixels', async () => {
  await show(<OneToThreeMonths />);
  await opener().nth(1).click();
  await expect.poll(width).toBe(938);
  const labels = [...document.querySelectorAll('.MuiPickersArrowSwitcher-root')];
  expect(labels.map((label) => label.textContent)).toEqual([
    'March 2025',
    'April 2025',
    'May 2025',
  ]);
});

claim('disableAutoMonthSwitching keeps the months where they are', async () => {
  const shownMonths = () =>
    [...document.querySelectorAll('.MuiPickersArrowSwitcher-root')]
      .map(({ textContent }) => textContent)
      .join();
  const choose = async (disableAutoMonthSwitching: boolean) => {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDateRangePicker
          open
          reduceAnimations
          defaultValue={[dayjs('2025-04-10'), dayjs('2025-08-20')]}
          disableAutoMonthSwitching={disableAutoMonthSwitching}
        />
      </LocalizationProvider>,
    );
    await expect.poll(shownMonths).toBe('April 2025,May 2025');
    await userEvent.click(browserPage.getByRole('gridcell', { name: '11', exact: true }).first());
    return screen;
  };
  const screen = await choose(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(shownMonths()).toBe('April 2025,May 2025');
  await screen.unmount();
  await choose(false);
  await expect.poll(shownMonths).not.toContain('April 2025');
});

claim('To show two months in the dialog, pass the number in viewRenderers', async () => {
  await logged(MobileDateRangePicker, {
    viewRenderers: {
      day: (props: RendererProps) => renderDateRangeViewCalendar({ ...props, calendars: 2 }),
    },
    slotProps: { dialog: { maxWidth: 'md' } },
  });
  await opener().click();
  await expect.poll(months).toBe(2);
  const paper = document.querySelector('.MuiDialog-paper');
  expect(paper?.matches('.MuiDialog-paperWidthMd')).toBe(true);
});

claim('A header of your own can have a list of years', async () => {
  await show(<YearList />);
  await browserPage.getByRole('button', { name: /^Choose/ }).click();
  await expect.element(browserPage.getByRole('grid', { name: 'May 2025' })).toBeVisible();
  expect(browserPage.getByRole('combobox', { name: 'Year' }).elements()).toHaveLength(1);
  await browserPage.getByRole('combobox', { name: 'Year' }).selectOptions('2023');
  await expect.element(browserPage.getByRole('grid', { name: 'April 2023' })).toBeVisible();
  await expect.element(browserPage.getByRole('grid', { name: 'May 2023' })).toBeVisible();
  await browserPage.getByRole('button', { name: 'Next month' }).click();
  await expect.element(browserPage.getByRole('grid', { name: 'June 2023' })).toBeVisible();
});

claim('and the arrows stop there', async () => {
  await show(<YearList />);
  await browserPage.getByRole('button', { name: /^Choose/ }).click();
  const arrow = (name: string) => browserPage.getByRole('button', { name });
  const year = browserPage.getByRole('combobox', { name: 'Year' });
  await year.selectOptions('2023');
  for (const month of ['March', 'February', 'January']) {
    await arrow('Previous month').click();
    await expect.element(browserPage.getByRole('grid', { name: `${month} 2023` })).toBeVisible();
  }
  await expect.element(arrow('Previous month')).toBeDisabled();
  await expect.element(arrow('Next month')).toBeEnabled();
});

claim('a new start before the current end keeps that end', async () => {
  const log = await logged(DesktopDateRangePicker);
  await opener().click();
  await day('10').click();
  expect(log).toEqual(['change 04-10 00:00 to 04-22 00:00']);
});

claim("drops the end while the choice is 'partial'", async () => {
  const log = await logged(DesktopDateRangePicker, {
    disableDragEditing: true,
    viewRenderers: {
      day: ({ onChange, ...props }: RendererProps) =>
        renderDateRangeViewCalendar({
          ...props,
          onChange: (range, state) =>
            onChange?.(state === 'partial' ? [range[0], null] : range, state),
        }),
    },
  });
  await opener().click();
  await day('10').click();
  await day('14').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(log).toEqual([
    'change 04-10 00:00 to null',
    'change 04-10 00:00 to 04-14 00:00',
    'accept 04-10 00:00 to 04-14 00:00',
    'close',
  ]);
});

claim('A clock changes the time and keeps the day', async () => {
  function RoomBooking() {
    const [[start, end], setRange] = useState<DateRange<Dayjs>>([
      dayjs('2025-04-17'),
      dayjs('2025-04-22'),
    ]);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={1}
          reduceAnimations
          value={[start, end]}
          onChange={(range) => setRange(range as DateRange<Dayjs>)}
        />
        <MultiSectionDigitalClock
          aria-label="Start time"
          value={start}
          onChange={(time) => setRange([time as Dayjs | null, end])}
        />
        <p>{[start, end].map((date) => date?.format('MM-DD HH:mm')).join(' to ')}</p>
      </LocalizationProvider>
    );
  }
  const screen = await show(<RoomBooking />);
  const clock = screen.getByRole('group', { name: 'Start time' });
  await clock.getByRole('option', { name: '9 hours', exact: true }).click();
  await expect.element(screen.getByText('04-17 09:00 to 04-22 00:00')).toBeVisible();
  await screen.getByRole('gridcell', { name: '15', exact: true }).click();
  await expect.element(screen.getByText('04-15 09:00 to 04-22 00:00')).toBeVisible();
});
