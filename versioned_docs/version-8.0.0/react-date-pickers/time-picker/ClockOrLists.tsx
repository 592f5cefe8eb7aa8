import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import {
  renderMultiSectionDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

// #region taught
const clock = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
const lists = {
  hours: renderMultiSectionDigitalClockTimeView,
  minutes: renderMultiSectionDigitalClockTimeView,
};
// #endregion taught

export default function ClockOrLists() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* #region taught */}
        <DesktopTimePicker
          label="Clock in a popper"
          viewRenderers={clock}
          defaultValue={dayjs('2025-04-17T09:30')}
        />
        <TimePicker
          label="Lists in a dialog"
          // As on a phone, on every device.
          desktopModeMediaQuery="not all"
          viewRenderers={lists}
          defaultValue={dayjs('2025-04-17T09:30')}
        />
        {/* #endregion taught */}
      </Stack>
    </LocalizationProvider>
  );
}
