import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function EventLog() {
  const [log, setLog] = React.useState<{ id: number; entry: string }[]>([]);
  const add = (entry: string) =>
    setLog((last) => [...last, { id: (last.at(-1)?.id ?? 0) + 1, entry }].slice(-6));
  const text = (value: Dayjs | null) => (value ? value.format('YYYY-MM-DD') : 'null');
  const props = {
    openTo: 'year',
    defaultValue: dayjs('2025-04-17'),
    onOpen: () => add('onOpen'),
    onViewChange: (view: string) => add(`onViewChange ${view}`),
    onChange: (value: Dayjs | null) => add(`onChange ${text(value)}`),
    onAccept: (value: Dayjs | null) => add(`onAccept ${text(value)}`),
    onClose: () => add('onClose'),
  } as const;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DesktopDatePicker label="Popper" {...props} />
          <MobileDatePicker label="Dialog" {...props} />
        </Stack>
        <Box role="log" aria-label="Callbacks" sx={{ minHeight: 152 }}>
          {log.length === 0 && 'Nothing yet.'}
          <ol>
            {log.map(({ id, entry }) => (
              <li key={id}>{entry}</li>
            ))}
          </ol>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
