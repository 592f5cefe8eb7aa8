import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersInputBaseClasses,
  pickersOutlinedInputClasses,
} from '@mui/x-date-pickers/PickersTextField';

const opening = dayjs('2025-04-17');

const boxed = {
  [`& .${pickersOutlinedInputClasses.notchedOutline}`]: { borderRadius: 5 },
  [`& .${pickersInputBaseClasses.sectionContent}`]: { fontWeight: 'bold' },
  [`& .${pickersInputBaseClasses.sectionAfter}`]: { px: 0.75, color: 'text.secondary' },
};

export default function Looks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateField label="Outlined, small" size="small" defaultValue={opening} />
        <DateField label="Filled" variant="filled" defaultValue={opening} />
        <DateField label="Standard" variant="standard" defaultValue={opening} />
        <DateField label="Styled by classes" sx={boxed} defaultValue={opening} />
      </Stack>
    </LocalizationProvider>
  );
}
