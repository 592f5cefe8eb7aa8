import type { ComponentProps, ReactNode } from 'react';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import {
  DesktopDatePicker,
  type DesktopDatePickerProps,
} from '@mui/x-date-pickers/DesktopDatePicker';
import {
  DateTimePickerToolbar,
  type DateTimePickerToolbarProps,
} from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileDatePicker, type MobileDatePickerProps } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
  usePickerTranslations,
} from '@mui/x-date-pickers/hooks';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { usePickerContext as useProContext } from '@mui/x-date-pickers-pro';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import PartsOfThePicker from './PartsOfThePicker';
import SaveOrDiscard from './SaveOrDiscard';
import ShortcutMenu from './ShortcutMenu';
import StepByStep from './StepByStep';
import WeekdayToolbar from './WeekdayToolbar';
import YearByYear from './YearByYear';
import YearsAndMonths from './YearsAndMonths';

const claim = claimsOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose date/ });
const button = (name: string) => browserPage.getByRole('button', { name, exact: true });
const dayNamed = (name: string) => browserPage.getByRole('gridcell', { name, exact: true });
const desktop = (props: DesktopDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" defaultValue={dayjs('2025-04-17')} {...props} />
  </LocalizationProvider>
);
const mobile = (props: MobileDatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <MobileDatePicker label="Day" defaultValue={dayjs('2025-04-17')} {...props} />
  </LocalizationProvider>
);

claim('It never re-renders your component', async () => {
  const [renderActions, renderContext] = [vi.fn(), vi.fn()];
  function Actions() {
    usePickerActionsContext();
    renderActions();
    return null;
  }
  function Context() {
    usePickerContext();
    renderContext();
    return null;
  }
  const parts = (
    <>
      <Actions />
      <Context />
    </>
  );
  await show(mobile({ slots: { toolbar: () => parts } }));
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  renderActions.mockClear();
  renderContext.mockClear();
  await dayNamed('22').click();
  await expect.poll(() => renderContext).toHaveBeenCalled();
  expect(renderActions).not.toHaveBeenCalled();
});

claim('setValue(value) accepts the value and closes the popup', async () => {
  const log: string[] = [];
  function Bar() {
    const { setValue } = usePickerActionsContext();
    return (
      <>
        <button onClick={() => setValue(dayjs('2025-04-30'))}>Accept</button>
        <button onClick={() => setValue(dayjs('2025-05-31'), { changeImportance: 'set' })}>
          Set
        </button>
      </>
    );
  }
  await show(
    mobile({
      slots: { actionBar: Bar },
      onChange: () => log.push('change'),
      onAccept: () => log.push('accept'),
      onClose: () => log.push('close'),
    }),
  );
  await opener().click();
  await button('Set').click();
  expect(log).toEqual(['change']);
  await button('Accept').click();
  expect(log.slice(1)).toEqual(['change', 'accept', 'close']);
});

claim(
  'in a DateCalendar on its own, usePickerContext and usePickerActionsContext throw',
  async () => {
    consoleMessages();
    for (const useHook of [usePickerContext, usePickerActionsContext]) {
      const Header = () => {
        useHook();
        return null;
      };
      const screen = await show(
        <Caught>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DateCalendar slots={{ calendarHeader: Header }} />
          </LocalizationProvider>
        </Caught>,
      );
      await expect.element(screen.getByRole('alert')).toHaveTextContent(useHook.name);
      await screen.unmount();
    }
  },
);

claim('usePickerTranslations has the texts of the provider', async () => {
  function Header() {
    const isValid = useIsValidValue()(dayjs('2020-01-01'));
    return <p role="status">{`${usePickerTranslations().nextMonth}, ${isValid}`}</p>;
  }
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{ nextMonth: 'Later' }}>
      <DateCalendar minDate={dayjs('2025-01-01')} slots={{ calendarHeader: Header }} />
    </LocalizationProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent('Later, true');
});

claim('reads Next for the date and OK for the time', async () => {
  await show(<StepByStep />);
  await opener().first().click();
  await button('Next').click();
  await expect.element(button('OK')).toBeVisible();
  expect(button('Next').query()).toBeNull();
});

claim('Its argument has the pickerVariant', async () => {
  const buttons = () =>
    [...document.querySelectorAll('.MuiDialogActions-root button')].map((item) => item.textContent);
  const screen = await show(<StepByStep />);
  await opener().first().click();
  await expect.poll(buttons).toEqual(['Clear', 'Cancel', 'Next']);
  await screen.unmount();
  await show(<StepByStep />);
  await opener().last().click();
  await expect.poll(buttons).toEqual(['Today', 'OK']);
});

claim("there it always reads OK, and 'next' does nothing", async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Day"
        openTo="year"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{ actionBar: { actions: ['next', 'nextOrAccept'] } }}
      />
    </LocalizationProvider>,
  );
  await opener().click();
  await button('Next').click();
  await expect.element(dialog().getByRole('radio', { name: '2025' })).toBeVisible();
  await button('OK').click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

const fieldText = () => browserPage.getByRole('group').element().textContent;

claim('For buttons of your own, call the actions', async () => {
  await show(<SaveOrDiscard />);
  await opener().click();
  await dayNamed('22').click();
  await button('Discard').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(fieldText()).toContain('MM/DD/YYYY');
});

claim('To disable a button until a date is chosen', async () => {
  await show(<SaveOrDiscard />);
  await opener().click();
  await expect.element(button('Save')).toBeDisabled();
  await dayNamed('23').click();
  await button('Save').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(fieldText()).toContain('04/23/2025');
});

claim("On a desktop date picker they're an empty array", async () => {
  const given = vi.fn();
  function Bar({ actions }: { actions?: string[] }) {
    given(actions);
    return <p>My bar</p>;
  }
  await show(desktop({ slots: { actionBar: Bar } }));
  await opener().click();
  await expect.element(browserPage.getByText('My bar')).toBeVisible();
  expect(given.mock.lastCall?.[0]).toEqual([]);
});

claim('as closeOnSelect is true there', async () => {
  const given = vi.fn();
  function Bar({ actions }: { actions?: string[] }) {
    given(actions);
    return <p>My bar</p>;
  }
  await show(desktop({ closeOnSelect: false, slots: { actionBar: Bar } }));
  await opener().click();
  await expect.element(browserPage.getByText('My bar')).toBeVisible();
  expect(given.mock.lastCall?.[0]).toEqual(['cancel', 'nextOrAccept']);
});

claim('without it the dialog has no name', async () => {
  const screen = await show(mobile({}));
  await opener().click();
  await expect.element(browserPage.getByRole('dialog', { name: 'Select date' })).toBeVisible();
  await screen.unmount();
  await show(mobile({ slots: { toolbar: () => <p>Mine</p> } }));
  await opener().click();
  const id = dialog().element().getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(id)).toBeNull();
});

claim('Put it on the text that says what the picker is for', async () => {
  await show(<WeekdayToolbar />);
  await dayNamed('22').click();
  await expect.element(browserPage.getByText('Tuesday, 6:30 PM')).toBeVisible();
});

claim('Their className places them in the popup', async () => {
  const names: Record<string, string | undefined> = {};
  const part = (name: string) =>
    function Part({ className }: { className?: string }) {
      names[name] = className;
      return null;
    };
  const slots = {
    toolbar: part('toolbar'),
    tabs: part('tabs'),
    actionBar: part('actionBar'),
    shortcuts: part('shortcuts'),
  };
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker slots={slots} />
    </LocalizationProvider>,
  );
  for (const name of Object.keys(slots)) expect(names[name]).toContain(`MuiPickersLayout-${name}`);
});

claim('hidden is true on a desktop: return null then', async () => {
  const given = vi.fn();
  function Toolbar({ hidden }: { hidden?: boolean }) {
    given(hidden);
    return <p>Mine</p>;
  }
  await show(desktop({ slots: { toolbar: Toolbar } }));
  await opener().click();
  await expect.element(browserPage.getByText('Mine')).toBeVisible();
  expect(given.mock.lastCall?.[0]).toBe(true);
});

claim('shows it on a desktop too, hidden: true hides it in dialogs', async () => {
  const screen = await show(desktop({ slotProps: { toolbar: { hidden: false } } }));
  await opener().click();
  await expect.element(dialog().getByText('Thu, Apr 17')).toBeVisible();
  await screen.unmount();
  await show(mobile({ slotProps: { toolbar: { hidden: true } } }));
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().getByText('Thu, Apr 17').query()).toBeNull();
});

claim('also takes it as the prop toolbarTitle', async () => {
  const Toolbar = (props: DateTimePickerToolbarProps) => (
    <DateTimePickerToolbar {...props} toolbarTitle="Pickup" />
  );
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker slots={{ toolbar: Toolbar }} />
    </LocalizationProvider>,
  );
  await expect.element(screen.getByText('Pickup')).toBeVisible();
});

claim("What's shown without a value", async () => {
  await show(
    desktop({
      defaultValue: null,
      slotProps: { toolbar: { hidden: false, toolbarPlaceholder: 'No day yet' } },
    }),
  );
  await opener().click();
  await expect.element(dialog().getByText('No day yet')).toBeVisible();
});

claim('Tabs are shown in dialogs and hidden on a desktop', async () => {
  const props = { label: 'Day', defaultValue: dayjs('2025-04-17T18:30') };
  const tabs = async (height: number, picker: ReactNode) => {
    await browserPage.viewport(1000, height);
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>,
    );
    await opener().click();
    await expect.element(dialog()).toBeVisible();
    const count = browserPage.getByRole('tab').elements().length;
    await screen.unmount();
    return count;
  };
  expect(await tabs(600, <MobileDateTimePicker {...props} />)).toBe(2);
  expect(await tabs(800, <MobileDateTimePicker {...props} />)).toBe(2);
  expect(await tabs(800, <DesktopDateTimePicker {...props} />)).toBe(0);
});

claim('For words instead of icons, write a component', async () => {
  await show(<WeekdayToolbar />);
  await browserPage.getByRole('tab', { name: 'Time' }).click();
  await expect.element(browserPage.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  await browserPage.getByRole('tab', { name: 'Day' }).click();
  await expect.element(browserPage.getByRole('grid')).toBeVisible();
});

claim('onMonthChange leads to another one', async () => {
  await show(<YearByYear />);
  await button('Next year').click();
  await expect.element(browserPage.getByRole('grid', { name: 'Apr 2026' })).toBeVisible();
  await button('Previous month').click();
  await expect.element(browserPage.getByRole('grid', { name: 'Mar 2026' })).toBeVisible();
});

claim("it's the name of the grid of days", async () => {
  const Header = ({ labelId }: { labelId?: string }) => <p id={labelId}>Spring</p>;
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar slots={{ calendarHeader: Header }} />
    </LocalizationProvider>,
  );
  await expect.element(browserPage.getByRole('grid', { name: 'Spring' })).toBeVisible();
});

claim("onMonthChange doesn't check the limits", async () => {
  const header = vi.fn();
  function Header({ onMonthChange }: { onMonthChange: (month: Dayjs) => void }) {
    header();
    return <button onClick={() => onMonthChange(dayjs('2030-01-01'))}>2030</button>;
  }
  const onMonthChange = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        maxDate={dayjs('2025-12-31')}
        onMonthChange={onMonthChange}
        slots={{ calendarHeader: Header }}
      />
    </LocalizationProvider>,
  );
  await button('2030').click();
  expect(onMonthChange.mock.lastCall?.[0].format('YYYY-MM')).toBe('2030-01');
});

claim("on a right-to-left page it's the icon of the next month", async () => {
  const iconOf = (name: string) => button(name).element().querySelector('svg')?.dataset.testid;
  const screen = await show(<YearByYear />);
  expect(iconOf('Next month')).toBe('EastIcon');
  await screen.unmount();
  await show(<YearByYear />, { direction: 'rtl' });
  expect(iconOf('Next month')).toBe('WestIcon');
});

claim('It gets the state of a button', async () => {
  await show(<YearsAndMonths />);
  const styleOf = (name: string) =>
    getComputedStyle(browserPage.getByRole('radio', { name }).element());
  const [may, sep] = [styleOf('May'), styleOf('September')];
  expect([may.fontStyle, sep.fontStyle]).toEqual(['italic', 'normal']);
  expect([may.fontWeight, sep.fontWeight]).toEqual(['400', '700']);
});

claim('has a label and a function getValue, which returns the value', async () => {
  const onChange = vi.fn();
  const items = [{ label: 'End of April', getValue: () => dayjs('2025-04-30') }];
  await show(desktop({ slotProps: { shortcuts: { items } }, onChange }));
  await opener().click();
  await button('End of April').click();
  expect(onChange.mock.lastCall?.[0].format('YYYY-MM-DD')).toBe('2025-04-30');
  expect(onChange.mock.lastCall?.[1].shortcut).toEqual({ label: 'End of April' });
});

claim('receives the items and sets the value itself', async () => {
  await show(<ShortcutMenu />);
  await browserPage.getByRole('menuitem', { name: 'End of May' }).click();
  await expect.element(browserPage.getByText('May 2025')).toBeVisible();
  await expect
    .element(browserPage.getByRole('menuitem', { name: 'End of 2025' }))
    .toHaveAttribute('aria-disabled', 'true');
});

claim('tell your app which one was chosen', async () => {
  const onChange = vi.fn();
  function Bar() {
    const { setValue } = usePickerActionsContext();
    return (
      <button
        onClick={() => setValue(dayjs('2025-04-30'), { shortcut: { label: 'End of April' } })}
      >
        Set
      </button>
    );
  }
  await show(mobile({ slots: { actionBar: Bar }, onChange }));
  await opener().click();
  await button('Set').click();
  expect(onChange.mock.lastCall?.[1].shortcut).toEqual({ label: 'End of April' });
});

claim('the picker itself sets any value', async () => {
  const onChange = vi.fn();
  function Bar() {
    const { setValue } = usePickerActionsContext();
    return <button onClick={() => setValue(dayjs('2030-01-01'))}>Set</button>;
  }
  await show(mobile({ slots: { actionBar: Bar }, maxDate: dayjs('2025-12-31'), onChange }));
  await opener().click();
  await button('Set').click();
  expect(onChange.mock.lastCall?.[1].validationError).toBe('maxDate');
});

claim('The popper and its surface', async () => {
  const slotProps = {
    popper: { id: 'popper' },
    desktopPaper: { id: 'desktop' },
    dialog: { id: 'dialog' },
    mobilePaper: { id: 'mobile' },
  } as const;
  const found = () =>
    ['popper', 'desktop', 'dialog', 'mobile'].filter((id) => document.getElementById(id));
  const screen = await show(desktop({ open: true, slotProps: slotProps as never }));
  await expect.poll(found).toEqual(['popper', 'desktop']);
  await screen.unmount();
  await show(mobile({ open: true, slotProps: slotProps as never }));
  await expect.poll(found).toEqual(['dialog', 'mobile']);
});

claim("In 8.1.0, a component in slots.desktopTransition isn't rendered", async () => {
  const desktopTransition = vi.fn(() => null);
  await show(desktop({ open: true, slots: { desktopTransition: desktopTransition as never } }));
  await expect.element(dialog()).toBeVisible();
  expect(desktopTransition).not.toHaveBeenCalled();
});

claim("Every part of a picker's popup is a slot", async () => {
  await show(
    <div style={{ width: 324 }}>
      <PartsOfThePicker />
    </div>,
  );
  await expect.poll(() => document.querySelector('.MuiPickersLayout-toolbar')).not.toBeNull();
  const names = [...document.querySelectorAll('.MuiPickersLayout-root *, .MuiPickersLayout-root')]
    .map((part) => getComputedStyle(part, '::after').content)
    .filter((content) => /^"[a-z]\w+"$/i.test(content))
    .map((content) => JSON.parse(content) as string);
  expect(names).toEqual(
    expect.arrayContaining([
      'toolbar',
      'tabs',
      'calendarHeader',
      'switchViewButton',
      'previousIconButton',
      'nextIconButton',
      'day',
      'actionBar',
    ]),
  );
  // On a phone, too, the second tab is whole.
  const tab = document.querySelector('[role=tab]:last-of-type')!;
  expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
    tab.closest('.MuiPickersLayout-root')!.getBoundingClientRect().right,
  );
});

claim("currentMonth is the month that's shown", async () => {
  const calendarHeader = vi.fn((_props: { currentMonth: Dayjs; onMonthChange: object }) => null);
  await show(desktop({ defaultValue: dayjs('2025-04-17'), slots: { calendarHeader }, open: true }));
  await expect
    .poll(() => calendarHeader.mock.lastCall?.[0].currentMonth.format('YYYY-MM'))
    .toBe('2025-04');
  expect(calendarHeader.mock.lastCall?.[0].onMonthChange).toBeTypeOf('function');
});

claim('The default popper lies above dialogs', async () => {
  const isOnTop = () => {
    const box = document.querySelector('[role=gridcell]:not(:empty)')!.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.role === 'gridcell';
  };
  const inDialog = (Slot?: typeof Popper) => (
    <Dialog open fullScreen>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker label="Day" slots={Slot && { popper: Slot }} />
      </LocalizationProvider>
    </Dialog>
  );
  const opens = async (Slot?: typeof Popper) => {
    const screen = await show(inDialog(Slot));
    await browserPage.getByRole('button', { name: /^Choose date/ }).click();
    await expect.element(browserPage.getByRole('grid')).toBeInTheDocument();
    return screen;
  };
  const Plain = (props: PopperProps) => <Popper {...props} />;
  const Raised = (props: PopperProps) => <Popper {...props} sx={{ zIndex: 'modal' }} />;
  let screen = await opens();
  await expect.poll(isOnTop).toBe(true);
  await screen.unmount();
  screen = await opens(Plain as typeof Popper);
  await expect.poll(isOnTop).toBe(false);
  await screen.unmount();
  await opens(Raised as typeof Popper);
  await expect.poll(isOnTop).toBe(true);
});

claim('gets the text as children, the state as ownerState', async () => {
  await show(<YearsAndMonths />);
  const year = (name: string) => browserPage.getByRole('radio', { name, exact: true });
  const isFilled = (name: string) => year(name).element().classList.contains('MuiButton-contained');
  await expect.element(year('2019')).toBeChecked();
  expect([isFilled('2019'), isFilled('2018')]).toEqual([true, false]);
  (year('2019').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(year('2018')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(year('2018')).toBeChecked();
  expect(isFilled('2018')).toBe(true);
});

claim('Pass all but ownerState on to a button', async () => {
  const given = vi.fn();
  function Year({ ownerState, ...props }: ComponentProps<'button'> & { ownerState: object }) {
    given({ ...props, ownerState });
    return <button {...props} />;
  }
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        defaultValue={dayjs('2025-04-17')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2025-12-31')}
        slots={{ yearButton: Year }}
      />
    </LocalizationProvider>,
  );
  await expect.element(browserPage.getByRole('radio', { name: '2025' })).toBeChecked();
  const names = ['children', 'ref', 'type', 'role', 'aria-checked', 'disabled', 'tabIndex'];
  expect(Object.keys(given.mock.lastCall?.[0])).toEqual(
    expect.arrayContaining([...names, 'className', 'onClick', 'onKeyDown', 'ownerState']),
  );
});

claim("'bottom-end' aligns it with the end of the field, 'top-start' opens it above", async () => {
  const edges = async (placement: PopperProps['placement'], space = 40) => {
    const screen = await show(
      <div style={{ paddingBlock: space, paddingInline: 200 }}>
        {desktop({
          slotProps: { popper: placement && { placement }, textField: { sx: { width: 480 } } },
        })}
      </div>,
    );
    await userEvent.click(opener());
    await expect.element(dialog()).toBeVisible();
    const field = document.querySelector('.MuiPickersTextField-root')!.getBoundingClientRect();
    const box = () => document.querySelector('.MuiPickerPopper-root')!.getBoundingClientRect();
    const near = (one: number, other: number) => Math.abs(one - other) < 30;
    const found = () => ({
      start: near(box().left, field.left),
      end: near(box().right, field.right),
      above: box().bottom <= field.top + 1,
    });
    await expect.poll(() => box().height).toBeGreaterThan(200);
    return { screen, found };
  };
  const byDefault = await edges(undefined);
  await expect.poll(byDefault.found).toEqual({ start: true, end: false, above: false });
  await byDefault.screen.unmount();
  const end = await edges('bottom-end');
  await expect.poll(end.found).toEqual({ start: false, end: true, above: false });
  await end.screen.unmount();
  const above = await edges('top-start', 420);
  await expect.poll(above.found).toEqual({ start: true, end: false, above: true });
});

claim('To mark some years or months, compare children with a list of your own', async () => {
  const visited = new Set(['2019']);
  function Year({
    ownerState,
    children,
    ...props
  }: ComponentProps<'button'> & { ownerState: { isYearSelected: boolean } }) {
    return (
      <button {...props} style={{ fontWeight: ownerState.isYearSelected ? 700 : 400 }}>
        {children}
        {visited.has(String(children)) && ' ✓'}
      </button>
    );
  }
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        aria-label="Year"
        minDate={dayjs('2018-01-01')}
        maxDate={dayjs('2020-12-31')}
        slots={{ yearButton: Year }}
      />
    </LocalizationProvider>,
  );
  const texts = () =>
    [...document.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['2018', '2019 ✓', '2020']);
});

claim('in a range picker both ends', async () => {
  function Bar({ className }: PickersActionBarProps) {
    const { value, acceptValueChanges } = useProContext<DateRange<Dayjs>>();
    return (
      <div className={className}>
        <button disabled={value.includes(null)} onClick={acceptValueChanges}>
          Apply
        </button>
      </div>
    );
  }
  await show(
    <ProProvider dateAdapter={ProAdapter}>
      <StaticDateRangePicker
        defaultValue={[dayjs('2025-04-17'), null]}
        defaultRangePosition="end"
        slots={{ actionBar: Bar }}
      />
    </ProProvider>,
  );
  const apply = browserPage.getByRole('button', { name: 'Apply' });
  await expect.element(apply).toBeDisabled();
  await browserPage.getByRole('gridcell', { name: '22', exact: true }).click();
  await expect.element(apply).toBeEnabled();
});

claim('writes the year before the month, 2025 April', async () => {
  const header = () => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent;
  await show(desktop({ slotProps: { calendarHeader: { format: 'YYYY MMMM' } } }));
  await opener().click();
  await expect.poll(header).toBe('2025 April');
});

claim('YYYY年M月 does it for Chinese and Japanese', async () => {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slotProps={{ calendarHeader: { format: 'YYYY年M月' } }}
      />
    </LocalizationProvider>,
  );
  await expect.element(screen.getByText('2025年4月')).toBeVisible();
});

function HeaderWithToday(props: PickersCalendarHeaderProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <PickersCalendarHeader {...props} sx={{ flex: 1, pr: 0.5 }} />
      <IconButton
        aria-label="Current month"
        disabled={props.view !== 'day'}
        onClick={() => props.onMonthChange(dayjs())}
      >
        *
      </IconButton>
    </Stack>
  );
}

claim('To show the current month without choosing a day, add a button to the header', async () => {
  const onChange = vi.fn();
  const longest = dayjs('2025-09-17');
  const slots = { calendarHeader: HeaderWithToday };
  await show(desktop({ defaultValue: longest, onChange, slots }));
  await opener().click();
  const name = dayjs().format('MMMM YYYY');
  await expect.element(browserPage.getByRole('grid', { name: 'September 2025' })).toBeVisible();
  const calendar = document.querySelector('.MuiDateCalendar-root')!;
  expect(calendar.scrollWidth).toBe(calendar.clientWidth);
  await button('Current month').click();
  await expect.element(browserPage.getByRole('grid', { name })).toBeVisible();
  await expect.element(button('Current month')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

const april = dayjs('2025-04-01');
const bare = (props: object) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateCalendar referenceDate={april} {...props} />
  </LocalizationProvider>
);
const withoutHeader = {
  sx: { height: 'auto', '& .MuiPickersCalendarHeader-root': { display: 'none' } },
};

claim("the header names the grid of days for screen readers, even while it's hidden", async () => {
  const { unmount } = await show(bare(withoutHeader));
  const grid = browserPage.getByRole('grid', { name: 'April 2025' });
  await expect.element(grid).toBeVisible();
  expect(document.querySelector('.MuiPickersCalendarHeader-root')).not.toBeVisible();
  await unmount();
  await show(bare({ slots: { calendarHeader: () => null } }));
  await expect.element(browserPage.getByRole('grid')).toBeVisible();
  expect(grid.query()).toBeNull();
});

claim('since the arrow keys lead to other months as well', async () => {
  const shown = (name: string) => browserPage.getByRole('grid', { name }).query() !== null;
  const { unmount } = await show(bare({ ...withoutHeader, autoFocus: true }));
  await expect.element(dayNamed('1')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => shown('March 2025')).toBe(true);
  await unmount();
  const limits = { minDate: april, maxDate: april.endOf('month') };
  await show(bare({ ...withoutHeader, ...limits, autoFocus: true }));
  await expect.element(dayNamed('1')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{PageDown}{PageUp}');
  await expect.element(dayNamed('1')).toHaveFocus();
  expect(shown('April 2025')).toBe(true);
});
