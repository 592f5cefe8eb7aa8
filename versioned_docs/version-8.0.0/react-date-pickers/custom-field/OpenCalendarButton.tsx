import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

/** Opens the picker that it is in. */
export default function OpenCalendarButton() {
  const { triggerStatus, setOpen } = usePickerContext();
  return (
    <IconButton
      aria-label="Open the calendar"
      edge="end"
      disabled={triggerStatus === 'disabled'}
      onClick={(event) => {
        event.stopPropagation();
        setOpen(true);
      }}
    >
      <CalendarMonthIcon />
    </IconButton>
  );
}
