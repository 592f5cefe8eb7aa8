// Import the locale first: moment-hijri adds the names of the Hijri months to it.
import 'moment/locale/ar-sa';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';
import hijri from 'moment-hijri';
import jalaali from 'moment-jalaali';
import type { PropsWithChildren } from 'react';

export interface AdapterCase {
  name: string;
  /** Props of the provider. */
  provider: object;
  /** The library's own object for a local time such as `2025-04-17` or `2025-04-17T14:05`. */
  at: (iso: string) => unknown;
  /** Whether a value is an object of the library. */
  owns: (value: unknown) => boolean;
  /** April 17, 2025, as a field shows it. */
  shown: string;
  /** The keys for April 22, 2025, and for a day that doesn't exist; undefined if dates can't be typed. */
  keys?: { day: string; missingDay: string };
  /** The name of the first day of the week. */
  weekStart: string;
  /** The limits that pickers need with this library. */
  limits?: { minDate: unknown; maxDate: unknown };
}

// Western digits, as the page says.
hijri.updateLocale('ar-sa', { postformat: (text: string) => text });
jalaali.loadPersian({ dialect: 'persian-modern' });

const gregorian = {
  shown: '04/17/2025',
  keys: { day: '04222025', missingDay: '02312025' },
  weekStart: 'Sunday',
};
const persian = {
  shown: '1404/01/28',
  keys: { day: '14040202', missingDay: '14041230' },
  weekStart: 'شنبه',
};
const localDate = (iso: string) => new Date(iso.includes('T') ? iso : `${iso}T00:00`);
const isDate = (value: unknown) => value instanceof Date;

/** One entry for each adapter that runs here; those of date-fns 2 need another version of the library. */
export const adapters: readonly AdapterCase[] = [
  {
    name: 'Day.js',
    provider: { dateAdapter: AdapterDayjs },
    at: (iso) => dayjs(iso),
    owns: dayjs.isDayjs,
    ...gregorian,
  },
  {
    name: 'date-fns',
    provider: { dateAdapter: AdapterDateFns },
    at: localDate,
    owns: isDate,
    ...gregorian,
  },
  {
    name: 'Luxon',
    provider: { dateAdapter: AdapterLuxon, adapterLocale: 'en-US' },
    at: (iso) => DateTime.fromISO(iso),
    owns: DateTime.isDateTime,
    ...gregorian,
  },
  {
    name: 'Moment.js',
    provider: { dateAdapter: AdapterMoment, adapterLocale: 'en' },
    at: (iso) => moment(iso),
    owns: moment.isMoment,
    ...gregorian,
  },
  {
    name: 'date-fns-jalali',
    provider: { dateAdapter: AdapterDateFnsJalali },
    at: localDate,
    owns: isDate,
    ...persian,
  },
  {
    name: 'moment-jalaali',
    provider: { dateAdapter: AdapterMomentJalaali },
    at: (iso) => jalaali(iso),
    owns: (value) => moment.isMoment(value) && 'jYear' in value,
    ...persian,
  },
  {
    name: 'moment-hijri',
    provider: { dateAdapter: AdapterMomentHijri },
    at: (iso) => hijri(iso),
    owns: (value) => moment.isMoment(value) && 'iYear' in value,
    shown: '1446/10/19',
    weekStart: 'الأحد',
    limits: { minDate: hijri('1938-01-01'), maxDate: hijri('2075-12-31') },
  },
];

/** The provider of an adapter. */
export function Adapted({ adapter, children }: PropsWithChildren<{ adapter: AdapterCase }>) {
  return <LocalizationProvider {...adapter.provider}>{children}</LocalizationProvider>;
}

/** Formats a value of any library as local time, `2025-04-17 14:05`; no value is `null`, an invalid one `'invalid'`. */
export function localTime(value: unknown): string | null {
  if (value == null) return null;
  const time = Number(value as Date);
  // A method in Day.js and Moment.js, a property in Luxon.
  const { isValid } = value as { isValid?: boolean | (() => boolean) };
  const isRight = typeof isValid === 'function' ? isValid.call(value) : isValid !== false;
  return isRight && !Number.isNaN(time) ? dayjs(time).format('YYYY-MM-DD HH:mm') : 'invalid';
}
