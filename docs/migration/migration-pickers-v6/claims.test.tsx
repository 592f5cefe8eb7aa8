import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { claimsOf, show } from 'claims';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const cell = (name: string) => browserPage.getByRole('gridcell', { name, exact: true });
const provided = (children: ReactNode) =>
  show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);

/** What JavaScript may pass where the types allow no such thing. */
function called(method: 'isValid' | 'isEqual' | 'getYearRange', ...values: unknown[]) {
  const adapter = new AdapterDayjs();
  return () => Reflect.apply(adapter[method], adapter, values) as unknown;
}

claim('a day that is picked gets the time of the reference date', async () => {
  const onChange = vi.fn<(value: Dayjs | null) => void>();
  await provided(<DateCalendar referenceDate={dayjs('2026-07-01T10:30')} onChange={onChange} />);
  await userEvent.click(cell('9'));
  expect(onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2026-07-09 10:30');
});

claim('The title has a prop of its own', async () => {
  await provided(
    <DateCalendar
      defaultValue={dayjs('2026-07-01')}
      slotProps={{ calendarHeader: { format: 'MM/YYYY' } }}
    />,
  );
  await expect.element(browserPage.getByText('07/2026')).toBeVisible();
});

claim('The clear button is called "Clear"', async () => {
  await provided(<DateField clearable defaultValue={dayjs('2026-07-01')} />);
  expect(document.querySelector('button')?.title).toBe('Clear');
});

claim('the same props show the calendar and the clock next to each other', async () => {
  await provided(
    <DateTimePicker
      label="Meeting"
      defaultValue={dayjs('2026-07-01T15:30')}
      viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
    />,
  );
  await userEvent.click(browserPage.getByRole('button', { name: /^Choose date/ }));
  await expect.element(browserPage.getByRole('grid')).toBeVisible();
  await expect
    .element(browserPage.getByRole('listbox', { name: /^Select hours/ }))
    .toBeInTheDocument();
  await expect.element(browserPage.getByRole('button', { name: 'OK' })).toBeVisible();
});

claim('throws value.isValid is not a function or value.toDate is not a function', () => {
  expect(called('isValid', '2026-02-30')).toThrow('value.isValid is not a function');
  expect(called('isEqual', '2026-04-16', '2026-04-17')).toThrow('value.toDate is not a function');
});

claim('At run time: object is not iterable', () => {
  expect(called('getYearRange', dayjs('2020-01-01'), dayjs('2026-01-01'))).toThrow(
    'object is not iterable',
  );
});
