import dayjs from 'dayjs';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region taught
function RoundedTextField(props: TextFieldProps) {
  return <TextField {...props} sx={{ '& .MuiOutlinedInput-root': { borderRadius: 8, px: 3 } }} />;
}
// #endregion taught

export default function PlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DatePicker
        label="Concert"
        defaultValue={dayjs('2025-04-17')}
        enableAccessibleFieldDOMStructure={false}
        slots={{ textField: RoundedTextField }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
