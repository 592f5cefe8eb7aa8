import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

// #region taught
const sets: Record<string, DateView[]> = {
  'Year, day': ['year', 'day'],
  'Year, month, day': ['year', 'month', 'day'],
  'Year, month': ['year', 'month'],
};
// #endregion taught

export default function Views() {
  const [name, setName] = React.useState('Year, month, day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Views"
          value={name}
          onChange={(event, next) => setName(next ?? name)}
        >
          {Object.keys(sets).map((key) => (
            <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* #region taught */}
        <DateCalendar
          key={name}
          views={sets[name]}
          openTo="year"
          defaultValue={dayjs('1991-04-17')}
          minDate={dayjs('1981-01-01')}
          maxDate={dayjs('2009-12-31')}
          disableHighlightToday
          // #endregion taught
          sx={{
            '&, & .MuiYearCalendar-root, & .MuiMonthCalendar-root': {
              width: '100%',
              maxWidth: 320,
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
