import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const SelectedWeek = React.createContext<Dayjs | null>(null);

function WeekDay(props: PickersDayProps) {
  const value = React.useContext(SelectedWeek);
  const inWeek = props.day.isSame(value, 'week');
  return (
    <PickersDay
      {...props}
      selected={inWeek}
      aria-selected={inWeek}
      disableMargin
      sx={{ paddingInline: 2.5, borderRadius: inWeek ? 0 : undefined }}
    />
  );
}

export default function WeekPicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SelectedWeek.Provider value={value}>
        <DateCalendar
          value={value}
          onChange={setValue}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
        />
      </SelectedWeek.Provider>
    </LocalizationProvider>
  );
}
