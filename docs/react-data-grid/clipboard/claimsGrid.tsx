import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import type { show } from 'claims';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';

export type Screen = Awaited<ReturnType<typeof show>>;

const columns = ['a', 'b', 'c'].map((field) => ({ field, width: 120, editable: true }));
const rows = [1, 2, 3, 4].map((id) => ({ id, a: `a${id}`, b: `b${id}`, c: `c${id}` }));

export const Free = (props: Partial<DataGridProps>) => (
  <Box sx={{ height: 400, width: 600 }}>
    <DataGrid rows={rows} columns={columns} {...props} />
  </Box>
);
export const Premium = (props: Partial<DataGridPremiumProps>) => (
  <Box sx={{ height: 400, width: 600 }}>
    <DataGridPremium
      rows={rows}
      columns={columns}
      cellSelection
      disableRowSelectionOnClick
      {...props}
    />
  </Box>
);

export const cell = (screen: Screen, name: string) =>
  screen.getByRole('gridcell', { name, exact: true }).first();
export const status = (screen: Screen) => screen.getByRole('status');

/** What the grid shows, row by row. */
export const shown = () =>
  [...document.querySelectorAll('.MuiDataGrid-row')]
    .map((row) =>
      [...row.querySelectorAll('[role="gridcell"]')].map((one) => one.textContent).join(' '),
    )
    .join(' | ');

/** Presses Ctrl+C and says what the grid puts on the clipboard; null when it leaves that to the browser. */
export async function copied(): Promise<string | null> {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.keyboard('{Control>}c{/Control}');
  const text = write.mock.lastCall?.[0] ?? null;
  write.mockRestore();
  return text;
}

/** Pastes into the focused element as a browser does: the key first, then the event with the text. */
export async function paste(text: string) {
  const isLaterThan = document.activeElement;
  isLaterThan?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'v', keyCode: 86, ctrlKey: true, bubbles: true }),
  );
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
