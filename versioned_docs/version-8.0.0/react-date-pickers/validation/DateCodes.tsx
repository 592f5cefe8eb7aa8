import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isSunday = (day: Dayjs) => day.day() === 0;
const isAugust = (month: Dayjs) => month.month() === 7;
const is2024 = (year: Dayjs) => year.year() === 2024;

const fields: ({ code: string; date: string } & DateFieldProps)[] = [
  { code: 'invalidDate', date: 'not a date' },
  { code: 'shouldDisableDate', date: '2025-04-20', shouldDisableDate: isSunday },
  { code: 'shouldDisableMonth', date: '2025-08-14', shouldDisableMonth: isAugust },
  { code: 'shouldDisableYear', date: '2024-04-17', shouldDisableYear: is2024 },
  { code: 'disableFuture', date: '2098-04-17', disableFuture: true },
  { code: 'disablePast', date: '2020-04-17', disablePast: true },
  { code: 'minDate', date: '2025-04-16', minDate: dayjs('2025-04-17') },
  { code: 'maxDate', date: '2025-05-01', maxDate: dayjs('2025-04-30') },
];

export default function DateCodes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: '100%',
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        }}
      >
        {fields.map(({ code, date, ...rule }) => (
          <DateField key={code} label={code} defaultValue={dayjs(date)} size="small" {...rule} />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
