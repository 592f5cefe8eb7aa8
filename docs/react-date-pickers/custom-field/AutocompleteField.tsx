import dayjs, { type Dayjs } from 'dayjs';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import Autocomplete from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';

const tours = ['2025-04-17', '2025-04-19', '2025-04-26', '2025-05-03', '2025-05-17'].map((day) =>
  dayjs(day),
);
const isTour = (day: Dayjs) => tours.some((tour) => tour.isSame(day, 'day'));

// #region taught
function AutocompleteField(props: DatePickerFieldProps) {
  const { forwardedProps } = useSplitFieldProps(props, 'date');
  const { rootRef, triggerRef, ...picker } = usePickerContext<Dayjs | null>();

  return (
    <Stack {...forwardedProps} ref={rootRef} direction="row" sx={{ maxWidth: 320 }}>
      <Autocomplete
        ref={triggerRef}
        fullWidth
        options={tours}
        value={picker.value}
        disabled={picker.disabled}
        readOnly={picker.readOnly}
        getOptionKey={(day) => day.valueOf()}
        getOptionLabel={(day) => day.format('dddd, MMMM D')}
        isOptionEqualToValue={(option, value) => option.isSame(value, 'day')}
        onChange={(_, day) => picker.setValue(day, { shouldClose: false })}
        renderInput={(params) => <TextField {...params} label={picker.label} />}
      />
      {/* #endregion taught */}
      {/* For a form: the text of the input has no year. */}
      <input type="hidden" name={picker.name} value={picker.value?.format('YYYY-MM-DD') ?? ''} />
      <IconButton
        aria-label="Open the calendar"
        disabled={picker.triggerStatus === 'disabled'}
        onClick={() => picker.setOpen(true)}
        sx={{ alignSelf: 'center' }}
      >
        <CalendarMonthIcon />
      </IconButton>
    </Stack>
  );
}

export default function CityTour() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="City tour"
        defaultValue={dayjs('2025-04-19')}
        // #region taught
        shouldDisableDate={(day) => !isTour(day)}
        slots={{ field: AutocompleteField }}
        // #endregion taught
      />
    </LocalizationProvider>
  );
}
