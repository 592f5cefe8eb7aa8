import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import * as sectionList from '@mui/x-date-pickers/PickersSectionList';
import { useParsedFormat } from '@mui/x-date-pickers/hooks';
import type { FieldRef } from '@mui/x-date-pickers/models';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ClearableFields from './ClearableFields';
import page from './index.mdx?raw';
import Looks from './Looks';
import OneOrTwoInputs from './OneOrTwoInputs';
import OwnPlaceholders from './OwnPlaceholders';
import SelectSections from './SelectSections';
import ThreeFields from './ThreeFields';
import WhatIsSent from './WhatIsSent';

const claim = claimsOf(page);
const april17 = dayjs('2025-04-17');
const written = (date: Dayjs | null) =>
  date && (date.isValid() ? date.format('YYYY-MM-DD') : 'invalid');
const sections = (name: string) => browserPage.getByRole('spinbutton', { name });
const group = () => browserPage.getByRole('group').first().element();
/** The text of a field without the label that its border repeats. */
const text = () => group().querySelector('.MuiPickersSectionList-root')?.textContent;
const hidden = () => group().querySelector('input') as HTMLInputElement;
const focusedSection = () => document.activeElement?.getAttribute('aria-label');

/** A date field that writes down what `onChange` gets. */
async function dateField(props: DateFieldProps = {}) {
  const log: unknown[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Renewal"
        defaultValue={april17}
        onChange={(date, { validationError }) => log.push([written(date), validationError])}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, screen };
}

async function rangeField(props: SingleInputDateRangeFieldProps = {}) {
  const log: unknown[] = [];
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <SingleInputDateRangeField
        label="Rental"
        defaultValue={[april17, dayjs('2025-04-22')]}
        onChange={(range) => log.push(range.map(written))}
        {...props}
      />
    </ProProvider>,
  );
  return { log, screen };
}

/** What the keys do that are pressed in the month of April 17, 2025. */
async function pressed(keys: string, props: DateFieldProps = {}) {
  const { log, screen } = await dateField(props);
  await userEvent.click(sections('Month'));
  await userEvent.keyboard(keys);
  const result = { log, text: text(), focus: focusedSection() };
  await screen.unmount();
  return result;
}

function paste(words: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', words);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
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

claim('Focus the field with inputRef, then select', async () => {
  const screen = await show(<SelectSections />);
  await screen.getByRole('button', { name: 'Edit year' }).click();
  await expect.poll(focusedSection).toBe('Year');
  await screen.getByRole('button', { name: 'Select all' }).click();
  await expect.poll(() => String(document.getSelection())).toBe('04/17/2025');
});

claim('3 is the month of the end', async () => {
  await rangeField({ selectedSections: 3 });
  await userEvent.click(sections('Year').first());
  await expect.poll(focusedSection).toBe('Month');
  expect((document.activeElement as HTMLElement).dataset.rangePosition).toBe('end');
});

claim('gives you an object with focusField, setSelectedSections', async () => {
  const ref = React.createRef<FieldRef<Dayjs | null>>();
  await dateField({ unstableFieldRef: ref });
  expect(Object.keys(ref.current ?? {}).sort()).toEqual([
    'focusField',
    'getActiveSectionIndex',
    'getSections',
    'isFieldFocused',
    'setSelectedSections',
  ]);
  ref.current?.focusField('year');
  await expect.poll(focusedSection).toBe('Year');
});

claim('autoFocus focuses the first section at the start', async () => {
  await dateField({ autoFocus: true });
  await expect.poll(focusedSection).toBe('Month');
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

claim('those of MuiTextField and MuiOutlinedInput have no effect', async () => {
  const small = { defaultProps: { size: 'small' } } as const;
  const height = async (components: object) => {
    const screen = await show(
      <ThemeProvider theme={(outer) => createTheme({ ...outer, components })}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateField label="Renewal" />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    const { height: pixels } = group().getBoundingClientRect();
    await screen.unmount();
    return pixels;
  };
  expect(await height({ MuiTextField: small, MuiOutlinedInput: small })).toBe(await height({}));
  expect(await height({ MuiPickersTextField: small })).toBeLessThan(await height({}));
});

claim("brings back Material UI's TextField with one <input>", async () => {
  await dateField({ enableAccessibleFieldDOMStructure: false } as unknown as DateFieldProps);
  expect(browserPage.getByRole('spinbutton').elements()).toHaveLength(0);
  await expect.element(browserPage.getByRole('textbox')).toHaveValue('04/17/2025');
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

claim("a field with MM/DD/YYYY can't read 2025-04-17 or 4/7/2025", async () => {
  for (const [words, result] of [
    ['2025-05-20', 'MM/DD/YYYY'],
    ['5/2/2026', 'MM/DD/YYYY'],
    ['05/20/2026', '05/20/2026'],
  ] as const) {
    const { screen } = await dateField();
    await userEvent.click(sections('Day'));
    paste(words);
    await expect.poll(text).toBe(result);
    await screen.unmount();
  }
});

claim("04/17/2025 works, 04 / 17 / 2025 doesn't", async () => {
  for (const [words, result] of [
    ['05/20/2026', '05 / 20 / 2026'],
    ['05 / 20 / 2026', 'MM / DD / YYYY'],
  ] as const) {
    const { screen } = await dateField({ formatDensity: 'spacious' });
    await userEvent.click(sections('Day'));
    paste(words);
    await expect.poll(text).toBe(result);
    await screen.unmount();
  }
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

claim('It never has .Mui-error', async () => {
  const { screen } = await dateField({ maxDate: dayjs('2025-01-01'), helperText: 'Too late' });
  await expect.element(screen.getByText('Too late')).toHaveClass('Mui-error');
  const withError = [...document.querySelectorAll('.Mui-error')].map(({ className }) => className);
  expect(withError).toHaveLength(3);
  expect(withError[0]).toContain('MuiInputLabel-root');
  expect(withError[1]).toContain('MuiPickersInputBase-root');
  const root = document.querySelector('.MuiPickersTextField-root') as HTMLElement;
  expect(root).not.toHaveClass('Mui-error');
  await userEvent.click(sections('Month'));
  await expect.element(root).toHaveClass('Mui-focused');
});

claim('exports as Unstable_PickersSectionList', () => {
  expect(Object.keys(sectionList)).toContain('Unstable_PickersSectionList');
  expect(Object.keys(sectionList)).not.toContain('PickersSectionList');
});

claim('A field is 210 pixels wide', async () => {
  await dateField();
  expect(group().getBoundingClientRect().width).toBe(210);
});

claim('The other slots are inputAdornment, clearButton and clearIcon', async () => {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Day"
        clearable
        defaultValue={april17}
        slots={{ clearIcon: () => <i data-testid="icon" /> }}
        slotProps={{
          clearButton: { title: 'Wipe' },
          inputAdornment: { 'data-testid': 'adornment' } as object,
        }}
      />
    </LocalizationProvider>,
  );
  const button = screen.getByTestId('adornment').getByTitle('Wipe');
  await expect.element(button).toBeInTheDocument();
  expect(button.element().querySelector('[data-testid=icon]')).not.toBeNull();
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

claim('work as on a text field of Material UI', async () => {
  await show(<Looks />);
  const looks = [
    '.MuiPickersOutlinedInput-root',
    '.MuiPickersFilledInput-root',
    '.MuiInputLabel-standard',
  ];
  for (const look of looks) {
    await expect
      .poll(() => document.querySelectorAll(look).length, { message: look })
      .toBeGreaterThan(0);
  }
});

claim(
  'It gets elements (the sections), areAllSectionsEmpty and contentEditable from the field',
  async () => {
    const seen = vi.fn();
    const textField = (props: PickersTextFieldProps) => {
      seen(props);
      return <PickersTextField {...props} />;
    };
    const slots = { textField };
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField defaultValue={april17} slots={slots} />
      </LocalizationProvider>,
    );
    await expect
      .poll(() => seen.mock.lastCall?.[0])
      .toMatchObject({
        elements: [expect.any(Object), expect.any(Object), expect.any(Object)],
        areAllSectionsEmpty: false,
        contentEditable: expect.any(Boolean),
      });
  },
);

claim(
  'the border then needs notched, and the format stays invisible until you show it',
  async () => {
    const picker = (textField: object = {}) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          label="Date"
          slotProps={{ textField: { InputLabelProps: { shrink: true }, ...textField } }}
        />
      </LocalizationProvider>
    );
    const opacity = () =>
      getComputedStyle(document.querySelector('.MuiPickersInputBase-sectionsContainer')!).opacity;
    const notch = () => document.querySelector('legend')!.getBoundingClientRect().width > 20;
    const screen = await show(picker());
    await expect.poll(() => document.querySelector('label')?.dataset.shrink).toBe('true');
    await expect.poll(opacity).toBe('0');
    expect(notch()).toBe(false);
    await screen.rerender(
      picker({
        InputProps: { notched: true },
        sx: { '& .MuiPickersInputBase-sectionsContainer': { opacity: 1 } },
      }),
    );
    await expect.poll(opacity).toBe('1');
    await expect.poll(notch).toBe(true);
  },
);

claim("slotProps isn't among its props in 8.1.0", async () => {
  const messages = consoleMessages();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        slotProps={{ textField: { slotProps: { htmlInput: { 'aria-label': 'Day' } } } as object }}
      />
    </LocalizationProvider>,
  );
  await expect
    .poll(() => messages.join('\n'))
    .toContain('React does not recognize the `slotProps` prop on a DOM element.');
});

claim('gets what users select: the index of a section', async () => {
  const select = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField defaultValue={april17} onSelectedSectionsChange={select} />
      <button>After</button>
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Day'));
  await expect.poll(() => select.mock.lastCall).toEqual([1]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => select.mock.lastCall).toEqual([2]);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => select.mock.lastCall).toEqual(['all']);
  await userEvent.tab();
  await expect.poll(() => select.mock.lastCall).toEqual([null]);
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

claim('so 3 is the month of the end', async () => {
  const select = vi.fn();
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <SingleInputDateRangeField
        defaultValue={[april17, april17.add(5, 'day')]}
        onSelectedSectionsChange={select}
      />
    </ProProvider>,
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }).nth(1));
  await expect.poll(() => select.mock.lastCall).toEqual([3]);
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

claim(
  'onPasteCapture gets it first, and stopPropagation keeps the field from handling it',
  async () => {
    const formats = ['YYYY-MM-DD', 'M/D/YY'];
    function Renewal() {
      const [date, setDate] = React.useState<Dayjs | null>(null);
      return (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopDatePicker
            label="Renewal"
            value={date}
            onChange={setDate}
            slotProps={{
              textField: {
                onPasteCapture: (event) => {
                  const pasted = dayjs(event.clipboardData.getData('text').trim(), formats, true);
                  if (!pasted.isValid()) return;
                  event.preventDefault();
                  event.stopPropagation();
                  setDate(pasted);
                },
              },
            }}
          />
        </LocalizationProvider>
      );
    }
    await show(<Renewal />);
    await userEvent.click(sections('Day'));
    for (const [words, result] of [
      ['2025-04-17', '04/17/2025'],
      ['2/2/23', '02/02/2023'],
      // Left to the field, which reads its own format.
      ['05/20/2026', '05/20/2026'],
    ] as const) {
      paste(words);
      await expect.poll(text).toBe(result);
    }
  },
);
