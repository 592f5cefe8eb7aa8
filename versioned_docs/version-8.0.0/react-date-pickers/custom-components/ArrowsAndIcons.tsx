import dayjs from 'dayjs';
import EastIcon from '@mui/icons-material/East';
import ExpandCircleDownIcon from '@mui/icons-material/ExpandCircleDown';
import WestIcon from '@mui/icons-material/West';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrowsAndIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{
          leftArrowIcon: WestIcon,
          rightArrowIcon: EastIcon,
          switchViewIcon: ExpandCircleDownIcon,
        }}
        slotProps={{
          previousIconButton: { color: 'primary', size: 'small' },
          nextIconButton: { color: 'primary', size: 'small' },
        }}
      />
    </LocalizationProvider>
  );
}
