import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldPickerView() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
        <Stack spacing={2} sx={{ flex: '1 1 240px' }}>
          <DateField label="Field" value={value} onChange={setValue} />
          <DatePicker label="Picker" value={value} onChange={setValue} />
        </Stack>
        <DateCalendar
          value={value}
          onChange={setValue}
          views={['day']}
          disableHighlightToday
          sx={{ flex: '0 1 320px', minWidth: 0 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
