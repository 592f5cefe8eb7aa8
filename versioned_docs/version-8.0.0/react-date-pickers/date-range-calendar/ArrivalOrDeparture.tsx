import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

export default function ArrivalOrDeparture() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Day to choose"
          value={position}
          onChange={(event, next) => setPosition(next ?? position)}
        >
          <ToggleButton value="start">Arrival</ToggleButton>
          <ToggleButton value="end">Departure</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          rangePosition={position}
          onRangePositionChange={setPosition}
          defaultValue={[dayjs('2025-04-17'), dayjs('2025-04-22')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
