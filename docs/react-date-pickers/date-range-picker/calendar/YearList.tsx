import dayjs, { type Dayjs } from 'dayjs';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';

const years = [2023, 2024, 2025, 2026, 2027];

// #region taught
function HeaderWithYears(props: PickersRangeCalendarHeaderProps) {
  const { labelId, monthIndex, calendars, onMonthChange } = props;
  const month = props.month as Dayjs;
  const first = month.subtract(monthIndex, 'month');

  return (
    <Stack direction="row" sx={{ alignItems: 'center', height: 40, px: 1, gap: 1 }}>
      {monthIndex === 0 && (
        <IconButton
          aria-label="Previous month"
          disabled={!first.isAfter(props.minDate, 'month')}
          onClick={() => onMonthChange(first.add(-1, 'month'))}
        >
          <ChevronLeftIcon />
        </IconButton>
      )}
      <Typography id={labelId} sx={{ flex: 1, textAlign: 'center' }}>
        {month.format('MMMM YYYY')}
      </Typography>
      {monthIndex === 0 && (
        <NativeSelect
          inputProps={{ 'aria-label': 'Year' }}
          value={month.year()}
          onChange={(event) => onMonthChange(first.year(Number(event.target.value)))}
        >
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </NativeSelect>
      )}
      {monthIndex === calendars - 1 && (
        <IconButton
          aria-label="Next month"
          disabled={!month.isBefore(props.maxDate, 'month')}
          onClick={() => onMonthChange(first.add(1, 'month'))}
        >
          <ChevronRightIcon />
        </IconButton>
      )}
    </Stack>
  );
}
// #endregion taught

export default function YearList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Period of the report"
        defaultValue={[dayjs('2025-04-07'), dayjs('2025-04-18')]}
        minDate={dayjs('2023-01-01')}
        maxDate={dayjs('2027-12-31')}
        // #region taught
        slots={{ calendarHeader: HeaderWithYears }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
