import ClickAwayListener from '@mui/material/ClickAwayListener';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { claimsOf, show } from 'claims';
import { figuresOf } from 'claims/figures';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import EventLog from './EventLog';
import SendOnce from './SendOnce';
import ValidOnly from './ValidOnly';

const claim = claimsOf(page);
const { happensInOrder } = figuresOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose date/ });
const dayNamed = (name: string) => dialog().getByRole('gridcell', { name, exact: true });

/** A picker that writes down its callbacks. */
async function logged(Picker: typeof DesktopDatePicker | typeof MobileDatePicker, props = {}) {
  const log: string[] = [];
  const write = (what: string) => (value: Dayjs | null) =>
    log.push(`${what} ${value?.format('MM-DD') ?? 'null'}`);
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Day"
        defaultValue={dayjs('2025-04-17')}
        onOpen={() => log.push('open')}
        onViewChange={(view) => log.push(`view ${view}`)}
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        {...props}
      />
    </LocalizationProvider>,
  );
  return log;
}

claim('always in this order: onChange, onAccept, onClose', async () => {
  const log = await logged(DesktopDatePicker, { openTo: 'year' });
  await opener().click();
  await dialog().getByRole('radio', { name: '2027' }).click();
  await dayNamed('22').click();
  expect(log).toEqual([
    'open',
    'change 04-17',
    'view day',
    'change 04-22',
    'accept 04-22',
    'close',
  ]);
});

claim('User → Picker: OK', async () => {
  const log = await logged(MobileDatePicker);
  await opener().click();
  await dayNamed('22').click();
  expect(log).toEqual(['open', 'change 04-22']);
  await dialog().getByRole('button', { name: 'OK' }).click();
  expect(log.slice(2)).toEqual(['accept 04-22', 'close']);
});

claim('with closeOnSelect a dialog behaves like the popper', async () => {
  const log = await logged(MobileDatePicker, { closeOnSelect: true });
  await opener().click();
  await dayNamed('22').click();
  expect(log).toEqual(['open', 'change 04-22', 'accept 04-22', 'close']);
});

claim('accepts the value when it closes', async () => {
  const log = await logged(DesktopDatePicker, { closeOnSelect: false });
  await opener().click();
  await dayNamed('22').click();
  expect(log).toEqual(['open', 'change 04-22']);
  await userEvent.keyboard('{Escape}');
  expect(log.slice(2)).toEqual(['accept 04-22', 'close']);
});

claim("your own open={false} doesn't count", async () => {
  const log: string[] = [];
  const picker = (open: boolean) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        open={open}
        onOpen={() => log.push('open')}
        onClose={() => log.push('close')}
      />
    </LocalizationProvider>
  );
  const { rerender } = await show(picker(true));
  await expect.element(dialog()).toBeVisible();
  await rerender(picker(false));
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(log).toEqual([]);
});

claim('runs onOpen and onClose only', async () => {
  const log = await logged(MobileDatePicker);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(log).toEqual(['open', 'close']);
});

claim('calls onChange with the old value and then onClose', async () => {
  const log = await logged(MobileDatePicker);
  await opener().click();
  await dayNamed('22').click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(log.slice(2)).toEqual(['change 04-17', 'close']);
});

claim('If somebody picks the 22nd and then goes back to the 17th, only onChange runs', async () => {
  const log = await logged(DesktopDatePicker);
  for (const name of ['22', '17']) {
    await opener().click();
    await dayNamed(name).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  }
  expect(log.slice(1, 4)).toEqual(['change 04-22', 'accept 04-22', 'close']);
  expect(log.slice(4)).toEqual(['open', 'change 04-17', 'close']);
});

claim('onAccept runs again with the 22nd', async () => {
  const log = await logged(DesktopDatePicker);
  await opener().click();
  await dayNamed('22').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  log.length = 0;
  await opener().click();
  await expect.element(dayNamed('22')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(log).toEqual(['open', 'accept 04-22', 'close']);
});

claim("Dates confirmed by OK aren't affected", async () => {
  const log = await logged(MobileDatePicker);
  for (const name of ['22', '17']) {
    await opener().click();
    await dayNamed(name).click();
    await dialog().getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  }
  expect(log.filter((entry) => entry.startsWith('accept'))).toEqual([
    'accept 04-22',
    'accept 04-17',
  ]);
});

claim('and then ↓ in the field do the same', async () => {
  const log = await logged(DesktopDatePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(log).toEqual(['change 04-18', 'accept 04-18', 'change 04-17']);
});

claim('you get the 2nd, the date after the first digit', async () => {
  const log = await logged(MobileDatePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Day' }));
  await userEvent.keyboard('22');
  await opener().click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => log.slice(-2)).toEqual(['change 04-02', 'close']);
});

claim(
  'and after a choice that closes the popup at once, 8.1.0 goes back one step too far',
  async () => {
    const actionBar = { actions: ['cancel'] };
    const log = await logged(DesktopDatePicker, { slotProps: { actionBar } });
    await opener().click();
    await dayNamed('22').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await opener().click();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => log.slice(-2)).toEqual(['change 04-17', 'close']);
  },
);

claim("doesn't update what Cancel goes back to", async () => {
  const log: string[] = [];
  const write = (what: string, date: Dayjs | null) => log.push(`${what} ${date?.format('MM-DD')}`);
  const picker = (date: string, key?: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        key={key}
        label="Day"
        value={dayjs(date)}
        onChange={(next) => write('change', next as Dayjs | null)}
        onAccept={(next) => write('accept', next as Dayjs | null)}
      />
    </LocalizationProvider>
  );
  const screen = await show(picker('2025-04-17'));
  const cancel = async () => {
    await opener().click();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  };
  await screen.rerender(picker('2025-04-22'));
  await cancel();
  expect(log).toEqual(['change 04-17']);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(log).toEqual(['change 04-17', 'accept 04-22']);
  log.length = 0;
  await screen.rerender(picker('2025-04-24', 'next'));
  await cancel();
  expect(log).toEqual([]);
});

claim("that's reported once, not for each key", async () => {
  const log = await logged(DesktopDatePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}');
  expect(log).toEqual(['change null', 'accept null']);
});

claim('Open a picker here, choose a year and a day', async () => {
  await show(<EventLog />);
  await expect.element(browserPage.getByRole('log')).toHaveTextContent('Nothing yet.');
  await opener().first().click();
  await dialog().getByRole('radio', { name: '2027' }).click();
  const entries = browserPage.getByRole('log').getByRole('listitem');
  await expect
    .poll(() => entries.elements().map((entry) => entry.textContent))
    .toEqual(['onOpen', 'onChange 2027-04-17', 'onViewChange day']);
});

claim('it calls onChange and onAccept with the initial value', async () => {
  const log = await logged(MobileDatePicker);
  await opener().click();
  await dialog().getByRole('button', { name: 'OK' }).click();
  expect(log).toEqual(['open', 'change 04-17', 'accept 04-17', 'close']);
});

claim('in an uncontrolled picker that nobody has changed or closed yet', async () => {
  const log = await logged(MobileDatePicker);
  await opener().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await opener().click();
  await dialog().getByRole('button', { name: 'OK' }).click();
  expect(log).toEqual(['open', 'close', 'open', 'close']);
});

claim('and a click outside accept it', async () => {
  const log = await logged(MobileDatePicker);
  await opener().click();
  await dayNamed('22').click();
  await userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement, {
    position: { x: 10, y: 10 },
  });
  await expect.poll(() => log.slice(2)).toEqual(['accept 04-22', 'close']);
});

claim('Choose a shortcut', async () => {
  const items = [{ label: 'Launch', getValue: () => dayjs('2025-05-02') }];
  const log = await logged(MobileDatePicker, { slotProps: { shortcuts: { items } } });
  await opener().click();
  await dialog().getByText('Launch').click();
  expect(log).toEqual(['open', 'change 05-02', 'accept 05-02', 'close']);
});

claim("The page around it follows only what's complete and allowed", async () => {
  const screen = await show(<ValidOnly />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Year' }));
  await userEvent.keyboard('2024');
  await expect.element(screen.getByText('Report of April 17, 2025')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Year' }));
  await userEvent.keyboard('2025');
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('06');
  await expect.element(screen.getByText('Report of June 17, 2025')).toBeVisible();
});

/** The demo that sends each date once, without its wait of a second. */
async function sendOnce() {
  const later = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, wait?: number) =>
    later(run, wait === 1000 ? 0 : wait)) as typeof setTimeout);
  const screen = await show(<SendOnce />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
  return (sent: string | RegExp) =>
    expect.element(screen.getByText(/^Sent:/)).toHaveTextContent(sent);
}

claim(
  "null alone doesn't tell you whether the field was cleared or the date is half-typed",
  async () => {
    const sent = await sendOnce();
    await sent('Sent: nothing yet');
    await userEvent.keyboard('04172025');
    await sent(/2025-04-17$/);
    await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('{Backspace}{ArrowRight}{ArrowLeft}');
    await userEvent.keyboard('05');
    await sent(/2025-04-17, 2025-05-17$/);
    await browserPage.getByRole('button', { name: 'Clear' }).click();
    await sent(/2025-04-17, 2025-05-17, no date$/);
  },
);

claim(
  'If users empty the sections one by one, onChange runs for the first section only',
  async () => {
    const sent = await sendOnce();
    await userEvent.keyboard('04172025');
    await sent(/2025-04-17$/);
    await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('{Backspace}{ArrowRight}{Backspace}{ArrowRight}{Backspace}');
    await userEvent.tab();
    await userEvent.tab();
    await sent(/2025-04-17, no date$/);
  },
);

for (const [title, Picker] of [
  ['In a popper', DesktopDatePicker],
  ['In a dialog', MobileDatePicker],
] as const) {
  happensInOrder(title, async (record) => {
    const log = await logged(Picker, { openTo: 'year' });
    await opener().click();
    await dialog().getByRole('radio', { name: '2027' }).click();
    await dayNamed('22').click();
    if (Picker === MobileDatePicker) await dialog().getByRole('button', { name: 'OK' }).click();
    const names: Record<string, string> = { view: 'onViewChange' };
    for (const [what = ''] of log.map((entry) => entry.split(' '))) {
      record(names[what] ?? `on${what.charAt(0).toUpperCase()}${what.slice(1)}`);
    }
  });
}

/** The year and the error of each call while 2026 is typed over 2025. */
async function typedYear(
  Adapter: typeof AdapterDayjs | typeof AdapterDateFns,
  defaultValue: Dayjs | Date,
) {
  const log: [year: number | null, error: string | null][] = [];
  await show(
    <LocalizationProvider dateAdapter={Adapter as typeof AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        defaultValue={defaultValue as Dayjs}
        onChange={(value: Dayjs | Date | null, { validationError }) => {
          const year = value instanceof Date ? value.getFullYear() : value && value.year();
          log.push([validationError === 'invalidDate' ? null : year, validationError]);
        }}
      />
    </LocalizationProvider>,
  );
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Year' }));
  await userEvent.keyboard('2026');
  return log;
}

claim('with date-fns, typing 2026 over 2025 gives the years 2, 20, 202 and 2026', async () => {
  expect(await typedYear(AdapterDateFns, new Date(2025, 3, 17))).toEqual([
    [2, 'minDate'],
    [20, 'minDate'],
    [202, 'minDate'],
    [2026, null],
  ]);
});

claim('it gives an invalid date first, then 202 and 2026', async () => {
  expect(await typedYear(AdapterDayjs, dayjs('2025-04-17'))).toEqual([
    [null, 'invalidDate'],
    [202, 'minDate'],
    [2026, null],
  ]);
});

claim("If it's outside, users have left the text", async () => {
  const log: string[] = [];
  await logged(DesktopDatePicker, {
    slotProps: {
      textField: {
        onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) =>
          log.push(currentTarget.contains(relatedTarget) ? 'inside' : 'left'),
      },
    },
  });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Month' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => log).toContain('inside');
  expect(log).not.toContain('left');
  await userEvent.tab();
  await expect.element(opener()).toHaveFocus();
  await expect.poll(() => log.filter((entry) => entry === 'left')).toHaveLength(1);
});

claim('when a click beside the text enters the field', async () => {
  const onBlur = vi.fn();
  await logged(DesktopDatePicker, { slotProps: { textField: { onBlur } } });
  const text = document.querySelector<HTMLElement>('.MuiPickersSectionList-root') as HTMLElement;
  await userEvent.click(text, { position: { x: text.offsetWidth - 4, y: 12 } });
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Month');
  expect(onBlur).toHaveBeenCalled();
});

const backdrop = () => document.querySelector<HTMLElement>('.MuiDialog-container')!;

claim('until users press Cancel or OK', async () => {
  const log = await logged(MobileDatePicker, { slotProps: { dialog: { onClose: () => {} } } });
  await opener().click();
  await dayNamed('22').click();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(backdrop(), { position: { x: 100, y: 300 } });
  await expect.element(dialog()).toBeInTheDocument();
  expect(log).toEqual(['open', 'change 04-22']);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(log.slice(2)).toEqual(['change 04-17', 'close']);
});

claim('the popper stays, but the date has already been accepted', async () => {
  const log = await logged(DesktopDatePicker, { open: true, closeOnSelect: false });
  await dayNamed('22').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => log).toEqual(['change 04-22', 'accept 04-22', 'close']);
  await expect.element(dialog()).toBeInTheDocument();
});

claim('so it can call what Cancel calls', async () => {
  function CancelingDialog(props: DialogProps) {
    const { cancelValueChanges } = usePickerActionsContext();
    return <Dialog {...props} onClose={() => cancelValueChanges()} />;
  }
  const log = await logged(MobileDatePicker, { slots: { dialog: CancelingDialog } });
  const choose = async () => {
    await opener().click();
    await dayNamed('22').click();
  };
  await choose();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await choose();
  await userEvent.click(backdrop(), { position: { x: 100, y: 300 } });
  await expect.element(dialog()).not.toBeInTheDocument();
  const canceled = ['open', 'change 04-22', 'change 04-17', 'close'];
  expect(log).toEqual([...canceled, ...canceled]);
});

const chosenDay = () => document.querySelector('.MuiPickersDay-root.Mui-selected')?.textContent;

claim('OK accepts this day, as do Esc and a click outside; Cancel empties the field', async () => {
  const log: string[] = [];
  const write = (what: string, date: Dayjs | null) =>
    log.push(`${what} ${date?.format('MM-DD') ?? 'null'}`);
  function Delivery() {
    const [value, setValue] = useState<Dayjs | null>(null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileDatePicker
          label="Delivery"
          value={value}
          onChange={(next) => {
            write('change', next as Dayjs | null);
            setValue(next as Dayjs | null);
          }}
          onAccept={(next) => write('accept', next as Dayjs | null)}
          onOpen={() => setValue((current) => current ?? dayjs('2025-04-22'))}
        />
      </LocalizationProvider>
    );
  }
  for (const ending of ['OK', 'Escape']) {
    log.length = 0;
    const screen = await show(<Delivery />);
    await opener().click();
    await expect.poll(chosenDay).toBe('22');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(log).toEqual(['change null']);
    await opener().click();
    await expect.poll(chosenDay).toBe('22');
    if (ending === 'Escape') await userEvent.keyboard('{Escape}');
    else await dialog().getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(log).toEqual(['change null', 'accept 04-22']);
    await screen.unmount();
  }
});

claim('no day is chosen there, and OK leaves the value null', async () => {
  const log = await logged(MobileDatePicker, {
    defaultValue: null,
    referenceDate: dayjs('2025-04-22'),
  });
  await opener().click();
  await expect.element(dialog().getByText('April 2025')).toBeVisible();
  expect(chosenDay()).toBeUndefined();
  await dialog().getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(log.filter((entry) => entry.includes('04-'))).toEqual([]);
});

/** A picker in a dialog of Material UI, which opens beside the heading, not over it. */
const inDialog = (props: Partial<DialogProps>, onPickerClose?: () => void) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <Dialog open transitionDuration={0} {...props}>
      <h2>Contract</h2>
      <DesktopDatePicker
        label="Renewal"
        defaultValue={dayjs('2025-04-17')}
        onClose={onPickerClose}
        slotProps={{ popper: { placement: 'right-start' } }}
      />
    </Dialog>
  </LocalizationProvider>
);
const popper = () => document.querySelector('.MuiPickerPopper-root');

claim('Esc closes the calendar first', async () => {
  const onClose = vi.fn();
  await show(inDialog({ onClose }));
  await opener().click();
  await expect.poll(() => popper()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(popper).toBeNull();
  await expect.element(opener()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

claim('A click in the dialog beside the popper closes the popper only', async () => {
  const onClose = vi.fn();
  const onPickerClose = vi.fn();
  await show(inDialog({ onClose }, onPickerClose));
  await opener().click();
  await expect.poll(() => popper()?.contains(document.activeElement)).toBe(true);
  await userEvent.click(browserPage.getByText('Contract'));
  expect(onPickerClose).toHaveBeenCalledTimes(1);
  await expect.poll(popper).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

claim('the popper listens for clicks on the document, which that click never reaches', async () => {
  const onPickerClose = vi.fn();
  await show(inDialog({ onClick: (event) => event.stopPropagation() }, onPickerClose));
  await opener().click();
  await expect.poll(() => popper()?.contains(document.activeElement)).toBe(true);
  await userEvent.click(browserPage.getByText('Contract'));
  expect(onPickerClose).not.toHaveBeenCalled();
  expect(popper()).not.toBeNull();
});

claim('contains tells the two apart', async () => {
  const inside: boolean[] = [];
  const screen = await show(
    <div
      role="presentation"
      onClick={(event) => inside.push(event.currentTarget.contains(event.target as Node))}
    >
      <p>Details</p>
      {inDialog({ hideBackdrop: true, disableScrollLock: true })}
    </div>,
  );
  await userEvent.click(screen.getByText('Contract'));
  expect(inside).toEqual([false]);
  screen
    .getByText('Details')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(inside).toEqual([false, true]);
});

claim('A picker that renders again stays open', async () => {
  const picker = (label: string, key: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker key={key} label={label} defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>
  );
  const { rerender } = await show(picker('Start', 'first'));
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await rerender(picker('End', 'first'));
  await expect.element(browserPage.getByRole('group', { name: 'End' })).toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
});

claim('closes when React replaces it with a new one. Either its key changed', async () => {
  const picker = (key: string) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker key={key} label="Start" defaultValue={dayjs('2025-04-17')} />
    </LocalizationProvider>
  );
  const { rerender } = await show(picker('first'));
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  await rerender(picker('second'));
  await expect.element(dialog()).not.toBeInTheDocument();
});

/** A box whose own listener takes what isn't inside it for outside, as those of other libraries do. */
function Box({ onOutside, children }: { onOutside: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      if (target instanceof Element && !box.current?.contains(target)) onOutside();
    };
    document.addEventListener('mousedown', listen);
    return () => document.removeEventListener('mousedown', listen);
  }, [onOutside]);
  return <div ref={box}>{children}</div>;
}

claim('treats a click on a day as outside', async () => {
  const onOutside = vi.fn();
  const picker = (Picker: typeof DesktopDatePicker | typeof MobileDatePicker, props = {}) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box onOutside={onOutside}>
        <Picker
          defaultValue={dayjs('2025-04-17')}
          closeOnSelect={false}
          key={JSON.stringify(props)}
          {...props}
        />
      </Box>
    </LocalizationProvider>
  );
  const { rerender } = await show(picker(DesktopDatePicker));
  await opener().click();
  await dayNamed('22').click();
  expect(onOutside).toHaveBeenCalledOnce();
  const popups = '.MuiPickerPopper-root, .MuiDialog-root';
  expect(dayNamed('22').element().closest(popups)).not.toBeNull();
  await rerender(picker(DesktopDatePicker, { slotProps: { popper: { disablePortal: true } } }));
  await opener().click();
  await dayNamed('23').click();
  expect(onOutside).toHaveBeenCalledOnce();
  await rerender(picker(MobileDatePicker));
  await opener().click();
  await dayNamed('24').click();
  expect(onOutside).toHaveBeenCalledTimes(2);
  expect(dayNamed('24').element().closest(popups)).not.toBeNull();
});

claim("Material UI's Popover and ClickAwayListener aren't affected", async () => {
  const onClose = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Popover open anchorEl={document.body} onClose={onClose}>
        <ClickAwayListener onClickAway={onClose}>
          <div>
            <DesktopDatePicker defaultValue={dayjs('2025-04-17')} />
          </div>
        </ClickAwayListener>
      </Popover>
    </LocalizationProvider>,
  );
  await opener().click();
  await dayNamed('22').click();
  await expect
    .element(browserPage.getByRole('spinbutton', { name: 'Day' }))
    .toHaveTextContent('22');
  expect(onClose).not.toHaveBeenCalled();
});

claim('each click in the popup runs the onClick of the item', async () => {
  const events: string[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Menu open anchorEl={document.body} onClose={(_event, reason) => events.push(reason)}>
        <MenuItem onClick={() => events.push('item')}>
          <DesktopDatePicker defaultValue={dayjs('2025-04-17')} />
        </MenuItem>
      </Menu>
    </LocalizationProvider>,
  );
  await opener().click();
  events.length = 0;
  await dayNamed('22').click();
  expect(events).toEqual(['item']);
  const month = browserPage.getByRole('spinbutton', { name: 'Month' });
  await month.click();
  await expect.element(month).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(month).toHaveTextContent('05');
  await expect.element(browserPage.getByRole('menuitem')).toHaveFocus();
  events.length = 0;
  await userEvent.keyboard('{Tab}');
  expect(events).toEqual(['tabKeyDown']);
});

claim('the section that users have deleted comes back', async () => {
  function Picker({ ignoresNull }: { ignoresNull: boolean }) {
    const [value, setValue] = useState<Dayjs | null>(dayjs('2025-04-17'));
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          value={value}
          onChange={(next) => {
            const date = dayjs.isDayjs(next) ? next : null;
            if (date || !ignoresNull) setValue(date);
          }}
        />
      </LocalizationProvider>
    );
  }
  const part = (name: string) => browserPage.getByRole('spinbutton', { name });
  const { rerender } = await show(<Picker key="follows" ignoresNull={false} />);
  await part('Month').click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(part('Month')).toHaveTextContent('MM');
  await expect.element(part('Day')).toHaveTextContent('17');
  await expect.element(part('Year')).toHaveTextContent('2025');
  await rerender(<Picker key="ignores" ignoresNull />);
  await part('Month').click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(part('Month')).toHaveTextContent('04');
});
