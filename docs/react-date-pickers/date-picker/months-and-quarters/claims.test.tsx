import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { day, dialog, logged, opener } from '../claimsPicker';
import page from './index.mdx?raw';
import MonthOnly from './MonthOnly';
import Quarter from './Quarter';

const claim = claimsOf(page);

claim("Without format, views={['year', 'month']} shows September 2027", async () => {
  const { screen } = await logged(DesktopDatePicker, {
    views: ['year', 'month'],
    defaultValue: dayjs('2027-09-01'),
  });
  const group = screen.getByRole('group').first();
  await expect.poll(() => group.element().textContent).toContain('September 2027');
});

claim("typed into an empty field, it's the first of the month", async () => {
  const { log, screen } = await logged(DesktopDatePicker, {
    views: ['year', 'month'],
    format: 'MM/YYYY',
    defaultValue: null,
  });
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('062026');
  await expect.poll(() => log.at(-1)).toBe('accept 2026-06-01');
});

claim("chosen from the list, it's the day of today in that month", async () => {
  const { log } = await logged(DesktopDatePicker, {
    views: ['year', 'month'],
    openTo: 'month',
    defaultValue: null,
  });
  await opener().click();
  await dialog().getByRole('radio', { name: 'March' }).click();
  await expect.poll(() => log.at(-1)).toBe(`accept ${dayjs().month(2).format('YYYY-MM-DD')}`);
});

claim('here with format written as on a card', async () => {
  const screen = await show(<MonthOnly />);
  const group = screen.getByRole('group', { name: 'Card expires' });
  await expect.poll(() => group.element().textContent).toContain('09/27');
});

claim('Use two Date Pickers, and let each limit the other', async () => {
  function Season() {
    const [from, setFrom] = useState<Dayjs | null>(day('2025-03-17'));
    const [to, setTo] = useState<Dayjs | null>(day('2025-06-30'));
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          label="First month"
          views={['year', 'month']}
          openTo="month"
          value={from}
          maxDate={to?.endOf('month')}
          onChange={(next) => setFrom(next as Dayjs | null)}
        />
        <DesktopDatePicker
          label="Last month"
          views={['year', 'month']}
          openTo="month"
          value={to}
          minDate={from?.startOf('month')}
          onChange={(next) => setTo(next as Dayjs | null)}
        />
      </LocalizationProvider>
    );
  }
  await show(<Season />);
  const month = (name: string) => dialog().getByRole('radio', { name, exact: true });
  await opener().first().click();
  await expect.element(month('June')).toBeEnabled();
  await expect.element(month('July')).toBeDisabled();
  await month('May').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await opener().last().click();
  await expect.element(month('April')).toBeDisabled();
  await expect.element(month('May')).toBeEnabled();
});

claim('Let users choose the first month of one, and show its name as helperText', async () => {
  const screen = await show(<Quarter />);
  await expect.element(screen.getByText('Q2 2025')).toBeVisible();
  await opener().click();
  await expect.element(dialog().getByRole('radio', { name: 'May' })).toBeDisabled();
  await dialog().getByRole('radio', { name: 'July' }).click();
  await expect.element(screen.getByText('Q3 2025')).toBeVisible();
});

claim('A typed February is an error', async () => {
  const screen = await show(<Quarter />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('feb');
  const field = screen.getByRole('group', { name: 'First month of the quarter' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

const shown = () => document.querySelector<HTMLInputElement>('[role=group] input')?.value;

claim('show the value that you pass, also after a second choice in the same month', async () => {
  const chosen: string[] = [];
  function FirstOfMonth() {
    const [value, setValue] = useState<Dayjs | null>(day('2025-04-01'));
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          label="Day"
          value={value}
          onChange={(next) => {
            chosen.push((next as Dayjs).format('YYYY-MM-DD'));
            setValue((next as Dayjs).date(1));
          }}
        />
      </LocalizationProvider>
    );
  }
  await show(<FirstOfMonth />);
  for (const name of ['17', '22']) {
    await opener().click();
    await dialog().getByRole('gridcell', { name, exact: true }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(shown).toBe('04/01/2025');
  }
  expect(chosen).toEqual(['2025-04-17', '2025-04-22']);
});

claim('If the field keeps the picked day, the picker has a defaultValue', async () => {
  const { log } = await logged(DesktopDatePicker, { defaultValue: day('2025-04-01') });
  await opener().click();
  await dialog().getByRole('gridcell', { name: '17', exact: true }).click();
  await expect.poll(() => log.at(-1)).toBe('accept 2025-04-17');
  await expect.poll(shown).toBe('04/17/2025');
});

const birthday = {
  views: ['month', 'day'],
  referenceDate: day('2024-01-01'),
  minDate: day('2024-01-01'),
  maxDate: day('2024-12-31'),
  slotProps: { calendarHeader: { format: 'MMMM' } },
};

claim('The field then asks for April 17', async () => {
  const { screen } = await logged(DesktopDatePicker, {
    ...birthday,
    defaultValue: day('2024-04-17'),
  });
  const group = screen.getByRole('group').first();
  await expect.poll(() => group.element().textContent).toContain('April 17');
  expect(group.element().textContent).not.toContain('2024');
});

claim('keep the arrows of the calendar in that year with minDate and maxDate', async () => {
  await logged(DesktopDatePicker, { ...birthday, defaultValue: day('2024-12-17') });
  await opener().click();
  await expect.element(dialog().getByText('December', { exact: true })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Next month' })).toBeDisabled();
});

claim('In a leap year the calendar has a February 29', async () => {
  const { log } = await logged(DesktopDatePicker, {
    ...birthday,
    defaultValue: null,
    referenceDate: day('2024-02-01'),
  });
  await opener().click();
  await dialog().getByRole('gridcell', { name: '29', exact: true }).click();
  await expect.poll(() => log.at(-1)).toBe('accept 2024-02-29');
});

claim("If users type it, it's an invalid date unless this year is a leap year", async () => {
  const { log, screen } = await logged(DesktopDatePicker, {
    ...birthday,
    format: 'MM/DD',
    defaultValue: null,
  });
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('0229');
  const typed = dayjs().month(1).endOf('month').date() === 29 ? '2024-02-29' : 'Invalid Date';
  await expect.poll(() => log.at(-1)).toBe(`accept ${typed}`);
});
