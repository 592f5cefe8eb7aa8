import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import OpenCalendarButton from './OpenCalendarButton';

// #region taught
function ReadOnlyField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const placeholder = useParsedFormat();
  const { hasValidationError } = useValidation({
    value,
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
      value={value?.isValid() ? value.format(picker.fieldFormat) : ''}
      placeholder={placeholder}
      error={hasValidationError}
      disabled={picker.disabled}
      onClick={picker.triggerStatus === 'enabled' ? open : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          readOnly: true,
          ref: triggerRef,
          endAdornment: <OpenCalendarButton />,
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
