import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region taught
const invoiceDate = dayjs('2025-04-17');
// #endregion taught

export default function Formats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
          gap: 2,
          width: '100%',
        }}
      >
        {/* #region taught */}
        <DateField label="The locale's own" defaultValue={invoiceDate} />
        <DateField label="ISO 8601" format="YYYY-MM-DD" defaultValue={invoiceDate} />
        <DateField label="Month as text" format="D MMMM YYYY" defaultValue={invoiceDate} />
        <DateField
          label="With space around separators"
          formatDensity="spacious"
          defaultValue={invoiceDate}
        />
        {/* #endregion taught */}
      </Box>
    </LocalizationProvider>
  );
}
