import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claimsOf, show } from 'claims';
import { mockMatchMedia } from 'claims/pickers';
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
