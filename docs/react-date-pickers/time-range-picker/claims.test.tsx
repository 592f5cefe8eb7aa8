import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileTimeRangePicker } from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { claimsOf, show } from 'claims';
import { allowLostFocus } from 'claims/focus';
import { expectBothVariants } from 'claims/pickers';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ClearOrLock from './ClearOrLock';
import DeskAndPhone from './DeskAndPhone';
import FullHours from './FullHours';
import page from './index.mdx?raw';
import NightShift from './NightShift';
import OpeningHours from './OpeningHours';
import TwoFields from './TwoFields';
import WorkingDay from './WorkingDay';

const claim = claimsOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose range/ });
const option = (name: string) => dialog().getByRole('option', { name, exact: true });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const field = () => browserPage.getByRole('group').first().element().textContent;
const written = ([start, end]: DateRange<Dayjs>) =>
  [start, end].map((date) => date?.format('DD HH:mm') ?? 'null').join(' to ');
const onApril17 = (start: string, end: string): DateRange<Dayjs> => [
  dayjs(`2025-04-17T${start}`),
  dayjs(`2025-04-17T${end}`),
];

claim('a name that has no effect: the component reads toolbar', async () => {
  const Own = () => <p>Opening hours</p>;
  const shown = async (slots: object) => {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileTimeRangePicker label="Hours" open slots={slots} />
      </LocalizationProvider>,
    );
    await expect.element(dialog()).toBeVisible();
    const count = dialog().getByText('Opening hours').elements().length;
    await screen.unmount();
    return count;
  };
  expect(await shown({ Toolbar: Own })).toBe(0);
  expect(await shown({ toolbar: Own })).toBe(1);
});

/** A picker that writes down what it calls: `change 17 10:30 to 17 17:15`. */
async function logged(
  Picker: typeof DesktopTimeRangePicker | typeof MobileTimeRangePicker,
  props = {},
) {
  const log: string[] = [];
  const write = (what: string) => (range: DateRange<Dayjs>) =>
    log.push(`${what} ${written(range)}`);
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Picker
        label="Hours"
        ampm={false}
        defaultValue={onApril17('09:30', '17:15')}
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        onError={([start, end]) => log.push(`error ${start} ${end}`)}
        {...props}
      />
    </LocalizationProvider>,
  );
  return log;
}

claim('always shows 24, in the field unless a format has AM and PM', async () => {
  await logged(DesktopTimeRangePicker, { format: 'hh:mm A' });
  expect(field()).toContain('09:30 AM – 05:15 PM');
  await opener().click();
  await expect.element(option('17 hours')).toBeInTheDocument();
});

claim('Cancel and Next, then OK', async () => {
  const log = await logged(DesktopTimeRangePicker);
  await opener().click();
  await option('10 hours').click();
  await button('Next').click();
  await option('18 hours').click();
  await button('OK').click();
  expect(log).toEqual([
    'change 17 10:30 to 17 17:15',
    'change 17 10:30 to 17 18:15',
    'accept 17 10:30 to 17 18:15',
    'close',
  ]);
});

claim('The same, with a tab for each end', async () => {
  await logged(MobileTimeRangePicker);
  await opener().click();
  await dialog().getByRole('tab', { name: 'End' }).click();
  await expect.element(option('17 hours')).toHaveAttribute('aria-selected', 'true');
});

claim('With value and onChange your state holds it', async () => {
  const screen = await show(<WorkingDay />);
  await expect.element(screen.getByText('7 hours 45 minutes')).toBeVisible();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Minutes' }).first());
  await userEvent.keyboard('00');
  await expect.element(screen.getByText('8 hours 15 minutes')).toBeVisible();
});

claim('A new start or end keeps its day', async () => {
  const log = await logged(DesktopTimeRangePicker, {
    defaultValue: [dayjs('2025-04-17T22:00'), dayjs('2025-04-18T06:00')],
  });
  await opener().click();
  await button('Next').click();
  await option('7 hours').click();
  expect(log).toEqual(['change 17 22:00 to 18 07:00']);
});

claim('Choosing a start after the end clears the end', async () => {
  const log = await logged(DesktopTimeRangePicker);
  await opener().click();
  await option('22 hours').click();
  expect(log).toEqual(['change 17 22:30 to null']);
});

claim('An end before the start is taken, and the error is invalidRange', async () => {
  const log = await logged(DesktopTimeRangePicker);
  await opener().click();
  await button('Next').click();
  await option('6 hours').click();
  expect(log).toEqual(['change 17 09:30 to 17 06:15', 'error invalidRange invalidRange']);
});

claim('From 22:00 to 06:00 on one day is an error', async () => {
  const log = await logged(DesktopTimeRangePicker, { defaultValue: onApril17('22:00', '06:00') });
  expect(log).toEqual(['error invalidRange invalidRange']);
});

claim('such as in a value that you loaded, are no error', async () => {
  const log = await logged(DesktopTimeRangePicker, {
    defaultValue: [dayjs('2025-04-17T22:00'), dayjs('2025-04-18T06:00')],
  });
  expect(log).toEqual([]);
  expect(field()).toContain('22:00 – 06:00');
});

claim('move the end to the next day where you use the value', async () => {
  const screen = await show(<NightShift />);
  await expect.element(screen.getByText('8 hours, until Friday 6:00')).toBeVisible();
  expect(document.querySelector('.Mui-error')).toBeNull();
  await opener().click();
  await option('20 hours').click();
  await button('Next').click();
  await option('4 hours').click();
  await option('0 minutes').click();
  await button('OK').click();
  await expect.element(screen.getByText('8 hours, until Friday 4:00')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Hours' }).nth(1));
  await userEvent.keyboard('23');
  await expect.element(screen.getByText('3 hours, until Thursday 23:00')).toBeVisible();
});

claim('name the two fields, and the tabs of the dialog', async () => {
  const { unmount } = await show(<TwoFields />);
  await expect.element(browserPage.getByRole('group', { name: 'Opens' })).toBeVisible();
  await expect.element(browserPage.getByRole('group', { name: 'Closes' })).toBeVisible();
  await unmount();
  await logged(MobileTimeRangePicker, { localeText: { start: 'Opens', end: 'Closes' } });
  await opener().click();
  await expect.element(dialog().getByRole('tab', { name: 'Closes' })).toBeVisible();
});

claim('for this end only', async () => {
  const screen = await show(<TwoFields />);
  expect(screen.getByRole('button').query()).toBeNull();
  const end = screen.getByRole('group', { name: 'Closes' });
  await userEvent.click(end.getByRole('spinbutton', { name: 'Hours' }));
  const popup = browserPage.getByRole('tooltip');
  const hour = popup.getByRole('option', { name: '5 hours', exact: true });
  await expect.element(hour).toHaveAttribute('aria-selected', 'true');
  await expect.element(popup.getByRole('button', { name: 'OK' })).toBeVisible();
});

claim('and so does Enter or Space in it', async () => {
  const popup = browserPage.getByRole('tooltip');
  for (const key of ['{Enter}', ' ']) {
    const screen = await show(<TwoFields />);
    const start = screen.getByRole('group', { name: 'Opens' });
    await userEvent.keyboard('{Tab}');
    await expect.element(start.getByRole('spinbutton', { name: 'Hours' })).toHaveFocus();
    expect(popup.query()).toBeNull();
    await userEvent.keyboard(key);
    await expect.element(popup).toBeVisible();
    await screen.unmount();
  }
});

claim('name sends both times in one text: 09:30 – 17:15', async () => {
  const screen = await show(<OpeningHours />);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Sent: 09:30 – 17:15')).toBeVisible();
});

claim("An error is an array, such as ['minTime', null]", async () => {
  const log = await logged(DesktopTimeRangePicker, { minTime: dayjs('2025-04-17T10:00') });
  expect(log).toEqual(['error minTime null']);
});

claim('the field would say 10 AM – 12 PM', async () => {
  await logged(DesktopTimeRangePicker, {
    ampm: true,
    timeSteps: { minutes: 60 },
    defaultValue: onApril17('10:00', '12:00'),
  });
  expect(field()).toContain('10 AM – 12 PM');
});

claim('Set format, as here', async () => {
  await show(<FullHours />);
  expect(field()).toContain('10:00 AM – 12:00 PM');
});

claim('Phones get lists too', async () => {
  await logged(MobileTimeRangePicker);
  await opener().click();
  await expect.element(option('9 hours')).toBeVisible();
});

claim('While users type, it runs at each step too', async () => {
  const log = await logged(DesktopTimeRangePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }).first());
  await userEvent.keyboard('45');
  expect(log.filter((call) => call.startsWith('accept'))).toEqual([
    'accept 17 09:04 to 17 17:15',
    'accept 17 09:45 to 17 17:15',
  ]);
});

claim("while typed times are always today's", async () => {
  const referenceDate = dayjs().add(3, 'day').startOf('day');
  const log = await logged(DesktopTimeRangePicker, { defaultValue: undefined, referenceDate });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Hours' }).first());
  await userEvent.keyboard('09301715');
  const today = dayjs().format('DD');
  expect(log.at(-1)).toBe(`accept ${today} 09:30 to ${today} 17:15`);
});

claim('Cancel removes the last typed digit', async () => {
  const log = await logged(DesktopTimeRangePicker);
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Minutes' }).first());
  await userEvent.keyboard('45');
  await opener().click();
  await button('Cancel').click();
  expect(log.slice(-2)).toEqual(['change 17 09:04 to 17 17:15', 'close']);
});

claim('A half-typed range has no error and passes required', async () => {
  const screen = await show(<OpeningHours />);
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Minutes' }).nth(1));
  await userEvent.keyboard('{Backspace}');
  await screen.getByRole('button', { name: 'Send' }).click();
  const form = document.querySelector('form') as HTMLFormElement;
  expect(new FormData(form).get('hours')).toBe('09:30 – 17:mm');
  expect(form.checkValidity()).toBe(true);
  await expect.element(screen.getByText('Sent: nothing, check the times')).toBeVisible();
});

claim('onChange receives [null, null]', async () => {
  const log = await logged(DesktopTimeRangePicker, { slotProps: { field: { clearable: true } } });
  await userEvent.click(browserPage.getByRole('spinbutton', { name: 'Hours' }).first());
  await browserPage.getByRole('button', { name: 'Clear' }).click();
  expect(log[0]).toBe('change null to null');
});

claim('disabled and readOnly disable the button', async () => {
  await show(<ClearOrLock />);
  const buttons = opener().elements() as HTMLButtonElement[];
  expect(buttons.map((element) => element.disabled)).toEqual([false, true, true]);
});

claim('closes the popup and keeps what was chosen', async () => {
  const log = await logged(DesktopTimeRangePicker);
  await opener().click();
  await option('10 hours').click();
  await userEvent.keyboard('{Escape}');
  expect(log.slice(1)).toEqual(['accept 17 10:30 to 17 17:15', 'close']);
});

claim('Choose range, selected range is 09:30 AM - 05:15 PM', async () => {
  await logged(DesktopTimeRangePicker, { ampm: true });
  const name = 'Choose range, selected range is 09:30 AM - 05:15 PM';
  await expect.element(browserPage.getByRole('button', { name, exact: true })).toBeVisible();
});

claim('renders the variant that fits the device', async () => {
  await show(<DeskAndPhone />);
  await expectBothVariants();
});

claim('When the dialog of a phone closes, the focus is lost in release 8.2.0', async () => {
  allowLostFocus('time range dialog');
  await show(<DeskAndPhone />);
  await userEvent.click(opener().nth(1));
  await expect.element(button('Cancel')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().query()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(document.body);
});
