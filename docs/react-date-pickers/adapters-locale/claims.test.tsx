import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import * as pro from '@mui/x-date-pickers-pro';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import dayjs from 'dayjs';
import updateLocale from 'dayjs/plugin/updateLocale';
import { DateTime } from 'luxon';
import moment from 'moment';
import type { ReactElement } from 'react';
import { expect, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conventions, heads } from './claimsLocales';
import CalendarFormats from './CalendarFormats';
import FormatOnce from './FormatOnce';
import FourLocales from './FourLocales';
import HourFormats from './HourFormats';
import page from './index.mdx?raw';
import LeadingZeros from './LeadingZeros';
import RightToLeft from './RightToLeft';

const claim = claimsOf(page);

const texts = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((list) =>
    list.textContent?.replace(/[\u2066-\u2069\u200b-\u200f]/g, ''),
  );
const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;

/** Rows of the page's table that begins with these cells, without the head. */
function table(head: string): string[][] {
  const lines = page.slice(page.indexOf(head)).split('\n');
  const rows = lines.slice(2, lines.indexOf(''));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

claim('Here is one moment in four locales of Day.js', async () => {
  await show(<FourLocales />);
  await expect
    .poll(texts)
    .toEqual([
      '04/17/2025 02:05 PM',
      '17/04/2025 14:05',
      '17.04.2025 14:05',
      '2025.04.17. 02:05 오후',
    ]);
});

claim("A locale that isn't imported falls back to English", async () => {
  const messages = consoleMessages();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="cy">
      <DateField defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['04/17/2025']);
  expect(messages.join()).toContain('MUI X: Your locale has not been found.');
});

claim('their hours and first days are the same', () => {
  for (const name of ['en-US', 'de', 'fr', 'es', 'it', 'pl', 'ru', 'ja']) {
    const all = conventions(name);
    expect(new Set(all.map(({ day, hours }) => `${day} ${hours}`)).size, name).toBe(1);
  }
});

claim('They differ in these', () => {
  for (const [locale = '', ...cells] of table('| Locale | Day.js |')) {
    const all = conventions(codes(locale)[0] ?? '');
    cells.forEach((cell, index) => {
      for (const part of cell.split(', '))
        expect(Object.values(all[index] ?? {}), `${locale} ${index}`).toContain(part);
    });
  }
});

claim('A format changes only the field', async () => {
  const screen = await show(<HourFormats />);
  await expect.poll(texts).toEqual(['21:30', '09:30 PM', '09:30 PM']);
  await userEvent.click(screen.getByRole('button', { name: /^Choose time/ }).nth(2));
  const lists = () =>
    [...document.querySelectorAll('[role=listbox]')].map((list) => list.childElementCount);
  await expect.poll(lists).toEqual([24, 12]);
});

claim('The field, the clock and the lists follow it', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <TimePicker defaultValue={dayjs('2025-04-17T14:05')} ampm open />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['02:05 PM']);
  expect(document.querySelectorAll('[role=listbox]')).toHaveLength(3);
});

claim('A field turns each token into a section', () => {
  const adapters = [
    new AdapterDayjs(),
    new AdapterDateFns(),
    new AdapterLuxon({ locale: 'en' }),
    new AdapterMoment(),
  ];
  const rows = table('| Section | Day.js |').filter(
    ([name]) => !/^Text|^The locale/.test(name ?? ''),
  );
  adapters.forEach((adapter, index) => {
    const said = rows.flatMap((row) => codes(row[index + 1]));
    expect(said.sort()).toEqual(Object.keys(adapter.formatTokenMap).sort());
    for (const row of rows)
      for (const token of codes(row[index + 1])) {
        const config = adapter.formatTokenMap[token];
        const type = typeof config === 'string' ? config : config?.sectionType;
        const word = type === 'meridiem' ? 'am or pm' : (type?.toLowerCase() ?? '');
        expect(row[0]?.toLowerCase(), token).toContain(word);
      }
  });
});

claim('write DD[T]HH, not DDTHH', async () => {
  const value = dayjs('2025-04-17T09:30');
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField defaultValue={value} format="YYYY-MM-DD[T]HH:mm" />
      <DateTimeField defaultValue={value} format="YYYY-MM-DDTHH:mm" />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['2025-04-17T09:30', '2025-04-DDT09:30']);
  expect(screen.getByRole('spinbutton', { name: 'Day' }).elements()).toHaveLength(1);
});

claim('Mind the case: DD is a day in Day.js', async () => {
  expect(new AdapterDateFns().formatTokenMap).not.toHaveProperty('DD');
  await show(
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DateField defaultValue={new Date(2025, 3, 17)} format="DD.MM.yyyy" />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['DD.04.2025']);
});

claim('follows the format exactly', async () => {
  await show(<LeadingZeros />);
  await expect.poll(texts).toEqual(['04/01/2025', '4/1/2025']);
});

claim("The hidden input of the form contains what's shown", async () => {
  await show(<LeadingZeros />);
  const values = () => [...document.querySelectorAll('input')].map(({ value }) => value);
  await expect.poll(values).toEqual(['04/01/2025', '4/1/2025']);
});

claim('With Luxon, D then has no leading zeros, even where the locale writes them', async () => {
  const value = DateTime.fromISO('2025-04-01').setLocale('en-GB');
  expect(value.toFormat('D')).toBe('01/04/2025');
  await show(
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <DateField defaultValue={value} format="D" shouldRespectLeadingZeros />
      <DateField defaultValue={value} format="dd/MM/yyyy" shouldRespectLeadingZeros />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['1/4/2025', '01/04/2025']);
});

claim('replaces formats of the adapter by name', async () => {
  await show(<FormatOnce />);
  await expect.poll(texts).toEqual(['2025-04-17 02:00']);
  expect(header()).toBe('Apr 2025');
});

claim('Date fields, and the date in the field of a Date Time Picker', async () => {
  const value = dayjs('2025-04-17T14:05');
  const formats = { keyboardDate: 'DD.MM.YYYY', keyboardDateTime24h: 'YYYY', fullTime24h: 'HH' };
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <DateField defaultValue={value} />
      <DateTimeField ampm={false} defaultValue={value} />
      <TimeField ampm={false} defaultValue={value} />
      <DateTimePicker ampm={false} defaultValue={value} />
      <TimePicker ampm={false} defaultValue={value} />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['17.04.2025', '2025', '14', '17.04.2025 14:05', '14:05']);
});

claim('and the name of the button that opens a Time Picker', async () => {
  const value = dayjs('2025-04-17T14:05');
  const screen = await show(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      dateFormats={{ fullTime24h: '[full] HH', fullDate: '[day] DD' }}
    >
      <TimePicker ampm={false} defaultValue={value} />
      <DateTimePicker ampm={false} defaultValue={value} />
      <TimeClock ampm={false} defaultValue={value} />
    </LocalizationProvider>,
  );
  const named = (role: 'button' | 'listbox', name: RegExp) =>
    expect.element(screen.getByRole(role, { name })).toBeInTheDocument();
  await named('button', /^Choose time, selected time is full 14$/);
  await named('button', /^Choose date, selected date is day 17$/);
  await named('listbox', /full 14/);
});

claim('except weekdayShort, which is ddd', () => {
  const adapters = [new AdapterDayjs(), new AdapterDateFns(), new AdapterLuxon()];
  const rows = table('| Name | Day.js |');
  const named = rows.flatMap(([names]) => codes(names));
  expect(named.sort()).toEqual(Object.keys(adapters[0]?.formats ?? {}).sort());
  for (const row of rows)
    codes(row[0]).forEach((name, position) => {
      adapters.forEach((adapter, index) => {
        const format = adapter.formats[name as keyof typeof adapter.formats];
        expect(codes(row[index + 1])[position], name).toBe(format);
      });
    });
  expect(new AdapterMoment().formats).toEqual({ ...adapters[0]?.formats, weekdayShort: 'ddd' });
});

claim('writes the head of a column', async () => {
  await show(<CalendarFormats />);
  await expect.poll(heads).toBe('SuMoTuWeThFrSa');
  expect(header()).toBe('Apr 2025');
  expect(document.querySelector('.MuiPickersToolbar-root')).toHaveTextContent('Thu, April 17');
});

claim('moves to the day before', async () => {
  const screen = await show(<RightToLeft />);
  await userEvent.click(screen.getByRole('gridcell', { name: '17' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('gridcell', { name: '16' })).toHaveFocus();
  const left = (index: number) =>
    document.querySelectorAll('[role=columnheader]')[index]?.getBoundingClientRect().left ?? 0;
  expect(left(0)).toBeGreaterThan(left(6));
});

claim('the time is left of the date, and Tab reaches the hours first', async () => {
  await show(<RightToLeft />);
  await expect.poll(texts).toEqual(['14:05 17/04/2025']);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.textContent).toBe('14');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => document.activeElement?.textContent).toBe('17');
});

claim('Invalid unit value NaN with Luxon in Persian, Bangla or Arabic', async () => {
  consoleMessages();
  const field = (locale: string) => (
    <Caught key={locale}>
      <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
        <DateField defaultValue={DateTime.fromISO('2025-04-17') as never} />
      </LocalizationProvider>
    </Caught>
  );
  const screen = await show(field('fa'));
  for (const locale of ['fa', 'bn', 'ar-EG']) {
    await screen.rerender(field(locale));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Invalid unit value NaN');
  }
  await screen.rerender(field('ar-EG-u-nu-latn'));
  await expect.poll(texts).toEqual(['17/04/2025']);
  await screen.rerender(field('fa-u-nu-latn-ca-gregory'));
  await expect.poll(texts).toEqual(['2025/04/17']);
  await screen.rerender(field('fa-u-nu-latn'));
  await expect.poll(texts).toEqual(['1404/1/28']);
});

claim('adapterLocale got a name such as', async () => {
  consoleMessages();
  const named = (element: ReactElement) => (
    <Caught>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={'de' as never}>
        {element}
      </LocalizationProvider>
    </Caught>
  );
  for (const element of [<DateField />, <DateCalendar />, <TimePicker />]) {
    const screen = await show(named(element));
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Cannot read properties of undefined');
    await screen.unmount();
  }
});

claim('the field shows the digits, but screen readers get NaN', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="hi">
      <DateField defaultValue={moment('2025-04-17')} />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['१७/०४/२०२५']);
  expect(document.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')).toBe('NaN');
});

claim('a day in a field, for screen readers', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>,
  );
  const day = () => document.querySelector('[role=spinbutton][aria-label=Day]');
  await expect.poll(() => day()?.getAttribute('aria-valuetext')).toBe('17th');
  expect(day()?.textContent).toBe('17');
});

const toolbar = () => document.querySelector('.MuiPickersToolbar-root')?.textContent;

claim(
  'list of years, fields and toolbars of months or years alone, the year in the toolbar',
  async () => {
    const value = dayjs('2025-04-17T14:05');
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={{ year: '[year] YYYY' }}>
        <YearCalendar defaultValue={value} />
        <DatePicker defaultValue={value} views={['year']} />
        <StaticDateTimePicker defaultValue={value} />
      </LocalizationProvider>,
    );
    await expect.element(screen.getByRole('radio', { name: 'year 2025' })).toBeInTheDocument();
    await expect.poll(texts).toEqual(['year 2025']);
    expect(toolbar()).toContain('year 2025');
  },
);

claim('Toolbars of a Date Time Picker and of range pickers with dates', async () => {
  const formats = { shortDate: '[short] D' };
  const value = dayjs('2025-04-17T14:05');
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <StaticDateTimePicker defaultValue={value} />
    </LocalizationProvider>,
  );
  await expect.poll(toolbar).toContain('short 17');
  await screen.unmount();
  await show(
    <pro.LocalizationProvider dateAdapter={ProAdapter} dateFormats={formats}>
      <pro.StaticDateRangePicker defaultValue={[value, value.add(2, 'day')]} />
    </pro.LocalizationProvider>,
  );
  await expect.poll(toolbar).toContain('short 17');
  expect(toolbar()).toContain('short 19');
});

claim('toolbars with a time', async () => {
  const value = dayjs('2025-04-17T14:05');
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={{ minutes: '[m]mm' }}>
      <StaticDateTimePicker defaultValue={value} />
    </LocalizationProvider>,
  );
  await expect.poll(toolbar).toContain('m05');
});

claim('with DD-MM-YYYY (WW) the field shows 17-04-2025 (WW)', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField format="DD-MM-YYYY (WW)" defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>,
  );
  expect(document.querySelector('.MuiPickersSectionList-root')?.textContent).toBe(
    '17-04-2025 (WW)',
  );
});

claim('writes them in lower case with Day.js and Moment.js', async () => {
  const time = async (Adapter: unknown, value: unknown) => {
    const screen = await show(
      <LocalizationProvider
        dateAdapter={Adapter as typeof AdapterDayjs}
        dateFormats={{ meridiem: 'a' }}
      >
        <TimePicker ampm defaultValue={value as never} />
      </LocalizationProvider>,
    );
    await expect.poll(() => texts().length).toBe(1);
    const [text] = texts();
    await screen.unmount();
    return text;
  };
  expect(await time(AdapterDayjs, dayjs('2025-04-17T14:05'))).toBe('02:05 pm');
  expect(await time(AdapterMoment, moment('2025-04-17T14:05'))).toBe('02:05 pm');
});

claim('a TimeField or DateTimeField of your own needs a format with a', async () => {
  const value = dayjs('2025-04-17T14:05');
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={{ meridiem: 'a' }}>
      <TimeField ampm defaultValue={value} />
      <TimeField ampm defaultValue={value} format="hh:mm a" />
      <DateTimeField ampm defaultValue={value} />
    </LocalizationProvider>,
  );
  await expect.poll(() => texts().length).toBe(3);
  const [plain, own, dateTime] = texts();
  expect(plain).toBe('02:05 PM');
  expect(own).toBe('02:05 pm');
  expect(dateTime).toMatch(/PM$/);
});

claim("define how they're parsed when users type", async () => {
  moment.updateLocale('en', {
    meridiem: (hour) => (hour < 12 ? 'morning' : 'afternoon'),
    meridiemParse: /morning|afternoon/,
    isPM: (text) => text === 'afternoon',
  });
  onTestFinished(() => void moment.updateLocale('en', null));
  const hours: number[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <TimePicker
        ampm
        defaultValue={moment('2025-04-17T14:05') as never}
        onChange={(value) => hours.push((value as unknown as moment.Moment).hour())}
      />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['02:05 afternoon']);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Meridiem' }));
  await userEvent.keyboard('m');
  await expect.poll(texts).toEqual(['02:05 morning']);
  expect(hours.at(-1)).toBe(2);
});

claim('parses them wrongly if noon has the same word as the afternoon', async () => {
  dayjs.extend(updateLocale);
  dayjs.updateLocale('en', { meridiem: (hour: number) => (hour < 12 ? 'early' : 'late') });
  onTestFinished(() => void dayjs.updateLocale('en', { meridiem: undefined }));
  const hours: number[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        ampm
        defaultValue={dayjs('2025-04-17T02:05')}
        onChange={(value) => hours.push((value as dayjs.Dayjs | null)?.hour() ?? -1)}
      />
    </LocalizationProvider>,
  );
  await expect.poll(texts).toEqual(['02:05 early']);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Meridiem' }));
  await userEvent.keyboard('l');
  await expect.poll(() => hours.length).toBeGreaterThan(0);
  expect(hours.at(-1)).not.toBe(14);
});
