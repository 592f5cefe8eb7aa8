import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

/** An outline, and the name of the slot at its edge. */
const named = (slot: string, color: string, place: object = { top: 0, left: 0 }) => ({
  position: 'relative',
  overflow: 'visible',
  outline: '2px dashed',
  outlineColor: color,
  outlineOffset: '-2px',
  '&::after': {
    ...{ content: `"${slot}"`, position: 'absolute', px: 0.5, whiteSpace: 'nowrap', zIndex: 1 },
    ...{ bgcolor: color, color: 'background.paper', typography: 'caption', ...place },
  },
});

export default function PartsOfThePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 330 }}>
        <StaticDateTimePicker
          defaultValue={dayjs('2025-04-17T18:30')}
          ampm={false}
          slotProps={{ tabs: { hidden: false } }}
          sx={{
            '& .MuiPickersLayout-toolbar': named('toolbar', 'primary.main'),
            '& .MuiPickersLayout-tabs': named('tabs', 'text.primary'),
            '& .MuiPickersCalendarHeader-root': {
              ...named('calendarHeader', 'secondary.main', { bottom: '100%', left: 0 }),
              ...{ mt: 4, mb: 4 },
            },
            '& .MuiPickersCalendarHeader-labelContainer': { overflow: 'visible' },
            '& .MuiPickersCalendarHeader-switchViewButton': named(
              'switchViewButton',
              'primary.main',
              { top: '100%', right: 0 },
            ),
            '& .MuiPickersArrowSwitcher-button:first-of-type': named(
              'previousIconButton',
              'text.primary',
              { top: '100%', right: -16 },
            ),
            '& .MuiPickersArrowSwitcher-button:last-of-type': named(
              'nextIconButton',
              'secondary.main',
              { bottom: '100%', right: 0 },
            ),
            '& .MuiPickersDay-root.Mui-selected': named('day', 'text.primary', { top: '100%' }),
            '& .MuiPickersLayout-actionBar': named('actionBar', 'primary.main'),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
