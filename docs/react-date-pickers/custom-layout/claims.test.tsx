import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import {
  DesktopDatePicker,
  type DesktopDatePickerProps,
} from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import {
  type PickersLayoutProps,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { claimsOf, show } from 'claims';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import BarOnTop from './BarOnTop';
import BesideTheCalendar from './BesideTheCalendar';
import Landscape from './Landscape';
import NoteBelow from './NoteBelow';
import PartsOfTheLayout from './PartsOfTheLayout';

const claim = claimsOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose date/ });
const part = (name: keyof typeof pickersLayoutClasses) =>
  document.querySelector(`.${pickersLayoutClasses[name]}`) as HTMLElement;
const box = (name: keyof typeof pickersLayoutClasses) => part(name).getBoundingClientRect();
const desktop = (props: DesktopDatePickerProps = {}) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DesktopDatePicker label="Day" defaultValue={dayjs('2025-04-17')} {...props} />
  </LocalizationProvider>
);

claim('a grid of three columns and three rows', async () => {
  await show(<PartsOfTheLayout />);
  const { display, gridTemplateColumns, gridTemplateRows } = getComputedStyle(part('root'));
  expect(display).toBe('grid');
  expect(gridTemplateColumns.split(' ').length).toBeLessThanOrEqual(3);
  expect(gridTemplateRows.split(' ').length).toBeLessThanOrEqual(3);
  expect(box('toolbar').bottom).toBeLessThanOrEqual(box('contentWrapper').top);
  expect(box('shortcuts').right).toBeLessThanOrEqual(box('contentWrapper').left + 1);
  expect(box('actionBar').top).toBeGreaterThanOrEqual(box('contentWrapper').bottom);
});

claim('a desktop date picker shows neither the toolbar nor buttons', async () => {
  await show(desktop());
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect([part('toolbar'), part('actionBar'), part('shortcuts')]).toEqual([null, null, null]);
});

claim('Beside the views', async () => {
  await show(<Landscape />);
  expect(box('toolbar').right).toBeLessThanOrEqual(box('contentWrapper').left + 1);
  expect(box('shortcuts').bottom).toBeLessThanOrEqual(box('contentWrapper').top + 1);
});

/** Whether a picker is in landscape on a phone that lies on its side. */
async function turned(picker: ReactNode) {
  Object.defineProperty(window.screen, 'orientation', { configurable: true, value: { angle: 90 } });
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{picker}</LocalizationProvider>,
  );
  const isLandscape = part('landscape') !== null;
  await screen.unmount();
  Reflect.deleteProperty(window.screen, 'orientation');
  return isLandscape;
}

claim('Date pickers and time pickers turn with the phone', async () => {
  expect(await turned(<StaticDatePicker />)).toBe(true);
  expect(await turned(<StaticTimePicker />)).toBe(true);
  expect(await turned(<StaticTimePicker orientation="portrait" />)).toBe(false);
});

claim('Date time pickers are in portrait unless you pass', async () => {
  expect(await turned(<StaticDateTimePicker />)).toBe(false);
  expect(await turned(<StaticDateTimePicker orientation="landscape" />)).toBe(true);
});

claim('a picker always stays in portrait', async () => {
  const views = ['hours', 'minutes', 'seconds'] as const;
  expect(await turned(<StaticTimePicker orientation="landscape" views={views} />)).toBe(false);
});

claim('the DOM order, and with it the order of Tab, stays', async () => {
  await show(<BarOnTop />);
  expect(box('actionBar').bottom).toBeLessThanOrEqual(box('toolbar').top + 1);
  expect(box('toolbar').bottom).toBeLessThanOrEqual(box('contentWrapper').top + 1);
  expect(part('root').lastElementChild).toBe(part('actionBar'));
});

claim('the picker moves the toolbar or the shortcuts to the third column', async () => {
  await show(<PartsOfTheLayout />, { direction: 'rtl' });
  expect(getComputedStyle(part('shortcuts')).gridColumnStart).toBe('3');
});

claim('Anything you put after children appears below the view', async () => {
  await show(<NoteBelow />);
  await opener().click();
  const note = dialog().getByRole('alert');
  await expect.element(note).toBeVisible();
  const calendar = document.querySelector('.MuiDateCalendar-root') as HTMLElement;
  expect(note.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    calendar.getBoundingClientRect().bottom - 1,
  );
});

claim('It returns the finished elements, ready to be placed', async () => {
  await show(<BesideTheCalendar />);
  await opener().click();
  await expect.element(dialog().getByText('Next Monday')).toBeVisible();
  expect(box('shortcuts').left).toBeGreaterThan(
    (document.querySelector('.MuiDateCalendar-root') as HTMLElement).getBoundingClientRect().right -
      1,
  );
  await dialog().getByText('Next Monday').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(browserPage.getByRole('group').element().textContent).toContain('04/21/2025');
});

claim("Parts that the picker doesn't show render nothing", async () => {
  function Layout(props: PickersLayoutProps<Dayjs | null>) {
    const { toolbar, tabs, content, shortcuts, actionBar, ownerState } = usePickerLayout(props);
    return (
      <PickersLayoutRoot ownerState={ownerState}>
        <div data-testid="rest">
          {toolbar}
          {tabs}
          {shortcuts}
          {actionBar}
        </div>
        {content}
      </PickersLayoutRoot>
    );
  }
  await show(desktop({ slots: { layout: Layout } }));
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().getByTestId('rest').element().childElementCount).toBe(0);
});

claim('Esc and a click outside still close it', async () => {
  function Layout(props: PickersLayoutProps<Dayjs | null>) {
    const { content, ownerState } = usePickerLayout(props);
    return <PickersLayoutRoot ownerState={ownerState}>{content}</PickersLayoutRoot>;
  }
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker label="Day" defaultValue={dayjs('2025-04-17')} slots={{ layout: Layout }} />
    </LocalizationProvider>,
  );
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(dialog().getByRole('button', { name: 'OK' }).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

claim('That sx belongs to the field', async () => {
  await show(desktop({ sx: { outline: '3px solid red' }, open: true }));
  await expect.element(dialog()).toBeVisible();
  const group = document.querySelector('.MuiPickersTextField-root') as HTMLElement;
  expect(getComputedStyle(group).outlineWidth).toBe('3px');
  expect(getComputedStyle(part('root')).outlineStyle).toBe('none');
});

claim('the tabs are tabs', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker label="Day" open slotProps={{ tabs: { hidden: false } }} />
    </LocalizationProvider>,
  );
  await expect.element(dialog()).toBeVisible();
  expect(part('contentWrapper').querySelector(`.${pickersLayoutClasses.tabs}`)).not.toBeNull();
});

const atTheBottom = (props: DesktopDatePickerProps = {}) => (
  <div style={{ position: 'fixed', bottom: 0 }}>{desktop(props)}</div>
);
const tops = () => [
  dialog().element().getBoundingClientRect().top,
  browserPage.getByRole('group').element().getBoundingClientRect().top,
];

claim('flips when the window has no room for it below the field', async () => {
  await show(atTheBottom());
  await opener().click();
  await expect.element(dialog()).toBeInTheDocument();
  await expect
    .poll(() => {
      const [popper, field] = tops();
      return popper! < field!;
    })
    .toBe(true);
});

claim('To keep the popper below the field, turn off the flip modifier', async () => {
  await show(
    atTheBottom({ slotProps: { popper: { modifiers: [{ name: 'flip', enabled: false }] } } }),
  );
  await opener().click();
  await expect.element(dialog()).toBeInTheDocument();
  await expect
    .poll(() => {
      const [popper, field] = tops();
      return popper! > field!;
    })
    .toBe(true);
});

claim('a calendar is 336 pixels high in each view and month', async () => {
  const height = () =>
    document.querySelector('.MuiDateCalendar-root')?.getBoundingClientRect().height;
  const views = ['year', 'month', 'day'] as const;
  // February 2026 has four rows from Sunday to Saturday, August 2026 has six.
  for (const day of ['2026-02-10', '2026-08-10']) {
    for (const openTo of views) {
      const screen = await show(
        desktop({ defaultValue: dayjs(day), views, openTo, open: true, reduceAnimations: true }),
      );
      await expect.poll(height).toBe(336);
      await screen.unmount();
    }
  }
});

const focusInPlace = (button: HTMLButtonElement | null) => {
  if (button === null) return;
  button.focus = () => HTMLElement.prototype.focus.call(button, { preventScroll: true });
};

/** Where the page is after users have opened the calendar, scrolled away, and clicked there. */
async function placeAfterClosing(props: DesktopDatePickerProps) {
  const screen = await show(
    <div key={String(props.slotProps)}>
      {desktop(props)}
      <div style={{ height: 3000 }} />
      <button type="button">Far below</button>
    </div>,
  );
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  const below = screen.getByRole('button', { name: 'Far below' }).element();
  below.scrollIntoView();
  await userEvent.click(below);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  return below.getBoundingClientRect().top;
}

claim('If users have scrolled away and then click somewhere, the page jumps', async () => {
  expect(await placeAfterClosing({})).toBeGreaterThan(window.innerHeight);
});

claim('Let the button take the focus without scrolling', async () => {
  const slotProps = { openPickerButton: { ref: focusInPlace } };
  expect(await placeAfterClosing({ slotProps })).toBeLessThan(window.innerHeight);
});
