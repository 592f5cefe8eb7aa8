import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function BarOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation="portrait"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{
          layout: {
            sx: {
              [`.${pickersLayoutClasses.toolbar}`]: { gridRow: 2 },
              [`.${pickersLayoutClasses.actionBar}`]: { gridRow: 1, gridColumn: '2 / 4' },
              [`.${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
