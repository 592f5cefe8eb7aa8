import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { usePickerContext, type DateRange } from '@mui/x-date-pickers-pro';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import FirstFreeDay from './FirstFreeDay';
import MeetingDays from './MeetingDays';

const claim = claimsOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: /^Choose date/ });
const chip = (name: string) => dialog().getByRole('button', { name, exact: true });

const back = (days: number): DateRange<Dayjs> => [dayjs().subtract(days - 1, 'day'), dayjs()];
const periods = [
  { label: 'Last 7 days', getValue: () => back(7) },
  { label: 'Last 30 days', getValue: () => back(30) },
];

function textOf(range: DateRange<Dayjs>) {
  const same = periods.find(({ getValue }) =>
    getValue().every((day, end) => day?.isSame(range[end], 'day')),
  );
  const write = (day: Dayjs | null) => day?.format('MMM D') ?? '…';
  return same?.label ?? `${write(range[0])} – ${write(range[1])}`;
}

function PeriodButton() {
  const { label, value, setOpen, triggerRef } = usePickerContext<DateRange<Dayjs>>();
  return (
    <Button ref={triggerRef} aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {label}: {textOf(value)}
    </Button>
  );
}
PeriodButton.fieldType = 'single-input';

function Report({ range }: { range: DateRange<Dayjs> }) {
  return (
    <DesktopDateRangePicker
      label="Period"
      defaultValue={range}
      slots={{ field: PeriodButton }}
      slotProps={{ shortcuts: { items: periods } }}
    />
  );
}

function NameBelow() {
  const [name, setName] = React.useState<string>();
  return (
    <DesktopDateRangePicker
      onChange={(range, { shortcut }) => setName(shortcut?.label)}
      slotProps={{ shortcuts: { items: periods }, textField: { helperText: name } }}
    />
  );
}

/** A picker with one shortcut that writes down what it calls. */
async function logged(changeImportance?: 'accept' | 'set') {
  const log: string[] = [];
  const write =
    (what: string) =>
    (value: Dayjs | null, { shortcut }: { shortcut?: { id?: string } }) =>
      log.push(`${what} ${value?.format('MM-DD')} ${shortcut?.id}`);
  const items = [{ id: 'launch-id', label: 'Launch', getValue: () => dayjs('2025-05-02') }];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        defaultValue={dayjs('2025-04-17')}
        onChange={write('change')}
        onAccept={write('accept')}
        onClose={() => log.push('close')}
        slotProps={{ shortcuts: { items, changeImportance } }}
      />
    </LocalizationProvider>,
  );
  await opener().click();
  await chip('Launch').click();
  return log;
}

claim("Above, that's In a year, because of maxDate", async () => {
  const screen = await show(<MeetingDays />);
  await opener().click();
  await expect.element(chip('In a year')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(chip('Tomorrow')).not.toHaveAttribute('aria-disabled');
  await chip('No date').click();
  await expect.poll(() => screen.getByRole('group').element().textContent).toContain('MM/DD/YYYY');
});

claim('Use it to look for the next day', async () => {
  const screen = await show(<FirstFreeDay />);
  await opener().click();
  await chip('Next working day').click();
  await expect.element(screen.getByText('Chosen: Next working day')).toBeVisible();
  expect(screen.getByRole('group').element().textContent).toContain('04/21/2025');
});

claim("It's undefined when somebody chose by hand", async () => {
  const screen = await show(<FirstFreeDay />);
  await opener().click();
  await chip('Next working day').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await opener().click();
  await dialog().getByRole('gridcell', { name: '22' }).click();
  await expect.element(screen.getByText('Chosen: by hand')).toBeVisible();
});

claim('Calls onChange and onAccept, and closes the picker', async () => {
  const log = await logged();
  expect(log).toEqual(['change 05-02 launch-id', 'accept 05-02 launch-id', 'close']);
});

claim('Calls onChange, and leaves the picker open', async () => {
  const log = await logged('set');
  expect(log).toEqual(['change 05-02 launch-id']);
  await expect.element(dialog()).toBeVisible();
});

claim('The value is then accepted when the popup closes', async () => {
  const log = await logged('set');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => log.slice(1)).toEqual(['accept 05-02 undefined', 'close']);
});

claim('a click takes the value of the last run', async () => {
  let runs = 0;
  let runsBeforeClick = 0;
  const getValue = () => {
    runs += 1;
    return dayjs('2025-05-02T00:00').add(runs, 'second');
  };
  const taken: [seconds: number | undefined, runs: number][] = [];
  await show(
    <div
      onClickCapture={() => {
        runsBeforeClick = runs;
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          label="Day"
          onChange={(value: Dayjs | null) => taken.push([value?.second(), runs])}
          slotProps={{ shortcuts: { items: [{ label: 'Launch', getValue }] } }}
        />
      </LocalizationProvider>
    </div>,
  );
  await opener().click();
  await chip('Launch').click();
  expect(runsBeforeClick).toBeGreaterThan(0);
  expect(taken).toEqual([[runsBeforeClick, runsBeforeClick]]);
});

claim('The chip gets all members of its item except getValue', async () => {
  const launch = { label: 'Launch', getValue: () => dayjs('2025-05-02') };
  const items = [
    { ...launch, color: 'primary', 'aria-pressed': true },
    { label: 'Later', getValue: () => dayjs('2025-06-02') },
  ];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker label="Day" slotProps={{ shortcuts: { items } }} />
    </LocalizationProvider>,
  );
  await opener().click();
  await expect.element(chip('Launch')).toHaveClass('MuiChip-colorPrimary');
  await expect.element(chip('Launch')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(chip('Later')).not.toHaveAttribute('aria-pressed');
});

claim("a date that's chosen by hand has no shortcut and clears the label", async () => {
  const items = [{ label: 'Launch', getValue: () => dayjs('2025-05-02') }];
  const chosen: (string | undefined)[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Day"
        closeOnSelect={false}
        referenceDate={dayjs('2025-05-01')}
        onChange={(date, { shortcut }) => chosen.push(shortcut?.label)}
        slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
      />
    </LocalizationProvider>,
  );
  await opener().click();
  await chip('Launch').click();
  await dialog().getByRole('gridcell', { name: '22' }).click();
  expect(chosen).toEqual(['Launch', undefined]);
});

claim('days chosen by hand and a stored value get the name as well', async () => {
  const button = browserPage.getByRole('button', { name: /^Period/ });
  const picker = (range: DateRange<Dayjs>) => (
    <ProProvider dateAdapter={ProAdapter}>
      <Report range={range} />
    </ProProvider>
  );
  const stored = await show(picker(back(30)));
  await expect.element(button).toHaveTextContent('Period: Last 30 days');
  await stored.unmount();
  await show(picker([dayjs('2025-04-11'), dayjs('2025-04-15')]));
  await expect.element(button).toHaveTextContent('Period: Apr 11 – Apr 15');
  await button.click();
  await chip('Last 7 days').click();
  await expect.element(button).toHaveTextContent('Period: Last 7 days');
  await expect.poll(() => dialog().elements().length).toBe(0);
});

claim('write the name below it', async () => {
  await show(
    <ProProvider dateAdapter={ProAdapter}>
      <NameBelow />
    </ProProvider>,
  );
  await browserPage.getByRole('button', { name: /^Choose range/ }).click();
  await chip('Last 30 days').click();
  await expect
    .poll(() => document.querySelector('.MuiFormHelperText-root')?.textContent)
    .toBe('Last 30 days');
});

const { actionBar, contentWrapper, shortcuts } = pickersLayoutClasses;
const shortcutsOnTop = {
  '@media (max-width: 600px)': {
    [`.${shortcuts}`]: {
      gridRow: 2,
      gridColumn: '1 / 4',
      display: 'flex',
      flexWrap: 'wrap',
      maxWidth: 320,
      '& .MuiListItem-root': { width: 'auto', px: 0.5 },
    },
    [`.${contentWrapper}`]: { gridRow: 3 },
    [`.${actionBar}`]: { gridRow: 4 },
  },
};

/** Opens the dialog with five shortcuts, and returns how many pixels it must be scrolled sideways, and where its parts are. */
async function onPhone(sx: SxProps<Theme>) {
  const labels = ['Tomorrow', 'In a week', 'In two weeks', 'End of the month', 'In three months'];
  const items = labels.map((label) => ({ label, getValue: () => dayjs('2025-04-18') }));
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker label="Day" slotProps={{ layout: { sx }, shortcuts: { items } }} />
    </LocalizationProvider>,
  );
  await opener().click();
  await expect.element(chip('Tomorrow')).toBeInTheDocument();
  const part = (name: string) => document.querySelector(`.${name}`)!.getBoundingClientRect();
  const rows = new Set(labels.map((label) => chip(label).element().getBoundingClientRect().top));
  const scrolled = [...document.querySelectorAll('.MuiDialog-paper, .MuiDialog-paper *')].map(
    (one) =>
      getComputedStyle(one).overflowX === 'visible' ? 0 : one.scrollWidth - one.clientWidth,
  );
  const found = {
    hidden: Math.max(...scrolled),
    isAbove: part(shortcuts).bottom <= part(contentWrapper).top,
    isBelow: part(actionBar).top >= part(contentWrapper).bottom,
    rows: rows.size,
  };
  await screen.unmount();
  return found;
}

claim('users have to scroll the dialog sideways', async () => {
  const { innerWidth, innerHeight } = window;
  await browserPage.viewport(390, 844);
  try {
    const before = await onPhone({});
    expect(before.isAbove).toBe(false);
    expect(before.hidden).toBeGreaterThan(50);
    const after = await onPhone(shortcutsOnTop);
    expect(after.hidden).toBe(0);
    expect(after).toMatchObject({ isAbove: true, isBelow: true });
    expect(after.rows).toBeLessThan(5);
  } finally {
    await browserPage.viewport(innerWidth, innerHeight);
  }
});
