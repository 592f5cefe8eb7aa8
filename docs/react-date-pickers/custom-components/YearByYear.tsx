import dayjs, { type Dayjs } from 'dayjs';
import EastIcon from '@mui/icons-material/East';
import ExpandCircleDownIcon from '@mui/icons-material/ExpandCircleDown';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import WestIcon from '@mui/icons-material/West';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';

// #region taught
function YearHeader(props: PickersCalendarHeaderProps) {
  const month = props.currentMonth as Dayjs;
  const goBy = (years: number) => props.onMonthChange(month.add(years, 'year'));
  // #endregion taught
  const isDisabled = props.view !== 'day';

  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      {/* #region taught */}
      <IconButton aria-label="Previous year" disabled={isDisabled} onClick={() => goBy(-1)}>
        <KeyboardDoubleArrowLeftIcon />
      </IconButton>
      <PickersCalendarHeader {...props} sx={{ flex: 1, px: 0.5 }} />
      {/* #endregion taught */}
      <IconButton aria-label="Next year" disabled={isDisabled} onClick={() => goBy(1)}>
        <KeyboardDoubleArrowRightIcon />
      </IconButton>
    </Stack>
  );
}

export default function YearByYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        // #region taught
        slots={{
          calendarHeader: YearHeader,
          leftArrowIcon: WestIcon,
          rightArrowIcon: EastIcon,
          switchViewIcon: ExpandCircleDownIcon,
        }}
        slotProps={{
          calendarHeader: { format: 'MMM YYYY' },
          previousIconButton: { color: 'primary', size: 'small' },
          nextIconButton: { color: 'primary', size: 'small' },
        }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
