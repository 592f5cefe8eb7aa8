import dayjs from 'dayjs';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region taught
function TooltipButton(props: IconButtonProps) {
  return (
    <Tooltip title={props['aria-label']} placement="top">
      <span>
        <IconButton {...props} />
      </span>
    </Tooltip>
  );
}
// #endregion taught

export default function DatePickerWithTooltip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region taught */}
      <DatePicker
        label="Service"
        defaultValue={dayjs('2025-04-17')}
        slots={{ openPickerButton: TooltipButton }}
      />
      {/* #endregion taught */}
    </LocalizationProvider>
  );
}
