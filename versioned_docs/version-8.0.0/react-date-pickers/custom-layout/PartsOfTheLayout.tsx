import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const items = [
  { label: 'Easter', getValue: () => dayjs('2025-04-20') },
  { label: 'Labor Day', getValue: () => dayjs('2025-05-01') },
];

/** An outline, with the name of the part in its upper corner. */
const named = (part: string, color: string) => ({
  position: 'relative',
  outline: '2px dashed',
  outlineColor: color,
  outlineOffset: '-2px',
  '&::after': {
    ...{ content: `"${part}"`, position: 'absolute', top: 0, insetInlineStart: 0, px: 0.5 },
    ...{ bgcolor: color, color: 'background.paper', typography: 'caption' },
  },
});

export default function PartsOfTheLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticDatePicker
          orientation="portrait"
          sx={{ minWidth: 450 }}
          defaultValue={dayjs('2025-04-17')}
          slotProps={{
            toolbar: { sx: named('toolbar', 'primary.main') },
            shortcuts: { items, sx: { ...named('shortcuts', 'secondary.main'), pt: 3 } },
            actionBar: { sx: named('actionBar', 'success.dark') },
            layout: {
              sx: {
                [`.${pickersLayoutClasses.contentWrapper}`]: named('content', 'text.primary'),
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
