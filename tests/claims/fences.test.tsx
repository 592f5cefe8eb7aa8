// Code in a page that a reader can copy as it stands must also run: types don't see a missing scale or a prop that a plan ignores.
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { Caught, consoleMessages, show } from 'claims';
import { expect, test } from 'vitest';
import { fences } from 'virtual:fences';

/** Parts of a component, shown without it. */
const isPart = /context|provider|must be (?:used|rendered) inside|should only be used inside/i;

test.for(fences)('$name runs without a message', async ({ load }, { skip }) => {
  const messages = consoleMessages();
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
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const thrown = screen
    .getByRole('alert')
    .elements()
    .map((element) => element.textContent);
  if (thrown.some((text) => isPart.test(text))) skip();
  expect([...thrown, ...messages]).toEqual([]);
});
