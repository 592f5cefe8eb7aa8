import dayjs from 'dayjs';
import Paper from '@mui/material/Paper';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticVariant() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 322 }}>
        <StaticDatePicker
          orientation="portrait"
          defaultValue={dayjs('2025-04-17')}
          disableHighlightToday
          sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
