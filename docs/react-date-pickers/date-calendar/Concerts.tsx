import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const Concerts = React.createContext<number[]>([]);

/** Stands in for a request: the days of a month with a concert. */
async function loadConcerts(month: Dayjs) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return [3, 11, 17, 24].map((day) => ((day + month.month() * 5) % 28) + 1);
}

function ConcertDay(props: PickersDayProps) {
  const days = React.useContext(Concerts);
  const hasConcert = !props.outsideCurrentMonth && days.includes(props.day.date());
  return (
    <Badge color="secondary" variant="dot" overlap="circular" invisible={!hasConcert}>
      <PickersDay {...props} aria-label={hasConcert ? `${props.day.date()}, concert` : undefined} />
    </Badge>
  );
}

export default function ConcertCalendar() {
  const [month, setMonth] = React.useState(dayjs('2025-04-01'));
  const [loaded, setLoaded] = React.useState<{ month: Dayjs; days: number[] }>();

  React.useEffect(() => {
    let isCurrent = true;
    loadConcerts(month)
      .catch(() => []) // A month without dots, instead of a skeleton that stays.
      .then((days) => isCurrent && setLoaded({ month, days }));
    return () => {
      isCurrent = false;
    };
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Concerts.Provider value={loaded?.days ?? []}>
        <DateCalendar
          defaultValue={dayjs('2025-04-17')}
          loading={loaded?.month !== month}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={setMonth}
          slots={{ day: ConcertDay }}
        />
      </Concerts.Provider>
    </LocalizationProvider>
  );
}
