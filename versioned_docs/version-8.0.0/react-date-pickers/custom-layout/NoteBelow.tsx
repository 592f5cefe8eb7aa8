import dayjs, { type Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersLayout, type PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';

// #region taught
function LayoutWithNote({ children, ...props }: PickersLayoutProps<Dayjs | null>) {
  return (
    <PickersLayout {...props}>
      {children}
      <Alert severity="info" sx={{ m: 2, mt: 0 }}>
        We deliver on weekdays.
      </Alert>
    </PickersLayout>
  );
}
// #endregion taught

export default function NoteBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DesktopDatePicker
        label="Delivery"
        defaultValue={dayjs('2025-04-17')}
        shouldDisableDate={(day) => [0, 6].includes(day.day())}
        slots={{ layout: LayoutWithNote }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
