import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { format } from 'date-fns/format';
import { enUS } from 'date-fns-jalali/locale/en-US';
import { newDate } from 'date-fns-jalali/newDate';
import { DateTime } from 'luxon';
import jalaali from 'moment-jalaali';
import moment from 'moment-hijri';
import type { ReactElement } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import Hijri from './Hijri';
import page from './index.mdx?raw';
import Jalali from './Jalali';
import SwitchCalendar from './SwitchCalendar';

const claim = claimsOf(page);
const april = new Date(2025, 3, 17);
const limits = { minDate: moment('1938-01-01') as never, maxDate: moment('2075-12-31') as never };

const text = () =>
  document
    .querySelector('.MuiPickersSectionList-root')
    ?.textContent?.replace(/[\u2066-\u2069\u200b-\u200f]/g, '');
const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
const sections = () => [...document.querySelectorAll<HTMLElement>('[role=spinbutton]')];
const clock = () =>
  [...document.querySelectorAll('.MuiClockNumber-root')].map((number) => number.textContent);
const jalali = (element: ReactElement, adapterLocale?: typeof enUS) => (
  <LocalizationProvider dateAdapter={AdapterDateFnsJalali} adapterLocale={adapterLocale}>
    {element}
  </LocalizationProvider>
);
const hijri = (element: ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterMomentHijri}>{element}</LocalizationProvider>
);
const persianMoment = (element: ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterMomentJalaali}>{element}</LocalizationProvider>
);

async function typeFromStart(keys: string) {
  await userEvent.click(sections()[0] as HTMLElement);
  await userEvent.keyboard(keys);
}

claim('in the Jalali calendar of Iran', async () => {
  const screen = await show(<Jalali />);
  await expect.poll(text).toBe('1404/01/28');
  expect(header()).toBe('فروردین 1404');
  await userEvent.click(screen.getByRole('gridcell', { name: '15', exact: true }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('gridcell', { name: '14', exact: true })).toHaveFocus();
});

claim('Persian, or English with adapterLocale', async () => {
  await show(jalali(<DateCalendar defaultValue={april as never} />, enUS));
  await expect.poll(header).toBe('Farvardin 1404');
});

claim('Arabic; adapterLocale has no effect', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterMomentHijri} adapterLocale="en">
      <DateCalendar defaultValue={moment('2025-04-17') as never} {...limits} />
    </LocalizationProvider>,
  );
  await expect.poll(header).toBe('شوال 1446');
});

claim('Persian; adapterLocale has no effect', async () => {
  jalaali.loadPersian({ dialect: 'persian-modern' });
  await show(
    <LocalizationProvider dateAdapter={AdapterMomentJalaali} adapterLocale="en">
      <DateCalendar defaultValue={jalaali('2025-04-17') as never} />
    </LocalizationProvider>,
  );
  await expect.poll(header).toBe('فروردین 1404');
  expect(document.querySelector('[role=columnheader]')?.getAttribute('aria-label')).toBe('شنبه');
});

claim('None of the three supports timezone: it has no effect', async () => {
  const all = [
    jalali(
      <DateTimeField
        ampm={false}
        timezone="Asia/Tokyo"
        defaultValue={new Date(2025, 3, 17, 14) as never}
      />,
    ),
    persianMoment(
      <DateTimeField
        ampm={false}
        timezone="Asia/Tokyo"
        defaultValue={jalaali('2025-04-17T14:00') as never}
      />,
    ),
    hijri(
      <DateTimeField
        ampm={false}
        timezone="Asia/Tokyo"
        defaultValue={moment('2025-04-17T14:00') as never}
      />,
    ),
  ];
  for (const element of all) {
    const screen = await show(element);
    await expect.poll(text).toContain('14:00');
    await screen.unmount();
  }
});

claim('Farvardin 28, 1404', () => {
  expect(newDate(1404, 0, 28)).toEqual(april);
  expect(format(newDate(1404, 0, 28), 'yyyy-MM-dd')).toBe('2025-04-17');
  expect(jalaali('1404/01/28', 'jYYYY/jMM/jDD').toDate()).toEqual(april);
});

claim('The week starts on Saturday', async () => {
  await show(<Jalali />);
  await expect
    .poll(() => document.querySelector('[role=columnheader]')?.getAttribute('aria-label'))
    .toBe('شنبه');
});

claim('1404/12/30 raises invalidDate', async () => {
  for (const [keys, error] of [
    ['14031230', null],
    ['14041230', 'invalidDate'],
  ] as const) {
    const onChange = vi.fn();
    const screen = await show(
      jalali(<DateField onChange={(value, context) => onChange(context.validationError)} />),
    );
    await typeFromStart(keys);
    await expect.poll(() => onChange.mock.lastCall?.[0] as unknown).toBe(error);
    await screen.unmount();
  }
});

claim('years run from 1278 to 1478', async () => {
  const screen = await show(jalali(<DateCalendar openTo="year" defaultValue={april as never} />));
  await expect.element(screen.getByRole('radio').first()).toHaveTextContent('1278');
  await expect.element(screen.getByRole('radio').last()).toHaveTextContent('1478');
});

claim('all tokens are those of date-fns', () => {
  const tokens = (adapter: { formatTokenMap: object }) => Object.keys(adapter.formatTokenMap);
  expect(tokens(new AdapterDateFnsJalali())).toEqual(tokens(new AdapterDateFns()));
});

claim('and months in Latin letters, such as Farvardin', () => {
  const day = jalaali('2025-04-17').locale('ar-sa');
  expect(day.format('dddd')).toBe('الخميس');
  expect(day.format('jMMMM')).toBe('Farvardin');
});

claim('so a switch keeps the value', async () => {
  const screen = await show(<SwitchCalendar />);
  await expect.poll(text).toBe('28 Farvardin 1404');
  await userEvent.click(screen.getByRole('button', { name: 'Gregorian' }));
  await expect.poll(text).toBe('17 April 2025');
});

claim('Invalid time value when the calendar switches', async () => {
  consoleMessages();
  const field = (adapter: unknown, locale?: unknown) => (
    <Caught>
      <LocalizationProvider dateAdapter={adapter as never} adapterLocale={locale as never}>
        <DateField format="d MMMM yyyy" value={april as never} />
      </LocalizationProvider>
    </Caught>
  );
  const screen = await show(field(AdapterDateFnsJalali, enUS));
  await expect.poll(text).toBe('28 Farvardin 1404');
  await screen.rerender(field(AdapterDateFns));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid time value');
});

claim('Its section ignores digits and arrow keys', async () => {
  const onChange = vi.fn();
  const screen = await show(
    hijri(
      <DateField defaultValue={moment('2025-04-17') as never} onChange={onChange} {...limits} />,
    ),
  );
  await expect.poll(text).toBe('1446/10/19');
  await typeFromStart('1450{ArrowUp}{ArrowUp}{ArrowDown}{Home}');
  const years = onChange.mock.calls.map(([value]) => (value as { iYear: () => number }).iYear());
  expect(new Set([1446, ...years]).size).toBe(1);
  expect(text()).toBe('1446/10/19');
  await screen.unmount();
  onChange.mockClear();
  await show(hijri(<DateField onChange={onChange} {...limits} />));
  await typeFromStart('14461019');
  expect(onChange).not.toHaveBeenCalled();
  expect(text()).toBe('YYYY/MM/DD');
});

claim('where users choose it in the calendar', async () => {
  const onChange = vi.fn();
  const screen = await show(
    hijri(
      <DatePicker defaultValue={moment('2025-04-17') as never} onChange={onChange} {...limits} />,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Choose date/ }));
  await userEvent.click(screen.getByRole('button', { name: /switch to year view/ }));
  await userEvent.click(screen.getByRole('radio', { name: '1447' }));
  await expect
    .poll(() => (onChange.mock.lastCall?.[0] as { iYear?: () => number } | undefined)?.iYear?.())
    .toBe(1447);
});

claim('or the list of years throws an error', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      {hijri(<DateCalendar openTo="year" defaultValue={moment('2025-04-17') as never} />)}
    </Caught>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('min date must be on or after');
});

claim('otherwise a time field throws key.toLowerCase is not a function', async () => {
  consoleMessages();
  const timeField = (ampm: boolean) => (
    <Caught>
      {hijri(<DateTimeField ampm={ampm} defaultValue={moment('2025-04-17T14:05') as never} />)}
    </Caught>
  );
  const screen = await show(timeField(true));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('key.toLowerCase is not a function');
  await screen.unmount();
  await show(timeField(false));
  await expect.poll(() => sections().length).toBe(5);
});

claim('So does a field that writes the name of the month', async () => {
  consoleMessages();
  const monthPicker = (props: object) => (
    <Caught>
      {hijri(
        <DatePicker
          views={['year', 'month']}
          defaultValue={moment('2025-04-17') as never}
          {...limits}
          {...props}
        />,
      )}
    </Caught>
  );
  const screen = await show(monthPicker({}));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('key.toLowerCase is not a function');
  await screen.unmount();
  await show(monthPicker({ format: 'iYYYY/iMM' }));
  await expect.poll(text).toBe('1446/10');
});

claim('is the day of the demo', async () => {
  const day = moment('1446/10/19', 'iYYYY/iM/iD') as { toDate: () => Date };
  expect(day.toDate()).toEqual(april);
  await show(<Hijri />);
  await expect.poll(text).toBe('1446/10/19');
});

claim('The package has no Arabic translation', () => {
  expect(Object.keys(locales).filter((name) => name.startsWith('ar'))).toEqual([]);
});

claim('The field keeps the order year, month, day from left to right', async () => {
  await show(<Jalali />);
  await expect.poll(() => sections().length).toBe(3);
  const lefts = sections().map((section) => section.getBoundingClientRect().left);
  expect([...lefts].sort((a, b) => a - b)).toEqual(lefts);
});

claim('The numbers on the clock are Persian or Arabic', async () => {
  const screen = await show(jalali(<TimeClock defaultValue={april as never} ampm />));
  await expect.poll(() => clock().slice(0, 3)).toEqual(['۱', '۲', '۳']);
  await screen.unmount();
  await show(hijri(<TimeClock defaultValue={moment('2025-04-17T10:00') as never} ampm />));
  await expect.poll(() => clock().slice(0, 3)).toEqual(['١', '٢', '٣']);
});

claim('the digits of a Persian keyboard do nothing', async () => {
  const onChange = vi.fn();
  await show(jalali(<DateField onChange={onChange} />));
  await typeFromStart('۱۴۰۴۰۱۲۸');
  expect(text()).toBe('YYYY/MM/DD');
  expect(onChange).not.toHaveBeenCalled();
});

claim('Persian ones turn the year into ۰۰۰۰', async () => {
  jalaali.loadPersian({ dialect: 'persian-modern', usePersianDigits: true });
  onTestFinished(() => jalaali.loadPersian({ dialect: 'persian-modern' }));
  const screen = await show(persianMoment(<DateField />));
  await typeFromStart('14040128');
  await expect.poll(text).toBe('۱۴۰۴/۰۱/۲۸');
  expect(sections()[0]?.getAttribute('aria-valuenow')).toBe('NaN');
  await screen.unmount();
  await show(persianMoment(<DateField />));
  await typeFromStart('۱۴۰۴');
  await expect.poll(text).toBe('۰۰۰۰/MM/DD');
});

claim('takes no instance of yours', async () => {
  const { default: dayjs } = await import('dayjs');
  const instance = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} dateLibInstance={instance}>
      <DateField defaultValue={dayjs('2025-04-17') as never} />
    </LocalizationProvider>,
  );
  await expect.poll(text).toBe('04/17/2025');
  expect(instance).not.toHaveBeenCalled();
});

claim('AdapterMomentJalaali and AdapterMomentHijri extend AdapterMoment', () => {
  expect(new AdapterMomentJalaali()).toBeInstanceOf(AdapterMoment);
  expect(new AdapterMomentHijri()).toBeInstanceOf(AdapterMoment);
});

claim('In Thai, the field says 2025, and the opening button 2568', async () => {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="th">
      <DatePicker defaultValue={DateTime.fromISO('2025-04-17') as never} />
    </LocalizationProvider>,
  );
  await expect.poll(text).toBe('17/04/2025');
  await expect.element(screen.getByRole('button', { name: /2568$/ })).toBeVisible();
});
