import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactElement } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { MonthCalendar, monthCalendarClasses } from '@mui/x-date-pickers/MonthCalendar';
import { usePickerContext as usePickerContextPro } from '@mui/x-date-pickers-pro';
import { AdapterDayjs as AdapterDayjsPro } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { LocalizationProvider as LocalizationProviderPro } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { YearCalendar, yearCalendarClasses } from '@mui/x-date-pickers/YearCalendar';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const filled = { label: 'Start', defaultValue: dayjs('2025-04-17T09:30') };
const dialog = () => browserPage.getByRole('dialog');
const button = (name: string | RegExp) => browserPage.getByRole('button', { name, exact: true });
const open = (name = /^Choose/) => button(name).click();
const count = (selector: string) => document.querySelectorAll(selector).length;
const actions = () =>
  [...document.querySelectorAll('.MuiPickersLayout-actionBar button')].map(
    (element) => element.textContent,
  );

/** Mounts it with Day.js. */
const mount = (element: ReactElement) =>
  show(<LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>);

claim('A field is a group of spinbutton elements, one for each section', async () => {
  await mount(<DateField {...filled} />);
  await expect.element(browserPage.getByRole('group', { name: 'Start' })).toBeVisible();
  expect(browserPage.getByRole('spinbutton').elements()).toHaveLength(3);
  await expect.element(browserPage.getByRole('spinbutton', { name: 'Month' })).toBeVisible();
  expect(browserPage.getByRole('textbox').elements()).toHaveLength(0);
});

claim("The prop has to be set on each component; a theme's defaultProps works too", async () => {
  await mount(
    <ThemeProvider
      theme={createTheme({
        components: {
          MuiDateField: { defaultProps: { enableAccessibleFieldDOMStructure: false } },
        },
      } as object)}
    >
      <DateField {...filled} />
    </ThemeProvider>,
  );
  await expect.element(browserPage.getByRole('textbox', { name: 'Start' })).toBeVisible();
});

claim("the adornment isn't rendered. In development, React warns", async () => {
  const messages = consoleMessages();
  const now = await mount(
    <DateField {...filled} slotProps={{ textField: { InputProps: { startAdornment: 'Due' } } }} />,
  );
  expect(now.container.textContent).toContain('Due');
  expect(messages.join('\n')).not.toMatch(/adornment|slotProps|InputProps/i);
  await now.unmount();
  const slotProps = { textField: { slotProps: { input: { startAdornment: 'Due' } } } };
  const before = await mount(<DateField {...filled} slotProps={slotProps as object} />);
  expect(before.container.textContent).not.toContain('Due');
  expect(messages.join('\n')).toContain('React does not recognize the `slotProps` prop');
});

claim('inputProps goes to the hidden input', async () => {
  const inputProps = { 'data-hidden': 'yes' };
  const { container } = await mount(
    <DateField {...filled} slotProps={{ textField: { inputProps } as object }} />,
  );
  expect(container.querySelector('input')?.dataset['hidden']).toBe('yes');
});

claim('In a picker, an endAdornment takes the place of the opening button', async () => {
  const InputProps = { endAdornment: 'by noon' };
  await mount(<DesktopDatePicker {...filled} slotProps={{ textField: { InputProps } }} />);
  await expect.element(browserPage.getByText('by noon')).toBeVisible();
  expect(button(/^Choose/).elements()).toHaveLength(0);
});

claim('The sectionListRef prop has not been initialized by PickersSectionList', async () => {
  consoleMessages();
  const { container } = await mount(
    <Caught>
      <DesktopDatePicker slots={{ textField: TextField }} />
    </Caught>,
  );
  expect(container.textContent).toContain('has not been initialized by `PickersSectionList`');
});

claim('Styles and defaults for Material UI', async () => {
  const { container } = await mount(<DateField {...filled} />);
  expect(container.querySelector('.MuiOutlinedInput-root, .MuiTextField-root')).toBeNull();
  expect(container.querySelector('.MuiPickersOutlinedInput-root')).not.toBeNull();
  expect(container.querySelector('.MuiFormControl-root')).not.toBeNull();
  expect(container.querySelector('.MuiInputLabel-root')).not.toBeNull();
});

claim('Now the sections can be edited, and a button in the field opens the dialog', async () => {
  await mount(<MobileDatePicker {...filled} />);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('05');
  await expect
    .element(browserPage.getByRole('spinbutton', { name: 'Month' }))
    .toHaveTextContent('05');
  expect(dialog().elements()).toHaveLength(0);
  await open();
  await expect.element(dialog()).toBeVisible();
});

/** Mounts what comes from the Pro package, which has a provider of its own. */
const showPro = (element: ReactElement) =>
  show(<LocalizationProviderPro dateAdapter={AdapterDayjsPro}>{element}</LocalizationProviderPro>);

/** What `onChange` received: a day, `null`, or `invalid`. */
function changes() {
  const log: string[] = [];
  const onChange = (value: Dayjs | null) =>
    log.push(value ? (value.isValid() ? value.format('MM-DD') : 'invalid') : 'null');
  return { log, onChange };
}

claim('No call until all sections are filled', async () => {
  const { log, onChange } = changes();
  await mount(<DateField label="Start" onChange={onChange} />);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('0417');
  expect(log).toEqual([]);
  await userEvent.keyboard('2025');
  expect(log.at(-1)).toBe('04-17');
});

claim('onChange with null', async () => {
  const { log, onChange } = changes();
  await mount(<DateField {...filled} onChange={onChange} />);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Year' }));
  await userEvent.keyboard('{Delete}');
  expect(log).toEqual(['null']);
  await expect
    .element(browserPage.getByRole('spinbutton', { name: 'Month' }))
    .toHaveTextContent('04');
});

claim('an invalid date only comes from a field that is filled completely', async () => {
  const { log, onChange } = changes();
  await mount(<DateField label="Start" onChange={onChange} />);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('02312025');
  expect(log.at(-1)).toBe('invalid');
});

claim('The button of a clearable field is out of the tab sequence', async () => {
  const screen = await mount(<DateField {...filled} clearable />);
  expect(button('Clear').element().getAttribute('tabindex')).toBe('-1');
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Year' }));
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.element(browserPage.getByRole('group', { name: 'Start' })).toHaveTextContent(/MM/);
  await screen.unmount();
  await mount(<DateField {...filled} clearable slotProps={{ clearButton: { tabIndex: 0 } }} />);
  expect(button('Clear').element().getAttribute('tabindex')).toBe('0');
});

claim('It still works. A picker without its popup is a field', async () => {
  await mount(<DesktopDatePicker {...filled} disableOpenPicker />);
  expect(button(/^Choose/).elements()).toHaveLength(0);
});

claim('The action bar has a button "Next", which becomes "OK" at the last step', async () => {
  await mount(<MobileDateTimePicker {...filled} />);
  await open();
  expect(actions()).toEqual(['Cancel', 'Next']);
  await dialog().getByRole('gridcell', { name: '22', exact: true }).click();
  expect(actions()).toEqual(['Cancel', 'Next']);
  await button('Next').click();
  await expect.poll(actions).toEqual(['Cancel', 'OK']);
});

claim('nor DateTimeRangePicker from the start to the end', async () => {
  await showPro(<DesktopDateTimeRangePicker label="Stay" />);
  await open();
  expect(actions()).toEqual(['Cancel', 'Next']);
  await dialog().getByRole('gridcell', { name: '22', exact: true }).click();
  for (const name of ['10 hours', '45 minutes', 'PM']) {
    await dialog().getByRole('option', { name, exact: true }).click();
  }
  expect(actions()).toEqual(['Cancel', 'Next']);
  await button('Next').click();
  await expect.poll(actions).toEqual(['Cancel', 'OK']);
});

claim('In DateRangePicker the calendar still goes on to the end by itself', async () => {
  const days: (string | undefined)[][] = [];
  await showPro(
    <MobileDateRangePicker
      label="Stay"
      referenceDate={dayjs('2025-04-17')}
      onChange={(range) => days.push(range.map((each) => each?.format('MM-DD')))}
    />,
  );
  await open();
  expect(actions()).toEqual(['Cancel', 'OK']);
  for (const name of ['14', '22']) {
    await dialog().getByRole('gridcell', { name, exact: true }).click();
  }
  expect(days.at(-1)).toEqual(['04-14', '04-22']);
});

claim('Views of one kind still follow each other', async () => {
  await mount(<MobileDatePicker {...filled} openTo="year" />);
  await open();
  await dialog().getByRole('radio', { name: '2027' }).click();
  await expect.element(dialog().getByRole('gridcell', { name: '22', exact: true })).toBeVisible();
});

claim('Cancel, then Next or OK', async () => {
  const buttons: Record<string, string[]> = {};
  const pickers = { DesktopDatePicker, DesktopTimePicker, DesktopDateTimePicker, MobileDatePicker };
  for (const [name, Picker] of Object.entries(pickers)) {
    const screen = await mount(<Picker {...filled} />);
    await open();
    await expect.element(dialog()).toBeVisible();
    buttons[name] = actions();
    await screen.unmount();
  }
  const screen = await mount(<StaticDateTimePicker {...filled} />);
  buttons['StaticDateTimePicker'] = actions();
  await screen.unmount();
  await mount(<StaticDatePicker {...filled} displayStaticWrapperAs="desktop" />);
  buttons['StaticDatePicker for the desktop'] = actions();
  expect(buttons).toEqual({
    DesktopDatePicker: [],
    DesktopTimePicker: ['Cancel', 'OK'],
    DesktopDateTimePicker: ['Cancel', 'OK'],
    MobileDatePicker: ['Cancel', 'OK'],
    StaticDateTimePicker: ['Cancel', 'Next'],
    'StaticDatePicker for the desktop': ['Cancel', 'OK'],
  });
});

claim('the popup of a time picker stays open after the last choice', async () => {
  const screen = await mount(<DesktopTimePicker {...filled} />);
  const choose = async () => {
    await open();
    for (const name of ['10 hours', '45 minutes', 'PM']) {
      await dialog().getByRole('option', { name, exact: true }).click();
    }
  };
  await choose();
  await expect.element(dialog()).toBeVisible();
  await screen.unmount();
  await mount(<DesktopTimePicker {...filled} closeOnSelect />);
  await choose();
  await expect.element(dialog()).not.toBeInTheDocument();
});

claim('With closeOnSelect a picker that has one step has no action bar', async () => {
  const pickers = [
    <DesktopTimePicker key="desktop" {...filled} closeOnSelect />,
    <MobileTimePicker key="mobile" {...filled} closeOnSelect />,
  ];
  for (const picker of pickers) {
    const screen = await mount(picker);
    await open();
    await expect.element(dialog()).toBeVisible();
    expect(actions()).toEqual([]);
    await screen.unmount();
  }
});

claim('no .MuiClock-root in the dialog', async () => {
  const screen = await mount(<MobileDateTimePicker {...filled} openTo="hours" />);
  await open();
  await expect.element(dialog()).toBeVisible();
  expect(count('.MuiClock-root')).toBe(0);
  await screen.unmount();
  const clock = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
  await mount(<MobileDateTimePicker {...filled} openTo="hours" viewRenderers={clock} />);
  await open();
  await expect.poll(() => count('.MuiClock-root')).toBe(1);
});

claim('Choose time, selected time is 14:30', async () => {
  await mount(<DesktopTimePicker defaultValue={dayjs('2025-04-17T14:30')} ampm={false} />);
  await expect.element(button('Choose time, selected time is 14:30')).toBeVisible();
});

claim('The div around each button is gone, and the classes belong to the calendar', async () => {
  const { container } = await mount(
    <>
      <MonthCalendar defaultValue={dayjs('2025-04-17')} />
      <YearCalendar defaultValue={dayjs('2025-04-17')} />
    </>,
  );
  for (const classes of [monthCalendarClasses, yearCalendarClasses]) {
    const chosen = container.querySelector(`.${classes.button}.${classes.selected}`);
    expect(chosen?.parentElement?.classList).toContain(classes.root);
  }
  expect(container.querySelector('[class*=MuiPickersMonth], [class*=MuiPickersYear]')).toBeNull();
});

claim('Props that you pass yourself in slotProps still arrive', async () => {
  const received = vi.fn();
  function Field(props: object) {
    received(props);
    return null;
  }
  await mount(
    <DesktopDatePicker
      {...filled}
      minDate={dayjs('2025-01-01')}
      slots={{ field: Field }}
      slotProps={{ field: { title: 'Mine' } }}
    />,
  );
  const props = received.mock.calls.at(-1)?.[0];
  expect(props).toMatchObject({ title: 'Mine', minDate: dayjs('2025-01-01') });
  const gone = 'value onChange label name disabled readOnly timezone autoFocus format className sx';
  for (const name of gone.split(' ')) expect(props, name).not.toHaveProperty(name);
});

claim('the button stays at the end', async () => {
  const atStart = () =>
    button(/^Choose/)
      .element()
      .closest('.MuiInputAdornment-root')
      ?.matches('.MuiPickersInputBase-root > :first-child');
  const screen = await mount(
    <DesktopDatePicker
      {...filled}
      slotProps={{ inputAdornment: { position: 'start' } as object }}
    />,
  );
  expect(atStart()).toBe(false);
  await screen.unmount();
  await mount(
    <DesktopDatePicker {...filled} slotProps={{ field: { openPickerButtonPosition: 'start' } }} />,
  );
  expect(atStart()).toBe(true);
});

claim("aren't passed anymore; actions still is", async () => {
  const received = vi.fn();
  function ActionBar(props: object) {
    received(Object.keys(props));
    return null;
  }
  await mount(<StaticDateTimePicker {...filled} slots={{ actionBar: ActionBar }} />);
  expect(received.mock.calls[0]?.[0]).toContain('actions');
  for (const name of ['onAccept', 'onClear', 'onCancel', 'onSetToday']) {
    expect(received.mock.calls[0]?.[0]).not.toContain(name);
  }
});

claim('onDismiss, which also accepts the value', async () => {
  function ActionBar() {
    const { value, setValue, setOpen } = usePickerContext();
    const dismiss = () => setValue(value, { skipPublicationIfPristine: true });
    return (
      <>
        <button onClick={() => setOpen(false)}>Close</button>
        <button onClick={dismiss}>Dismiss</button>
      </>
    );
  }
  const onAccept = vi.fn<(value: Dayjs | null) => void>();
  await mount(
    <MobileDatePicker {...filled} onAccept={onAccept} slots={{ actionBar: ActionBar }} />,
  );
  await open();
  await dialog().getByRole('gridcell', { name: '22', exact: true }).click();
  await button('Close').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onAccept).not.toHaveBeenCalled();
  await open();
  await button('Dismiss').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(onAccept.mock.lastCall?.[0]?.format('MM-DD')).toBe('04-22');
});

claim('isDaySelected, isDayDisabled, isDayCurrent, isDayOutsideMonth', async () => {
  const states: object[] = [];
  const day = (ownerState: object) => {
    states.push(ownerState);
    return {};
  };
  await mount(<DateCalendar defaultValue={dayjs('2025-04-17')} slotProps={{ day }} />);
  for (const name of ['isDaySelected', 'isDayDisabled', 'isDayCurrent', 'isDayOutsideMonth']) {
    expect(states[0]).toHaveProperty(name);
  }
  expect(states[0]).not.toHaveProperty('selected');
});

claim("Cannot read properties of undefined (reading 'format')", async () => {
  consoleMessages();
  const openDatePickerDialogue = (date: unknown, utils: AdapterDayjs) =>
    date ? utils.format(date as Dayjs, 'fullDate') : 'Choose';
  const { container } = await mount(
    <Caught>
      <DesktopDatePicker {...filled} localeText={{ openDatePickerDialogue } as object} />
    </Caught>,
  );
  expect(container.textContent).toContain("reading 'format'");
});

claim('The classes follow: .MuiPickerPopper-root and .MuiPickerPopper-paper', async () => {
  await mount(<DesktopDatePicker {...filled} />);
  await open();
  await expect.poll(() => count('.MuiPickerPopper-root .MuiPickerPopper-paper')).toBe(1);
});

claim('the popup of a range has the role dialog and takes the focus when it opens', async () => {
  const screen = await showPro(<DesktopDateRangePicker label="Stay" />);
  await screen.getByRole('button', { name: /^Choose/ }).click();
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
});

claim("A field of your own with one input still needs fieldType = 'single-input'", async () => {
  function Field() {
    const { setOpen } = usePickerContextPro();
    return <button onClick={() => setOpen(true)}>Choose days</button>;
  }
  const marked = Object.assign(() => <Field />, { fieldType: 'single-input' });
  const screen = await showPro(<DesktopDateRangePicker slots={{ field: Field }} />);
  await open();
  await expect.element(browserPage.getByRole('tooltip')).toBeVisible();
  expect(document.activeElement?.closest('[role=tooltip]')).toBeNull();
  await screen.unmount();
  await showPro(<DesktopDateRangePicker slots={{ field: marked }} />);
  await open();
  await expect.element(dialog()).toBeVisible();
});

claim('With two inputs it is still a tooltip', async () => {
  const slots = { field: MultiInputDateRangeField };
  const screen = await showPro(<DesktopDateRangePicker slots={slots} />);
  const end = screen.getByRole('group').nth(1);
  await userEvent.click(end.getByRole('spinbutton', { name: 'Day' }));
  await expect.element(browserPage.getByRole('tooltip')).toBeVisible();
});

claim("with one input the picker takes label, and start and end aren't shown", async () => {
  const { container } = await showPro(
    <DesktopDateRangePicker label="Stay" localeText={{ start: 'From', end: 'To' }} />,
  );
  expect(container.textContent).toContain('Stay');
  expect(container.textContent).not.toContain('From');
});
