import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import BirthDate from './BirthDate';
import ConfigurableDateField from './ConfigurableDateField';
import page from './index.mdx?raw';
import PartsOfADate from './PartsOfADate';
import ReportForm from './ReportForm';
import States from './States';
import Warranty from './Warranty';

const claim = claimsOf(page);
const section = (name: string) => browserPage.getByRole('spinbutton', { name });

/** What `onChange` gets while keys are pressed in a section. */
async function typed(name: string, keys: string, props: DateFieldProps) {
  const log: [date: string | null, error: string | null][] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Day"
        onChange={(date, { validationError }) =>
          log.push([date && date.format('YYYY-MM-DDTHH:mm'), validationError])
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(section(name));
  await userEvent.keyboard(keys);
  await screen.unmount();
  return log;
}
const last = async (...from: Parameters<typeof typed>) => (await typed(...from)).at(-1);

claim('or null while a section is empty', async () => {
  const screen = await show(<Warranty />);
  await expect.element(screen.getByText('Warranty until April 17, 2027')).toBeVisible();
  await userEvent.click(section('Day'));
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByText('Enter the date on your receipt')).toBeVisible();
});

claim("onChange also receives dates that don't exist", async () => {
  const february = { defaultValue: dayjs('2025-01-31') };
  expect(await last('Month', '02', february)).toEqual(['Invalid Date', 'invalidDate']);
});

claim('with 2025-04-17T18:30 and a new month typed, you get 2025-05-17T18:30', async () => {
  const evening = { defaultValue: dayjs('2025-04-17T18:30') };
  expect(await last('Month', '05', evening)).toEqual(['2025-05-17T18:30', null]);
});

claim('A field that started empty gives midnight', async () => {
  expect(await last('Month', '04172025', {})).toEqual(['2025-04-17T00:00', null]);
});

claim('the submit handler sends nothing until the rule is kept', async () => {
  const screen = await show(<ReportForm />);
  const report = screen.getByRole('button', { name: 'Report' });
  await expect.element(screen.getByText('We handle damage since January 1, 2024.')).toBeVisible();
  await report.click();
  await expect.element(screen.getByText('Sent: nothing, check the date')).toBeVisible();
  await userEvent.click(section('Year'));
  await userEvent.keyboard('{ArrowUp}');
  await report.click();
  await expect.element(screen.getByText('Sent: 2024-12-30')).toBeVisible();
});

claim('The field turns red, and onChange receives the date with its error', async () => {
  const late = { defaultValue: dayjs('2025-04-17'), maxDate: dayjs('2025-04-30') };
  expect(await last('Month', '05', late)).toEqual(['2025-05-17T00:00', 'maxDate']);
});

claim('dates before 1900 and after 2099 are errors too', async () => {
  const value = { defaultValue: dayjs('2025-04-17') };
  expect(await last('Year', '1899', value)).toEqual(['1899-04-17T00:00', 'minDate']);
  expect(await last('Year', '2100', value)).toEqual(['2100-04-17T00:00', 'maxDate']);
});

claim('The parts that it leaves out stay in the value', async () => {
  const card = { format: 'MM/YYYY', defaultValue: dayjs('2027-09-15T10:00') };
  expect(await last('Month', '11', card)).toEqual(['2027-11-15T10:00', null]);
});

claim('09/2027 in MM/YYYY is September 1, 2027, at midnight', async () => {
  const empty = { format: 'MM/YYYY' };
  expect(await last('Month', '092027', empty)).toEqual(['2027-09-01T00:00', null]);
  const reference = { ...empty, referenceDate: dayjs('2025-04-17T12:00') };
  expect(await last('Month', '092027', reference)).toEqual(['2027-09-17T12:00', null]);
});

claim('September 30 becomes February 28', async () => {
  const value = { defaultValue: dayjs('2027-09-30') };
  const card = { ...value, format: 'MM/YYYY' };
  expect(await last('Month', '02', card)).toEqual(['2027-02-28T00:00', null]);
  expect(await last('Month', '02', value)).toEqual(['Invalid Date', 'invalidDate']);
});

claim('Without it, a missing year is this year', async () => {
  const anniversary = await last('Month', 'september30', { format: 'MMMM D' });
  expect(anniversary).toEqual([`${dayjs().year()}-09-30T00:00`, null]);
});

claim('or the nearest year that minDate and maxDate allow', async () => {
  const format = 'DD MMMM';
  expect(await last('Day', '04June', { format, minDate: dayjs('2031-05-05') })).toEqual([
    '2031-06-04T00:00',
    null,
  ]);
  expect(await last('Day', '04March', { format, maxDate: dayjs('2021-05-05') })).toEqual([
    '2021-03-04T00:00',
    null,
  ]);
});

claim('So disablePast refuses a card that expires this month', async () => {
  const now = dayjs();
  const card: DateFieldProps = { format: 'MM/YYYY', disablePast: true };
  const first = now.startOf('month');
  expect(await last('Month', now.format('MMYYYY'), card)).toEqual([
    first.format('YYYY-MM-DDTHH:mm'),
    first.isBefore(now, 'day') ? 'disablePast' : null,
  ]);
});

claim('and every month stands for its last day', async () => {
  const now = dayjs();
  const referenceDate = dayjs('2025-01-31');
  const card: DateFieldProps = { format: 'MM/YYYY', disablePast: true, referenceDate };
  expect(await last('Month', now.format('MMYYYY'), card)).toEqual([
    now.endOf('month').format('YYYY-MM-DDT00:00'),
    null,
  ]);
  expect(await last('Month', '022099', card)).toEqual(['2099-02-28T00:00', null]);
});

claim('Typing m goes to the Monday of the same week', async () => {
  const thursday = { format: 'dddd, MMMM D, YYYY', defaultValue: dayjs('2025-04-17') };
  expect(await typed('Week day', 'm', thursday)).toEqual([['2025-04-14T00:00', null]]);
});

claim('format decides which sections there are', async () => {
  const screen = await show(<PartsOfADate />);
  const counts = screen
    .getByRole('group')
    .elements()
    .map((field) => field.querySelectorAll('[role=spinbutton]').length);
  expect(counts).toEqual([2, 1, 2, 4]);
});

claim('clearable and onClear', async () => {
  const screen = await show(<States />);
  await screen.getByRole('button', { name: 'Clear' }).click();
  const field = screen.getByRole('group', { name: 'Clearable' });
  await expect.element(field).toHaveTextContent('MM/DD/YYYY');
});

claim("there's a button as soon as one section is filled", async () => {
  const field = () => document.querySelector('.MuiPickersSectionList-root')?.textContent;
  const screen = await show(<ConfigurableDateField clearable format="MMM D, YYYY" />);
  await expect.poll(field).toBe('Sep 01, 2025');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(screen.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await userEvent.click(section('Month'));
  await userEvent.keyboard('05');
  await expect.element(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
  await screen.rerender(<ConfigurableDateField formatDensity="spacious" />);
  await expect.poll(field).toBe('09 / 01 / 2025');
});

claim('onError receives the code of the broken rule', async () => {
  const errors: unknown[] = [];
  const rule = { minDate: dayjs('2025-01-01'), onError: (error: unknown) => errors.push(error) };
  await typed('Year', '2024', { defaultValue: dayjs('2025-04-17'), ...rule });
  expect(errors.at(-1)).toBe('minDate');
});

claim('Use it where users know the answer, such as a date of birth', async () => {
  const screen = await show(<BirthDate />);
  await userEvent.click(section('Month'));
  await userEvent.keyboard('02');
  await expect.element(section('Day')).toHaveFocus();
  await userEvent.keyboard('28');
  await expect.element(section('Year')).toHaveFocus();
  await userEvent.keyboard('1990');
  await expect.poll(() => screen.getByRole('group').element().textContent).toContain('02/28/1990');
  await expect.element(screen.getByText('As in your passport')).toBeVisible();
});

const shownText = () => document.querySelector('.MuiPickersSectionList-root')?.textContent;
const field = (props: DateFieldProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateField label="Day" {...props} />
  </LocalizationProvider>
);

claim('typed as 1/2, the month becomes 2', async () => {
  for (const separator of ['/', '.', '-']) {
    const screen = await show(field({}));
    await userEvent.click(section('Month'));
    await userEvent.keyboard(`1${separator}2`);
    await expect.poll(shownText).toBe('02/DD/YYYY');
    await screen.unmount();
  }
});

claim('letters choose a month, so a gives April', async () => {
  await show(field({}));
  await userEvent.click(section('Month'));
  await userEvent.keyboard('a');
  await expect.poll(shownText).toBe('04/DD/YYYY');
});

claim('handle the key before the field does', async () => {
  function SlashesAndDigits() {
    const [selected, setSelected] = useState<FieldSelectedSections>(null);
    return field({
      selectedSections: selected,
      onSelectedSectionsChange: setSelected,
      onKeyDown: (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const isSeparator = ['/', '.', '-'].includes(event.key);
        if (isSeparator && typeof selected === 'number') setSelected(Math.min(selected + 1, 2));
        if (isSeparator || /^[a-z]$/i.test(event.key)) event.preventDefault();
      },
    });
  }
  await show(<SlashesAndDigits />);
  await userEvent.click(section('Month'));
  await userEvent.keyboard('a1/');
  await expect.element(section('Day')).toHaveFocus();
  await userEvent.keyboard('2/');
  await expect.element(section('Year')).toHaveFocus();
  await userEvent.keyboard('2025');
  await expect.poll(shownText).toBe('01/02/2025');
});

claim('Sections of digits have inputmode="numeric"', async () => {
  await show(field({ format: 'MMMM D, YYYY' }));
  await expect.element(section('Day')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(section('Month')).toHaveAttribute('inputmode', 'text');
});

claim('nothing changes, and the sections stay', async () => {
  function WithReset({ isMountedAgain }: { isMountedAgain: boolean }) {
    const [value, setValue] = useState<Dayjs | null>(null);
    const [resets, setResets] = useState(0);
    const reset = () => {
      setValue(null);
      setResets(resets + 1);
    };
    return (
      <>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateField
            key={isMountedAgain ? resets : 0}
            label="Day"
            value={value}
            onChange={setValue}
          />
        </LocalizationProvider>
        <button onClick={reset}>Reset</button>
      </>
    );
  }
  for (const isMountedAgain of [false, true]) {
    const screen = await show(<WithReset isMountedAgain={isMountedAgain} />);
    await userEvent.click(section('Month'));
    await userEvent.keyboard('04');
    await expect.poll(shownText).toBe('04/DD/YYYY');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect.poll(shownText).toBe(isMountedAgain ? 'MM/DD/YYYY' : '04/DD/YYYY');
    await screen.unmount();
  }
});

const border = '.MuiPickersOutlinedInput-notchedOutline';
const theme = createTheme({
  components: {
    MuiPickersOutlinedInput: {
      styleOverrides: {
        root: ({ theme: { palette } }) => ({
          [`& ${border}`]: { borderColor: palette.secondary.light },
          [`&:hover:not(.Mui-error, .Mui-disabled) ${border}`]: {
            borderColor: palette.secondary.dark,
          },
          [`&.Mui-focused:not(.Mui-error) ${border}`]: { borderColor: palette.secondary.main },
        }),
      },
    },
  },
});
const { secondary } = theme.palette;
/** A color as `getComputedStyle` writes it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
const colorOf = (outline: string) =>
  getComputedStyle(document.querySelector(outline) as HTMLElement).borderTopColor;

claim('this key reaches the outlined inputs of all pickers and fields', async () => {
  const screen = await show(
    <ThemeProvider theme={theme}>
      {field({})}
      <TextField label="Name" />
      <button>Elsewhere</button>
    </ThemeProvider>,
  );
  const leave = () => userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
  await leave();
  await expect.poll(() => colorOf(border)).toBe(computed(secondary.light));
  expect(colorOf('.MuiOutlinedInput-notchedOutline')).not.toBe(computed(secondary.light));
  await userEvent.click(section('Month'));
  await leave();
  await expect.poll(() => colorOf(border)).toBe(computed(secondary.main));
});

claim('With an error, the border stays red', async () => {
  await show(<ThemeProvider theme={theme}>{field({ error: true })}</ThemeProvider>);
  const { error } = theme.palette;
  expect(colorOf(border)).toBe(computed(error.main));
  await userEvent.click(section('Month'));
  expect(colorOf(border)).toBe(computed(error.main));
});
