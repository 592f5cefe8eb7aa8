import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import type { PickerOwnerState } from '@mui/x-date-pickers/models';

const actionBar = ({ pickerVariant }: PickerOwnerState): PickersActionBarProps => ({
  actions: pickerVariant === 'mobile' ? ['clear', 'cancel', 'nextOrAccept'] : ['today', 'accept'],
});
const checkIn = dayjs('2025-04-17T15:00');

export default function StepByStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <MobileDateTimePicker
          label="Check-in, in a dialog"
          defaultValue={checkIn}
          slotProps={{ actionBar }}
        />
        <DesktopDateTimePicker
          label="Check-in, in a popper"
          defaultValue={checkIn}
          slotProps={{ actionBar }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
