import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';

const iso = (date: Dayjs | null | undefined) => (date?.isValid() ? date.format('YYYY-MM-DD') : '');

// #region taught
function NativeDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();
  const inputId = React.useId();

  return (
    <Box
      {...forwardedProps}
      ref={rootRef}
      sx={{ '& > *': { m: 0.5 }, '& ::-webkit-calendar-picker-indicator': { display: 'none' } }}
    >
      <label htmlFor={inputId}>{picker.label}</label>
      <input
        id={inputId}
        ref={triggerRef}
        type="date"
        name={picker.name}
        disabled={picker.disabled}
        readOnly={picker.readOnly}
        min={iso(internalProps.minDate as Dayjs)}
        max={iso(internalProps.maxDate as Dayjs)}
        value={iso(picker.value)}
        onChange={(event) => {
          const text = event.target.value;
          // While a year is typed, it begins as 0002, which `dayjs` alone takes for 1902.
          const date = text ? dayjs(text).year(Number.parseInt(text, 10)) : null;
          picker.setValue(date, { shouldClose: false });
        }}
      />
      <button
        type="button"
        disabled={picker.triggerStatus === 'disabled'}
        onClick={() => picker.setOpen(true)}
      >
        Calendar
      </button>
    </Box>
  );
}
// #endregion taught

export default function LibraryLoan() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DatePicker
        label="Return by"
        minDate={dayjs('2025-04-01')}
        maxDate={dayjs('2025-06-30')}
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: NativeDateField }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
