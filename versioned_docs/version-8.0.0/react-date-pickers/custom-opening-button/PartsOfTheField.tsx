import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** An outline, and the name of the slot above or below it. */
const named = (slot: string, color: string, place: object) => ({
  position: 'relative',
  outline: '2px dashed',
  outlineColor: color,
  '&::after': {
    ...{ content: `"${slot}"`, position: 'absolute', whiteSpace: 'nowrap', ...place },
    ...{ color, typography: 'caption', fontWeight: 'bold', opacity: 1 },
  },
});
const ring = (color: string) => ({ outline: '2px dotted', outlineColor: color });

export default function PartsOfTheField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-04-17')}
        slotProps={{ field: { clearable: true } }}
        sx={{
          width: 300,
          mt: 4,
          mb: 6,
          '& .MuiInputAdornment-root': named('inputAdornment', 'error.main', {
            bottom: 48,
            right: 0,
          }),
          '& .clearButton': {
            ...named('clearButton, clearIcon', 'text.secondary', { top: 48, right: 0 }),
            opacity: '1 !important',
          },
          '& .clearButton .MuiSvgIcon-root': ring('text.secondary'),
          '& .MuiIconButton-edgeEnd': named('openPickerButton, openPickerIcon', 'primary.main', {
            top: 68,
            right: 0,
          }),
          '& .MuiIconButton-edgeEnd .MuiSvgIcon-root': ring('primary.main'),
        }}
      />
    </LocalizationProvider>
  );
}
