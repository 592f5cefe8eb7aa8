import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { format as formatDate } from 'date-fns/format';
import { formatISO } from 'date-fns/formatISO';
import { DateTime, Settings } from 'luxon';
import moment from 'moment-timezone';
import { expect, onTestFinished, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import ChooseZone from './ChooseZone';
import page from './index.mdx?raw';
import LuxonZones from './LuxonZones';
import MomentZones from './MomentZones';
import SkippedHour from './SkippedHour';
import StoredInUtc from './StoredInUtc';

const claim = claimsOf(page);
const newYork = 'America/New_York';

dayjs.extend(utc);
dayjs.extend(timezone);
const extended = { utc: dayjs.utc, tz: dayjs.tz };

const libraries = {
  dayjs: {
    provider: { dateAdapter: AdapterDayjs },
    at: (iso: string, zone = newYork): unknown => dayjs.utc(iso).tz(zone),
    utc: (iso: string): unknown => dayjs.utc(iso),
  },
  luxon: {
    provider: { dateAdapter: AdapterLuxon, adapterLocale: 'en-US' },
    at: (iso: string, zone = newYork): unknown => DateTime.fromISO(iso, { zone }),
    utc: (iso: string): unknown => DateTime.fromISO(iso, { zone: 'utc' }),
  },
  moment: {
    provider: { dateAdapter: AdapterMoment, dateLibInstance: moment as unknown },
    at: (iso: string, zone = newYork): unknown => moment.utc(iso).tz(zone),
    utc: (iso: string): unknown => moment.utc(iso),
  },
  dateFns: {
    provider: { dateAdapter: AdapterDateFns },
    at: (iso: string): unknown => new Date(iso),
    utc: (iso: string): unknown => new Date(iso),
  },
};
type Library = (typeof libraries)[keyof typeof libraries];
const withZones = [libraries.dayjs, libraries.luxon, libraries.moment];

const text = (index = 0) =>
  document.querySelectorAll('.MuiPickersSectionList-root')[index]?.textContent;
const section = (name: string) =>
  document.querySelector<HTMLElement>(`[role=spinbutton][aria-label="${name}"]`) as HTMLElement;
const millis = (value: unknown) => Number(value as Date);

/** A field with the libraries' values, which have one type here. */
async function field(
  { provider }: Library,
  props: { [key in keyof DateTimeFieldProps]?: unknown },
) {
  const onChange = vi.fn<(value: unknown, context: { validationError: unknown }) => void>();
  const screen = await show(
    <Caught>
      <LocalizationProvider {...(provider as object)}>
        <DateTimeField label="x" ampm={false} {...(props as object)} onChange={onChange} />
      </LocalizationProvider>
    </Caught>,
  );
  const last = () => {
    const value = onChange.mock.lastCall?.[0];
    if (value == null) return value;
    const time = millis(value);
    return Number.isNaN(time) ? 'invalid' : new Date(time).toISOString();
  };
  return { ...screen, onChange, last };
}

async function enter(name: string, keys: string) {
  await userEvent.click(section(name));
  await userEvent.keyboard(keys);
}

async function machineIn(zone: string) {
  const set = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(async () => {
    await set('');
  });
  await set(zone);
}

claim('The value stays in UTC, as it was stored', async () => {
  const screen = await show(<ChooseZone />);
  await expect.poll(text).toBe('04/18/2025 03:00 AM');
  await userEvent.click(screen.getByRole('combobox', { name: 'Timezone' }));
  await userEvent.click(screen.getByRole('option', { name: newYork }));
  await expect.poll(text).toBe('04/17/2025 02:00 PM');
  await enter('Minutes', '15');
  await expect.element(screen.getByText('2025-04-17T18:15:00Z')).toBeVisible();
});

claim('Two zones matter', async () => {
  const zoneOf = (value: unknown) => {
    if (DateTime.isDateTime(value)) return value.zoneName;
    if (moment.isMoment(value)) return value.tz();
    return new AdapterDayjs().getTimezone(value as dayjs.Dayjs);
  };
  for (const library of withZones) {
    const value = library.at('2025-04-17T18:00:00Z');
    const cases = [
      [{ defaultValue: value }, '04/17/2025 14:00', newYork],
      [{ defaultValue: value, timezone: 'Europe/Paris' }, '04/17/2025 20:00', newYork],
      [{ timezone: 'Europe/Paris' }, 'MM/DD/YYYY hh:mm', 'Europe/Paris'],
      [{ referenceDate: value }, 'MM/DD/YYYY hh:mm', newYork],
    ] as const;
    for (const [props, shown, zone] of cases) {
      const screen = await field(library, props);
      await expect.poll(text).toBe(shown);
      if ('defaultValue' in props) await enter('Minutes', '15');
      else await enter('Month', '041720251405');
      await expect.poll(() => zoneOf(screen.onChange.mock.lastCall?.[0])).toBe(zone);
      // The zone of the value is gone with the value.
      if ('timezone' in props) {
        await enter('Month', '{Backspace}05');
        await expect.poll(screen.last).toContain('2025-05-17');
        expect(zoneOf(screen.onChange.mock.lastCall?.[0])).toBe('Europe/Paris');
      }
      await screen.unmount();
    }
  }
});

claim('The default of your library', async () => {
  dayjs.tz.setDefault('Europe/Paris');
  moment.tz.setDefault('Europe/Paris');
  Settings.defaultZone = 'Europe/Paris';
  onTestFinished(() => {
    dayjs.tz.setDefault();
    moment.tz.setDefault();
    Settings.defaultZone = 'system';
  });
  for (const library of withZones) {
    const screen = await field(library, { timezone: 'default' });
    await expect.poll(text).toBe('MM/DD/YYYY hh:mm');
    await enter('Month', '041720251405');
    await expect.poll(screen.last).toBe('2025-04-17T12:05:00.000Z');
    await screen.unmount();
  }
  // Around it: what plain values do.
  expect(dayjs('2025-04-17T14:05').toISOString()).toBe(new Date(2025, 3, 17, 14, 5).toISOString());
  expect(moment('2025-04-17T14:05').toISOString()).toBe('2025-04-17T12:05:00.000Z');
  expect(DateTime.fromISO('2025-04-17T14:05').zoneName).toBe('Europe/Paris');
});

claim('minDate is converted to the zone', async () => {
  for (const library of withZones) {
    const props = { defaultValue: library.at('2025-04-17T18:00:00Z') };
    // 22:00 on April 17 in New York.
    const screen = await field(library, { ...props, minDate: library.utc('2025-04-18T02:00:00Z') });
    await enter('Minutes', '15');
    await expect.poll(() => screen.onChange.mock.lastCall?.[1].validationError).toBe(null);
    await screen.unmount();
  }
});

claim('their hour in their own zone counts', async () => {
  for (const library of withZones) {
    // 14:00 in New York. The limit is 12:00 there, and 16:00 in its own zone.
    const props = { defaultValue: library.at('2025-04-17T18:00:00Z') };
    const screen = await field(library, { ...props, minTime: library.utc('2025-04-17T16:00:00Z') });
    await enter('Minutes', '15');
    await expect.poll(() => screen.onChange.mock.lastCall?.[1].validationError).toBe('minTime');
    await screen.unmount();
  }
});

claim('the ring around today go by the day in that zone', async () => {
  // 25 hours apart: never the same day.
  for (const { provider } of withZones) {
    const screen = await show(
      <LocalizationProvider {...(provider as object)}>
        <DateCalendar timezone="Pacific/Kiritimati" showDaysOutsideCurrentMonth />
        <DateCalendar timezone="Pacific/Niue" showDaysOutsideCurrentMonth />
      </LocalizationProvider>,
    );
    const days = () =>
      [...document.querySelectorAll('[aria-current=date]')].map((day) => day.textContent);
    await expect.poll(() => new Set(days()).size).toBe(2);
    await screen.unmount();
  }
});

claim('throws Missing UTC plugin', async () => {
  consoleMessages();
  Object.assign(dayjs, { utc: undefined, tz: undefined });
  onTestFinished(() => {
    Object.assign(dayjs, extended);
  });
  const screen = await field(libraries.dayjs, { defaultValue: dayjs(), timezone: 'UTC' });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Missing UTC plugin');
});

claim('otherwise the picker throws Missing timezone plugin', async () => {
  consoleMessages();
  Object.assign(dayjs, { tz: undefined });
  onTestFinished(() => {
    Object.assign(dayjs, extended);
  });
  const screen = await field(libraries.dayjs, { defaultValue: dayjs(), timezone: newYork });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Missing timezone plugin');
});

claim('A plain dayjs() ignores it and stays in the zone of the machine', () => {
  dayjs.tz.setDefault('Asia/Tokyo');
  onTestFinished(() => dayjs.tz.setDefault());
  expect(dayjs('2025-04-17T00:00').valueOf()).toBe(new Date(2025, 3, 17).valueOf());
  expect(dayjs.tz('2025-04-17T00:00').toISOString()).toBe('2025-04-16T15:00:00.000Z');
});

claim('the first picker shows its value in Paris', async () => {
  await show(<LuxonZones />);
  await expect.poll(() => [text(0), text(1)]).toEqual(['17/04/2025 20:00', '17/04/2025 18:00']);
});

claim('Luxon alone also takes offsets', async () => {
  consoleMessages();
  const props = { timezone: 'UTC+3' };
  const shown = [];
  for (const library of withZones) {
    const defaultValue = library.at('2025-04-17T18:00:00Z');
    const screen = await field(library, { ...props, defaultValue });
    await expect.poll(() => text() ?? document.querySelector('[role=alert]')).toBeTruthy();
    shown.push(text());
    await screen.unmount();
  }
  expect(shown).toEqual([undefined, '04/17/2025 21:00', '04/17/2025 14:00']);
});

claim('and timezone="UTC" works with any value', async () => {
  await machineIn(newYork);
  const { dateAdapter } = libraries.moment.provider;
  await show(
    <LocalizationProvider dateAdapter={dateAdapter}>
      <DateTimeField
        ampm={false}
        timezone="UTC"
        defaultValue={moment(new Date('2025-04-17T18:00:00Z'))}
      />
    </LocalizationProvider>,
  );
  await expect.poll(text).toBe('04/17/2025 18:00');
});

claim('Without it, a zone by name throws Missing timezone plugin', async () => {
  consoleMessages();
  const withoutZones = Object.assign((...args: unknown[]) => moment(...(args as [])), moment, {
    tz: undefined,
  });
  const provider = { dateAdapter: AdapterMoment, dateLibInstance: withoutZones as unknown };
  const screen = await field(
    { ...libraries.moment, provider },
    { defaultValue: moment.utc('2025-04-17T18:00'), timezone: newYork },
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Missing timezone plugin');
});

claim('pass it to the provider as dateLibInstance', async () => {
  await show(<MomentZones />);
  await expect
    .poll(() => [text(0), text(1)])
    .toEqual(['04/17/2025 08:00 PM', '04/17/2025 02:00 PM']);
});

claim('With AdapterDateFns, timezone has no effect', async () => {
  await machineIn('Europe/Paris');
  const messages = consoleMessages();
  const defaultValue = new Date('2025-04-17T18:00:00Z');
  await field(libraries.dateFns, { timezone: 'Asia/Tokyo', defaultValue });
  await expect.poll(text).toBe('04/17/2025 20:00');
  expect(messages).toEqual([]);
});

claim('Values from onChange are in UTC again', async () => {
  const screen = await show(<StoredInUtc />);
  await expect.poll(text).toBe('04/17/2025 02:00 PM');
  await enter('Minutes', '45');
  await expect.element(screen.getByText('2025-04-17T18:45:00.000Z')).toBeVisible();
});

claim('the zone of the value is gone with it', async () => {
  const screen = await show(<StoredInUtc />);
  await enter('Month', '{Backspace}05');
  await expect.element(screen.getByText('2025-05-17T18:00:00.000Z')).toBeVisible();
});

claim("it's April 16", async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker timezone={newYork} defaultValue={dayjs.utc('2025-04-17T00:00:00Z')} />
      <DatePicker timezone="UTC" defaultValue={dayjs.utc('2025-04-17T00:00:00Z')} />
    </LocalizationProvider>,
  );
  await expect.poll(() => [text(0), text(1)]).toEqual(['04/16/2025', '04/17/2025']);
});

claim('create the value with dayjs.utc(date)', async () => {
  await machineIn('Asia/Singapore');
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker timezone="UTC" defaultValue={dayjs('2025-04-17')} />
      <DatePicker timezone="UTC" defaultValue={dayjs.utc('2025-04-17')} />
    </LocalizationProvider>,
  );
  await expect.poll(() => [text(0), text(1)]).toEqual(['04/16/2025', '04/17/2025']);
});

claim('Put the cursor on the hours and press ↑', async () => {
  const screen = await show(<SkippedHour />);
  await enter('Hours', '{ArrowUp}');
  await expect.poll(text).toBe('03/09/2025 03:30');
  await expect.element(screen.getByText('2025-03-09T03:30:00.000-04:00')).toBeVisible();
});

async function enterHalfPastTwo(library: Library) {
  const screen = await field(library, { defaultValue: library.at('2025-03-09T06:30:00Z') });
  await enter('Hours', '02');
  await expect.poll(screen.last).not.toBe('2025-03-09T05:30:00.000Z');
  const last = screen.last() ?? '';
  const result = [text()?.slice(-5), last.slice(11, 16) || last];
  await screen.unmount();
  return result;
}

claim('an hour after 1:30', async () => {
  await machineIn(newYork);
  for (const library of [libraries.luxon, libraries.moment, libraries.dateFns])
    expect(await enterHalfPastTwo(library)).toEqual(['03:30', '07:30']);
});

claim('Day.js, on a machine in another zone', async () => {
  await machineIn('Europe/Paris');
  expect(await enterHalfPastTwo(libraries.dayjs)).toEqual(['02:30', '06:30']);
  await machineIn(newYork);
  expect(await enterHalfPastTwo(libraries.dayjs)).toEqual(['02:30', 'invalid']);
});

claim("doesn't get past the gap", async () => {
  for (const library of [libraries.luxon, libraries.moment]) {
    const screen = await field(library, { defaultValue: library.at('2025-03-09T07:30:00Z') });
    await enter('Hours', '{ArrowDown}');
    await expect.poll(screen.last).toBe('2025-03-09T07:30:00.000Z');
    expect(text()).toBe('03/09/2025 03:30');
    await screen.unmount();
  }
});

claim('Entering 1:30 always means the first one', async () => {
  await machineIn(newYork);
  for (const library of Object.values(libraries)) {
    const screen = await field(library, { defaultValue: library.at('2025-11-02T04:30:00Z') });
    await enter('Hours', '01');
    await expect.poll(screen.last).toBe('2025-11-02T05:30:00.000Z');
    await screen.unmount();
  }
});

claim('stays there when a user changes the minutes, except with date-fns', async () => {
  await machineIn(newYork);
  const results = [];
  for (const library of Object.values(libraries)) {
    const screen = await field(library, { defaultValue: library.at('2025-11-02T06:30:00Z') });
    await enter('Minutes', '45');
    await expect.poll(() => screen.last()?.slice(14, 16)).toBe('45');
    results.push(screen.last()?.slice(11, 16));
    await screen.unmount();
  }
  expect(results).toEqual(['06:45', '06:45', '06:45', '05:45']);
});

claim('Luxon shows an empty field instead, and Moment.js ignores the zone', async () => {
  consoleMessages();
  const shown = [];
  for (const library of withZones) {
    const defaultValue = library.at('2025-04-17T18:00:00Z');
    const screen = await field(library, { timezone: 'Mars/Olympus', defaultValue });
    const message = () => document.querySelector('[role=alert]')?.textContent;
    await expect.poll(() => text() ?? message()).toBeTruthy();
    shown.push(text() ?? message());
    await screen.unmount();
  }
  expect(shown).toEqual([
    'Invalid time zone specified: Mars/Olympus',
    'MM/DD/YYYY hh:mm',
    '04/17/2025 14:00',
  ]);
});

claim('a picker shows such a value in Paris time', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField ampm={false} defaultValue={dayjs.tz('2025-04-17T20:00', 'Europe/Paris')} />
    </LocalizationProvider>,
  );
  await expect.poll(() => document.querySelector('input')?.value).toBe('04/17/2025 20:00');
});

claim('It shows local time, and onChange gets UTC', async () => {
  const stored = dayjs.utc('2025-04-17T18:00');
  const changed = vi.fn();
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        ampm={false}
        timezone="system"
        defaultValue={stored}
        onChange={(value) => changed(dayjs.isDayjs(value) && value.isUTC(), value?.toISOString())}
      />
    </LocalizationProvider>,
  );
  const local = stored.local();
  await expect
    .poll(() => document.querySelector('input')?.value)
    .toBe(local.format('MM/DD/YYYY HH:mm'));
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Minutes' }));
  await userEvent.keyboard('30');
  await expect.poll(() => changed.mock.lastCall).toEqual([true, local.minute(30).toISOString()]);
});

claim('Typing 2026 passes through the year 202', async () => {
  const defaultValue = dayjs.utc('2025-04-17T18:00');
  const { onChange } = await field(libraries.dayjs, { timezone: 'system', defaultValue });
  await enter('Year', '2026');
  const valid = onChange.mock.calls.flatMap(([value, { validationError }]) =>
    dayjs.isDayjs(value) && value.isValid() ? [[value.year(), validationError]] : [],
  );
  expect(valid).toContainEqual([202, 'minDate']);
  expect(valid.at(-1)).toEqual([2026, null]);
});

claim('it shows the letter Z', async () => {
  const value = dayjs.utc('2025-11-12T10:00');
  const field = (format: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="When" value={value} format={format} />
    </LocalizationProvider>
  );
  const input = () => document.querySelector<HTMLInputElement>('.MuiPickersInputBase-input');
  const screen = await show(field('YYYY-MM-DD HH:mm Z'));
  await expect.poll(() => input()?.value).toBe('2025-11-12 10:00 Z');
  await screen.rerender(field(`YYYY-MM-DD HH:mm [${value.format('Z')}]`));
  await expect.poll(() => input()?.value).toBe('2025-11-12 10:00 +00:00');
});

claim('toISOString() always writes UTC: 14:30 in Paris becomes 2025-04-17T12:30:00.000Z', () => {
  const zone = 'Europe/Paris';
  const value = dayjs.tz('2025-04-17T14:30', zone);
  expect(value.toISOString()).toBe('2025-04-17T12:30:00.000Z');
  expect(value.format()).toBe('2025-04-17T14:30:00+02:00');
  expect(value.format('YYYY-MM-DDTHH:mm:ss')).toBe('2025-04-17T14:30:00');
  const ofMoment = moment.tz('2025-04-17T14:30', zone);
  expect(ofMoment.toISOString()).toBe('2025-04-17T12:30:00.000Z');
  expect(ofMoment.format()).toBe('2025-04-17T14:30:00+02:00');
  expect(ofMoment.format('YYYY-MM-DDTHH:mm:ss')).toBe('2025-04-17T14:30:00');
});

claim('All of them write the time in the zone of the value', () => {
  const luxon = DateTime.fromISO('2025-04-17T14:30', { zone: 'Europe/Paris' });
  const short = { suppressMilliseconds: true };
  expect(luxon.toISO(short)).toBe('2025-04-17T14:30:00+02:00');
  expect(luxon.toISO({ ...short, includeOffset: false })).toBe('2025-04-17T14:30:00');
  // A `Date` has no zone: its offset is that of the machine.
  const date = new Date(2025, 3, 17, 14, 30);
  expect(formatISO(date)).toMatch(/^2025-04-17T14:30:00(?:Z|[+-]\d\d:\d\d)$/);
  expect(formatDate(date, "yyyy-MM-dd'T'HH:mm:ss")).toBe('2025-04-17T14:30:00');
});

claim('Values of a second copy also throw value.isUTC is not a function', () => {
  const adapter = new AdapterDayjs();
  const value = dayjs('2025-04-17T18:00');
  expect(adapter.getTimezone(value)).toBe('system');
  // A copy that wasn't extended makes dates without this method.
  const ofSecondCopy: typeof value = Object.create(value, { isUTC: { value: undefined } });
  expect(() => adapter.getTimezone(ofSecondCopy)).toThrow('value.isUTC is not a function');
});

claim('Update Day.js to 1.11.14 or later', async () => {
  await machineIn('America/New_York');
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={dayjs.tz('2025-01-15T12:00', 'Europe/London')} />
    </LocalizationProvider>,
  );
  await expect.element(screen.getByText('January 2025')).toBeVisible();
  const cells = screen.getByRole('gridcell').elements();
  const days = cells.map(({ textContent }) => Number(textContent));
  expect(days.filter(Boolean)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  expect(screen.getByRole('gridcell', { selected: true }).element().textContent).toBe('15');
});
