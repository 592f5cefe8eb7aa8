import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { claimsOf, show } from 'claims';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import BookingDate from './BookingDate';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const time = dayjs('2026-04-17T15:30');
const provided = (children: ReactNode, locale?: string) =>
  show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      {children}
    </LocalizationProvider>,
  );

claim('a form that keeps only complete, valid dates', async () => {
  await show(<BookingDate />);
  const saved = browserPage.getByRole('status');
  const section = (name: string) => browserPage.getByRole('spinbutton', { name });
  await userEvent.click(section('Day'));
  await userEvent.keyboard('05');
  await expect.element(saved).toHaveTextContent('Saved: April 5, 2026');
  await userEvent.click(section('Year'));
  await userEvent.keyboard('2025');
  await expect.element(section('Year')).toHaveTextContent('2025');
  await expect.element(saved).toHaveTextContent('Saved: April 5, 2026');
  await userEvent.keyboard('2027');
  await expect.element(saved).toHaveTextContent('Saved: April 5, 2027');
});

claim('Pickers draw a field themselves; give props to its text field', async () => {
  await provided(<DatePicker slotProps={{ textField: { helperText: 'Day of birth' } }} />);
  await expect.element(browserPage.getByText('Day of birth')).toBeVisible();
});

claim(
  "Both get the same object; a function can tell them apart by the `position` in its argument, 'start' or 'end'",
  async () => {
    const dates = (textField: object) => (
      <ProProvider dateAdapter={ProAdapter}>
        <DateRangePicker
          slots={{ field: MultiInputDateRangeField }}
          slotProps={{ textField: textField as never }}
        />
      </ProProvider>
    );
    const screen = await show(dates({ helperText: 'A day' }));
    await expect.poll(() => screen.getByText('A day').elements()).toHaveLength(2);
    await screen.rerender(
      dates(({ position }: { position?: string }) => ({ helperText: `The ${position}` })),
    );
    const helpers = () =>
      [...document.querySelectorAll('.MuiFormHelperText-root')].map((each) => each.textContent);
    await expect.poll(helpers).toEqual(['The start', 'The end']);
  },
);

claim(
  "A component of your own in DesktopTransition isn't rendered in 6.20.2, nor in 8.1.0",
  async () => {
    const Slow = vi.fn(() => null);
    await provided(<DesktopDatePicker slots={{ desktopTransition: Slow }} />);
    await userEvent.click(browserPage.getByRole('button', { name: /^Choose date/ }));
    await expect.element(browserPage.getByRole('dialog')).toBeVisible();
    expect(Slow).not.toHaveBeenCalled();
  },
);

claim('12 hours in US English, 24 in German', async () => {
  const english = await provided(<TimeClock value={time} />);
  expect(browserPage.getByRole('option').elements()).toHaveLength(12);
  await english.unmount();
  await provided(<TimeClock value={time} />, 'de');
  expect(browserPage.getByRole('option').elements()).toHaveLength(24);
});

claim('On desktop the time is chosen from lists of hours, minutes and AM or PM', async () => {
  await provided(<TimePicker defaultValue={time} />);
  await userEvent.click(browserPage.getByRole('button', { name: /^Choose time/ }));
  await expect.element(browserPage.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  expect(browserPage.getByRole('listbox').elements()).toHaveLength(3);
  expect(document.querySelector('.MuiClock-root')).toBeNull();
});
