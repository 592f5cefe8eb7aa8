import dayjs, { type Dayjs } from 'dayjs';
import CelebrationIcon from '@mui/icons-material/Celebration';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

const holidays = ['2025-04-18', '2025-04-21', '2025-05-01'];

// #region taught
function HintAdornment({ children, ...props }: InputAdornmentProps) {
  const { value } = usePickerContext();
  const isHoliday = holidays.includes((value as Dayjs | null)?.format('YYYY-MM-DD') ?? '');

  return (
    <InputAdornment {...props}>
      {isHoliday && <CelebrationIcon color="secondary" titleAccess="Public holiday" />}
      {children}
    </InputAdornment>
  );
}
// #endregion taught

export default function HolidayHint() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DatePicker
        label="Meeting"
        defaultValue={dayjs('2025-04-18')}
        slots={{ inputAdornment: HintAdornment }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
