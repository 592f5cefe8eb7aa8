import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items = [
  { label: 'Easter', getValue: () => dayjs('2025-04-20') },
  { label: 'Labor Day', getValue: () => dayjs('2025-05-01') },
];

export default function Landscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="landscape"
          sx={{ minWidth: 510 }}
          defaultValue={dayjs('2025-04-17')}
          slotProps={{ shortcuts: { items } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
