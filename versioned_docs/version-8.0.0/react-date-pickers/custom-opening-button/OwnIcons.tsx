import dayjs from 'dayjs';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePickerContext } from '@mui/x-date-pickers/hooks';

function ArrowIcon(props: SvgIconProps) {
  const { open } = usePickerContext();
  return open ? <ExpandLessIcon {...props} /> : <ExpandMoreIcon {...props} />;
}

export default function OwnIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Departure"
          defaultValue={dayjs('2025-04-17')}
          slots={{ openPickerIcon: FlightTakeoffIcon }}
        />
        <DatePicker
          label="Return"
          defaultValue={dayjs('2025-05-02')}
          slots={{ openPickerIcon: ArrowIcon }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
