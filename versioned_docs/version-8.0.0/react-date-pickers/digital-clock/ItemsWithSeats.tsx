import dayjs from 'dayjs';
import ListItemText from '@mui/material/ListItemText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DigitalClock,
  DigitalClockItem,
  type DigitalClockItemProps,
} from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region taught
function FreeSeatsItem(props: DigitalClockItemProps) {
  const seats = (dayjs(props.itemValue as dayjs.Dayjs).hour() * 7) % 11;
  return (
    <DigitalClockItem {...props}>
      <ListItemText primary={props.formattedValue} />
      {seats === 0 ? 'full' : `${seats} free`}
    </DigitalClockItem>
  );
}
// #endregion taught

export default function ItemsWithSeats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DigitalClock
        timeStep={60}
        defaultValue={dayjs('2025-04-17T19:00')}
        minTime={dayjs('2025-04-17T17:00')}
        skipDisabled
        slots={{ digitalClockItem: FreeSeatsItem }}
        sx={{ maxWidth: 240 }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
