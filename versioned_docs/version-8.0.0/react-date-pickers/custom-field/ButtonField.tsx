import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';

// #region taught
function ButtonField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { triggerRef, ...picker } = usePickerContext();
  const date = picker.value as Dayjs | null;

  return (
    <Button
      {...forwardedProps}
      ref={triggerRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      variant="outlined"
      aria-haspopup="dialog"
      disabled={picker.triggerStatus === 'disabled'}
      onClick={() => picker.setOpen((isOpen) => !isOpen)}
    >
      {picker.label}: {date ? date.format('MMMM D, YYYY') : 'choose a day'}
    </Button>
  );
}
// #endregion taught

export default function MovingDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DatePicker
        label="Moving out"
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: ButtonField }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
