import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

// #region taught
function SaveOrDiscardBar({ className }: PickersActionBarProps) {
  const { value, acceptValueChanges, cancelValueChanges } = usePickerContext();

  return (
    <DialogActions className={className}>
      <Button onClick={cancelValueChanges}>Discard</Button>
      <Button variant="contained" disabled={value === null} onClick={acceptValueChanges}>
        Save
      </Button>
    </DialogActions>
  );
}
// #endregion taught

export default function SaveOrDiscard() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Inspection"
        referenceDate={dayjs('2025-04-17')}
        // #region taught
        slots={{ actionBar: SaveOrDiscardBar }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
