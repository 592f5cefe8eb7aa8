import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ConfigurableClock from './ConfigurableClock';
import page from './index.mdx?raw';
import DialInDateTimePicker from './DialInDateTimePicker';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import EggTimer from './EggTimer';
import SurgeryHours from './SurgeryHours';
import TwelveOrTwentyFour from './TwelveOrTwentyFour';
import WakeUp from './WakeUp';

const claim = claimsOf(page);
const at = (time: string) => dayjs(`2025-04-17T${time}`);
const dial = () => browserPage.getByRole('listbox');
const dialName = () => dial().element().ariaLabel;

/** A clock that writes down what it calls: `11:00 partial hours`. */
async function logged(props: TimeClockProps = {}) {
  const log: string[] = [];
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        defaultValue={at('10:30')}
        onChange={(time: Dayjs | null, state, view) =>
          log.push([time?.format('HH:mm'), state, view].filter(Boolean).join(' '))
        }
        {...props}
      />
    </LocalizationProvider>,
  );
  return { log, screen };
}

/** Presses and releases the mouse on the dial where a number stands, `turn` of the way round from 12. */
async function press(turn: number, { drag = false, radius = 92 } = {}) {
  const mask = document.querySelector('.MuiClock-squareMask') as HTMLElement;
  const { left, top, width } = mask.getBoundingClientRect();
  const angle = turn * 2 * Math.PI;
  const point = {
    clientX: left + width / 2 + radius * Math.sin(angle),
    clientY: top + width / 2 - radius * Math.cos(angle),
    bubbles: true,
  };
  if (drag) mask.dispatchEvent(new MouseEvent('mousemove', { ...point, buttons: 1 }));
  mask.dispatchEvent(new MouseEvent('mouseup', point));
  await Promise.resolve();
}

claim('a tap or a drag sets the hour, then the minutes', async () => {
  const screen = await show(<WakeUp />);
  await press(8 / 12);
  await expect.element(screen.getByText('Alarm at 8:40 AM')).toBeVisible();
  expect(dialName()).toContain('Select minutes');
  await press(15 / 60, { drag: true });
  await expect.element(screen.getByText('Alarm at 8:15 AM')).toBeVisible();
});

claim('An empty clock has no hand', async () => {
  await logged({ defaultValue: null });
  expect(document.querySelector('.MuiClockPointer-root')).toBeNull();
});

claim('The dial also opens in a time picker on a phone', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimePicker label="Start" defaultValue={at('10:30')} />
    </LocalizationProvider>,
  );
  await browserPage.getByRole('button', { name: /^Choose time/ }).click();
  await expect.element(dial()).toBeInTheDocument();
  expect(dialName()).toContain('Select hours');
});

claim('1 to 12 outside, 13 to 00 inside', async () => {
  await show(<TwelveOrTwentyFour />);
  const group = browserPage.getByRole('group', { name: '24 hours' });
  const numbers = group.getByRole('option').elements() as HTMLElement[];
  expect(numbers).toHaveLength(24);
  const center = (
    group.element().querySelector('.MuiClock-pin') as Element
  ).getBoundingClientRect();
  const distance = (number: string) => {
    const box = numbers.find((n) => n.textContent === number)?.getBoundingClientRect() as DOMRect;
    return Math.hypot(
      box.left + box.width / 2 - center.left - center.width / 2,
      box.top + box.height / 2 - center.top - center.height / 2,
    );
  };
  expect(distance('1') - distance('13')).toBeGreaterThan(20);
  expect(distance('12') - distance('00')).toBeGreaterThan(20);
});

claim('Without it there are no buttons for AM and PM', async () => {
  const { log } = await logged({ ampm: true, defaultValue: at('19:30') });
  expect(browserPage.getByRole('button').elements()).toHaveLength(0);
  await press(9 / 12);
  expect(log).toEqual(['21:30 partial hours']);
});

claim('An empty clock stays in the morning', async () => {
  const { log } = await logged({ ampm: true, defaultValue: null });
  await press(9 / 12);
  expect(log).toEqual(['09:00 partial hours']);
});

claim('or in the half of its referenceDate', async () => {
  const { log } = await logged({ ampm: true, defaultValue: null, referenceDate: at('15:20') });
  await press(9 / 12);
  expect(log).toEqual(['21:20 partial hours']);
});

claim('ampmInClock moves them to the dial', async () => {
  for (const ampmInClock of [false, true]) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <MobileTimePicker label="Start" ampmInClock={ampmInClock} defaultValue={at('10:30')} />
      </LocalizationProvider>,
    );
    await browserPage.getByRole('button', { name: /^Choose time/ }).click();
    await expect.element(dial()).toBeInTheDocument();
    const button = browserPage.getByRole('button', { name: 'PM' }).element();
    expect(button.closest('.MuiTimeClock-root') !== null).toBe(ampmInClock);
    await screen.unmount();
  }
});

claim('A dial in a desktop picker has them by default', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker
        label="Start"
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
        defaultValue={at('10:30')}
      />
    </LocalizationProvider>,
  );
  await browserPage.getByRole('button', { name: /^Choose time/ }).click();
  await expect.element(dial()).toBeInTheDocument();
  const button = browserPage.getByRole('button', { name: 'PM' }).element();
  expect(button.closest('.MuiTimeClock-root')).not.toBeNull();
});

claim('adds arrows to go back and forth', async () => {
  const screen = await show(<EggTimer />);
  await screen.getByRole('button', { name: 'Open next view' }).click();
  expect(dialName()).toContain('Select seconds');
  await screen.getByRole('button', { name: 'Open previous view' }).click();
  expect(dialName()).toContain('Select minutes');
});

claim('During a drag', async () => {
  const { log } = await logged({ ampm: false });
  await press(3 / 12, { drag: true });
  await press(20 / 60);
  expect(log).toEqual(['03:30 shallow hours', '03:30 partial hours', '03:20 finish minutes']);
});

claim('after a key that moves the hand; after AM or PM', async () => {
  const { log } = await logged({ ampm: true, ampmInClock: true });
  await userEvent.keyboard('{Tab}{ArrowUp}');
  await browserPage.getByRole('button', { name: 'PM' }).click();
  expect(log).toEqual(['11:30 partial hours', '23:30 partial']);
});

claim("AM and PM give 'partial' even when they're pressed last", async () => {
  const { log } = await logged({ ampm: true, ampmInClock: true });
  await press(8 / 12);
  await press(15 / 60);
  await browserPage.getByRole('button', { name: 'PM' }).click();
  expect(log).toEqual(['08:30 partial hours', '08:15 finish minutes', '20:15 partial']);
});

claim('a tap between two steps chooses the nearest one', async () => {
  const { log } = await logged({ openTo: 'minutes', minutesStep: 15 });
  await press(18 / 60);
  await press(40 / 60);
  expect(log).toEqual(['10:15 finish minutes', '10:45 finish minutes']);
});

claim("The hand disappears when the value itself isn't allowed", async () => {
  await logged({ minTime: at('12:00') });
  expect(document.querySelector('.MuiClockPointer-root')).toBeNull();
});

claim('Give them the dial with viewRenderers', async () => {
  await show(<DialInDateTimePicker />);
  await browserPage.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(dial()).toBeInTheDocument();
  expect(dialName()).toContain('Select hours');
  expect(document.querySelector('.MuiClock-root')).not.toBeNull();
});

claim('Both keep Tab on the dial', async () => {
  await show(<DisabledOrReadOnly />);
  const dials = dial().elements();
  for (const element of dials) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(element);
    const before = (element as HTMLElement).ariaLabel;
    await userEvent.keyboard('{ArrowUp}');
    expect((element as HTMLElement).ariaLabel).toBe(before);
  }
});

claim('One more or less; in minutes by minutesStep', async () => {
  const { log } = await logged({ ampm: false, minutesStep: 10 });
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowUp}{Enter}{ArrowUp}');
  expect(log).toEqual([
    '09:30 partial hours',
    '10:30 partial hours',
    '10:30 partial hours',
    '10:40 partial minutes',
  ]);
});

claim('Five more or less', async () => {
  const { log } = await logged({ ampm: false, openTo: 'minutes' });
  await userEvent.keyboard('{Tab}{PageUp}{PageDown}');
  expect(log).toEqual(['10:35 partial minutes', '10:30 partial minutes']);
});

claim('Five more or less, up to the last number', async () => {
  const { log } = await logged({ ampm: false, openTo: 'minutes', defaultValue: at('10:57') });
  await userEvent.keyboard('{Tab}{PageUp}');
  expect(log).toEqual(['10:59 partial minutes']);
});

claim('At 12 PM, Page Up goes to 11 PM and Page Down to 7 PM', async () => {
  for (const [key, result] of [
    ['{PageUp}', '23:30'],
    ['{PageDown}', '19:30'],
  ]) {
    const { log, screen } = await logged({ ampm: true, defaultValue: at('12:30') });
    await userEvent.keyboard(`{Tab}${key}`);
    expect(log).toEqual([`${result} partial hours`]);
    await screen.unmount();
  }
});

claim('Lowest or highest number of the view', async () => {
  const { log } = await logged({ ampm: false });
  await userEvent.keyboard('{Tab}{Home}{End}');
  expect(log).toEqual(['00:30 partial hours', '23:30 partial hours']);
});

claim('for hours with AM and PM, 12 and 11', async () => {
  const { log } = await logged({ ampm: true });
  await userEvent.keyboard('{Tab}{Home}{End}');
  expect(log).toEqual(['00:30 partial hours', '11:30 partial hours']);
});

claim('Confirms the number and goes to the next view', async () => {
  const { log } = await logged();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(dialName()).toContain('Select minutes');
  expect(document.activeElement).toBe(dial().element());
  await userEvent.keyboard(' ');
  expect(log).toEqual(['10:30 partial hours', '10:30 finish minutes']);
});

claim("doesn't jump over lunch; Page Up does", async () => {
  await show(<SurgeryHours />);
  await userEvent.keyboard('{Tab}{ArrowUp}');
  expect(dialName()).toContain('11:15');
  await userEvent.keyboard('{PageUp}');
  expect(dialName()).toContain('16:15');
});

claim('Page Up and Page Down do nothing in the minutes', async () => {
  const { log } = await logged({ openTo: 'minutes', minutesStep: 15 });
  await userEvent.keyboard('{Tab}{PageUp}{PageDown}');
  expect(log).toEqual([]);
});

claim('Select hours. Selected time is 06:40 AM', async () => {
  await show(<WakeUp />);
  expect(dialName()).toBe('Select hours. Selected time is 06:40 AM');
});

claim("the dial refers to an option that isn't there", async () => {
  for (const props of [{ openTo: 'minutes', defaultValue: at('10:31') }, { defaultValue: null }]) {
    const { screen } = await logged(props as TimeClockProps);
    const id = dial().element().getAttribute('aria-activedescendant') ?? '';
    expect(id).not.toBe('');
    expect(document.getElementById(id)).toBeNull();
    await screen.unmount();
  }
});

claim('the dial then disables the minutes between', async () => {
  await show(<ConfigurableClock views={['minutes']} minutesStep={15} showViewSwitcher />);
  const disabled = () =>
    dial()
      .getByRole('option')
      .elements()
      .filter((element) => element.classList.contains('Mui-disabled'))
      .map((element) => element.textContent);
  await expect.poll(disabled).toEqual(['05', '10', '20', '25', '35', '40', '50', '55']);
});

claim('says how far the choice has come, and the third one names the view', async () => {
  const { log } = await logged({ ampm: false });
  await press(0.25);
  await expect.poll(() => log.at(-1)).toMatch(/^03:30 partial hours$/);
  await expect.poll(dialName).toMatch(/minutes/);
  await press(0.25);
  await expect.poll(() => log.at(-1)).toMatch(/^03:15 finish minutes$/);
});
