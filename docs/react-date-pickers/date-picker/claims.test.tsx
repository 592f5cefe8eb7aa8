import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { claimsOf, consoleMessages, drawn, show } from 'claims';
import { useState, type KeyboardEvent } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { day, dialog, logged, opener } from './claimsPicker';
import ClearAndToday from './ClearAndToday';
import ConfigurableDatePicker from './ConfigurableDatePicker';
import Departure from './Departure';
import DeskAndPhone from './DeskAndPhone';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import page from './index.mdx?raw';
import Landscape from './Landscape';
import OpenFromCode from './OpenFromCode';
import ReturnFlight from './ReturnFlight';
import SubmitDate from './SubmitDate';
import YearFirst from './YearFirst';

const claim = claimsOf(page);

claim('Closes the popper (closeOnSelect is true)', async () => {
  const { log } = await logged(DesktopDatePicker);
  await opener().click();
  await dialog().getByRole('gridcell', { name: '22' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(log).toEqual(['change 2025-04-22', 'accept 2025-04-22']);
});

claim('Leaves the dialog open (closeOnSelect is false)', async () => {
  const { log } = await logged(MobileDatePicker);
  await opener().click();
  await dialog().getByRole('gridcell', { name: '22' }).click();
  expect(log).toEqual(['change 2025-04-22']);
  await expect.element(dialog()).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(log).toEqual(['change 2025-04-22', 'change 2025-04-17']);
});

claim('Cancel and OK', async () => {
  await logged(MobileDatePicker);
  await opener().click();
  await expect.element(dialog().getByText('Select date')).toBeVisible();
  const names = ['Cancel', 'OK'].map((name) => dialog().getByRole('button', { name }).query());
  expect(names.every(Boolean)).toBe(true);
});

claim('None, unless closeOnSelect is false', async () => {
  const buttons = () =>
    [...document.querySelectorAll('.MuiDialogActions-root button')].map(
      (button) => button.textContent,
    );
  for (const [Picker, closeOnSelect, said] of [
    [DesktopDatePicker, undefined, []],
    [DesktopDatePicker, false, ['Cancel', 'OK']],
    [MobileDatePicker, true, []],
  ] as const) {
    const { screen } = await logged(Picker, { open: true, closeOnSelect });
    await expect.element(dialog()).toBeVisible();
    expect(buttons()).toEqual(said);
    await screen.unmount();
  }
});

claim('Each change in the field calls onChange and then onAccept', async () => {
  const { log, screen } = await logged(DesktopDatePicker);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('0522');
  expect(log).toEqual([
    'change 2025-05-17',
    'accept 2025-05-17',
    'change 2025-05-02',
    'accept 2025-05-02',
    'change 2025-05-22',
    'accept 2025-05-22',
  ]);
});

claim("name puts the date into the form's data, as the text in the field", async () => {
  const screen = await show(<SubmitDate />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent: 2025-04-17')).toBeVisible();
});

claim('A half-typed date passes required', async () => {
  const screen = await show(<SubmitDate />);
  const status = screen.getByText('Sent: nothing, check the date');
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('{Backspace}');
  const form = document.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('delivery')).toBe('2025-04-DD');
  expect(form.checkValidity()).toBe(true);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(status).toBeVisible();
  // A whole date, and then one that doesn't exist.
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('18');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent: 2025-04-18')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('31');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(status).toBeVisible();
});

claim('The views follow each other in the order of the array, from openTo on', async () => {
  await logged(DesktopDatePicker, { views: ['month', 'year', 'day'], openTo: 'month' });
  await opener().click();
  await dialog().getByRole('radio', { name: 'June' }).click();
  await dialog().getByRole('radio', { name: '2027' }).click();
  await expect.element(dialog().getByRole('gridcell', { name: '22' })).toBeVisible();
});

claim('the popup stays until you change your state', async () => {
  const onClose = vi.fn();
  await logged(DesktopDatePicker, { open: true, onClose });
  await dialog().getByRole('gridcell', { name: '22' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect.element(dialog()).toBeVisible();
});

claim('onChange receives null', async () => {
  const { log, screen } = await logged(DesktopDatePicker, {
    slotProps: { field: { clearable: true } },
  });
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(log[0]).toBe('change null');
});

claim('Clear, Today and OK close the picker', async () => {
  for (const name of ['Clear', 'Today', 'OK']) {
    const { screen } = await logged(DesktopDatePicker, {
      slotProps: { actionBar: { actions: ['clear', 'today', 'accept'] } },
    });
    await opener().click();
    await dialog().getByRole('button', { name }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await screen.unmount();
  }
});

claim('Both disable the button of the calendar', async () => {
  await show(<DisabledOrReadOnly />);
  const buttons = opener().elements() as HTMLButtonElement[];
  expect(buttons.map((button) => button.disabled)).toEqual([true, true]);
});

claim('Moves between month, day and year', async () => {
  const { log, screen } = await logged(DesktopDatePicker);
  const section = (name: string) => screen.getByRole('spinbutton', { name });
  await userEvent.click(section('Month'));
  for (const [key, name] of [
    ['{ArrowRight}', 'Day'],
    ['{ArrowRight}', 'Year'],
    ['{ArrowLeft}', 'Day'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(section(name)).toHaveFocus();
  }
  expect(log).toEqual([]);
});

claim('Changes the section by one', async () => {
  const { log, screen } = await logged(DesktopDatePicker);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
  expect(log.filter((entry) => entry.startsWith('change'))).toEqual([
    'change 2025-05-17',
    'change 2025-05-16',
  ]);
});

claim('the focus moves to the chosen day', async () => {
  await logged(DesktopDatePicker);
  opener().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('gridcell', { name: '17' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveFocus();
});

claim("doesn't open the calendar; like ↓ alone, it lowers the section", async () => {
  const { log, screen } = await logged(DesktopDatePicker);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(log[0]).toBe('change 2025-03-17');
  expect(dialog().query()).toBeNull();
});

claim('In the dialog it accepts the day that was chosen last', async () => {
  const { log } = await logged(MobileDatePicker);
  await opener().click();
  await dialog().getByRole('gridcell', { name: '22' }).click();
  await userEvent.keyboard('{Escape}');
  expect(log).toEqual(['change 2025-04-22', 'accept 2025-04-22']);
});

claim('A later one is ignored without a warning', async () => {
  const messages = consoleMessages();
  const { screen, again } = await logged(DesktopDatePicker);
  await again({ defaultValue: day('2025-05-20') });
  expect(screen.getByRole('group').element().textContent).toContain('04/17/2025');
  expect(messages).toEqual([]);
});

claim('and the format of the field follows it', async () => {
  const field = () => document.querySelector('.MuiPickersSectionList-root')?.textContent;
  const { rerender } = await show(<ConfigurableDatePicker views={['year', 'month']} />);
  await expect.poll(field).toBe('April 2025');
  await rerender(<ConfigurableDatePicker format="YYYY-MM-DD" displayWeekNumber />);
  await expect.poll(field).toBe('2025-04-17');
  await opener().click();
  await expect.element(dialog().getByText('#')).toBeVisible();
});

claim('or render DesktopDatePicker in the test', async () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    Object.defineProperty(list, 'matches', { value: false });
    return list;
  });
  await logged(DesktopDatePicker);
  await opener().click();
  await expect.poll(() => document.querySelector('.MuiPickerPopper-root')).not.toBeNull();
  vi.restoreAllMocks();
});

claim('lets users type a date or choose it in a calendar', async () => {
  const screen = await show(<Departure />);
  const field = screen.getByRole('group', { name: 'Departure' });
  await userEvent.click(field.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('24');
  await expect.poll(() => field.element().textContent).toContain('04/24/2025');
  await userEvent.click(opener());
  await expect.element(dialog().getByRole('gridcell', { name: '24' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => field.element().textContent).toContain('04/25/2025');
  await expect.element(opener()).toHaveFocus();
});

claim('Both variants are shown here', async () => {
  const screen = await show(<DeskAndPhone />);
  const desk = screen.getByRole('group', { name: 'With a mouse' });
  await userEvent.click(opener().first());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => desk.element().textContent).toContain('04/18/2025');
  await userEvent.click(opener().nth(1));
  await expect.element(dialog().getByRole('button', { name: 'OK' })).toBeVisible();
});

claim('With value and onChange your state holds it', async () => {
  const screen = await show(<ReturnFlight />);
  await expect.element(screen.getByText('Free cancellation until April 10, 2025')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('24');
  await expect.element(screen.getByText('Free cancellation until April 17, 2025')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByText('Enter a date to see the terms')).toBeVisible();
});

claim('openTo names the first step', async () => {
  await show(<YearFirst />);
  await userEvent.click(opener());
  const years = dialog().getByRole('radio');
  await expect.poll(() => years.elements()[0]?.textContent).toBe('2025');
  await userEvent.click(dialog().getByRole('radio', { name: '1988' }));
  await userEvent.click(dialog().getByRole('radio', { name: 'May' }));
  await userEvent.click(dialog().getByRole('gridcell', { name: '2', exact: true }));
  await expect.poll(() => dialog().query()).toBeNull();
  expect(browserPage.getByRole('group').first().element().textContent).toContain('05/02/1988');
});

claim(
  "These callbacks don't change anything by themselves: the popup stays until you change your state",
  async () => {
    const screen = await show(<OpenFromCode />);
    await userEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().query()).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  },
);

claim('Clear the value', async () => {
  const screen = await show(<ClearAndToday />);
  const [first, second] = ['Clear button in the field', 'Buttons below the calendar'].map((name) =>
    screen.getByRole('group', { name }),
  );
  await userEvent.hover(first!);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await expect.poll(() => first!.element().textContent).toContain('MM/DD/YYYY');
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(opener().nth(1));
  await userEvent.click(dialog().getByRole('button', { name: 'Clear' }));
  await expect.poll(() => dialog().query()).toBeNull();
  expect(second!.element().textContent).toContain('MM/DD/YYYY');
  expect(document.activeElement).not.toBe(document.body);
});

claim('in landscape the toolbar stands beside the calendar', async () => {
  await show(<Landscape />);
  await userEvent.click(opener());
  await expect.element(dialog()).toBeVisible();
  const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  await expect
    .poll(() => box('.MuiPickersLayout-toolbar').right <= box('.MuiDateCalendar-root').left + 1)
    .toBe(true);
});

claim('Keys then change nothing in it, and the button still opens the calendar', async () => {
  const { log } = await logged(DesktopDatePicker, { slotProps: { field: { readOnly: true } } });
  await browserPage.getByRole('spinbutton', { name: 'Month' }).click();
  await userEvent.keyboard('05{ArrowUp}{Delete}');
  expect(log).toEqual([]);
  await opener().click();
  await dialog().getByRole('gridcell', { name: '22' }).click();
  expect(log).toEqual(['change 2025-04-22', 'accept 2025-04-22']);
});

claim("With ['month', 'year'] the years follow", async () => {
  const choose = async (views: ('month' | 'year')[]) => {
    const { screen } = await logged(DesktopDatePicker, { views, openTo: 'month' });
    await opener().click();
    await dialog().getByRole('radio', { name: 'June' }).click();
    return screen;
  };
  const screen = await choose(['month', 'year']);
  await expect.element(dialog().getByRole('radio', { name: '2026' })).toBeVisible();
  await screen.unmount();
  await choose(['year', 'month']);
  await expect.element(dialog()).not.toBeInTheDocument();
});

claim('matches when there', async () => {
  const matchMedia = vi.spyOn(window, 'matchMedia');
  matchMedia.mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('any-pointer'),
        addListener() {},
        removeListener() {},
      }) as never,
  );
  const element = (query?: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Day" open desktopModeMediaQuery={query} />
    </LocalizationProvider>
  );
  const screen = await show(element());
  await expect.element(browserPage.getByRole('button', { name: 'OK' })).toBeVisible();
  await screen.unmount();
  await show(element('@media (any-pointer: fine)'));
  await expect.element(dialog()).toBeVisible();
  expect(browserPage.getByRole('button', { name: 'OK' }).query()).toBeNull();
  matchMedia.mockRestore();
});

claim('With buttons, nothing is accepted until the user confirms', async () => {
  const { log } = await logged(DesktopDatePicker, {
    closeOnSelect: false,
    slotProps: { actionBar: { actions: ['cancel', 'accept'] } },
  });
  await userEvent.click(opener());
  await userEvent.click(browserPage.getByRole('gridcell', { name: '22' }));
  await expect.poll(() => log).toEqual(['change 2025-04-22']);
  await userEvent.click(browserPage.getByRole('button', { name: 'OK' }));
  await expect.poll(() => log).toEqual(['change 2025-04-22', 'accept 2025-04-22']);
  await expect.poll(() => dialog().query()).toBeNull();
});

claim('Open on Tab, not in onFocus', async () => {
  function Opens({ onTab }: { onTab: boolean }) {
    const [open, setOpen] = useState(false);
    const openOnTab = (event: KeyboardEvent) => {
      const isButton = (event.target as Element).closest('button');
      if (event.key === 'Tab' && !event.shiftKey && !isButton) setOpen(true);
    };
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <button>Before</button>
        <DesktopDatePicker
          label="Date"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slotProps={{
            textField: onTab ? { onKeyUp: openOnTab } : { onFocus: () => setOpen(true) },
          }}
        />
      </LocalizationProvider>
    );
  }
  const opened = async (onTab: boolean) => {
    const screen = await show(<Opens onTab={onTab} />);
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    if (onTab) {
      await expect.poll(() => dialog().query()).toBeNull();
      await expect
        .poll(() => document.activeElement?.closest('.MuiPickersTextField-root'))
        .toBeTruthy();
    } else {
      await drawn();
      await expect.element(dialog()).toBeVisible();
    }
    await screen.unmount();
  };
  await opened(true);
  await opened(false);
});

claim('Today ignores maxDate and the other rules', async () => {
  const errors: unknown[] = [];
  await logged(DesktopDatePicker, {
    maxDate: day('2025-04-20'),
    onChange: (_: unknown, context: { validationError: unknown }) =>
      errors.push(context.validationError),
    slotProps: { actionBar: { actions: ['today'] } },
  });
  await userEvent.click(opener());
  const today = browserPage.getByRole('button', { name: 'Today', exact: true });
  await expect.element(today).toBeEnabled();
  await userEvent.click(today);
  await expect.poll(() => errors).toEqual(['maxDate']);
});

claim('The poppers of the time picker and the date time picker have both buttons', async () => {
  for (const Picker of [DesktopTimePicker, DesktopDateTimePicker]) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Picker label="When" />
      </LocalizationProvider>,
    );
    await userEvent.click(browserPage.getByRole('button', { name: /^Choose/ }));
    await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'OK' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog().query()).toBeNull();
    await screen.unmount();
  }
});

claim('A popper hides its toolbar, so orientation seems to have no effect there', async () => {
  const toolbar = () => document.querySelector('.MuiPickersLayout-toolbar');
  const { again } = await logged(DesktopDatePicker, { orientation: 'landscape' });
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(toolbar()).toBeNull();
  await again({ slotProps: { toolbar: { hidden: false } } });
  await expect.poll(toolbar).not.toBeNull();
  const content = document.querySelector('.MuiPickersLayout-contentWrapper')!;
  expect(toolbar()!.getBoundingClientRect().right).toBeLessThanOrEqual(
    content.getBoundingClientRect().left + 1,
  );
});

claim('only the calendar waits until it opens', async () => {
  await logged(DesktopDatePicker);
  expect(document.querySelectorAll('[role=spinbutton]')).toHaveLength(3);
  expect(document.querySelector('.MuiDateCalendar-root')).toBeNull();
  await opener().click();
  await expect.poll(() => document.querySelector('.MuiDateCalendar-root')).not.toBeNull();
});

claim('Typing into the field', async () => {
  for (const Picker of [DesktopDatePicker, MobileDatePicker]) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Picker label="Day" name="day" />
      </LocalizationProvider>,
    );
    await screen.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('04172025');
    const typed = () => document.querySelector<HTMLInputElement>('input[name=day]')?.value;
    await expect.poll(typed).toBe('04/17/2025');
    expect(dialog().query()).toBeNull();
    await screen.unmount();
  }
});

claim('for all Date Pickers in the theme', async () => {
  const isModalWith = async (desktopModeMediaQuery: string) => {
    const components = { MuiDatePicker: { defaultProps: { desktopModeMediaQuery } } };
    const screen = await show(
      <ThemeProvider theme={createTheme({ components })}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker label="Day" open />
        </LocalizationProvider>
      </ThemeProvider>,
    );
    await expect.element(dialog()).toBeVisible();
    const isModal = document.querySelector('.MuiDialog-root') !== null;
    await screen.unmount();
    return isModal;
  };
  expect(await isModalWith('@media all')).toBe(false);
  // What a browser without a fine pointer answers.
  expect(await isModalWith('not all')).toBe(true);
});
