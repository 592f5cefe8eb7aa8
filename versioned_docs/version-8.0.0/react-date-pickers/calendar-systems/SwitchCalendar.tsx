import * as React from 'react';
import { enUS } from 'date-fns/locale/en-US';
import { enUS as jalaliInEnglish } from 'date-fns-jalali/locale/en-US';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const calendars = {
  Gregorian: { adapter: AdapterDateFns, locale: enUS },
  Jalali: { adapter: AdapterDateFnsJalali, locale: jalaliInEnglish },
};
type Calendar = keyof typeof calendars;

export default function SwitchCalendar() {
  const [calendar, setCalendar] = React.useState<Calendar>('Jalali');
  const [value, setValue] = React.useState<Date | null>(new Date(2025, 3, 17));
  const { adapter, locale } = calendars[calendar];

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Calendar"
        value={calendar}
        onChange={(event, next: Calendar | null) => setCalendar(next ?? calendar)}
      >
        <ToggleButton value="Gregorian">Gregorian</ToggleButton>
        <ToggleButton value="Jalali">Jalali</ToggleButton>
      </ToggleButtonGroup>
      <LocalizationProvider key={calendar} dateAdapter={adapter} adapterLocale={locale}>
        <DateField label="Delivery" format="d MMMM yyyy" value={value} onChange={setValue} />
      </LocalizationProvider>
    </Stack>
  );
}
