import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { Adapted, type AdapterCase, adapters, localTime } from 'claims/adapters';
import { mockMatchMedia } from 'claims/pickers';
import { format as formatDate } from 'date-fns/format';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime } from 'luxon';
import moment from 'moment';
import { useState, type ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { text } from './claimsPickers';
import ControlledOrNot from './ControlledOrNot';
import EmptyAndInvalid from './EmptyAndInvalid';
import FieldPickerView from './FieldPickerView';
import Formats from './Formats';
import page from './index.mdx?raw';
import ReferenceDate from './ReferenceDate';
import Variants from './Variants';
import Views from './Views';

dayjs.extend(utc);
dayjs.extend(timezone);

const claim = claimsOf(page);

const april = dayjs('2025-04-17');

const asInFormat = { field: { shouldRespectLeadingZeros: true } };

const withDayjs = (element: ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

const picker = (props: Partial<DatePickerProps> = {}) =>
  withDayjs(<DatePicker label="Day" defaultValue={april} {...props} />);

const field = (props: Partial<DateFieldProps> = {}) =>
  withDayjs(<DateField label="Day" defaultValue={april} {...props} />);

const section = (name: string, index = 0) =>
  document.querySelectorAll<HTMLElement>(`[role=spinbutton][aria-label="${name}"]`)[
    index
  ] as HTMLElement;

async function type(name: string, keys: string, index = 0): Promise<void> {
  await userEvent.click(section(name, index));
  await userEvent.keyboard(keys);
}

claim('keeps the outer adapter and adds its localeText', async () => {
  const screen = await show(
    withDayjs(
      <LocalizationProvider localeText={{ clearButtonLabel: 'Wipe' }}>
        <DatePicker defaultValue={april} open slotProps={{ actionBar: { actions: ['clear'] } }} />
      </LocalizationProvider>,
    ),
  );
  await expect.element(screen.getByRole('button', { name: 'Wipe' })).toBeVisible();
});

claim('with dateAdapter takes over, and then needs its own adapterLocale', async () => {
  await import('dayjs/locale/de');
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <DateField defaultValue={april} />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField defaultValue={april} />
      </LocalizationProvider>
    </LocalizationProvider>,
  );
  await expect.poll(() => text()).toBe('17.04.2025');
  expect(text(1)).toBe('04/17/2025');
});

claim('Without a provider the first picker throws', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <DatePicker />
    </Caught>,
  );
  await expect
    .element(screen.getByText(/It looks like you forgot to wrap your component/))
    .toBeVisible();
});

claim('which keeps its own state', async () => {
  const screen = await show(<ControlledOrNot />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => text(1)).toBe('MM/DD/YYYY');
  expect(text(0)).toBe('04/17/2025');
});

claim('While a section is empty, onChange receives null', async () => {
  const screen = await show(<EmptyAndInvalid />);
  await type('Year', '{Backspace}');
  await expect.element(screen.getByText('Value: null')).toBeVisible();
  await type('Year', '1900');
  await expect.element(screen.getByText('Value: 1900-04-17')).toBeVisible();
  await expect.element(screen.getByText('Validation error: minDate')).toBeVisible();
});

claim('arrives as an invalid object of the library', async () => {
  const screen = await show(<EmptyAndInvalid />);
  await type('Month', '02');
  await type('Day', '31');
  await expect.element(screen.getByText('Value: an invalid date')).toBeVisible();
  await expect.element(screen.getByText('Validation error: invalidDate')).toBeVisible();
  expect(dayjs('nothing').format()).toBe('Invalid Date');
});

claim('also when it changes because minDate did', async () => {
  const onError = vi.fn();
  const { rerender } = await show(field({ onError, minDate: dayjs('2025-01-01') }));
  expect(onError).not.toHaveBeenCalled();
  await rerender(field({ onError, minDate: dayjs('2025-05-01') }));
  await expect.poll(() => onError.mock.lastCall?.[0] as unknown).toBe('minDate');
});

claim('Where do the year, month and day come from?', async () => {
  const screen = await show(<ReferenceDate />);
  await type('Hours', '08');
  await type('Minutes', '15');
  await type('Meridiem', 'p');
  await expect.element(screen.getByText('Value: 2025-04-17 20:15')).toBeVisible();
});

claim('it reaches the views but not the typing in the field', async () => {
  const onChange = vi.fn();
  const screen = await show(
    withDayjs(
      <TimePicker
        label="Time"
        referenceDate={dayjs('2001-02-03T09:00')}
        onChange={onChange}
        ampm={false}
      />,
    ),
  );
  await type('Hours', '08');
  await type('Minutes', '15');
  await expect.poll(() => onChange.mock.lastCall?.[0]?.isValid?.() as unknown).toBe(true);
  const typed = onChange.mock.lastCall?.[0] as dayjs.Dayjs;
  expect(typed.format('YYYY-MM-DD')).toBe(dayjs().format('YYYY-MM-DD'));
  await screen.unmount();
  const other = vi.fn();
  const second = await show(
    withDayjs(
      <TimePicker
        label="Time"
        referenceDate={dayjs('2001-02-03T09:00')}
        onChange={other}
        ampm={false}
      />,
    ),
  );
  await userEvent.click(second.getByRole('button', { name: /Choose time/ }));
  await userEvent.click(second.getByRole('option', { name: '10 hours' }));
  await expect
    .poll(() => (other.mock.lastCall?.[0] as dayjs.Dayjs | undefined)?.format('YYYY-MM-DD'))
    .toBe('2001-02-03');
});

claim('leaves the day out of it', async () => {
  await show(picker({ views: ['year', 'month'] }));
  await expect.poll(() => text()).toBe('April 2025');
});

claim('openTo names the first one', async () => {
  const screen = await show(<Views />);
  await expect.element(screen.getByRole('radio', { name: '1991' })).toBeVisible();
});

claim('the hours and minutes merge into one list', async () => {
  const screen = await show(
    withDayjs(<TimePicker label="Time" open timeSteps={{ minutes: 60 }} ampm={false} />),
  );
  await expect.poll(() => screen.getByRole('listbox').elements().length).toBe(1);
});

claim('Each picker comes in four variants', async () => {
  const screen = await show(<Variants />);
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }).nth(2));
  await expect.poll(() => document.querySelector('.MuiDialog-root [role=grid]')).not.toBeNull();
});

claim('Elsewhere it renders MobileDatePicker: a dialog', async () => {
  const screen = await show(picker({ desktopModeMediaQuery: '@media (min-width: 99999px)' }));
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  await expect.poll(() => document.querySelector('.MuiDialog-root [role=grid]')).not.toBeNull();
});

claim('hides the toolbar', async () => {
  const { rerender } = await show(withDayjs(<StaticDatePicker defaultValue={april} />));
  const parts = () => [
    document.querySelectorAll('.MuiPickersToolbar-root').length,
    document.querySelectorAll('.MuiPickersLayout-actionBar').length,
  ];
  await expect.poll(parts).toEqual([1, 1]);
  await rerender(
    withDayjs(
      <StaticDatePicker
        defaultValue={april}
        displayStaticWrapperAs="desktop"
        slotProps={{ actionBar: { actions: [] } }}
      />,
    ),
  );
  await expect.poll(parts).toEqual([0, 0]);
});

claim('By default the adapter', async () => {
  await show(<Formats />);
  await expect.poll(() => text(0)).toBe('04/17/2025');
  expect([text(1), text(2), text(3)]).toEqual(['2025-04-17', '17 April 2025', '04 / 17 / 2025']);
});

claim('Fields use keyboardDate, keyboardDateTime12h and keyboardDateTime24h', async () => {
  await show(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      dateFormats={{ keyboardDate: 'YYYY-MM-DD', keyboardDateTime24h: 'YYYY-MM-DD HH:mm' }}
    >
      <DateField defaultValue={april} />
      <DateTimeField defaultValue={dayjs('2025-04-17T14:05')} ampm={false} />
    </LocalizationProvider>,
  );
  await expect.poll(() => [text(0), text(1)]).toEqual(['2025-04-17', '2025-04-17 14:05']);
});

claim('the field of a time or date time picker builds its time from hours24h', async () => {
  const value = dayjs('2025-04-17T14:05');
  const formats = { keyboardDateTime24h: 'YYYY', fullTime24h: 'mm', hours24h: 'HH', minutes: 'm' };
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={formats}>
      <TimePicker ampm={false} defaultValue={value} slotProps={asInFormat} />
      <DateTimePicker ampm={false} defaultValue={value} slotProps={asInFormat} />
    </LocalizationProvider>,
  );
  await expect.poll(() => [text(0), text(1)]).toEqual(['14:5', '04/17/2025 14:5']);
});

claim('So two pickers can share one value, stored in UTC', async () => {
  function TwoZones() {
    const [value, setValue] = useState<dayjs.Dayjs | null>(dayjs.utc('2025-04-17T13:00'));
    const props = { value, onChange: setValue };
    return (
      <>
        <DateTimePicker {...props} timezone="America/New_York" />
        <DateTimePicker {...props} timezone="Asia/Tokyo" />
        <p>{value?.toISOString()}</p>
      </>
    );
  }
  const screen = await show(withDayjs(<TwoZones />));
  await expect.poll(() => text(0)).toBe('04/17/2025 09:00 AM');
  expect(text(1)).toBe('04/17/2025 10:00 PM');
  await type('Hours', '10');
  await expect.poll(() => text(1)).toBe('04/17/2025 11:00 PM');
  await expect.element(screen.getByText('2025-04-17T14:00:00.000Z')).toBeVisible();
});

claim("a component shows the value in the value's own zone", async () => {
  await show(
    withDayjs(<DateTimeField ampm={false} defaultValue={dayjs.utc('2025-04-17T23:30')} />),
  );
  await expect.poll(() => text()).toBe('04/17/2025 23:30');
});

claim('timezone has no effect', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DateTimeField
        ampm={false}
        defaultValue={new Date(2025, 3, 17, 14, 5)}
        timezone="Asia/Tokyo"
      />
    </LocalizationProvider>,
  );
  await expect.poll(() => text()).toBe('04/17/2025 14:05');
});

claim('A field is a group named by its label', async () => {
  const screen = await show(field({ defaultValue: null, name: 'arrival' }));
  await expect.element(screen.getByRole('group', { name: 'Day' })).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('04172025');
  await expect.poll(() => text()).toBe('04/17/2025');
  const input = document.querySelector<HTMLInputElement>('[role=group] ~ input, input[name]');
  expect(input?.value).toBe('04/17/2025');
  expect(input?.name).toBe('arrival');
  expect(input?.getAttribute('aria-hidden')).toBe('true');
});

claim('the desktop one; where a mock answers matches: false, the mobile one', async () => {
  const { matchMedia } = window;
  const spy = mockMatchMedia();
  const screen = await show(picker());
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  await expect.poll(() => document.querySelector('.MuiDialog-root [role=grid]')).not.toBeNull();
  await screen.unmount();
  spy.mockRestore();
  Object.defineProperty(window, 'matchMedia', {
    value: undefined,
    configurable: true,
    writable: true,
  });
  try {
    const other = await show(picker());
    await userEvent.click(other.getByRole('button', { name: /Choose date/ }));
    await expect.poll(() => document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
  } finally {
    Object.defineProperty(window, 'matchMedia', {
      value: matchMedia,
      configurable: true,
      writable: true,
    });
  }
});

claim('reduceAnimations turns the transitions of calendars off', async () => {
  const { rerender } = await show(picker({ open: true, reduceAnimations: false }));
  const fades = () => document.querySelectorAll('.MuiPickersFadeTransitionGroup-root').length;
  await expect.poll(fades).toBeGreaterThan(0);
  await rerender(picker({ open: true, reduceAnimations: true }));
  await expect.poll(fades).toBe(0);
});

claim('shows that token as plain text', async () => {
  await show(field({ format: 'DD.MM.YYYY [Q]' }));
  await expect.poll(() => text()).toBe('17.04.2025 Q');
});

claim('and without a value in the zone of referenceDate', async () => {
  const onChange = vi.fn();
  await show(
    withDayjs(
      <DateTimeField
        ampm={false}
        referenceDate={dayjs.utc('2025-04-17T00:00')}
        onChange={onChange}
      />,
    ),
  );
  await type('Month', '04172025' + '1405');
  await expect
    .poll(() => (onChange.mock.lastCall?.[0] as dayjs.Dayjs | null)?.isValid())
    .toBe(true);
  expect((onChange.mock.lastCall?.[0] as dayjs.Dayjs).toISOString()).toBe(
    '2025-04-17T14:05:00.000Z',
  );
});

claim('also decides which month an empty calendar opens at', async () => {
  const screen = await show(withDayjs(<DateCalendar referenceDate={dayjs('2019-11-05')} />));
  await expect.element(screen.getByText('November 2019')).toBeVisible();
});

claim('otherwise from today, moved into the allowed range', async () => {
  const screen = await show(withDayjs(<DateCalendar maxDate={dayjs('2020-02-29')} />));
  await expect.element(screen.getByText('February 2020')).toBeVisible();
});

claim('ampm chooses between 12 and 24 hours', async () => {
  const value = dayjs('2025-04-17T14:05');
  const { rerender } = await show(withDayjs(<DateTimeField ampm defaultValue={value} key="12" />));
  await expect.poll(() => text()).toBe('04/17/2025 02:05 PM');
  await rerender(withDayjs(<DateTimeField ampm={false} defaultValue={value} key="24" />));
  await expect.poll(() => text()).toBe('04/17/2025 14:05');
});

// What the page says of all libraries, with each of them.

const typeable = adapters.filter(({ keys }) => keys);

const firstSection = () => document.querySelector<HTMLElement>('[role=spinbutton]') as HTMLElement;

/** Mounts a field of an adapter, and gives its last value as local time and the error that came with it. */
async function adaptedField(
  adapter: AdapterCase,
  props: { [key in keyof DateFieldProps]?: unknown },
) {
  const onChange = vi.fn<(value: unknown, context: { validationError: unknown }) => void>();
  const screen = await show(
    <Adapted adapter={adapter}>
      <DateField label="Day" {...(props as object)} onChange={onChange} />
    </Adapted>,
  );
  await expect.poll(() => document.querySelectorAll('[role=spinbutton]').length).toBe(3);
  const last = () => {
    const [value, context] = onChange.mock.lastCall ?? [];
    return [localTime(value), context?.validationError];
  };
  return { ...screen, last, value: () => onChange.mock.lastCall?.[0] };
}

claim('The components never convert it', async () => {
  for (const adapter of adapters) {
    const onChange = vi.fn<(value: unknown) => void>();
    const calendar = { defaultValue: adapter.at('2025-04-17T14:05'), ...adapter.limits, onChange };
    const screen = await show(
      <Adapted adapter={adapter}>
        <DateCalendar {...(calendar as object)} />
      </Adapted>,
    );
    const days = () => screen.getByRole('gridcell').elements();
    await expect.poll(() => days().length).toBeGreaterThan(28);
    const chosen = days().findIndex(({ ariaSelected }) => ariaSelected === 'true');
    await userEvent.click(days()[chosen - 7] as Element);
    await expect
      .poll(() => localTime(onChange.mock.lastCall?.[0]), { message: adapter.name })
      .toBe('2025-04-10 14:05');
    expect(onChange.mock.lastCall?.[0], adapter.name).toSatisfy(adapter.owns);
    await screen.unmount();
  }
  for (const adapter of typeable) {
    const screen = await adaptedField(adapter, {});
    await userEvent.click(firstSection());
    await userEvent.keyboard(adapter.keys?.day ?? '');
    await expect.poll(() => screen.last()[0], { message: adapter.name }).toMatch(/^2025-04-22/);
    expect(screen.value(), adapter.name).toSatisfy(adapter.owns);
    await screen.unmount();
  }
});

claim('A complete date that breaks a rule, such as minDate, is still a valid object', async () => {
  for (const adapter of typeable) {
    const minDate = adapter.at('2025-05-01');
    const screen = await adaptedField(adapter, { minDate, defaultValue: adapter.at('2025-05-17') });
    await userEvent.click(firstSection());
    await userEvent.keyboard(adapter.keys?.day ?? '');
    await expect
      .poll(screen.last, { message: adapter.name })
      .toEqual(['2025-04-22 00:00', 'minDate']);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(screen.last, { message: adapter.name }).toEqual([null, null]);
    await screen.unmount();
  }
});

claim('A complete date that does not exist arrives as an invalid object', async () => {
  for (const adapter of typeable) {
    const screen = await adaptedField(adapter, { defaultValue: adapter.at('2025-05-17') });
    await userEvent.click(firstSection());
    await userEvent.keyboard(adapter.keys?.missingDay ?? '');
    await expect.poll(screen.last, { message: adapter.name }).toEqual(['invalid', 'invalidDate']);
    expect(screen.value(), adapter.name).toSatisfy(adapter.owns);
    await screen.unmount();
  }
});

claim('with date-fns it throws Invalid time value', () => {
  expect(moment('nothing').format()).toBe('Invalid date');
  expect(DateTime.fromISO('nothing').toFormat('yyyy')).toBe('Invalid DateTime');
  expect(() => formatDate(new Date(NaN), 'yyyy')).toThrow('Invalid time value');
});

claim('otherwise from referenceDate, otherwise from today', async () => {
  for (const adapter of adapters) {
    const onChange = vi.fn<(value: unknown) => void>();
    const props = { referenceDate: adapter.at('2024-02-29T09:00'), onChange };
    const screen = await show(
      <Adapted adapter={adapter}>
        <TimeField ampm={false} {...(props as object)} />
      </Adapted>,
    );
    await userEvent.click(firstSection());
    await userEvent.keyboard('1405');
    await expect
      .poll(() => localTime(onChange.mock.lastCall?.[0]), { message: adapter.name })
      .toBe('2024-02-29 14:05');
    await screen.unmount();
  }
});

claim('referenceDate also decides which month an empty calendar opens at', async () => {
  const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
  for (const adapter of adapters) {
    const calendar = (props: object) => (
      <Adapted adapter={adapter}>
        <DateCalendar {...adapter.limits} {...props} />
      </Adapted>
    );
    const day = adapter.at('2019-11-15');
    const filled = await show(calendar({ defaultValue: day }));
    const month = header();
    await filled.unmount();
    const empty = await show(calendar({ referenceDate: day }));
    await expect.poll(header, { message: adapter.name }).toBe(month);
    const [first] = document.querySelectorAll('[role=columnheader]');
    expect(first?.getAttribute('aria-label'), adapter.name).toBe(adapter.weekStart);
    await empty.unmount();
  }
});

claim('The format of the field follows the views', async () => {
  // With moment-hijri, names of months throw: see the page about calendar systems.
  for (const adapter of adapters.filter(({ name }) => name !== 'moment-hijri')) {
    const props = { defaultValue: adapter.at('2025-04-17'), ...adapter.limits };
    const screen = await show(
      <Adapted adapter={adapter}>
        <DatePicker views={['year', 'month']} {...(props as object)} />
      </Adapted>,
    );
    await expect.poll(() => document.querySelectorAll('[role=spinbutton]').length).toBe(2);
    expect(section('Day'), adapter.name).toBeUndefined();
    await screen.unmount();
  }
});

claim("By default the adapter's locale decides how a date is written", async () => {
  for (const adapter of adapters) {
    const screen = await adaptedField(adapter, { defaultValue: adapter.at('2025-04-17') });
    await expect.poll(() => text(), { message: adapter.name }).toBe(adapter.shown);
    // "The whole text of the field is the value of a hidden input in the group"
    expect(document.querySelector('input')?.value, adapter.name).toBe(adapter.shown);
    await screen.unmount();
  }
});

claim("Date | year, month, day | ['year', 'day']", async () => {
  const screen = await show(withDayjs(<DateCalendar defaultValue={april} />));
  await userEvent.click(screen.getByRole('button', { name: /switch to year view/ }));
  await userEvent.click(screen.getByRole('radio', { name: '2026' }));
  // No months in between.
  await expect.element(screen.getByRole('gridcell', { name: '17' })).toBeVisible();
  await screen.unmount();
  const time = await show(withDayjs(<TimePicker defaultValue={april} open ampm={false} />));
  await expect.poll(() => time.getByRole('listbox').elements().length).toBe(2);
});

claim('All date and time components work in the same way', async () => {
  const screen = await show(<FieldPickerView />);
  await userEvent.click(screen.getByRole('gridcell', { name: '24', exact: true }));
  for (const label of ['Field', 'Picker']) {
    await expect
      .poll(() => screen.getByRole('group', { name: label }).element().textContent)
      .toContain('04/24/2025');
  }
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }).first());
  await userEvent.keyboard('09');
  await expect
    .element(screen.getByRole('gridcell', { name: '9', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Year');
});

claim('its views, with toolbar and action bar, stay on the page', async () => {
  const screen = await show(<Variants />);
  await expect.element(screen.getByRole('heading', { name: 'Thu, Apr 17' })).toBeVisible();
  await userEvent.click(screen.getByRole('gridcell', { name: '24', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await expect.element(screen.getByRole('heading', { name: 'Thu, Apr 24' })).toBeVisible();
  expect(browserPage.getByRole('dialog').query()).toBeNull();
});

const inProvider = (element: ReactElement) => (
  <Caught>
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
  </Caught>
);

claim('MUI X: view="hours" is not a valid prop.', async () => {
  const messages = consoleMessages();
  await show(inProvider(<DateCalendar view={'hours' as never} />));
  expect(messages.join()).toContain('MUI X: `view="hours"` is not a valid prop.');
});

claim('MUI X: The views prop must contain at least one view.', async () => {
  consoleMessages();
  const screen = await show(inProvider(<TimePicker views={[]} />));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: The `views` prop must contain at least one view.');
});

claim('You must provide the type for ClockView', async () => {
  consoleMessages();
  const views = ['day'] as never;
  const screen = await show(inProvider(<TimeClock views={views} />));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('You must provide the type for ClockView');
  const second = await show(inProvider(<MultiSectionDigitalClock views={views} />));
  await expect.element(second.getByText('Unknown view: day found.')).toBeVisible();
});

claim('You must not mix controlling and uncontrolled mode for open prop', async () => {
  consoleMessages();
  const screen = await show(inProvider(<DatePicker open={false} />));
  await screen.rerender(inProvider(<DatePicker open={undefined} />));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('You must not mix controlling and uncontrolled mode for `open` prop');
});

claim("the pickers of one don't see the provider of the other", async () => {
  // The Pro package of this site is of another release, with a copy of its own.
  consoleMessages();
  const screen = await show(
    <Caught>
      <ProProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Day" />
      </ProProvider>
    </Caught>,
  );
  await expect
    .element(screen.getByText('Can not find the date and time pickers localization context'))
    .toBeVisible();
});
