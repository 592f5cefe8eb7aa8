import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { DigitalClock, type DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { claimsOf, consoleMessages, drawn, show } from 'claims';
import { DateTime } from 'luxon';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import ConfigurableSlots from './ConfigurableSlots';
import DisabledOrReadOnly from './DisabledOrReadOnly';
import FreeSlots from './FreeSlots';
import page from './index.mdx?raw';
import ItemsWithSeats from './ItemsWithSeats';
import LapTime from './LapTime';
import OneListOrSections from './OneListOrSections';
import PickupTime from './PickupTime';
import Steps from './Steps';
import TwelveOrTwentyFour from './TwelveOrTwentyFour';

const claim = claimsOf(page);
const at = (time: string) => dayjs(`2025-04-17T${time}`);
const option = (name: string) => browserPage.getByRole('option', { name, exact: true });
const options = () => browserPage.getByRole('option').elements() as HTMLElement[];
const selected = () =>
  options()
    .filter((element) => element.ariaSelected === 'true')
    .map((element) => element.textContent);
const tabStops = () =>
  options()
    .filter((element) => element.tabIndex === 0)
    .map((element) => element.textContent);
const list = (props: DigitalClockProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DigitalClock {...props} />
  </LocalizationProvider>
);
const columns = (props: MultiSectionDigitalClockProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <MultiSectionDigitalClock aria-label="Alarm" {...props} />
  </LocalizationProvider>
);
const focusedText = () => document.activeElement?.textContent;

claim('timeStep, 30 minutes', async () => {
  await show(list({ defaultValue: at('10:30') }));
  expect(options()).toHaveLength(48);
});

claim('timeSteps, { hours: 1, minutes: 5, seconds: 5 }', async () => {
  await show(
    columns({
      defaultValue: at('10:30'),
      ampm: false,
      views: ['hours', 'minutes', 'seconds'],
    }),
  );
  expect(options()).toHaveLength(24 + 12 + 12);
});

claim('The same clocks open in time pickers on a desktop', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker label="Start" defaultValue={at('10:30')} />
    </LocalizationProvider>,
  );
  await browserPage.getByRole('button', { name: /^Choose time/ }).click();
  await expect.element(browserPage.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
});

claim('and in date time pickers everywhere', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker label="Start" openTo="hours" defaultValue={at('10:30')} />
    </LocalizationProvider>,
  );
  await browserPage.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(browserPage.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
});

claim('An empty clock scrolls to the time of referenceDate without selecting it', async () => {
  const screen = await show(<PickupTime />);
  expect(selected()).toEqual([]);
  await expect.element(option('12:00 PM')).toBeInViewport();
  await expect.element(option('12:00 AM')).not.toBeInViewport();
  await option('12:30 PM').click();
  await expect.element(screen.getByText('Ready on Thursday at 12:30 PM')).toBeVisible();
});

claim('Without one it starts at midnight, whatever minTime is', async () => {
  const screen = await show(list({}));
  expect(tabStops()).toEqual(['12:00 AM']);
  await screen.unmount();
  await show(list({ minTime: at('09:00'), maxTime: at('16:00') }));
  expect(document.querySelector('.MuiDigitalClock-root')?.scrollTop).toBe(0);
});

claim("Tab can't reach the list", async () => {
  const screen = await show(list({ minTime: at('09:00') }));
  expect(tabStops()).toEqual([]);
  await screen.unmount();
  await show(list({ minTime: at('09:00'), skipDisabled: true }));
  expect(tabStops()).toEqual([]);
});

claim('Pass a referenceDate whose time is one of the options', async () => {
  await show(list({ minTime: at('09:00'), referenceDate: at('09:30') }));
  expect(tabStops()).toEqual(['09:30 AM']);
});

claim("In columns, every part but the last one gives 'partial'", async () => {
  const screen = await show(<LapTime />);
  await option('15 hours').click();
  await expect.element(screen.getByText('15:20:30, partial, from hours')).toBeVisible();
  await option('45 seconds').click();
  await expect.element(screen.getByText('15:20:45, finish, from seconds')).toBeVisible();
});

claim("so the minutes are 'partial' there", async () => {
  const states: unknown[] = [];
  await show(
    columns({ defaultValue: at('10:30'), ampm: true, onChange: (_, state) => states.push(state) }),
  );
  await option('45 minutes').click();
  await option('PM').click();
  expect(states).toEqual(['partial', 'finish']);
});

claim("A single list always gives 'finish'", async () => {
  const onChange = vi.fn();
  await show(list({ defaultValue: at('10:30'), onChange }));
  await option('11:00 AM').click();
  expect((onChange.mock.lastCall?.[0] as Dayjs).format('YYYY-MM-DD HH:mm')).toBe(
    '2025-04-17 11:00',
  );
  expect(onChange.mock.lastCall?.slice(1)).toEqual(['finish', 'hours']);
});

claim('The locale of your date library decides, and ampm overrides it', async () => {
  const screen = await show(list({ defaultValue: at('19:30') }));
  expect(selected()).toEqual(['07:30 PM']);
  await screen.rerender(list({ defaultValue: at('19:30'), ampm: false }));
  expect(selected()).toEqual(['19:30']);
});

claim('List it in views to put it elsewhere', async () => {
  await show(columns({ defaultValue: at('19:30'), views: ['meridiem', 'hours', 'minutes'] }));
  const names = browserPage
    .getByRole('listbox')
    .elements()
    .map((element) => element.ariaLabel);
  expect(names).toEqual(['Select meridiem', 'Select hours', 'Select minutes']);
});

claim("In right-to-left layouts, it's the last column all the same", async () => {
  await show(columns({ defaultValue: at('19:30'), views: ['meridiem', 'hours', 'minutes'] }), {
    direction: 'rtl',
  });
  const lists = browserPage.getByRole('listbox').elements();
  const meridiem = browserPage.getByRole('listbox', { name: 'Select meridiem' }).element();
  expect(lists.at(-1)).toBe(meridiem);
  const lefts = lists.map((list) => list.getBoundingClientRect().left);
  expect(meridiem.getBoundingClientRect().left).toBe(Math.min(...lefts));
});

claim('with 45 the list has 32 times', async () => {
  await show(<Steps />);
  const group = browserPage.getByRole('group', { name: 'Every 45 minutes' });
  expect(group.getByRole('option').elements()).toHaveLength(32);
});

claim('also when only its seconds differ', async () => {
  const screen = await show(list({ defaultValue: at('10:07') }));
  expect(selected()).toEqual([]);
  await screen.unmount();
  await show(list({ defaultValue: at('10:30:01') }));
  expect(selected()).toEqual([]);
});

claim('minutes of 7 have no option with the default step of 5', async () => {
  await show(columns({ defaultValue: at('10:07') }));
  expect(selected()).toEqual(['10', 'AM']);
});

claim('it disables options instead of leaving them out', async () => {
  await show(list({ defaultValue: at('10:00'), minutesStep: 60 }));
  expect(options()).toHaveLength(48);
  expect(option('10:30 AM').element().className).toContain('Mui-disabled');
});

claim("skipDisabled leaves out what's disabled", async () => {
  const screen = await show(<FreeSlots />);
  expect(options().map((element) => element.textContent)).toHaveLength(10);
  await screen.getByRole('switch').click();
  expect(options()).toHaveLength(48);
  expect(option('11:30 AM').element().className).toContain('Mui-disabled');
});

claim("calls shouldDisableTime with the view 'hours' only", async () => {
  const views = new Set<string>();
  const shouldDisableTime = (_: Dayjs, view: string) => Boolean(views.add(view)) && false;
  const screen = await show(list({ defaultValue: at('10:30'), shouldDisableTime }));
  expect([...views]).toEqual(['hours']);
  await screen.unmount();
  await show(columns({ defaultValue: at('10:30'), shouldDisableTime }));
  expect([...views]).toEqual(['hours', 'minutes']);
});

claim('If nothing is left, the list is empty, without a message', async () => {
  await show(
    list({ defaultValue: at('10:30'), skipDisabled: true, shouldDisableTime: () => true }),
  );
  expect(browserPage.getByRole('listbox').element().textContent).toBe('');
});

claim('gets the time as itemValue and its text as formattedValue', async () => {
  await show(<ItemsWithSeats />);
  await browserPage.getByText('06:00 PM').click();
  expect(selected()).toEqual(['06:00 PM5 free']);
});

claim('receives the props of a MenuItem and its text as children', async () => {
  const given = vi.fn();
  function Item(props: { children: React.ReactNode; selected: boolean }) {
    given(props.children, props.selected);
    return null;
  }
  await show(columns({ defaultValue: at('10:30'), slots: { digitalClockSectionItem: Item } }));
  expect(given.mock.calls).toContainEqual(['30', true]);
});

claim('Tab reaches the chosen options and nothing else', async () => {
  await show(<DisabledOrReadOnly />);
  const clock = browserPage.getByRole('group', { name: 'Read-only' });
  const chosen = clock.getByRole('option', { name: '8 hours' });
  await expect.element(chosen).toHaveAttribute('aria-disabled', 'true');
  (chosen.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedText()).toBe('08');
  await userEvent.keyboard('{Tab}');
  expect(focusedText()).toBe('05');
});

claim('A list is called Select time', async () => {
  await show(list({ defaultValue: at('10:30') }));
  await expect.element(browserPage.getByRole('listbox', { name: 'Select time' })).toBeVisible();
});

claim('set that text in a provider around it', async () => {
  await show(<PickupTime />);
  await expect.element(browserPage.getByRole('listbox', { name: 'Pickup time' })).toBeVisible();
});

claim('to the chosen option, and from column to column', async () => {
  await show(columns({ defaultValue: at('10:30') }));
  const visited: (string | null | undefined)[] = [];
  for (const key of ['{Tab}', '{Tab}', '{Tab}']) {
    await userEvent.keyboard(key);
    visited.push(focusedText());
  }
  expect(visited).toEqual(['10', '30', 'AM']);
});

claim('Previous or next option; from the last one to the first', async () => {
  await show(list({ defaultValue: at('23:00') }));
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  expect(focusedText()).toBe('12:00 AM');
  await userEvent.keyboard('{ArrowUp}');
  expect(focusedText()).toBe('11:30 PM');
});

claim('The arrow keys skip disabled options in columns', async () => {
  const isTwelve = (time: Dayjs, view: string) => view === 'hours' && time.hour() === 12;
  await show(columns({ defaultValue: at('11:30'), ampm: false, shouldDisableTime: isTwelve }));
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(focusedText()).toBe('13');
});

claim("they stop there, and screen readers aren't told that the time is disabled", async () => {
  const isNoon = (time: Dayjs) => time.format('HH:mm') === '12:00';
  await show(list({ defaultValue: at('11:30'), ampm: false, shouldDisableTime: isNoon }));
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(focusedText()).toBe('12:00');
  expect(option('12:00').element().ariaDisabled).toBeNull();
});

claim('Five options back or ahead', async () => {
  await show(list({ defaultValue: at('10:00') }));
  await userEvent.keyboard('{Tab}{PageDown}');
  expect(focusedText()).toBe('12:30 PM');
  await userEvent.keyboard('{PageUp}');
  expect(focusedText()).toBe('10:00 AM');
});

claim('First or last option', async () => {
  await show(list({ defaultValue: at('10:00') }));
  await userEvent.keyboard('{Tab}{End}');
  expect(focusedText()).toBe('11:30 PM');
  await userEvent.keyboard('{Home}');
  expect(focusedText()).toBe('12:00 AM');
});

claim('The next option that starts with it', async () => {
  await show(list({ defaultValue: at('08:30'), ampm: false }));
  await userEvent.keyboard('{Tab}1');
  expect(focusedText()).toBe('10:00');
});

claim('Choosing an hour moves the focus to the minutes', async () => {
  await show(columns({ defaultValue: at('10:30') }));
  await userEvent.keyboard('{Tab}{ArrowDown}{Enter}');
  expect(selected()).toEqual(['11', '30', 'AM']);
  expect(focusedText()).toBe('30');
  await userEvent.keyboard('{ArrowDown} ');
  expect(selected()).toEqual(['11', '35', 'AM']);
  expect(focusedText()).toBe('AM');
});

claim('autoFocus focuses the chosen option at the start', async () => {
  await show(list({ defaultValue: at('10:30'), autoFocus: true }));
  await expect.poll(focusedText).toBe('10:30 AM');
});

claim('With a mouse, the scrollbar appears on hover', async () => {
  await show(columns({ defaultValue: at('10:30') }));
  const column = browserPage.getByRole('listbox', { name: 'Select minutes' });
  expect(getComputedStyle(column.element()).overflowY).toBe('hidden');
  await column.hover();
  expect(getComputedStyle(column.element()).overflowY).toBe('auto');
});

claim(
  'Times outside 9:00 to 16:00 are disabled, and skipDisabled takes them off the list',
  async () => {
    const { rerender } = await show(<ConfigurableSlots />);
    const enabled = () => options().filter((element) => !element.matches('.Mui-disabled'));
    await expect.poll(() => options().length).toBe(48);
    expect(enabled()).toHaveLength(15);
    await rerender(<ConfigurableSlots skipDisabled timeStep={60} />);
    await expect.poll(() => options().length).toBe(8);
  },
);

claim('is a group already and takes aria-label itself', async () => {
  const screen = await show(columns({ defaultValue: at('10:00') }));
  await expect.element(screen.getByRole('group', { name: 'Alarm' })).toBeVisible();
});

claim('lists complete times, such as the free slots of a day', async () => {
  await show(<OneListOrSections />);
  await expect.element(option('10:30 AM')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(option('10:30 AM'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(option('11:00 AM')).toHaveAttribute('aria-selected', 'true');
  expect(focusedText()).toBe('11:00 AM');
  for (const part of ['6 hours', '45 minutes', 'AM']) {
    await expect.element(option(part)).toHaveAttribute('aria-selected', 'true');
  }
});

claim('and ampm overrides it', async () => {
  const screen = await show(<TwelveOrTwentyFour />);
  await expect.element(screen.getByRole('option', { name: '19 hours' })).toBeVisible();
  expect(browserPage.getByRole('listbox').elements()).toHaveLength(5);
  await expect.element(option('7 hours').first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('PM')).toHaveAttribute('aria-selected', 'true');
});

claim('list every hour and leave out those between', async () => {
  const slots = {
    ampm: false,
    minTime: dayjs('2025-04-17T09:00'),
    maxTime: dayjs('2025-04-17T17:00'),
    shouldDisableTime: (time: Dayjs) => (time.hour() - 9) % 2 !== 0,
    skipDisabled: true,
  };
  const names = () =>
    browserPage
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock timeStep={60} {...slots} />
    </LocalizationProvider>,
  );
  const expected = ['09:00', '11:00', '13:00', '15:00', '17:00'];
  await expect.poll(names).toEqual(expected);
  await screen.rerender(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker open timeSteps={{ minutes: 60 }} {...slots} />
    </LocalizationProvider>,
  );
  await expect.poll(names).toEqual(expected);
});

claim('timeStep={120} lists 8:00 and 10:00', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock ampm={false} timeStep={120} />
    </LocalizationProvider>,
  );
  await expect.element(browserPage.getByRole('option', { name: '08:00' })).toBeInTheDocument();
  expect(browserPage.getByRole('option', { name: '09:00' }).query()).toBeNull();
});

const newYork = 'America/New_York';
const texts = () => options().map((element) => element.textContent);

async function timesOf(day: string) {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <DigitalClock
        ampm={false}
        defaultValue={DateTime.fromISO(`${day}T12:00`, { zone: newYork })}
      />
    </LocalizationProvider>,
  );
  const times = texts();
  await screen.unmount();
  return times;
}

claim('With Luxon in New York, March 9, 2025 goes from 01:30 to 03:00', async () => {
  const times = await timesOf('2025-03-09');
  expect(times).toHaveLength(46);
  expect(times.slice(2, 5)).toEqual(['01:00', '01:30', '03:00']);
});

claim('on November 2 the list has 01:00 and 01:30 twice', async () => {
  const times = await timesOf('2025-11-02');
  expect(times).toHaveLength(50);
  expect(times.slice(2, 7)).toEqual(['01:00', '01:30', '01:00', '01:30', '02:00']);
});

claim('03 also appears in place of 02', async () => {
  const hoursOn = async (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterLuxon}>
        <MultiSectionDigitalClock ampm={false} views={['hours']} timezone={newYork} />
      </LocalizationProvider>,
    );
    const hours = texts().slice(0, 5);
    await screen.unmount();
    return hours;
  };
  // React warns about the two options with one key.
  consoleMessages();
  expect(await hoursOn('2025-03-09T16:00:00Z')).toEqual(['00', '01', '03', '03', '04']);
  expect(await hoursOn('2025-03-10T16:00:00Z')).toEqual(['00', '01', '02', '03', '04']);
});

claim('a chosen option moves to the top of its column', async () => {
  await show(columns({ defaultValue: at('15:30'), ampm: false }));
  await option('10 hours').click();
  const chosen = option('10 hours').element() as HTMLElement;
  const column = chosen.closest('[role=listbox]') as HTMLElement;
  await expect.poll(() => column.scrollTop).toBe(chosen.offsetTop - 4);
});

/** How far the option at 23:00 is from the top of its column, which is 232 pixels high. */
const lastHourFromTop = () => {
  const lastHour = option('23 hours').element();
  const column = lastHour.closest('[role=listbox]') as HTMLElement;
  return lastHour.getBoundingClientRect().top - column.getBoundingClientRect().top;
};

claim('The empty space at its end makes that possible for the last options, too', async () => {
  await show(columns({ defaultValue: at('23:55'), ampm: false }));
  await expect.poll(lastHourFromTop).toBeLessThan(20);
});

claim('Without the space, a column scrolls no further than to its last option', async () => {
  await show(
    columns({
      defaultValue: at('23:55'),
      ampm: false,
      sx: { '& .MuiMultiSectionDigitalClockSection-root::after': { display: 'none' } },
    }),
  );
  await expect.element(option('23 hours')).toBeInViewport();
  await expect.poll(lastHourFromTop).toBeGreaterThan(120);
});

claim("scrolls to its selected option each time it's rendered; a column only does", async () => {
  const value = at('16:00');
  const scrolledAway = async (element: HTMLElement) => {
    await expect.poll(() => element.scrollTop).toBeGreaterThan(100);
    const before = element.scrollTop;
    element.scrollTop = 0;
    await expect.poll(() => element.scrollTop).toBe(0);
    return before;
  };

  const single = await show(list({ defaultValue: value }));
  const clock = document.querySelector<HTMLElement>('.MuiDigitalClock-root')!;
  const chosen = await scrolledAway(clock);
  await single.rerender(list({ defaultValue: value }));
  await expect.poll(() => clock.scrollTop).toBe(chosen);
  await single.unmount();

  const several = await show(columns({ defaultValue: value, ampm: false }));
  const column = option('16 hours').element().closest('[role=listbox]') as HTMLElement;
  await scrolledAway(column);
  await several.rerender(columns({ defaultValue: value, ampm: false }));
  await drawn();
  expect(column.scrollTop).toBe(0);
});
