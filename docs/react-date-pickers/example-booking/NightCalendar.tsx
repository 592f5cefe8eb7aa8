import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { firstDay, idOf, lastDay, nightsOf, server, type Night } from './nights';

export interface Stay {
  arrival: Dayjs | null;
  departure: Dayjs | null;
}

export const nobody: Stay = { arrival: null, departure: null };

type Nights = Record<string, Night>;

const Shown = React.createContext<Stay & { nights: Nights }>({ ...nobody, nights: {} });

/** For words that screen readers read and nobody sees. */
const onlyHeard = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' };

/** A day with the price of its night. The days of the stay are selected. */
function NightDay(props: PickersDayProps) {
  const { arrival, departure, nights } = React.useContext(Shown);
  const { day, disabled, outsideCurrentMonth } = props;
  const night = nights[idOf(day)];
  const isStay =
    arrival !== null && !day.isBefore(arrival, 'day') && !day.isAfter(departure ?? arrival, 'day');
  const heard = !night?.isTaken ? '' : disabled ? 'taken' : 'departure only';
  const seen = night?.isTaken ? '–' : `€${night?.price}`;
  return (
    <PickersDay
      {...props}
      selected={isStay}
      aria-selected={isStay}
      sx={{ flexDirection: 'column', borderRadius: 1, lineHeight: 1.3, small: { fontSize: 11 } }}
    >
      {day.date()}
      <Box sx={onlyHeard}>{`${day.format('MMMM')}, ${heard}`}</Box>
      <small aria-hidden={night?.isTaken}>{!outsideCurrentMonth && seen}</small>
    </PickersDay>
  );
}

interface NightCalendarProps extends Stay {
  nights: Nights;
  hasFocus: boolean;
  onNights: (nights: Night[]) => void;
  onStay: (stay: Stay) => void;
}

/** A calendar in which the first click is the arrival, and the second the departure. */
export default function NightCalendar(props: NightCalendarProps) {
  const { nights, hasFocus, onNights, arrival, departure, onStay } = props;
  const [month, setMonth] = React.useState(firstDay);
  const [failed, setFailed] = React.useState<Dayjs>();
  const box = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    const begin = { field: 'id', operator: 'startsWith', value: month.format('YYYY-MM') };
    server.getRange({ filter: { items: [begin] } }, controller.signal).then(
      ({ rows }) => onNights(rows),
      () => controller.signal.aborted || setFailed(month),
    );
    return () => controller.abort();
  }, [month, onNights]);

  const tryAgain = () => {
    box.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    setMonth(month.clone());
  };

  const isTaken = (id: string) => nights[id]?.isTaken ?? true;
  const isAfterArrival = (day: Dayjs) => day.isAfter(arrival, 'day');
  const isLeaving = arrival !== null && departure === null;

  const shouldDisableDate = (day: Dayjs) =>
    isLeaving && isAfterArrival(day) ? nightsOf(arrival, day).some(isTaken) : isTaken(idOf(day));

  const choose = (day: Dayjs) =>
    onStay(
      isLeaving && isAfterArrival(day) ? { arrival, departure: day } : { ...nobody, arrival: day },
    );

  return (
    <Box ref={box} sx={{ width: 320, maxWidth: '100%' }}>
      <Shown.Provider value={{ arrival, departure, nights }}>
        <DateCalendar
          // The button that had the focus is gone.
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the guest has pressed "Book again"
          autoFocus={hasFocus}
          value={departure ?? arrival}
          onChange={(day) => day && choose(day)}
          onMonthChange={setMonth}
          shouldDisableDate={shouldDisableDate}
          minDate={firstDay}
          maxDate={lastDay}
          referenceDate={firstDay}
          loading={!nights[idOf(month)]}
          renderLoading={() => <DayCalendarSkeleton />}
          slots={{ day: NightDay }}
          views={['day']}
          disableHighlightToday
          sx={{ width: '100%' }}
        />
      </Shown.Provider>
      {failed === month && (
        <Alert severity="error">
          The nights could not be loaded. <Button onClick={tryAgain}>Try again</Button>
        </Alert>
      )}
    </Box>
  );
}
