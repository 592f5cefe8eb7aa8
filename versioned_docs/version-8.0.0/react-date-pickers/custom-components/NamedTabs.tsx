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

  return (
    <Tabs
      aria-label="Part of the appointment"
      className={className}
      variant="fullWidth"
      value={isTime ? 'hours' : 'day'}
      onChange={(_, newView) => setView(newView)}
    >
      <Tab value="day" label="Day" />
      <Tab value="hours" label="Time" />
    </Tabs>
  );
}
// #endregion taught

export default function Appointment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <StaticDateTimePicker
        defaultValue={dayjs('2025-04-17T18:30')}
        slots={{ tabs: NamedTabs }}
        slotProps={{ toolbar: { hidden: true } }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
