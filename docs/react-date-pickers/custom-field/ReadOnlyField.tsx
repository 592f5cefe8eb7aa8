import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// #region taught
function ReadOnlyField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const {
    value: date,
    timezone,
    rootRef,
    triggerRef,
    ...picker
  } = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    value: date,
    timezone,
    props: internalProps,
    validator: validateDate,
  });
  const open = () => picker.setOpen(true);
  // #endregion taught

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      label={picker.label}
      name={picker.name}
      value={date?.isValid() ? date.format(picker.fieldFormat) : ''}
      placeholder={placeholder}
      error={hasValidationError}
      disabled={picker.disabled}
      onClick={picker.triggerStatus === 'enabled' ? open : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          readOnly: true,
          ref: triggerRef,
          endAdornment: (
            <IconButton
              aria-label="Open the calendar"
              edge="end"
              disabled={picker.triggerStatus === 'disabled'}
            >
              <CalendarMonthIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function Vaccination() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Vaccination"
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
