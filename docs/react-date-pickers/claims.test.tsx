import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ConfigurableMonth from './ConfigurableMonth';
import FareCalendar from './FareCalendar';
import page from './index.mdx?raw';
import LocalizedCalendars from './LocalizedCalendars';
import RangePickers from './RangePickers';
import TableBooking from './TableBooking';
import ThreePickers from './ThreePickers';

const claim = claimsOf(page);
const days = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];

claim('both refuse what the restaurant does not offer', async () => {
  const screen = await show(<TableBooking />);
  const monday = days().filter(({ textContent }) => textContent === '14')[0] as HTMLButtonElement;
  expect(monday.disabled).toBe(true);
  const times = screen.getByRole('option').elements();
  expect(times[0]?.textContent).toBe('06:00 PM');
  expect(times.at(-1)?.textContent).toBe('09:30 PM');
  await userEvent.click(screen.getByRole('option', { name: '08:30 PM' }));
  await expect.element(screen.getByText('Thursday, April 17 at 8:30 PM')).toBeVisible();
});

claim('Each section of the field takes digits or letters, and the arrow keys', async () => {
  const screen = await show(<ThreePickers />);
  const month = screen.getByRole('spinbutton', { name: 'Month' }).first();
  await userEvent.click(month);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(month).toHaveTextContent('05');
  await userEvent.keyboard('11');
  await expect.element(month).toHaveTextContent('11');
  const meridiem = screen.getByRole('spinbutton', { name: 'Meridiem' }).first();
  const shown = meridiem.element().textContent;
  await userEvent.click(meridiem);
  await userEvent.keyboard(shown === 'AM' ? 'p' : 'a');
  await expect.element(meridiem).toHaveTextContent(shown === 'AM' ? 'PM' : 'AM');
});

claim('and every component below it follows', async () => {
  const screen = await show(<LocalizedCalendars />);
  await expect.element(screen.getByText('April 2025')).toBeVisible();
  const weekdays = () =>
    [...document.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
  expect(weekdays()[0]).toBe('M');
  await userEvent.click(screen.getByRole('button', { name: '日本語' }));
  await expect.element(screen.getByText('4月 2025')).toBeVisible();
  expect(weekdays()[0]).toBe('日');
});

claim('days that can', async () => {
  const screen = await show(<FareCalendar />);
  const texts = () => days().map(({ textContent }) => textContent ?? '');
  await expect.poll(texts).toContain('4');
  expect(texts().filter((text) => /^\d+€\d+$/.test(text))).toHaveLength(26);
  await userEvent.click(
    days().find(({ textContent }) => textContent?.startsWith('9€')) as HTMLElement,
  );
  await expect.element(screen.getByText(/Night train on Monday, June 9: /)).toBeVisible();
});

claim('its value is an array of two dates', async () => {
  const onChange = vi.fn();
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <SingleInputDateRangeField
        label="Stay"
        defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        onChange={onChange}
      />
    </ProProvider>,
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }).first());
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const value = onChange.mock.calls[0]?.[0] as dayjs.Dayjs[];
  expect(value.map((date) => date.format('MM-DD'))).toEqual(['04-18', '04-22']);
});

claim('Every section of a field is a spin button with a name, a value and limits', async () => {
  const screen = await show(<ThreePickers />);
  const day = screen.getByRole('spinbutton', { name: 'Day' }).first();
  await expect.element(day).toHaveAttribute('aria-valuenow', '17');
  await expect.element(day).toHaveAttribute('aria-valuemin', '1');
  await expect.element(day).toHaveAttribute('aria-valuemax', '30');
});

claim('Calendars are grids with one tab stop and arrow keys', async () => {
  await show(<TableBooking />);
  await expect.poll(() => days().length).toBeGreaterThan(27);
  const stops = () => days().filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.textContent).toBe('18');
});

const booking = (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker label="Day" defaultValue={dayjs('2025-04-17')} />
  </LocalizationProvider>
);

claim('A picker opens a popup beside the field where the pointer is fine', async () => {
  const screen = await show(booking);
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  await expect.poll(() => document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
});

claim('and a dialog where it is not', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('pointer: fine')
      ? matchMedia.call(window, 'not all')
      : matchMedia.call(window, query),
  );
  const screen = await show(booking);
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  await expect.poll(() => document.querySelector('.MuiDialog-root [role=grid]')).not.toBeNull();
});

claim('onChange gives you a Dayjs when you passed one', async () => {
  const onChange = vi.fn();
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker defaultValue={dayjs('2025-04-17')} onChange={onChange} />
    </LocalizationProvider>,
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => dayjs.isDayjs(onChange.mock.calls[0]?.[0])).toBe(true);
});

claim("a museum that's closed on Mondays", async () => {
  const { rerender } = await show(<ConfigurableMonth displayWeekNumber />);
  const closed = () =>
    days().flatMap((day) => (day.matches('.Mui-disabled') ? [day.textContent] : []));
  await expect.poll(closed).toEqual(['2', '9', '16', '23', '30']);
  await rerender(<ConfigurableMonth views={['year']} disabled />);
  await expect.poll(() => days().length).toBe(0);
});

claim('One field holds both; the popup shows which of the two comes next', async () => {
  const screen = await show(<RangePickers />);
  await expect.element(screen.getByRole('group', { name: 'Hotel stay' })).toBeVisible();
  const text = () => screen.getByRole('group', { name: 'Hotel stay' }).element().textContent;
  expect(text()).toContain('04/17/2025 – 04/22/2025');
  const opener = browserPage.getByRole('button', { name: /^Choose range/ }).first();
  await userEvent.click(opener);
  const dialog = browserPage.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog.getByRole('gridcell', { name: '10', exact: true }).first());
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog.getByRole('gridcell', { name: '12', exact: true }).first());
  await expect.poll(() => dialog.query()).toBeNull();
  expect(text()).toContain('04/10/2025 – 04/12/2025');
  await expect.element(opener).toHaveFocus();
});
