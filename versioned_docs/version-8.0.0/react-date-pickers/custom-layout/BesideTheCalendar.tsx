import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';

// #region taught
function SideLayout(props: PickersLayoutProps<Dayjs | null>) {
  const { toolbar, tabs, content, shortcuts, actionBar, ownerState } = usePickerLayout(props);

  return (
    <PickersLayoutRoot ownerState={ownerState} className={props.className} sx={props.sx}>
      {toolbar}
      <PickersLayoutContentWrapper ownerState={ownerState}>
        {tabs}
        <Stack direction={{ xs: 'column', sm: 'row' }}>
          {content}
          <Stack sx={{ justifyContent: 'space-between' }}>
            {shortcuts}
            {actionBar}
          </Stack>
        </Stack>
      </PickersLayoutContentWrapper>
    </PickersLayoutRoot>
  );
}
// #endregion taught

const items = [
  { label: 'Next Monday', getValue: () => dayjs('2025-04-21') },
  { label: 'End of the month', getValue: () => dayjs('2025-04-30') },
];

export default function BesideTheCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Due"
        defaultValue={dayjs('2025-04-17')}
        slots={{ layout: SideLayout }}
        slotProps={{ shortcuts: { items }, actionBar: { actions: ['clear', 'today'] } }}
      />
    </LocalizationProvider>
  );
}
