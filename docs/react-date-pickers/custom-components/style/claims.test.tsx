import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import * as sectionList from '@mui/x-date-pickers/PickersSectionList';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { april17, dateField, group, sections } from '../../fields/claimsFields';
import page from './index.mdx?raw';
import Looks from './Looks';

const claim = claimsOf(page);

const redRoot = { styleOverrides: { root: { outline: '3px solid rgb(255, 0, 0)' } } };
const outlined = () =>
  [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).outline === 'rgb(255, 0, 0) solid 3px',
  ).length;

claim("what's in the popup with the sx of its layout", async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        open
        label="Day"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          layout: { sx: { '& .MuiPickersDay-root': redRoot.styleOverrides.root } },
        }}
      />
    </LocalizationProvider>,
  );
  await expect.poll(outlined).toBeGreaterThan(27);
});

claim('To add a class of your own, pass classes to the part', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker slotProps={{ toolbar: { classes: { title: 'my-title' } } }} />
    </LocalizationProvider>,
  );
  expect(document.querySelector('.MuiDatePickerToolbar-title.my-title')).not.toBeNull();
});

claim('Toolbar with date and time', async () => {
  const ofToolbar = (names: string[]) =>
    names.filter((name) => !document.querySelector(`.MuiDateTimePickerToolbar-${name}`));
  const picker = (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker ampm defaultValue={dayjs('2025-04-17T15:00')} />
    </LocalizationProvider>
  );
  const screen = await show(picker);
  const always = ['root', 'dateContainer', 'timeContainer', 'timeDigitsContainer', 'separator'];
  expect(ofToolbar([...always, 'ampmSelection', 'ampmLabel'])).toEqual([]);
  expect(ofToolbar(['timeLabelReverse', 'ampmLandscape'])).toHaveLength(2);
  await screen.unmount();
  await show(picker, { direction: 'rtl' });
  expect(ofToolbar(['timeLabelReverse'])).toEqual([]);
});

claim('take defaultProps only, and their styleOverrides have no effect', async () => {
  const themed = (components: object) => (
    <ThemeProvider theme={createTheme({ components })}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker open label="Day" />
      </LocalizationProvider>
    </ThemeProvider>
  );
  const screen = await show(themed({ MuiDatePicker: redRoot }));
  await expect.element(browserPage.getByRole('dialog')).toBeVisible();
  expect(outlined()).toBe(0);
  const parts = [
    'MuiPickersOutlinedInput',
    'MuiPickersDay',
    'MuiPickerPopper',
    'MuiPickersLayout',
    'MuiDateCalendar',
    'MuiPickersCalendarHeader',
  ];
  for (const part of parts) {
    await screen.rerender(themed({ [part]: redRoot }));
    await expect.poll(outlined, { message: part }).toBeGreaterThan(0);
  }
  await screen.rerender(themed({ MuiDatePicker: { defaultProps: { displayWeekNumber: true } } }));
  await expect
    .poll(() => document.querySelectorAll('.MuiDayCalendar-weekNumber').length)
    .toBeGreaterThan(3);
});

claim('To style a day by its state, use the class of the state in a selector in root', async () => {
  const secondary = 'rgb(1, 2, 3)';
  const components: object = {
    MuiPickersDay: {
      styleOverrides: {
        root: ({ theme: { palette } }: { theme: Theme }) => ({
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
            backgroundColor: palette.secondary.main,
          },
          '&.MuiPickersDay-today:not(.Mui-selected)': { borderColor: palette.secondary.main },
        }),
      },
    },
  };
  const theme = createTheme({ palette: { secondary: { main: secondary } }, components });
  const value = dayjs().date(dayjs().date() === 15 ? 16 : 15);
  await show(
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar defaultValue={value} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  const style = (state: string) =>
    getComputedStyle(document.querySelector(`.MuiPickersDay-root.${state}`)!);
  await expect.poll(() => style('Mui-selected').backgroundColor).toBe(secondary);
  expect(style('MuiPickersDay-today').borderTopColor).toBe(secondary);
});

claim('have no effect, and dayOutsideMonth styles the wrong days', async () => {
  const mark = { outline: '3px solid rgb(255, 0, 0)' };
  const marked = async (key: string) => {
    const components: object = { MuiPickersDay: { styleOverrides: { [key]: mark } } };
    const screen = await show(
      <ThemeProvider theme={createTheme({ components })}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateCalendar
            showDaysOutsideCurrentMonth
            minDate={dayjs('2025-05-10')}
            defaultValue={dayjs('2025-05-17')}
          />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    const days = [...document.querySelectorAll('.MuiPickersDay-root')].filter(
      (day) => getComputedStyle(day).outline === 'rgb(255, 0, 0) solid 3px',
    );
    await screen.unmount();
    return days;
  };
  expect(await marked('selected')).toEqual([]);
  expect(await marked('disabled')).toEqual([]);
  const days = await marked('dayOutsideMonth');
  expect(days).toHaveLength(31);
  expect(days.some((day) => day.matches('.MuiPickersDay-dayOutsideMonth'))).toBe(false);
});

claim("A borderColor in today is overridden by the package's own rule", async () => {
  const blue = 'rgb(0, 0, 255)';
  const today = { borderColor: blue, backgroundColor: blue };
  const components: object = { MuiPickersDay: { styleOverrides: { today } } };
  await show(
    <ThemeProvider theme={createTheme({ components })}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  const style = getComputedStyle(document.querySelector('.MuiPickersDay-today')!);
  expect(style.borderTopColor).not.toBe(blue);
  expect(style.backgroundColor).toBe(blue);
});

claim('the keys MuiTextField and MuiOutlinedInput have no effect', async () => {
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

claim('This colors what is selected in all calendars and lists', async () => {
  const red = 'rgb(255, 0, 0)';
  const selected = ({ theme: { palette } }: { theme: Theme }) => ({
    '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
      color: palette.secondary.contrastText,
      backgroundColor: palette.secondary.main,
    },
  });
  const components: object = {
    MuiPickersDay: { styleOverrides: { root: selected } },
    MuiMonthCalendar: { styleOverrides: { button: selected } },
    MuiYearCalendar: { styleOverrides: { button: selected } },
    MuiDigitalClock: { styleOverrides: { item: selected } },
    MuiMultiSectionDigitalClockSection: { styleOverrides: { item: selected } },
  };
  const value = dayjs('2025-04-17T10:30');
  await show(
    <ThemeProvider theme={createTheme({ palette: { secondary: { main: red } }, components })}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateCalendar value={value} />
        <MonthCalendar value={value} />
        <YearCalendar value={value} />
        <DigitalClock value={value} />
        <MultiSectionDigitalClock value={value} ampm={false} />
      </LocalizationProvider>
    </ThemeProvider>,
  );
  const colors = () =>
    [...document.querySelectorAll('.Mui-selected')].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
  await expect.poll(colors).toEqual(Array(6).fill(red));
  document.querySelector<HTMLElement>('.MuiYearCalendar-button.Mui-selected')?.focus();
  await expect.poll(colors).toEqual(Array(6).fill(red));
});
