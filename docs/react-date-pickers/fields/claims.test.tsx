import type * as React from 'react';
import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat } from '@mui/x-date-pickers/hooks';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import {
  april17,
  dateField,
  focusedSection,
  group,
  rangeField,
  sections,
  text,
  written,
} from './claimsFields';
import ClearableFields from './ClearableFields';
import page from './index.mdx?raw';
import OneOrTwoInputs from './OneOrTwoInputs';
import OwnPlaceholders from './OwnPlaceholders';
import ThreeFields from './ThreeFields';
import WhatIsSent from './WhatIsSent';

const claim = claimsOf(page);
const hidden = () => group().querySelector('input') as HTMLInputElement;

/** What the keys do that are pressed in the month of April 17, 2025. */
async function pressed(keys: string, props: DateFieldProps = {}) {
  const { log, screen } = await dateField(props);
  await userEvent.click(sections('Month'));
  await userEvent.keyboard(keys);
  const result = { log, text: text(), focus: focusedSection() };
  await screen.unmount();
  return result;
}

claim('clearable and shouldRespectLeadingZeros go to slotProps.field', async () => {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Renewal"
        format="M/D/YYYY"
        formatDensity="spacious"
        selectedSections="day"
        defaultValue={dayjs('2025-04-07')}
        slotProps={{ field: { clearable: true, shouldRespectLeadingZeros: true } }}
      />
    </LocalizationProvider>,
  );
  expect(text()).toBe('4 / 7 / 2025');
  await userEvent.click(sections('Month'));
  await expect.poll(focusedSection).toBe('Day');
  await expect.element(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
});

claim('ap in the month is April', async () => {
  expect((await pressed('{Backspace}ap')).text).toBe('04/17/2025');
});

claim('after 4 in a month, but not after 1', async () => {
  expect((await pressed('4')).focus).toBe('Day');
  expect((await pressed('1')).focus).toBe('Month');
});

const keys: [words: string, keys: string, text: string, focus?: string][] = [
  ['Moves between sections', '{ArrowRight}', '04/17/2025', 'Day'],
  ['Changes the section by one', '{ArrowUp}', '05/17/2025'],
  ['Changes it by five', '{PageUp}', '09/17/2025'],
  ['Sets its lowest or highest value', '{ArrowRight}{End}', '04/30/2025', 'Day'],
  ['Empties it', '{Delete}', 'MM/17/2025'],
  ['One step up from December', '12{ArrowLeft}{ArrowUp}', '01/17/2025'],
];
for (const [words, typed, result, focus = 'Month'] of keys) {
  claim(words, async () => expect(await pressed(typed)).toMatchObject({ text: result, focus }));
}

claim('Changes it by five, minutes by five times minutesStep', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField ampm={false} minutesStep={5} defaultValue={dayjs('2025-04-17T09:20')} />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Minutes'));
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(text).toBe('04/17/2025 09:25');
  await userEvent.keyboard('{PageUp}');
  await expect.poll(text).toBe('04/17/2025 09:50');
});

claim('Selects the whole field', async () => {
  await dateField();
  await userEvent.click(sections('Month'));
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => String(document.getSelection())).toBe('04/17/2025');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(text).toBe('MM/DD/YYYY');
});

claim('the sections are one tab stop', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Renewal" />
      <button type="button">After</button>
    </LocalizationProvider>,
  );
  await userEvent.tab();
  await expect.poll(focusedSection).toBe('Month');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  await expect.element(browserPage.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('one step up from January 31 is February 31', async () => {
  const { log } = await pressed('{ArrowUp}', { defaultValue: dayjs('2025-01-31') });
  expect(log).toEqual([['invalid', 'invalidDate']]);
});

claim('In an empty section the first step sets the lowest or highest value', async () => {
  expect((await pressed('{ArrowUp}', { defaultValue: null })).text).toBe('01/DD/YYYY');
  expect((await pressed('{ArrowDown}', { defaultValue: null })).text).toBe('12/DD/YYYY');
  const { text: year } = await pressed('{ArrowRight}{ArrowRight}{ArrowUp}', { defaultValue: null });
  expect(year).toBe(`MM/DD/${new Date().getFullYear()}`);
});

claim('passes through the years 2, 20 and 202', async () => {
  const { log } = await pressed('{ArrowRight}{ArrowRight}2026');
  expect(log).toHaveLength(4);
  expect(log.slice(2)).toEqual([
    ['0202-04-17', 'minDate'],
    ['2026-04-17', null],
  ]);
});

claim("Text in brackets, such as D [de] MMMM, can't be edited", async () => {
  await dateField({ format: 'D [de] MMMM' });
  expect(text()).toBe('17 de April');
  expect(browserPage.getByRole('spinbutton').elements()).toHaveLength(2);
});

claim('Set shouldRespectLeadingZeros to see 4/7/2025', async () => {
  const zeros = { format: 'M/D/YYYY', defaultValue: dayjs('2025-04-07') };
  const { screen } = await dateField(zeros);
  expect(text()).toBe('04/07/2025');
  await screen.unmount();
  await dateField({ ...zeros, shouldRespectLeadingZeros: true });
  expect(text()).toBe('4/7/2025');
});

claim('adds a space on both sides of', async () => {
  await dateField({ formatDensity: 'spacious' });
  expect(text()).toBe('04 / 17 / 2025');
});

claim('The placeholder of each section comes from localeText', async () => {
  await show(<OwnPlaceholders />);
  expect(text()).toBe('day month year');
});

claim('shows its placeholder only while it has the focus', async () => {
  const opacity = () => {
    const container = group().querySelector('.MuiPickersSectionList-root');
    return container && getComputedStyle(container).opacity;
  };
  const { screen } = await dateField({ defaultValue: null });
  expect(opacity()).toBe('0');
  await userEvent.tab();
  await expect.poll(opacity).toBe('1');
  await screen.unmount();
  await show(<OwnPlaceholders />);
  expect(opacity()).toBe('1');
});

claim('empties all sections and calls onChange with null', async () => {
  const { log, screen } = await dateField({ clearable: true });
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(log).toEqual([[null, null]]);
  expect(text()).toBe('MM/DD/YYYY');
  expect(screen.getByRole('button', { name: 'Clear' }).query()).toBeNull();
  await screen.unmount();
  const range = await rangeField({ clearable: true });
  await range.screen.getByRole('button', { name: 'Clear' }).click();
  expect(range.log).toEqual([[null, null]]);
});

claim("When only some sections were filled, onChange isn't called", async () => {
  let clicks = 0;
  const { log, screen } = await dateField({
    clearable: true,
    defaultValue: null,
    onClear: () => (clicks += 1),
  });
  await userEvent.click(sections('Month'));
  await userEvent.keyboard('04');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(text).toBe('MM/DD/YYYY');
  expect(log).toEqual([]);
  expect(clicks).toBe(1);
});

claim("The button isn't a tab stop", async () => {
  const screen = await show(<ClearableFields />);
  const buttons = screen.getByRole('button', { name: 'Clear' }).elements() as HTMLElement[];
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
});

claim(
  'A half-typed date is sent with its placeholders, as 04/DD/YYYY, and passes required',
  async () => {
    const screen = await show(<WhatIsSent />);
    const form = screen.container.querySelector('form') as HTMLFormElement;
    expect(form.checkValidity()).toBe(false);
    await userEvent.click(sections('Month').first());
    await userEvent.keyboard('04');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Sent: last=04/DD/YYYY, hired=09/02/2019')).toBeVisible();
  },
);

claim('in a read-only field the arrows still move from section to section', async () => {
  expect(await pressed('{ArrowRight}5{ArrowUp}', { readOnly: true })).toEqual({
    log: [],
    text: '04/17/2025',
    focus: 'Day',
  });
});

claim('Tab stops at both', async () => {
  for (const props of [{ readOnly: true }, { disabled: true }]) {
    const { log, screen } = await dateField(props);
    await userEvent.tab();
    await expect.poll(() => group().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{ArrowUp}');
    expect(log).toEqual([]);
    await screen.unmount();
  }
});

claim('a format with spaces is reversed, 09:20 04/17/2025', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField label="Departure" ampm={false} defaultValue={dayjs('2025-04-17T09:20')} />
    </LocalizationProvider>,
    { direction: 'rtl' },
  );
  expect(hidden().value).not.toBe('09:20 04/17/2025');
  expect(hidden().value.replaceAll(/[\u2066-\u2069]/g, '')).toBe('09:20 04/17/2025');
});

claim('Enter needs a button with type="submit" in the form', async () => {
  const sent: string[] = [];
  const form = (name: string, button?: React.ReactElement) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(name);
        }}
      >
        <DateField label={name} />
        {button}
      </form>
    </LocalizationProvider>
  );
  const buttons = {
    none: undefined,
    untyped: <button>Send</button>,
    submit: <button type="submit">Send</button>,
  };
  for (const [name, button] of Object.entries(buttons)) {
    const screen = await show(form(name, button));
    await userEvent.click(sections('Month'));
    await userEvent.keyboard('{Enter}');
    await screen.unmount();
  }
  expect(sent).toEqual(['submit']);
});

claim('In a range with two inputs it does nothing', async () => {
  const sent: string[] = [];
  await show(
    <ProProvider dateAdapter={ProAdapter}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('sent');
        }}
      >
        <MultiInputDateRangeField />
        <button type="submit">Send</button>
      </form>
    </ProProvider>,
  );
  await userEvent.click(sections('Month').first());
  await userEvent.keyboard('04{Enter}');
  await expect.poll(focusedSection).toBe('Day');
  expect(sent).toEqual([]);
});

claim('Two texts', async () => {
  const screen = await show(
    <form>
      <OneOrTwoInputs />
    </form>,
  );
  const form = screen.container.querySelector('form') as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    rental: '04/17/2025 – 04/22/2025',
    'rental-start': '04/17/2025',
    'rental-end': '04/22/2025',
  });
});

claim('Month in two labeled groups', async () => {
  const screen = await show(<OneOrTwoInputs />);
  for (const [name, months] of [
    ['Rental', 2],
    ['Pick-up', 1],
    ['Return', 1],
  ] as const) {
    const found = screen.getByRole('group', { name }).getByRole('spinbutton', { name: 'Month' });
    expect(found.elements()).toHaveLength(months);
  }
});

claim('With slots={{ field: MultiInputDateRangeField }}', async () => {
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <DesktopDateRangePicker label="Rental" />
    </ProProvider>,
  );
  expect(screen.getByRole('group').elements()).toHaveLength(1);
  await screen.rerender(
    <ProProvider dateAdapter={ProAdapter}>
      <DesktopDateRangePicker label="Rental" slots={{ field: MultiInputDateRangeField }} />
    </ProProvider>,
  );
  await expect.poll(() => screen.getByRole('group').elements().length).toBe(2);
});

claim('such as direction, divider', async () => {
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <MultiInputDateRangeField direction="column" />
    </ProProvider>,
  );
  const root = screen.container.querySelector('.MuiMultiInputDateRangeField-root');
  expect(root && getComputedStyle(root).flexDirection).toBe('column');
});

claim('dateSeparator replaces the dash between start and end', async () => {
  await rangeField({ dateSeparator: 'to' });
  expect(text()).toBe('04/17/2025 to 04/22/2025');
});

claim('screen readers announce the labels of the first one for all of them', async () => {
  const labels = (start: string, end: string) => ({
    textField: ({ position }: { position: string }) => ({
      label: position === 'start' ? start : end,
    }),
  });
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <MultiInputDateRangeField slotProps={labels('Pick-up', 'Return')} />
      <MultiInputDateRangeField slotProps={labels('From', 'Until')} />
    </ProProvider>,
  );
  expect(screen.getByRole('group', { name: 'Pick-up' }).elements()).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'From' }).elements()).toHaveLength(0);
  expect(document.querySelectorAll('#undefined-end')).toHaveLength(2);
});

claim('Month with the value April, Day with 17th', async () => {
  const values = () =>
    browserPage
      .getByRole('spinbutton')
      .elements()
      .map((section) => section.getAttribute('aria-valuetext') ?? section.textContent);
  const { screen } = await dateField({ helperText: 'Every two years' });
  expect(values()).toEqual(['April', '17th', '2025']);
  expect(group().getAttribute('aria-live')).toBe('polite');
  const described = document.getElementById(group().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Every two years');
  await screen.unmount();
  await dateField({ defaultValue: null });
  expect(values()).toEqual(['Empty', 'Empty', 'Empty']);
});

claim("or set all at once through the hidden input, in the field's own format", async () => {
  const { log } = await dateField({ defaultValue: null });
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(hidden(), '04/17/2025');
  hidden().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(text).toBe('04/17/2025');
  expect(log).toEqual([['2025-04-17', null]]);
});

claim('is not compatible with the "hours" date section', async () => {
  const messages = consoleMessages();
  await dateField({ format: 'YYYY-MM-DD HH:mm' });
  expect(messages.join()).toContain('is not compatible with the "hours" date section');
});

claim('The sectionListRef prop has not been initialized', async () => {
  consoleMessages();
  await show(
    <Caught>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField label="Renewal" slots={{ textField: TextField }} />
      </LocalizationProvider>
    </Caught>,
  );
  await expect.element(browserPage.getByRole('alert')).toHaveTextContent('sectionListRef');
});

claim('A field is 210 pixels wide', async () => {
  await dateField();
  expect(group().getBoundingClientRect().width).toBe(210);
});

claim('and users type one after the other', async () => {
  const screen = await show(<ThreeFields />);
  const field = screen.getByRole('group', { name: 'Date of birth' });
  await userEvent.click(field.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('02281990');
  await expect.poll(() => field.element().textContent).toContain('02/28/1990');
  expect(focusedSection()).toBe('Year');
  await userEvent.click(
    screen.getByRole('group', { name: 'Alarm' }).getByRole('spinbutton', { name: 'Hours' }),
  );
  await userEvent.keyboard('0730p');
  await expect
    .poll(() => screen.getByRole('group', { name: 'Alarm' }).element().textContent)
    .toContain('07:30 PM');
});

claim("If there's none, it takes fullDate, which isn't what a field shows", async () => {
  const Formatted = ({ format = 'L', ...props }: DateFieldProps) => (
    <DateField {...props} format={format} helperText={useParsedFormat({ format })} />
  );
  const Unformatted = () => <p role="status">{useParsedFormat()}</p>;
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Formatted />
      <Formatted format="DD.MM.YY" />
      <Unformatted />
    </LocalizationProvider>,
  );
  const texts = () =>
    [...document.querySelectorAll('.MuiFormHelperText-root')].map((text) => text.textContent);
  await expect.poll(texts).toEqual(['MM/DD/YYYY', 'DD.MM.YY']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('MMMM DD, YYYY');
});

claim('3 1 gives such a date until the month is changed', async () => {
  const onChange = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Departure"
        defaultValue={april17}
        onChange={(value) => onChange(written(value))}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Day'));
  await userEvent.keyboard('31');
  await expect.element(sections('Day')).toHaveTextContent('31');
  expect(onChange).toHaveBeenLastCalledWith('invalid');
  await userEvent.click(sections('Month'));
  await userEvent.keyboard('05');
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2025-05-31']);
});

claim('A month as text is MMMM in an empty field, even if its format is MMM', async () => {
  for (const [localeText, shown] of [
    [{}, 'DD MMMM YYYY'],
    [{ fieldMonthPlaceholder: ({ format }: { format: string }) => format }, 'DD MMM YYYY'],
  ] as const) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
        <DateField label="Renewal" format="DD MMM YYYY" />
      </LocalizationProvider>,
    );
    await userEvent.click(sections('Day'));
    await expect.poll(text).toBe(shown);
    await screen.unmount();
  }
});

claim('Set defaultMuiPrevented on the event; the other keys still work', async () => {
  const sent: string[] = [];
  const stop = {
    preventDefault: (event: React.KeyboardEvent & { defaultMuiPrevented?: boolean }) =>
      event.preventDefault(),
    defaultMuiPrevented: (event: React.KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
      if (event.key === 'Enter') event.defaultMuiPrevented = true;
    },
  };
  for (const [name, onKeyDown] of Object.entries(stop)) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            sent.push(name);
          }}
        >
          <DesktopDatePicker
            label="Renewal"
            defaultValue={april17}
            slotProps={{ textField: { onKeyDown } }}
          />
          <button type="submit">Send</button>
        </form>
      </LocalizationProvider>,
    );
    await userEvent.click(sections('Month'));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    if (name === 'defaultMuiPrevented') await expect.poll(text).toBe('05/17/2025');
    await screen.unmount();
  }
  expect(sent).toEqual(['preventDefault']);
});

claim('In YYYY, 25 stays the year 25, which is an error', async () => {
  const { log, text: shown } = await pressed('{ArrowRight}{ArrowRight}25');
  expect(shown).toBe('04/17/0025');
  expect(log.at(-1)).toEqual(['invalid', 'invalidDate']);
});

claim('users type and see two digits', async () => {
  for (const [digits, day] of [
    ['69', '1969-04-17'],
    ['68', '2068-04-17'],
  ]) {
    const { log, text: shown } = await pressed(`{ArrowRight}{ArrowRight}${digits}`, {
      format: 'MM/DD/YY',
    });
    expect(shown).toBe(`04/17/${digits}`);
    expect(log.at(-1)).toEqual([day, null]);
  }
});

claim('your library decides which century they mean', () => {
  const now = new Date().getFullYear();
  const moments = new AdapterMoment();
  const luxon = new AdapterLuxon({ locale: 'en-US' });
  const dateFns = new AdapterDateFns();
  const digits = (year: number) => String(year % 100).padStart(2, '0');
  const inMoment = (year: string) => moments.parse(`04 17 ${year}`, 'MM DD YY')?.year();
  const inLuxon = (year: string) => luxon.parse(`04 17 ${year}`, 'MM dd yy')?.year;
  const inDateFns = (year: string) => dateFns.parse(`04 17 ${year}`, 'MM dd yy')?.getFullYear();
  expect(['69', '99', '00', '68'].map(inMoment)).toEqual([1969, 1999, 2000, 2068]);
  expect(['61', '99', '00', '60'].map(inLuxon)).toEqual([1961, 1999, 2000, 2060]);
  for (const year of [now - 50, now, now + 49]) expect(inDateFns(digits(year))).toBe(year);
  expect(inDateFns(digits(now + 50))).toBe(now - 50);
});

claim('To show it all the time, pass', async () => {
  const opacity = () => getComputedStyle(document.querySelector('.clearButton')!).opacity;
  for (const [sx, shown] of [
    [{}, '0'],
    [{ '& .clearButton': { opacity: 1 } }, '1'],
  ] as const) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <button type="button">Elsewhere</button>
        <DateField label="Renewal" defaultValue={april17} clearable sx={sx} />
      </LocalizationProvider>,
    );
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await expect.poll(opacity).toBe(shown);
    await screen.unmount();
  }
});

claim('or give the text and the label a color of your own', async () => {
  const color = () => getComputedStyle(sections('Month').element()).color;
  const { screen: plain } = await dateField({});
  const normal = color();
  await plain.unmount();
  const { screen: readOnly } = await dateField({ readOnly: true });
  expect(color()).toBe(normal);
  await readOnly.unmount();
  const { screen: disabled } = await dateField({ disabled: true });
  expect(color()).not.toBe(normal);
  await disabled.unmount();
  await dateField({
    disabled: true,
    sx: { '& .Mui-disabled .MuiPickersInputBase-sectionsContainer *': { color: 'text.primary' } },
  });
  expect(color()).toBe(normal);
});

claim('An empty read-only field shows its format when it gets the focus', async () => {
  const opacity = () => {
    const list = group().querySelector('.MuiPickersSectionList-root');
    return list && getComputedStyle(list).opacity;
  };
  for (const [sx, shown] of [
    [{}, '1'],
    [{ '& .MuiPickersInputBase-sectionsContainer': { opacity: 0 } }, '0'],
  ] as const) {
    const { screen } = await dateField({ defaultValue: null, readOnly: true, sx });
    await userEvent.tab();
    await expect.poll(() => group().contains(document.activeElement)).toBe(true);
    await expect.poll(opacity).toBe(shown);
    await screen.unmount();
  }
});
