import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
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
