import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  MultiSectionDigitalClock,
  type MultiSectionDigitalClockProps,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurableSectionClock(props: Partial<MultiSectionDigitalClockProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        // Another choice of views starts afresh.
        key={String(props.views)}
        defaultValue={dayjs('2025-06-12T09:00')}
        minTime={dayjs('2025-06-12T08:00')}
        {...props}
      />
    </LocalizationProvider>
  );
}
