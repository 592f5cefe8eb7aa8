import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function DueDate({ save }: { save: (date: string | null) => void }) {
  const input = React.useRef<HTMLInputElement>(null);
  const date = React.useRef<string | null>(null);
  const sent = React.useRef<string | null>(null);
  const timer = React.useRef<number>(undefined);
  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const sendSoon = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const isHalfTyped = date.current === null && input.current?.value !== '';
      if (isHalfTyped || date.current === sent.current) return;
      sent.current = date.current;
      save(date.current);
    }, 1000);
  };

  return (
    <DatePicker
      label="Due date"
      inputRef={input}
      onChange={(value, { validationError }) => {
        const chosen = dayjs.isDayjs(value) ? value.format('YYYY-MM-DD') : null;
        date.current = validationError === null ? chosen : sent.current;
        sendSoon();
      }}
      slotProps={{ field: { clearable: true }, textField: { onBlur: sendSoon } }}
    />
  );
}

export default function SendOnce() {
  const [requests, setRequests] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DueDate save={(date) => setRequests((all) => [...all, date ?? 'no date'])} />
        <Typography variant="body2" aria-live="polite">
          Sent: {requests.join(', ') || 'nothing yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
