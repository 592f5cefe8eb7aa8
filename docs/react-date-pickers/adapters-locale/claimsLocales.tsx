import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import * as dateFns from 'date-fns/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-au';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/en-in';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import 'dayjs/locale/ja';
import 'dayjs/locale/ko';
import 'dayjs/locale/pl';
import 'dayjs/locale/pt';
import 'dayjs/locale/ru';
import 'dayjs/locale/zh-cn';
import { DateTime } from 'luxon';
import moment from 'moment';
// In Vite, Moment's locales are here.
import 'moment/dist/locale/de';
import 'moment/dist/locale/en-au';
import 'moment/dist/locale/en-gb';
import 'moment/dist/locale/en-in';
import 'moment/dist/locale/es';
import 'moment/dist/locale/fr';
import 'moment/dist/locale/hi';
import 'moment/dist/locale/it';
import 'moment/dist/locale/ja';
import 'moment/dist/locale/ko';
import 'moment/dist/locale/pl';
import 'moment/dist/locale/pt';
import 'moment/dist/locale/ru';
import 'moment/dist/locale/zh-cn';

// Each import of a locale makes it Moment's default.
moment.locale('en');

/** The first row of a calendar: `MTWTFSS`. */
export const heads = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((head) => head.textContent).join('');

/** First day of the week and hours of a locale, in each of the libraries. */
export function conventions(name: string) {
  const [language = '', region = ''] = name.split('-');
  const key = name.toLowerCase();
  const object = (dateFns as Record<string, dateFns.Locale>)[
    language + region || language
  ] as dateFns.Locale;
  const day = { dayjs: dayjs('2025-04-17'), luxon: DateTime.fromISO('2025-04-17') };
  const all = {
    dayjs: new AdapterDayjs({ locale: key }),
    dateFns: new AdapterDateFns({ locale: object }),
    luxon: new AdapterLuxon({ locale: name }),
    moment: new AdapterMoment({ locale: key }),
  };
  const first = [
    all.dayjs.startOfWeek(day.dayjs).day(),
    all.dateFns.startOfWeek(new Date(2025, 3, 17)).getDay(),
    all.luxon.startOfWeek(day.luxon).weekday % 7,
    all.moment.startOfWeek(moment('2025-04-17')).day(),
  ];
  const hours = Object.values(all).map((adapter) => adapter.is12HourCycleInCurrentLocale());
  return first.map((weekday, index) => ({
    day: weekday === 0 ? 'Sunday' : 'Monday',
    hours: hours[index] ? '12 hours' : '24 hours',
  }));
}
