import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const read = (element: Element) =>
  [...element.attributes]
    .filter(({ name }) => /^(?:role|aria-(?!labelledby|colindex))/.test(name))
    .map(({ name, value }) => `${name}="${value}"`)
    .join(' ');

export default function WhatIsAnnounced() {
  const [said, setSaid] = React.useState('Move into the field or the calendar.');
  const update = (event: React.SyntheticEvent) => {
    const focused = (event.target as Element).closest('[role=spinbutton], [role=gridcell]');
    // After the next render, which changes attributes.
    if (focused) requestAnimationFrame(() => setSaid(read(focused)));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
        <Box onFocus={update} onKeyUp={update} onClick={update}>
          <DateField label="Delivery" defaultValue={dayjs('2025-04-17')} fullWidth />
          <DateCalendar
            defaultValue={dayjs('2025-04-17')}
            disableHighlightToday
            sx={{ width: '100%' }}
          />
        </Box>
        <Typography variant="body2" component="code" sx={{ minHeight: 100 }}>
          {said}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
