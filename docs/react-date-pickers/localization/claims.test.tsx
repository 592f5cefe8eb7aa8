import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import * as locales from '@mui/x-date-pickers/locales';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import * as proLocales from '@mui/x-date-pickers-pro/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { claimsOf, consoleMessages, show } from 'claims';
import * as dateFns from 'date-fns/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/bn-bd';
import 'dayjs/locale/fa';
import 'dayjs/locale/kk';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/ur';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-hk';
import 'dayjs/locale/zh-tw';
import { DateTime } from 'luxon';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import EveryLocale from './EveryLocale';
import page from './index.mdx?raw';
import OwnWords from './OwnWords';
import SwitchLanguage from './SwitchLanguage';
import TranslatedSlot from './TranslatedSlot';

const claim = claimsOf(page);

const { DEFAULT_LOCALE, deDE, frFR, plPL, ...others } = locales;
type Texts = Partial<locales.PickersLocaleText>;
const exported = { deDE, frFR, plPL, ...others };
const keys = Object.keys(DEFAULT_LOCALE) as locales.PickersTranslationKeys[];
const textsOf = (locale: typeof deDE): Texts =>
  locale.components.MuiLocalizationProvider.defaultProps.localeText;
const missing = (locale: typeof deDE) =>
  keys.filter((key) => textsOf(locale)[key] === undefined).sort();
const lacking = (test: (gaps: string[]) => boolean) =>
  Object.entries(exported)
    .filter(([, locale]) => test(missing(locale)))
    .map(([name]) => name)
    .sort();

const april = dayjs('2025-04-17');
const withDayjs = (element: ReactElement, localeText?: Texts) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
    {element}
  </LocalizationProvider>
);
const withButtons = (props: Partial<DatePickerProps> = {}) => (
  <DatePicker
    defaultValue={april}
    open
    slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
    {...props}
  />
);
const buttons = () =>
  [...document.querySelectorAll('.MuiPickersLayout-actionBar button')].map(
    (button) => button.textContent,
  );
const fieldText = () =>
  document
    .querySelector('.MuiPickersSectionList-root')
    ?.textContent?.replace(/[\u2066-\u2069\u200b-\u200f]/g, '');

claim('The chosen date stays when the language changes', async () => {
  const screen = await show(<SwitchLanguage />);
  await expect.poll(fieldText).toBe('TT.MM.JJJJ');
  await expect.element(screen.getByText('Datum auswählen')).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: '22' }));
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  await expect.poll(fieldText).toBe('JJ/MM/AAAA');
  await expect.element(screen.getByText('avril 2025')).toBeVisible();
  await expect
    .element(screen.getByRole('gridcell', { name: '22' }))
    .toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  await expect.element(screen.getByRole('button', { name: '清除' })).toBeVisible();
});

claim('It has the same exports', () => {
  expect(Object.keys(proLocales).sort()).toEqual(Object.keys(locales).sort());
});

claim('Place LocalizationProvider inside the ThemeProvider', async () => {
  const theme = createTheme({}, deDE);
  const { rerender } = await show(
    <ThemeProvider theme={theme}>{withDayjs(<DateField />)}</ThemeProvider>,
  );
  await expect.poll(fieldText).toBe('MM/TT/JJJJ');
  await rerender(
    withDayjs(
      <ThemeProvider theme={theme}>
        <DateField />
      </ThemeProvider>,
    ),
  );
  await expect.poll(fieldText).toBe('MM/DD/YYYY');
});

claim('The theme has no effect on the dates', async () => {
  const screen = await show(
    <ThemeProvider theme={createTheme({}, deDE)}>
      {withDayjs(<DateCalendar defaultValue={april} />)}
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('April 2025')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
  expect(document.querySelector('[role=columnheader]')?.getAttribute('aria-label')).toBe('Sunday');
});

claim('Fields and calendars on their own don', async () => {
  const props = { localeText: textsOf(deDE) };
  // React complains about the prop, which reaches the DOM.
  consoleMessages();
  await show(withDayjs(<DateField {...(props as object)} />));
  await expect.poll(fieldText).toBe('MM/DD/YYYY');
});

claim('English, the theme, the outer provider, the inner provider, the picker', async () => {
  await show(
    <ThemeProvider theme={createTheme({}, deDE)}>
      {withDayjs(
        <LocalizationProvider localeText={{ cancelButtonLabel: 'inner', okButtonLabel: 'inner' }}>
          {withButtons({ localeText: { okButtonLabel: 'own' } })}
        </LocalizationProvider>,
        { cancelButtonLabel: 'outer', okButtonLabel: 'outer' },
      )}
    </ThemeProvider>,
  );
  await expect.poll(buttons).toEqual(['Löschen', 'inner', 'own']);
});

claim('counted from the package when the page shows them', async () => {
  const screen = await show(
    <div style={{ width: 900 }}>
      <EveryLocale />
    </div>,
  );
  await expect
    .element(screen.getByRole('row', { name: /^Belarusian/ }))
    .toHaveTextContent('Belarusian (Belarus)beBY36 of 5311');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.fill(screen.getByRole('searchbox'), 'kazakh');
  await expect.element(screen.getByText('Kazakh (Kazakhstan)')).toBeVisible();
});

claim('there are 53 texts in 40 locales', () => {
  expect(keys).toHaveLength(53);
  expect(Object.keys(exported)).toHaveLength(40);
});

claim('Five locales have them all: deDE, enUS, zhCN, zhHK and zhTW', () => {
  expect(lacking((gaps) => gaps.length === 0)).toEqual(['deDE', 'enUS', 'zhCN', 'zhHK', 'zhTW']);
});

claim('The other 35 lack timeRangePickerToolbarTitle and openRangePickerDialogue', () => {
  const two = ['openRangePickerDialogue', 'timeRangePickerToolbarTitle'];
  expect(lacking((gaps) => two.every((key) => gaps.includes(key)))).toHaveLength(35);
});

claim('24 of them lack nothing else', () => {
  expect(lacking((gaps) => gaps.length === 2)).toHaveLength(24);
});

claim('the nine texts of ranges are left out', () => {
  expect(keys.filter((key) => /^(?:start|end)|Range/.test(key))).toHaveLength(9);
});

claim('24 of its texts are missing', () => {
  const most = Math.max(...Object.values(exported).map((locale) => missing(locale).length));
  expect(most).toBe(24);
  expect(lacking((gaps) => gaps.length === 24)).toEqual(['urPK']);
});

claim('Eight locales lack the names of the sections', () => {
  const eight = ['beBY', 'eu', 'isIS', 'kzKZ', 'mk', 'skSK', 'trTR', 'urPK'];
  for (const name of ['year', 'month', 'day', 'hours', 'minutes', 'seconds'])
    expect(lacking((gaps) => gaps.includes(name))).toEqual(eight);
});

claim('an empty Polish field shows DD.MM.YYYY', async () => {
  await import('dayjs/locale/pl');
  const placeholders = keys.filter((key) => key.endsWith('Placeholder'));
  expect(lacking((gaps) => placeholders.every((key) => gaps.includes(key)))).toEqual([
    'plPL',
    'urPK',
  ]);
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pl" localeText={textsOf(plPL)}>
      <DateField />
    </LocalizationProvider>,
  );
  await expect.poll(fieldText).toBe('DD.MM.YYYY');
});

claim('The exports are', () => {
  const listed = /^The exports are (.*)$/m
    .exec(page)?.[1]
    ?.match(/[a-z]{2}[A-Z]{2}|\b(?:eu|mk)\b/g);
  expect(listed).toEqual(Object.keys(exported).sort());
});

claim('The exceptions:', async () => {
  const library: Record<string, string> = {
    bnBD: 'bn-bd',
    enUS: 'en',
    faIR: 'fa',
    kzKZ: 'kk',
    ptBR: 'pt-br',
    zhCN: 'zh-cn',
    zhHK: 'zh-hk',
    zhTW: 'zh-tw',
    urPK: 'ur',
  };
  for (const code of Object.values(library)) expect(dayjs.Ls[code]?.name).toBe(code);
  for (const name of ['enUS', 'faIR', 'ptBR', 'zhCN', 'zhHK', 'zhTW', 'kk', 'bn'])
    expect(dateFns).toHaveProperty(name);
  expect(dateFns).not.toHaveProperty('ur');
  const rest = Object.keys(exported)
    .filter((name) => !library[name])
    .map((name) => name.slice(0, 2));
  for (const code of rest) {
    expect(dateFns).toHaveProperty(code);
  }
});

claim('Chromium knows no dates in', () => {
  const april17 = DateTime.fromISO('2025-04-17');
  const own = april17.setLocale(navigator.language).toFormat('LLLL');
  expect(april17.setLocale('is').toFormat('LLLL')).toBe(own);
  const all = Object.keys(exported).map((name) => name.slice(0, 2).replace('kz', 'kk'));
  const unknown = all.filter((code) => Intl.DateTimeFormat.supportedLocalesOf(code).length === 0);
  expect(unknown).toEqual(['be', 'eu', 'is', 'mk', 'nn']);
});

claim('a key that only the prop of a picker has', async () => {
  const title = (localeText: Texts & { toolbarTitle?: string }, own?: { toolbarTitle: string }) =>
    withDayjs(
      <StaticDatePicker
        defaultValue={april}
        // The type of the prop doesn't have the key that the type of the texts has.
        localeText={own as Texts}
      />,
      localeText,
    );
  const text = () => document.querySelector('.MuiPickersToolbar-root span')?.textContent;
  const { rerender } = await show(title({ toolbarTitle: 'Mine' }));
  await expect.poll(text).toBe('Select date');
  await rerender(title({ datePickerToolbarTitle: 'Mine' }));
  await expect.poll(text).toBe('Mine');
  await rerender(title({ datePickerToolbarTitle: 'Mine' }, { toolbarTitle: 'Own' }));
  await expect.poll(text).toBe('Own');
});

claim('and so are the placeholders of fields', async () => {
  const screen = await show(<OwnWords />);
  await expect.poll(fieldText).toBe('day month year');
  await userEvent.click(screen.getByRole('button', { name: /^Choose date/ }));
  await expect.element(screen.getByText('When do you want to come?')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Book this day' })).toBeVisible();
});

claim('The other texts are plain strings', () => {
  const said = page.slice(page.indexOf('The other texts are'), page.indexOf('## Use the texts'));
  const table = [...said.matchAll(/`(\w+)` _(.+?)_/g)].map(([, key, text]) => [key, text]);
  const plain = Object.entries(DEFAULT_LOCALE).filter(([, text]) => typeof text === 'string');
  expect(table.sort()).toEqual(plain.sort());
});

claim('returns all 53 texts, with missing ones in English', async () => {
  let found: Texts = {};
  function Slot() {
    found = usePickerTranslations();
    return null;
  }
  await show(withDayjs(<Slot />, textsOf(frFR)));
  await expect.poll(() => Object.keys(found).length).toBe(53);
  expect(found.timeRangePickerToolbarTitle).toBe('Select time range');
  expect(found.clearButtonLabel).toBe('Vider');
});

claim("Components inside a picker get the picker's localeText too", async () => {
  const screen = await show(<TranslatedSlot />);
  await expect.element(screen.getByRole('button', { name: 'Limpiar' })).toBeVisible();
  function Slot() {
    return <p>{usePickerTranslations().clearButtonLabel}</p>;
  }
  const own = await show(
    withDayjs(
      <StaticDatePicker slots={{ actionBar: Slot }} localeText={{ clearButtonLabel: 'Wipe' }} />,
    ),
  );
  await expect.element(own.getByText('Wipe')).toBeVisible();
});

claim("A provider's localeText wins over every theme", async () => {
  await show(
    withDayjs(
      <ThemeProvider theme={createTheme({}, deDE)}>
        <LocalizationProvider>{withButtons()}</LocalizationProvider>
      </ThemeProvider>,
      textsOf(frFR),
    ),
  );
  await expect.poll(buttons).toEqual(['Vider', 'Annuler', 'OK']);
});

claim('not when localeText alone does', async () => {
  const field = (localeText?: Texts, key?: string) => (
    <LocalizationProvider key={key} dateAdapter={AdapterDayjs} localeText={localeText}>
      <DateField label="Day" />
    </LocalizationProvider>
  );
  const { rerender } = await show(field(undefined, 'en'));
  await expect.poll(fieldText).toBe('MM/DD/YYYY');
  await rerender(field(textsOf(deDE), 'en'));
  await expect.poll(() => document.querySelector('[aria-label=Monat]')).not.toBeNull();
  expect(fieldText()).toBe('MM/DD/YYYY');
  await rerender(field(textsOf(deDE), 'de'));
  await expect.poll(fieldText).toBe('MM/TT/JJJJ');
});

claim("contentType: 'digit' or 'letter'; format", async () => {
  const asked: unknown[] = [];
  const localeText: Texts = {
    fieldMonthPlaceholder: (params) => {
      asked.push(params);
      return 'mm';
    },
    fieldDayPlaceholder: (params) => {
      asked.push(params);
      return 'dd';
    },
  };
  for (const format of ['MM', 'MMMM', 'DD']) {
    const screen = await show(withDayjs(<DatePicker format={format} />, localeText));
    await expect.poll(fieldText).toBe(format === 'DD' ? 'dd' : 'mm');
    await screen.unmount();
  }
  expect(asked).toEqual(
    expect.arrayContaining([
      { contentType: 'digit', format: 'MM' },
      { contentType: 'letter', format: 'MMMM' },
      { format: 'DD' },
    ]),
  );
});

claim('on the dial, or of an option in a list of hours, minutes or seconds', async () => {
  const localeText = {
    hoursClockNumberText: (hours: string) => `${hours} by the clock`,
    minutesClockNumberText: (minutes: string) => `${minutes} past`,
  };
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <TimeClock />
      <MultiSectionDigitalClock />
    </LocalizationProvider>,
  );
  const named = (name: string) => screen.getByRole('option', { name, exact: true }).all().length;
  await expect.poll(() => named('3 by the clock')).toBe(2);
  expect(named('25 past')).toBe(1);
});

claim('Without dateAdapter, its adapterLocale has no effect', async () => {
  const inner = (adapter?: typeof AdapterDayjs) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <DateCalendar defaultValue={dayjs('2025-05-17')} />
      <LocalizationProvider dateAdapter={adapter} adapterLocale="fa">
        <DateCalendar defaultValue={dayjs('2025-05-17')} />
      </LocalizationProvider>
    </LocalizationProvider>
  );
  const months = () =>
    [...document.querySelectorAll('.MuiPickersCalendarHeader-label')].map(
      ({ textContent }) => textContent,
    );
  const { rerender } = await show(inner());
  expect(months()).toEqual(['May 2025', 'May 2025']);
  await rerender(<div key="both">{inner(AdapterDayjs)}</div>);
  await expect.poll(months).toEqual(['May 2025', expect.stringMatching(/^مه/)]);
});
