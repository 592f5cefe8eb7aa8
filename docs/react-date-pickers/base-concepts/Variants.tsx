import dayjs from 'dayjs';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function Variants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', width: '100%' }}>
        <Stack spacing={2} sx={{ flex: '1 1 240px' }}>
          {/* #region taught */}
          <DatePicker label="Follows the pointer" defaultValue={dayjs('2025-04-17')} />
          <DesktopDatePicker label="Always a popper" defaultValue={dayjs('2025-04-17')} />
          <MobileDatePicker label="Always a dialog" defaultValue={dayjs('2025-04-17')} />
          {/* #endregion taught */}
        </Stack>
        <Paper variant="outlined" sx={{ flex: '0 1 322px', minWidth: 0 }}>
          {/* #region taught */}
          <StaticDatePicker
            orientation="portrait"
            defaultValue={dayjs('2025-04-17')}
            disableHighlightToday
            sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
          />
          {/* #endregion taught */}
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}
