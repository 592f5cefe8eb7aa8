import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claimsOf, show } from 'claims';
import { mockMatchMedia } from 'claims/pickers';
import dayjs, { type Dayjs } from 'dayjs';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim(
  'turns it into the mobile one, which opens a dialog. Its field can still be typed into',
  async () => {
    mockMatchMedia();
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker />
      </LocalizationProvider>,
    );
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('05');
    await expect.element(screen.getByRole('spinbutton', { name: 'Month' })).toHaveTextContent('05');
    await userEvent.click(screen.getByRole('button', { name: /Choose date/ }));
    await expect.poll(() => document.querySelector('.MuiDialog-root [role=grid]')).not.toBeNull();
  },
);

claim('the section waits for another one, and a slash is ignored', async () => {
  for (const [keys, text] of [
    ['05/21/2025', /^05\/21\/2025$/],
    ['5/2/2025', /^05\/20\//],
  ] as const) {
    const screen = await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker />
      </LocalizationProvider>,
    );
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard(keys);
    await expect.poll(() => document.querySelector('input')?.value).toMatch(text);
    await screen.unmount();
  }
});

claim('If your tests need an id, give it to the part with slotProps', async () => {
  const tagOf = (id: string) => document.querySelector(`[data-testid="${id}"]`)?.tagName;
  const picker = (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Departure"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          textField: {
            'data-testid': 'departure',
            inputProps: { 'data-testid': 'departure-input' },
          } as object,
          openPickerButton: { 'data-testid': 'departure-button' } as object,
          popper: { 'data-testid': 'departure-popper' } as object,
          dialog: { 'data-testid': 'departure-dialog' } as object,
          day: ({ day }) => ({ 'data-testid': (day as Dayjs).format('YYYY-MM-DD') }) as object,
        }}
      />
    </LocalizationProvider>
  );
  const open = async () => {
    const screen = await show(picker);
    expect(tagOf('departure-input')).toBe('INPUT');
    expect(document.querySelector('[data-testid=departure] [role=group]')).not.toBeNull();
    expect(tagOf('departure-button')).toBe('BUTTON');
    await screen.getByTestId('departure-button').click();
    await expect.poll(() => tagOf('2025-04-21')).toBe('BUTTON');
    return screen;
  };
  const desktop = await open();
  expect(tagOf('departure-popper')).toBe('DIV');
  expect(tagOf('departure-dialog')).toBeUndefined();
  await desktop.unmount();
  mockMatchMedia();
  await open();
  expect(tagOf('departure-popper')).toBeUndefined();
  expect(tagOf('departure-dialog')).toBe('DIV');
});

claim('A data-testid on the picker itself has no effect', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Departure" data-testid="departure" />
    </LocalizationProvider>,
  );
  expect(document.querySelector('[role=group]')).not.toBeNull();
  expect(document.querySelector('[data-testid=departure]')).toBeNull();
});
