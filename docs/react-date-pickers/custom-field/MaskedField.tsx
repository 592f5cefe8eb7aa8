import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import OpenCalendarButton from './OpenCalendarButton';

function MaskedField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value, timezone, rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const [text, setText] = React.useState(value?.isValid() ? value.format('DD/MM/YYYY') : '');
  const [known, setKnown] = React.useState(value);
  if (value !== known) {
    setKnown(value);
    if (!value || value.isValid()) setText(value?.format('DD/MM/YYYY') ?? '');
  }
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    value,
    timezone,
    props: internalProps,
    validator: validateDate,
  });

  // #region taught
  const type = (event: React.ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, 8);
    const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean);
    const date = digits.length === 8 ? dayjs(parts.join('/'), 'DD/MM/YYYY', true) : null;
    setText(parts.join('/'));
    setKnown(date);
    const validationError = getValidationErrorForNewValue(date);
    picker.setValue(date, { validationError, shouldClose: false });
  };
  // #endregion taught

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      label={picker.label}
      name={picker.name}
      value={text}
      onChange={type}
      error={hasValidationError}
      helperText="DD/MM/YYYY"
      disabled={picker.disabled}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          readOnly: picker.readOnly,
          ref: triggerRef,
          endAdornment: <OpenCalendarButton />,
        },
      }}
    />
  );
}

export default function PassportExpiry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport valid until"
        minDate={dayjs('2025-04-17')}
        defaultValue={dayjs('2027-09-30')}
        slots={{ field: MaskedField }}
      />
    </LocalizationProvider>
  );
}
