import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claimsOf, show } from 'claims';
import dayjs from 'dayjs';
import updateLocale from 'dayjs/plugin/updateLocale';
import { DateTime, Settings } from 'luxon';
import moment from 'moment';
import { expect, onTestFinished } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { conventions, heads } from '../claimsLocales';
import page from './index.mdx?raw';
import WeekStart from './WeekStart';

const claim = claimsOf(page);

claim('such as de, fr or en-GB, the week starts on Monday', () => {
  for (const name of ['de', 'fr', 'en-GB']) {
    const days = conventions(name).map(({ day }) => day);
    expect(days, name).toEqual(['Monday', 'Monday', 'Monday', 'Monday']);
  }
  expect(new AdapterDayjs({ locale: 'en' }).startOfWeek(dayjs('2025-04-17')).day()).toBe(0);
});

claim('Change a copy of the locale, and pass it to the provider', async () => {
  await show(<WeekStart />);
  await expect.poll(heads).toBe('#MTWTFSS');
  const first = document.querySelector('[role=rowheader]');
  expect(first).toHaveTextContent('14');
});

claim('change the setting for the whole page', async () => {
  dayjs.extend(updateLocale);
  Settings.defaultWeekSettings = { firstDay: 1, minimalDays: 4, weekend: [6, 7] };
  dayjs.updateLocale('en', { weekStart: 1 });
  moment.updateLocale('en', { week: { dow: 1, doy: 4 } });
  onTestFinished(() => {
    Settings.defaultWeekSettings = null;
    dayjs.updateLocale('en', { weekStart: 0 });
    moment.updateLocale('en', null);
  });
  const calendars = [
    [AdapterDayjs, dayjs('2025-04-17')],
    [AdapterLuxon, DateTime.fromISO('2025-04-17')],
    [AdapterMoment, moment('2025-04-17')],
  ] as const;
  for (const [adapter, day] of calendars) {
    const screen = await show(
      <LocalizationProvider dateAdapter={adapter} adapterLocale="en">
        <DateCalendar defaultValue={day as never} />
      </LocalizationProvider>,
    );
    await expect.poll(heads).toBe('MTWTFSS');
    await screen.unmount();
  }
});

claim('with firstDay: 7, the week starts on Sunday in every locale', async () => {
  Settings.defaultWeekSettings = { firstDay: 7, minimalDays: 4, weekend: [6, 7] };
  onTestFinished(() => {
    Settings.defaultWeekSettings = null;
  });
  for (const locale of ['en', 'en-GB', 'de']) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
        <DateCalendar defaultValue={DateTime.fromISO('2025-04-17') as never} />
      </LocalizationProvider>,
    );
    // April 13, 2025 is a Sunday.
    const sunday = browserPage.getByRole('gridcell', { name: '13', exact: true });
    await expect.element(sunday).toHaveAttribute('aria-colindex', '1');
    await screen.unmount();
  }
});
