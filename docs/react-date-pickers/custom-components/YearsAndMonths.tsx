import dayjs from 'dayjs';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

interface YearProps extends ButtonProps {
  ownerState: { isYearSelected: boolean };
}

// #region taught
function Year({ ownerState, ...props }: YearProps) {
  const variant = ownerState.isYearSelected ? 'contained' : 'text';
  return <Button {...props} variant={variant} sx={{ width: 72, height: 36 }} />;
}
// #endregion taught

export default function YearsAndMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <YearCalendar
          aria-label="Vintage"
          defaultValue={dayjs('2019-09-01')}
          minDate={dayjs('2012-01-01')}
          maxDate={dayjs('2023-12-31')}
          // #region taught
          slots={{ yearButton: Year }}
          // #endregion taught
        />
        <MonthCalendar
          aria-label="Harvest"
          defaultValue={dayjs('2019-09-01')}
          minDate={dayjs('2019-08-01')}
          maxDate={dayjs('2019-11-30')}
          // #region taught
          slotProps={{
            monthButton: ({ isMonthSelected, isMonthDisabled }) => ({
              sx: {
                borderRadius: 1,
                fontWeight: isMonthSelected ? 'bold' : undefined,
                fontStyle: isMonthDisabled ? 'italic' : undefined,
              },
            }),
          }}
          // #endregion taught
        />
      </Stack>
    </LocalizationProvider>
  );
}
