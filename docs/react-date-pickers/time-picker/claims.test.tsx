import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopTimePicker,
  type DesktopTimePickerProps,
} from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ConfigurableTimePicker from './ConfigurableTimePicker';
import page from './index.mdx?raw';
import BoardingTime from './BoardingTime';
import ClearAndNow from './ClearAndNow';
import ClockOrLists from './ClockOrLists';
import DeskAndPhone from './DeskAndPhone';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import HoursOrSeconds from './HoursOrSeconds';
import Landscape from './Landscape';
import PickupForm from './PickupForm';
import QuarterHours from './QuarterHours';

const claim = claimsOf(page);
const time = (text: string) => dayjs(`2025-04-17T${text}`);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose time/ });
const option = (name: string) => dialog().getByRole('option', { name, exact: true });
const texts = (list: string) =>
  dialog()
    .getByRole('listbox', { name: list })
    .getByRole('option')
    .elements()
    .map((element) => element.textContent);
const fields = () =>
  browserPage
    .getByRole('group')
    .elements()
    .map((group) => group.textContent.replace(/[\u2060-\u2069\u200b-\u200f]/g, ''));

/** A picker that writes down what it calls: `change 04-17 14:45`. */
async function logged(Picker: typeof DesktopTimePicker | typeof MobileTimePicker, props = {}) {
  const log: string[] = [];
  const write = (what: string) => (value: Dayjs | null) =>
    log.push(`${what} ${value?.format('MM-DD HH:mm') ?? 'null'}`);
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Time"
        defaultValue={time('09:30')}
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, screen };
}

const desktop = (props: DesktopTimePickerProps = {}) => logged(DesktopTimePicker, props);

claim('A list each for hours, minutes, and AM or PM', async () => {
  await show(<DeskAndPhone />);
  await opener().first().click();
  await expect.poll(() => texts('Select hours')).toHaveLength(12);
  expect(texts('Select minutes')).toHaveLength(12);
  expect(texts('Select meridiem')).toEqual(['AM', 'PM']);
});

claim('A clock face, first for hours and then for minutes', async () => {
  await show(<DeskAndPhone />);
  await opener().nth(1).click();
  await expect
    .element(dialog().getByRole('listbox', { name: /^Select hours/ }))
    .toBeInTheDocument();
  await dialog().getByRole('button', { name: 'Open next view' }).click();
  await expect
    .element(dialog().getByRole('listbox', { name: /^Select minutes/ }))
    .toBeInTheDocument();
});

claim('Cancel and OK', async () => {
  for (const Picker of [DesktopTimePicker, MobileTimePicker]) {
    const { log, screen } = await logged(Picker);
    await opener().click();
    await dialog().getByRole('button', { name: 'OK' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(log.at(-1)).toBe('close');
    await screen.unmount();
  }
});

claim('ampm={false} always shows 24', async () => {
  await desktop({ ampm: false });
  expect(fields()[0]).toMatch(/^09:30(?! AM)/);
  await opener().click();
  await expect.poll(() => texts('Select hours')).toHaveLength(24);
});

claim('unless a format has AM and PM, in the field', async () => {
  await desktop({ ampm: false, format: 'hh:mm A' });
  expect(fields()[0]).toMatch(/^09:30 AM/);
  await opener().click();
  await expect.poll(() => texts('Select hours')).toHaveLength(24);
});

claim('With value and onChange your state holds it', async () => {
  const screen = await show(<BoardingTime />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('04');
  await expect.element(screen.getByText('Boarding from 3:25 PM')).toBeVisible();
});

claim("while a typed time is always today's", async () => {
  const { log } = await desktop({
    ampm: false,
    defaultValue: undefined,
    referenceDate: dayjs('2001-02-03'),
  });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('0930');
  expect(log.at(-1)).toBe(`accept ${dayjs().format('MM-DD')} 09:30`);
});

claim('A new time keeps the day of the old value', async () => {
  const { log } = await desktop();
  await opener().click();
  await option('2 hours').click();
  expect(log).toEqual(['change 04-17 02:30']);
});

claim("choose 2 o'clock while the field says 09:30, and you get 02:30", async () => {
  const { log } = await desktop();
  await opener().click();
  await option('2 hours').click();
  expect(log).toEqual(['change 04-17 02:30']);
});

claim("which waits until the popup closes and doesn't run after Cancel", async () => {
  const { log, screen } = await desktop();
  await opener().click();
  await option('2 hours').click();
  await option('45 minutes').click();
  await option('PM').click();
  expect(log).toEqual(['change 04-17 02:30', 'change 04-17 02:45', 'change 04-17 14:45']);
  await dialog().getByRole('button', { name: 'OK' }).click();
  expect(log.slice(3)).toEqual(['accept 04-17 14:45', 'close']);
  await screen.unmount();
  const canceled = await desktop();
  await opener().click();
  await option('2 hours').click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  expect(canceled.log).toEqual(['change 04-17 02:30', 'change 04-17 09:30', 'close']);
});

claim(
  "With closeOnSelect it closes after the last list, and Cancel and OK aren't shown",
  async () => {
    const { log } = await desktop({ ampm: false, closeOnSelect: true });
    await opener().click();
    await option('14 hours').click();
    expect(dialog().getByRole('button', { name: 'OK' }).query()).toBeNull();
    await option('45 minutes').click();
    expect(log.slice(1)).toEqual(['change 04-17 14:45', 'accept 04-17 14:45', 'close']);
  },
);

claim('name sends the text in the field, here 17:30', async () => {
  const screen = await show(<PickupForm />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent: 17:30')).toBeVisible();
});

claim("disable what's outside, and a typed time raises an error", async () => {
  const screen = await show(<PickupForm />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('20');
  await expect.element(screen.getByText('We are open from 9:00 to 18:00')).toBeVisible();
  await opener().click();
  await expect.element(option('8 hours')).toHaveAttribute('aria-disabled', 'true');
});

claim('The field shows the same parts', async () => {
  await show(<HoursOrSeconds />);
  expect(fields().map((text) => text.match(/^[\d:]+/)?.[0])).toEqual(['10', '01:27', '11:32:05']);
});

claim('The defaults are 1 hour, 5 minutes and 5 seconds', async () => {
  await desktop({ ampm: false, views: ['hours', 'minutes', 'seconds'] });
  await opener().click();
  await expect.poll(() => texts('Select hours').slice(0, 3)).toEqual(['00', '01', '02']);
  expect(texts('Select minutes').slice(0, 3)).toEqual(['00', '05', '10']);
  expect(texts('Select seconds').slice(0, 3)).toEqual(['00', '05', '10']);
});

claim('so 09:58 can be typed but not chosen', async () => {
  const { log, screen } = await desktop({ ampm: false });
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('0958');
  await expect.poll(() => log).toContain('change 04-17 09:58');
  await opener().click();
  await expect.poll(() => texts('Select minutes').at(-1)).toBe('55');
  await screen.unmount();
  await desktop({ ampm: false, timeSteps: { minutes: 1 } });
  await opener().click();
  await expect.poll(() => texts('Select minutes')).toHaveLength(60);
});

claim('24 by default, one for each hour', async () => {
  await desktop({ timeSteps: { minutes: 60 } });
  await opener().click();
  await expect.poll(() => texts('Select time')).toHaveLength(24);
});

claim("skipDisabled leaves out the times that aren't allowed", async () => {
  await show(<QuarterHours />);
  await opener().nth(1).click();
  const listed = () => texts('Select time');
  await expect
    .poll(() => [listed().length, listed()[0], listed().at(-1)])
    .toEqual([9, '06:00 PM', '10:00 PM']);
});

claim(
  '10:50 is accepted in the first picker, and no minute is highlighted in its list',
  async () => {
    const screen = await show(<QuarterHours />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Minutes' }).first());
    await userEvent.keyboard('50');
    const group = screen.getByRole('group').first();
    await expect.element(group).not.toHaveAttribute('aria-invalid', 'true');
    await opener().first().click();
    await expect.poll(() => texts('Select minutes')).toEqual(['00', '15', '30', '45']);
    const chosen = dialog().getByRole('option', { selected: true }).elements();
    expect(chosen.map((element) => element.textContent)).toEqual(['10', 'AM']);
  },
);

claim('a typed 10:50 raises the error minutesStep', async () => {
  const errors: unknown[] = [];
  await desktop({ minutesStep: 15, onError: (error) => errors.push(error) });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }));
  await userEvent.keyboard('50');
  await expect.poll(() => errors).toEqual(['minutesStep']);
  await opener().click();
  await expect.element(option('20 minutes')).toHaveAttribute('aria-disabled', 'true');
});

claim('viewRenderers replaces the view for each part', async () => {
  await show(<ClockOrLists />);
  await opener().first().click();
  await expect
    .element(dialog().getByRole('listbox', { name: /^Select hours\./ }))
    .toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await opener().nth(1).click();
  await expect.poll(() => texts('Select minutes')).toHaveLength(12);
});

claim("with null for every part there's no popup and no button", async () => {
  await desktop({ ampm: false, viewRenderers: { hours: null, minutes: null } });
  expect(opener().query()).toBeNull();
});

const layoutWidth = () =>
  document.querySelector('.MuiPickersLayout-root')?.getBoundingClientRect().width ?? 0;

claim('In landscape the toolbar stands beside the clock', async () => {
  await show(<Landscape />);
  await opener().click();
  await expect.poll(layoutWidth).toBeGreaterThan(400);
});

claim('With hours, minutes and seconds together the dialog is always in portrait', async () => {
  await logged(MobileTimePicker, {
    orientation: 'landscape',
    views: ['hours', 'minutes', 'seconds'],
  });
  await opener().click();
  await expect.poll(layoutWidth).toBe(320);
});

claim("The action 'today' takes the current date and time", async () => {
  let value: Dayjs | null = null;
  await desktop({
    onChange: (next) => {
      value = next;
    },
    slotProps: { actionBar: { actions: ['today'] } },
  });
  await opener().click();
  await dialog().getByRole('button', { name: 'Today' }).click();
  expect(Math.abs(dayjs().diff(value, 'minute'))).toBeLessThan(2);
});

claim('so rename it, as the second picker does', async () => {
  await show(<ClearAndNow />);
  await opener().nth(1).click();
  await expect.element(dialog().getByRole('button', { name: 'Now' })).toBeVisible();
});

claim('Both disable the button', async () => {
  await show(<DisabledOrReadOnly />);
  const buttons = opener().elements() as HTMLButtonElement[];
  expect(buttons.map((button) => button.disabled)).toEqual([true, true]);
});

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

const keys: [words: string, keys: string, focus: string][] = [
  ['Moves to the next or previous option', '{ArrowDown}', '10 hours'],
  ['Moves by five options', '{PageDown}', '14 hours'],
  ['Moves to the first or last option', '{End}', '23 hours'],
  ['Chooses it and moves to the next list', '{ArrowDown}{Enter}', '30 minutes'],
  ['Moves to the next list, then to the buttons', '{Tab}{Tab}', 'Cancel'],
];
for (const [words, pressed, focus] of keys) {
  claim(words, async () => {
    await desktop({ ampm: false });
    await opener().click();
    await expect.poll(focused).toBe('9 hours');
    await userEvent.keyboard(pressed);
    await expect.poll(focused).toBe(focus);
  });
}

claim('Closes and keeps what was chosen; the focus returns to the button', async () => {
  const { log } = await desktop();
  await opener().click();
  await option('2 hours').click();
  await userEvent.keyboard('{Escape}');
  expect(log.slice(1)).toEqual(['accept 04-17 02:30', 'close']);
  await expect.element(opener()).toHaveFocus();
});

claim('Choose time, selected time is 09:30 AM', async () => {
  await desktop();
  const name = 'Choose time, selected time is 09:30 AM';
  await expect.element(browserPage.getByRole('button', { name })).toBeVisible();
});

claim('While users type, it runs at each step too', async () => {
  const { log } = await desktop({ ampm: false });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }));
  await userEvent.keyboard('45');
  expect(log).toEqual([
    'change 04-17 09:04',
    'accept 04-17 09:04',
    'change 04-17 09:45',
    'accept 04-17 09:45',
  ]);
});

claim('A half-typed time has no error and passes required', async () => {
  const screen = await show(<PickupForm />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Minutes' }));
  await userEvent.keyboard('{Backspace}');
  await screen.getByRole('button', { name: 'Send' }).click();
  const form = document.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('pickup')).toBe('17:mm');
  expect(form.checkValidity()).toBe(true);
  await expect.element(screen.getByText('Sent: nothing, check the time')).toBeVisible();
});

claim("or the first of views if hours isn't among them", async () => {
  await desktop({ views: ['minutes', 'seconds'] });
  await opener().click();
  await expect.poll(focused).toBe('30 minutes');
});

claim('Type 11:45 over 09:30, open the popup and press Cancel: the field says 11:04', async () => {
  const { screen } = await desktop({ ampm: false });
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('1145');
  await opener().click();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => fields()[0]).toMatch(/^11:04/);
});

claim("A night from 22:00 to 06:00 can't be expressed with these two", async () => {
  await desktop({ ampm: false, minTime: time('22:00'), maxTime: time('06:00') });
  await opener().click();
  await expect.poll(() => texts('Select hours')).toHaveLength(24);
  const hours = dialog().getByRole('listbox', { name: 'Select hours' }).getByRole('option');
  const disabled = hours.elements().map((hour) => hour.getAttribute('aria-disabled'));
  expect(new Set(disabled)).toEqual(new Set(['true']));
});

claim('Times before 5:00 are disabled here', async () => {
  const { rerender } = await show(<ConfigurableTimePicker ampm={false} />);
  await opener().click();
  await expect.poll(() => texts('Select hours')).toHaveLength(24);
  expect(option('4 hours').element().ariaDisabled).toBe('true');
  await rerender(<ConfigurableTimePicker ampm={false} skipDisabled />);
  await expect.poll(() => texts('Select hours')).toHaveLength(19);
});

claim('A read-only field can be focused and read, and is sent with the form', async () => {
  const sent = async (props: DesktopTimePickerProps) => {
    const screen = await show(
      <form>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopTimePicker name="time" ampm={false} defaultValue={time('09:30')} {...props} />
        </LocalizationProvider>
      </form>,
    );
    const hours = screen.getByRole('spinbutton', { name: 'Hours' });
    await expect.element(hours).toBeVisible();
    if (props.readOnly) {
      await userEvent.click(hours);
      await expect.element(hours).toHaveFocus();
      await userEvent.keyboard('11');
    }
    const values = [...new FormData(document.querySelector('form') ?? undefined).values()];
    await screen.unmount();
    return values;
  };
  expect(await sent({ readOnly: true })).toEqual(['09:30']);
  expect(await sent({ disabled: true })).toEqual([]);
});

claim('The lists never disable AM and PM', async () => {
  const errors: (string | null)[] = [];
  const { log } = await logged(DesktopTimePicker, {
    ampm: true,
    defaultValue: time('15:00'),
    minTime: time('14:00'),
    onError: (error: string | null) => errors.push(error),
  });
  await userEvent.click(opener());
  const enabledHours = () =>
    dialog()
      .getByRole('listbox', { name: 'Select hours' })
      .getByRole('option')
      .elements()
      .filter((element) => element.getAttribute('aria-disabled') !== 'true').length;
  await expect.poll(enabledHours).toBeGreaterThan(0);
  await expect.element(option('AM')).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option('AM'));
  await expect.poll(() => log).toContain('change 04-17 03:00');
  await expect.poll(enabledHours).toBe(0);
  await expect.poll(() => errors).toContain('minTime');
});

claim('a click there closes the popup, also when no hour was chosen before', async () => {
  const { log } = await desktop({ ampm: true, closeOnSelect: true });
  await opener().click();
  await option('PM').click();
  await expect.poll(() => log.at(-1)).toBe('close');
  expect(log).toContain('accept 04-17 21:30');
});

claim('so nothing but 00:00 is left', async () => {
  await desktop({ ampm: false, maxTime: dayjs('2025-05-01') });
  await opener().click();
  const enabled = () =>
    dialog()
      .getByRole('listbox', { name: 'Select hours' })
      .getByRole('option', { disabled: false })
      .elements()
      .map((element) => element.textContent);
  await expect.poll(enabled).toEqual(['00']);
});

claim('Move each time to your own day', async () => {
  const appointment = time('00:00');
  function Start() {
    const [start, setStart] = useState<Dayjs | null>(null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopTimePicker
          label="Start"
          ampm={false}
          value={start}
          onChange={(next) =>
            setStart(
              dayjs.isDayjs(next) ? appointment.hour(next.hour()).minute(next.minute()) : null,
            )
          }
        />
        <p>{start?.format('YYYY-MM-DD HH:mm') ?? 'none'}</p>
      </LocalizationProvider>
    );
  }
  const screen = await show(<Start />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Hours' }));
  await userEvent.keyboard('1430');
  await expect.element(screen.getByText('2025-04-17 14:30')).toBeInTheDocument();
  expect(fields()[0]).toMatch(/^14:30/);
  await opener().click();
  await option('16 hours').click();
  await expect.element(screen.getByText('2025-04-17 16:30')).toBeInTheDocument();
});

const showFromNextStep = (earliest: Dayjs) =>
  desktop({
    ampm: true,
    defaultValue: time('17:00'),
    minTime: earliest.add((15 - (earliest.minute() % 15)) % 15, 'minute'),
    minutesStep: 15,
    timeSteps: { minutes: 15 },
  });

claim(
  'minTime becomes 00:00 of the next day. Only the time counts, so nothing is disabled',
  async () => {
    await showFromNextStep(time('23:50'));
    await opener().click();
    await expect.element(option('3 hours')).not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(option('12 hours')).not.toHaveAttribute('aria-disabled', 'true');
  },
);

claim('The first time is then 16:00, and 3 PM is disabled', async () => {
  await showFromNextStep(time('15:50'));
  await opener().click();
  await expect.element(option('3 hours')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(option('4 hours')).not.toHaveAttribute('aria-disabled', 'true');
  await option('4 hours').click();
  await expect.element(option('0 minutes')).not.toHaveAttribute('aria-disabled', 'true');
});

claim('3 PM stays enabled, but all minutes in its list are disabled', async () => {
  await desktop({
    ampm: true,
    defaultValue: time('17:00'),
    minTime: time('15:50'),
    minutesStep: 15,
    timeSteps: { minutes: 15 },
  });
  await opener().click();
  await option('3 hours').click();
  const minutes = dialog().getByRole('listbox', { name: 'Select minutes' }).getByRole('option');
  await expect
    .poll(() => minutes.elements().map((element) => element.getAttribute('aria-disabled')))
    .toEqual(['true', 'true', 'true', 'true']);
});
