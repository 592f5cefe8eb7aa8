import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const Chosen = React.createContext<string[]>([]);

function ChosenDay(props: PickersDayProps) {
  const isChosen = React.useContext(Chosen).includes(props.day.format('YYYY-MM-DD'));
  return <PickersDay {...props} selected={isChosen} aria-selected={isChosen} />;
}

export default function SeveralDates() {
  const [chosen, setChosen] = React.useState(['2025-04-08', '2025-04-17', '2025-04-24']);
  const toggle = (date: string) =>
    setChosen(chosen.includes(date) ? chosen.filter((one) => one !== date) : [...chosen, date]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Chosen.Provider value={chosen}>
        <DateCalendar
          value={null}
          referenceDate={dayjs('2025-04-01')}
          views={['day']}
          onChange={(day) => day && toggle(day.format('YYYY-MM-DD'))}
          slots={{ day: ChosenDay }}
        />
      </Chosen.Provider>
    </LocalizationProvider>
  );
}
