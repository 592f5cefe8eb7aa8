import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hired = dayjs('2019-09-02');

export default function WhatIsSent() {
  const [sent, setSent] = React.useState('nothing yet');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, text]) => `${name}=${String(text)}`).join(', '));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack component="form" onSubmit={submit} spacing={2}>
        <DateField label="Last day" name="last" required />
        <DateField label="Hired (read-only)" name="hired" readOnly defaultValue={hired} />
        <DateField label="Trial ends (disabled)" name="trial" disabled defaultValue={hired} />
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
