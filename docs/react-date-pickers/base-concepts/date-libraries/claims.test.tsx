import dayjs from 'dayjs';
import de from 'dayjs/locale/de';
import enGb from 'dayjs/locale/en-gb';
import * as mainEntryPoint from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { adapters } from 'claims/adapters';
import { expect, onTestFinished } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { text } from '../claimsPickers';
import DateFnsAdapter from './DateFnsAdapter';
import DateFnsJalaliAdapter from './DateFnsJalaliAdapter';
import DayjsAdapter from './DayjsAdapter';
import LuxonAdapter from './LuxonAdapter';
import MomentAdapter from './MomentAdapter';
import page from './index.mdx?raw';
import MomentHijriAdapter from './MomentHijriAdapter';
import MomentJalaaliAdapter from './MomentJalaaliAdapter';

const claim = claimsOf(page);

claim('The date adapter should be imported from', async () => {
  consoleMessages();
  class Foreign {
    locale = 'en';
  }
  const screen = await show(
    <Caught>
      <LocalizationProvider dateAdapter={Foreign as never}>
        <DateField />
      </LocalizationProvider>
    </Caught>,
  );
  await expect.element(screen.getByText(/The date adapter should be imported from/)).toBeVisible();
});

claim('The demo switches them to Western ones', async () => {
  await show(<MomentHijriAdapter />);
  await expect.poll(() => text()).toMatch(/^[\d /\-.,]+$/);
});

claim('unless you ask for Persian digits it keeps Western ones', async () => {
  await show(<MomentJalaaliAdapter />);
  await expect.poll(() => text()).toMatch(/[0-9]{4}/);
});

claim('Persian is the default locale', async () => {
  const { AdapterDateFnsJalali } = await import('@mui/x-date-pickers/AdapterDateFnsJalali');
  await show(
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <DateCalendar defaultValue={new Date(2025, 3, 17)} />
    </LocalizationProvider>,
  );
  await expect
    .poll(() => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent)
    .toMatch(/فروردین/);
});

claim('Seven libraries have an adapter', () => {
  expect(adapters).toHaveLength(7);
});

const adapterDemos = [
  ['Locales are imported one by one and named by their key', DayjsAdapter, '17/04/2025', '16:45'],
  ['The locale is an object, not a name', DateFnsAdapter, '17/04/2025', '16:45'],
  ['so there is nothing to import', LuxonAdapter, '17/04/2025', '16:45'],
  ['importing one makes it the default of the whole page', MomentAdapter, '04/17/2025', '04:45'],
  ['Persian is the default locale', DateFnsJalaliAdapter, '1404/01/28', '04:45'],
] as const;

for (const [words, Demo, day, time] of adapterDemos) {
  claim(words, async () => {
    const screen = await show(<Demo />);
    const field = (index: number) => screen.getByRole('group').nth(index).element().textContent;
    await expect.poll(() => field(0)).toContain(day);
    expect(field(1)).toContain(time);
  });
}

claim('No adapter is part of the main entry point', () => {
  expect(Object.keys(mainEntryPoint)).toContain('LocalizationProvider');
  expect(Object.keys(mainEntryPoint).filter((name) => name.startsWith('Adapter'))).toEqual([]);
});

claim('The same goes for minDate and maxDate', async () => {
  for (const name of ['value', 'minDate', 'maxDate']) {
    consoleMessages();
    const screen = await show(
      <Caught>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateField {...{ value: dayjs('2025-04-17'), [name]: new Date(2025, 3, 17) }} />
        </LocalizationProvider>
      </Caught>,
    );
    await expect.element(screen.getByText(/is not a function/)).toBeVisible();
    await screen.unmount();
  }
});

/** A field that shows April 17, 2025 in a locale of Day.js. */
const fieldIn = (locale: string) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
    <DateField defaultValue={dayjs('2025-04-17')} />
  </LocalizationProvider>
);

claim('with de-DE, fields keep the English format', async () => {
  // Day.js takes the first part of an unknown name for its default.
  onTestFinished(() => {
    dayjs.locale('en');
  });
  consoleMessages();
  expect(de.name).toBe('de');
  const screen = await show(fieldIn('de'));
  await expect.poll(() => text()).toBe('17.04.2025');
  await screen.unmount();
  await show(fieldIn('de-DE'));
  await expect.poll(() => text()).toBe('04/17/2025');
});

claim("Cannot read properties of undefined (reading 'replace')", async () => {
  consoleMessages();
  dayjs.locale({ name: 'bare', formats: { LT: 'HH:mm' }, relativeTime: {} }, undefined, true);
  const screen = await show(<Caught>{fieldIn('bare')}</Caught>);
  await expect
    .element(screen.getByText("Cannot read properties of undefined (reading 'replace')"))
    .toBeVisible();
});

claim('Change a copy of a complete one, and pass its name as adapterLocale', async () => {
  const house = { ...enGb, name: 'en-house', formats: { ...enGb.formats, L: 'DD.MM.YYYY' } };
  dayjs.locale(house, undefined, true);
  expect(dayjs.locale()).toBe('en');
  await show(fieldIn('en-house'));
  await expect.poll(() => text()).toBe('17.04.2025');
});

claim('changes at the next render, the days only when another month is shown', async () => {
  const english = dayjs.Ls.en!;
  onTestFinished(() => {
    english.weekStart = 0;
  });
  const calendar = () => (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <DateCalendar reduceAnimations defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>
  );
  const firstHead = () => document.querySelector('[role=columnheader]')?.textContent;
  const columnOfTheFirst = () =>
    browserPage
      .getByRole('gridcell', { name: '1', exact: true })
      .element()
      .getAttribute('aria-colindex');
  const { rerender } = await show(calendar());
  await expect.poll(firstHead).toBe('S');
  // April 1, 2025 is a Tuesday.
  expect(columnOfTheFirst()).toBe('3');
  english.weekStart = 1;
  await rerender(calendar());
  await expect.poll(firstHead).toBe('M');
  expect(columnOfTheFirst()).toBe('3');
  await userEvent.click(browserPage.getByRole('button', { name: 'Next month' }));
  // May 1, 2025 is a Thursday.
  await expect.poll(columnOfTheFirst).toBe('4');
});
