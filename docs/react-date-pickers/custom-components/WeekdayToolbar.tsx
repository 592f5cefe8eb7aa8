import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerToolbarProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region taught
function WeekdayToolbar({ className, hidden, titleId }: DateTimePickerToolbarProps) {
  const date = usePickerContext().value as Dayjs | null;
  if (hidden) return null;
  // #endregion taught

  return (
    <Box
      // #region taught
      className={className}
      // #endregion taught
      sx={{ p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      {/* #region taught */}
      <Typography id={titleId} variant="overline">
        Departure
      </Typography>
      {/* #endregion taught */}
      <Typography variant="h5" component="p">
        {date?.isValid() ? date.format('dddd, h:mm A') : 'Not chosen yet'}
      </Typography>
    </Box>
  );
}

// #region taught
function NamedTabs({ className }: { className?: string }) {
  const { view, setView } = usePickerContext();
  // #endregion taught

  return (
    <Tabs
      aria-label="Part of the departure"
      className={className}
      variant="fullWidth"
      // #region taught
      value={view === 'day' || view === 'year' ? 'day' : 'hours'}
      onChange={(_, newView) => setView(newView)}
    >
      <Tab value="day" label="Day" />
      <Tab value="hours" label="Time" />
      {/* #endregion taught */}
    </Tabs>
  );
}

export default function Departure() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-04-17T18:30')}
        // #region taught
        slots={{ toolbar: WeekdayToolbar, tabs: NamedTabs }}
        slotProps={{ actionBar: { actions: [] } }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
