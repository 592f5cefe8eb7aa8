// Code in a page that a reader can copy as it stands must also run: types don't see a missing scale or a prop that a plan ignores.
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { Caught, consoleMessages, drawn, show } from 'claims';
import { expect, test, vi } from 'vitest';
import { fences } from 'virtual:fences';

/** Printed once, by the first component of a larger plan. */
const isLicense = /Missing license key/;

/** Parts of a component, shown without it. */
const isPart = /context|provider|must be (?:used|rendered) inside|should only be used inside/i;

for (const { name, load } of fences) {
  // Not tried again: most messages are printed once per page.
  test(`${name} runs without a message`, { retry: 0 }, async ({ skip }) => {
    const messages = consoleMessages();
    // There is no server: its answer stays out.
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    const { default: Fence } = await load();
    const screen = await show(
      <Box sx={{ height: 400, width: 900 }}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <ProProvider dateAdapter={ProAdapter}>
            <Caught>
              <Fence />
            </Caught>
          </ProProvider>
        </LocalizationProvider>
      </Box>,
    );
    await drawn();
    const thrown = screen
      .getByRole('alert')
      .elements()
      .map((element) => element.textContent);
    if (thrown.some((text) => isPart.test(text))) skip();
    expect([...thrown, ...messages.filter((text) => !isLicense.test(text))]).toEqual([]);
  });
}

// A file without tests would fail.
if (fences.length === 0) test.skip('no fence of these pages can be rendered as it is', () => {});
