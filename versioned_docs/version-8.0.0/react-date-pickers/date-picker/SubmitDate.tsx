import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SubmitDate() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('delivery'));
    setSent(day?.isValid() ? text : 'nothing, check the date');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <DatePicker
          label="Delivery"
          name="delivery"
          format="YYYY-MM-DD"
          value={day}
          onChange={setDay}
          slotProps={{ textField: { helperText: 'Monday to Friday', required: true } }}
        />
        <Button type="submit" variant="outlined">
          Send
        </Button>
        <Typography role="status" variant="body2">
          Sent: {sent}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
