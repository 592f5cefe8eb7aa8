import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import * as locales from '@mui/x-date-pickers/locales';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { supportOf } from 'claims/support';
import dayjs, { type Dayjs } from 'dayjs';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import FirstDatePicker from './FirstDatePicker';
import GermanPicker from './GermanPicker';
import page from './index.mdx?raw';
import LeaveRequest from './LeaveRequest';
import ReadTheValue from './ReadTheValue';

const claim = claimsOf(page);

function Picker(props: Partial<DatePickerProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" {...props} />
    </LocalizationProvider>
  );
}

const section = (name: string) =>
  document.querySelector<HTMLElement>(`[role=spinbutton][aria-label="${name}"]`);

/** Puts the focus on a section of the field and presses keys there. */
async function type(name: string, keys: string): Promise<void> {
  await userEvent.click(section(name) as HTMLElement);
  await userEvent.keyboard(keys);
}

/** The message of what an element throws while it renders. */
async function thrownBy(element: React.ReactElement): Promise<string> {
  consoleMessages();
  const screen = await show(<Caught>{element}</Caught>);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  return screen.getByRole('alert').element().textContent;
}

claim('the visible name of the field and the one that screen readers announce', async () => {
  const screen = await show(<FirstDatePicker />);
  await expect.element(screen.getByRole('group', { name: 'Departure' })).toBeVisible();
});

claim('An empty field is null', async () => {
  const onChange = vi.fn();
  await show(<Picker defaultValue={dayjs('2025-04-17')} onChange={onChange} />);
  await type('Year', '{Backspace}');
  await expect.poll(() => onChange.mock.lastCall?.[0] as unknown).toBe(null);
});

claim('such as February 31, arrives as an invalid one', async () => {
  const screen = await show(<ReadTheValue />);
  await expect.element(screen.getByText('Thursday, April 17, 2025')).toBeVisible();
  await type('Month', '02');
  await type('Day', '31');
  await expect.element(screen.getByText('Choose a day')).toBeVisible();
});

claim('To act once per choice in the popup', async () => {
  const [onChange, onAccept] = [vi.fn(), vi.fn()];
  const screen = await show(
    <Picker
      defaultValue={dayjs('2025-04-17')}
      views={['year', 'month', 'day']}
      openTo="year"
      onChange={onChange}
      onAccept={onAccept}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
  await userEvent.click(screen.getByRole('radio', { name: '2024' }));
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  expect(onAccept).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'March' }));
  await userEvent.click(screen.getByRole('gridcell', { name: '20', exact: true }));
  await expect.poll(() => onAccept.mock.calls.length).toBe(1);
  expect(onChange).toHaveBeenCalledTimes(3);
});

claim(
  'both callbacks fire at each change of the field, also for half-typed and invalid dates',
  async () => {
    const [onChange, onAccept] = [vi.fn(), vi.fn()];
    await show(
      <Picker defaultValue={dayjs('2025-04-17')} onChange={onChange} onAccept={onAccept} />,
    );
    await type('Day', '3');
    await expect.poll(() => onAccept.mock.calls.length).toBe(1);
    await type('Month', '{Backspace}');
    await expect.poll(() => onAccept.mock.calls.length).toBe(2);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(onAccept.mock.lastCall?.[0]).toBe(null);
  },
);

claim('A day typed by hand can still be outside; the field then turns red', async () => {
  const onChange = vi.fn();
  const onError = vi.fn();
  await show(
    <Picker
      defaultValue={dayjs('2025-04-17')}
      minDate={dayjs('2025-04-10')}
      onChange={onChange}
      onError={onError}
    />,
  );
  await type('Day', '02');
  await expect.poll(() => onError.mock.lastCall?.[0] as unknown).toBe('minDate');
  expect(onChange.mock.lastCall?.[1]).toMatchObject({ validationError: 'minDate' });
  expect(document.querySelector('.MuiPickersInputBase-root.Mui-error')).not.toBeNull();
});

claim('The form below opens with such a mistake', async () => {
  const screen = await show(<LeaveRequest />);
  await expect.element(screen.getByText('Choose the first day or a later one')).toBeVisible();
  expect(document.querySelectorAll('.MuiPickersInputBase-root.Mui-error')).toHaveLength(1);
});

claim('name puts the field into a submitted form', async () => {
  await show(<LeaveRequest />);
  const form = document.querySelector('form') as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    firstDay: '07/14/2025',
    lastDay: '07/08/2025',
  });
});

claim('or disabled to leave it out of a submitted form too', async () => {
  const form = (props: Partial<DatePickerProps>) => (
    <form>
      <Picker name="day" defaultValue={dayjs('2025-04-17')} {...props} />
    </form>
  );
  const sent = () => [...new FormData(document.querySelector('form') as HTMLFormElement)];
  const { rerender } = await show(form({ readOnly: true }));
  await type('Month', '11');
  await expect.poll(() => section('Month')?.textContent).toBe('04');
  expect(sent()).toEqual([['day', '04/17/2025']]);
  await rerender(form({ disabled: true }));
  await expect.poll(sent).toEqual([]);
});

claim('translates the words of the components', async () => {
  const screen = await show(<GermanPicker />);
  await expect.element(screen.getByRole('button', { name: /Datum auswählen/ })).toBeVisible();
  await type('Monat', '{Backspace}');
  await expect.poll(() => section('Monat')?.textContent).toBe('MM');
  await type('Tag', '{Backspace}');
  await expect.poll(() => section('Tag')?.textContent).toBe('TT');
});

claim('exports 40 translations', () => {
  const names = Object.keys(locales).filter((name) => name !== 'DEFAULT_LOCALE');
  expect(names).toHaveLength(40);
});

claim('Props on a component win over those of the theme', async () => {
  const theme = createTheme({
    components: {
      MuiPickersTextField: { defaultProps: { size: 'small' } },
      MuiPickersDay: { styleOverrides: { root: { borderRadius: 8 } } },
    } as object,
  });
  const field = () => document.querySelector<HTMLElement>('.MuiPickersInputBase-root');
  const screen = await show(
    <ThemeProvider theme={theme}>
      <Picker open defaultValue={dayjs('2025-04-17')} />
    </ThemeProvider>,
  );
  await expect.poll(() => field()?.offsetHeight).toBe(40);
  const [day] = document.querySelectorAll<HTMLElement>('[role=gridcell]');
  expect(getComputedStyle(day as HTMLElement).borderRadius).toBe('8px');
  await screen.unmount();
  await show(
    <ThemeProvider theme={theme}>
      <Picker defaultValue={dayjs('2025-04-17')} slotProps={{ textField: { size: 'medium' } }} />
    </ThemeProvider>,
  );
  await expect.poll(() => field()?.offsetHeight).toBe(56);
});

claim('MUI X: Can not find the date and time pickers localization context.', async () => {
  expect(await thrownBy(<DatePicker />)).toContain(
    'MUI X: Can not find the date and time pickers localization context.',
  );
});

claim('and no provider above it has one', async () => {
  const without = await thrownBy(
    <LocalizationProvider>
      <DatePicker />
    </LocalizationProvider>,
  );
  expect(without).toContain(
    'MUI X: Can not find the date and time pickers adapter from its localization context.',
  );
});

claim('You passed a string or a native Date to a picker that runs on Day.js', async () => {
  const text = await thrownBy(<Picker value={'2025-04-17' as unknown as Dayjs} />);
  expect(text).toContain('value.isValid is not a function');
});

claim('Until then you see English', async () => {
  const messages = consoleMessages();
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="sw">
      <DatePicker open defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>,
  );
  await expect.element(screen.getByText('April 2025')).toBeVisible();
  expect(messages.join()).toContain('MUI X: Your locale has not been found.');
});

claim('The value was undefined at first and a date later', async () => {
  const messages = consoleMessages();
  const { rerender } = await show(<Picker value={undefined} />);
  await rerender(<Picker value={dayjs('2025-04-17')} />);
  await expect
    .poll(() => messages.join())
    .toContain(
      'MUI X: A component is changing the uncontrolled value of a Picker to be controlled.',
    );
});

claim('6 and 7 work, and so do React 17, 18 and 19', () => {
  const tried = [
    supportOf('17', '7'),
    supportOf('18', '7'),
    supportOf('18', '5'),
    supportOf('19', '5'),
    supportOf('19', '6'),
    supportOf('19', '7'),
  ];
  expect(tried.map(({ DatePicker }) => DatePicker)).toEqual(tried.map(() => true));
});

claim('The adapter is that of Moment.js and the value an object of Day.js', async () => {
  const screen = await show(
    <Caught>
      <LocalizationProvider dateAdapter={AdapterMoment}>
        <DatePicker value={dayjs('2025-04-17') as never} />
      </LocalizationProvider>
    </Caught>,
  );
  await expect.element(screen.getByText('value.isUTC is not a function')).toBeVisible();
});

claim('leaves 16 pixels between them', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Day" />
        <TimePicker label="Time" />
      </Stack>
    </LocalizationProvider>,
  );
  const fields = () => [...document.querySelectorAll('.MuiPickersTextField-root')];
  await expect.poll(() => fields().length).toBe(2);
  const [day, time] = fields().map((field) => field.getBoundingClientRect());
  expect((time?.top ?? 0) - (day?.bottom ?? 0)).toBeCloseTo(16, 0);
});

const Variant = () => <b>{usePickerContext().variant}</b>;

/** A picker that shows its variant; without an argument, its theme doesn't answer media queries. */
function variantIn(isDesktop?: boolean) {
  const ssrMatchMedia = () => ({ matches: isDesktop === true });
  const defaultProps = isDesktop === undefined ? {} : { ssrMatchMedia };
  const theme = createTheme({ components: { MuiUseMediaQuery: { defaultProps } } });
  return (
    <ThemeProvider theme={theme}>
      <Picker slots={{ field: Variant }} />
    </ThemeProvider>
  );
}

claim('a server always renders the desktop one', () => {
  const rendered = (isDesktop?: boolean) => renderToString(variantIn(isDesktop));
  expect(rendered()).toContain('<b>desktop</b>');
  expect(rendered(true)).toContain('<b>desktop</b>');
  expect(rendered(false)).toContain('<b>mobile</b>');
});

claim('The browser needs the same answer in its theme, or the markup differs', async () => {
  for (const isSame of [true, false]) {
    const box = document.createElement('div');
    box.innerHTML = renderToString(variantIn(false));
    document.body.append(box);
    expect(box.textContent).toBe('mobile');
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(box, variantIn(isSame ? false : undefined), { onRecoverableError });
    await expect.poll(() => box.textContent).toBe('desktop');
    expect(onRecoverableError.mock.calls.length === 0).toBe(isSame);
    root.unmount();
    box.remove();
  }
});
