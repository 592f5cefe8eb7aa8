import dayjs from 'dayjs';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region taught
function NamedTabs({ className }: { className?: string }) {
  const { view, setView } = usePickerContext();
  const isTime = view === 'hours' || view === 'minutes' || view === 'meridiem';
  // #endregion taught

  return (
    <Tabs
      aria-label="Part of the appointment"
      className={className}
      variant="fullWidth"
      // #region taught
      value={isTime ? 'hours' : 'day'}
      onChange={(_, newView) => setView(newView)}
    >
      <Tab value="day" label="Day" />
      <Tab value="hours" label="Time" />
      {/* #endregion taught */}
    </Tabs>
  );
}

export default function Appointment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2025-04-17T18:30')}
        // #region taught
        slots={{ tabs: NamedTabs }}
        slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
