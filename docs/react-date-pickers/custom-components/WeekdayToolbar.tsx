import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region taught
function WeekdayToolbar({ className, hidden, titleId }: DatePickerToolbarProps) {
  const { value } = usePickerContext();
  const date = value as Dayjs | null;
  if (hidden) return null;
  // #endregion taught

  return (
    <Box
      className={className}
      sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      {/* #region taught */}
      <Typography id={titleId} variant="overline">
        Day of departure
      </Typography>
      <Typography variant="h5" component="p">
        {date ? date.format('dddd, MMMM D') : 'Not chosen yet'}
      </Typography>
      {/* #endregion taught */}
    </Box>
  );
}

export default function DepartureCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2025-04-17')}
        // #region taught
        slots={{ toolbar: WeekdayToolbar }}
        // #endregion taught
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
