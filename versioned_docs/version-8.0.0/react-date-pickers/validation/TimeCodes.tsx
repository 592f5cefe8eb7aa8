import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import type { TimeView } from '@mui/x-date-pickers/models';

const lunch = (time: Dayjs, view: TimeView) => view === 'hours' && time.hour() === 12;
const oddMinute = (time: Dayjs, view: TimeView) => view === 'minutes' && time.minute() % 2 === 1;
const seconds = (time: Dayjs, view: TimeView) => view === 'seconds' && time.second() > 0;

const fields: ({ code: string; time: string } & TimeFieldProps)[] = [
  { code: 'minTime', time: '07:30', minTime: dayjs('2025-04-17T08:00') },
  { code: 'maxTime', time: '19:00', maxTime: dayjs('2025-04-17T18:00') },
  { code: 'shouldDisableTime-hours', time: '12:30', shouldDisableTime: lunch },
  { code: 'shouldDisableTime-minutes', time: '09:15', shouldDisableTime: oddMinute },
  { code: 'shouldDisableTime-seconds', time: '09:00:20', shouldDisableTime: seconds },
  { code: 'minutesStep', time: '09:07', minutesStep: 5 },
];

export default function TimeCodes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: '100%',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        }}
      >
        {fields.map(({ code, time, ...rule }) => (
          <TimeField
            key={code}
            label={code}
            defaultValue={dayjs(`2025-04-17T${time}`)}
            format="HH:mm:ss"
            size="small"
            {...rule}
          />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
