import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { firstDay, nightsOf, priceOf, server, type Night } from './nights';
import NightCalendar, { nobody } from './NightCalendar';
import Price from './Price';

const focus = (element: HTMLElement | null) => element?.focus();

const at = (hour: number) => firstDay.hour(hour);
/** The slots in which somebody is there to hand over the keys. */
const slots = { minTime: at(15), maxTime: at(19), timeStep: 30, skipDisabled: true };

export default function Booking() {
  const [nights, setNights] = React.useState<Record<string, Night>>({});
  const [{ arrival, departure }, setStay] = React.useState(nobody);
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [guests, setGuests] = React.useState(2);
  const [problem, setProblem] = React.useState('');
  const [step, setStep] = React.useState<'open' | 'sending' | 'booked' | 'again'>('open');
  const isSending = step === 'sending';

  const keep = React.useCallback((some: Night[]) => {
    setNights((all) => ({ ...all, ...Object.fromEntries(some.map((one) => [one.id, one])) }));
  }, []);
  const booked =
    arrival && departure ? nightsOf(arrival, departure).flatMap((id) => nights[id] ?? []) : [];
  const days = `${arrival?.format('D MMMM') ?? 'Day of arrival'} to ${departure?.format('D MMMM') ?? 'day of departure'}`;

  const book = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isSending) return undefined;
    if (!departure) return setProblem('Choose a day of arrival and a day of departure.');
    if (!time) return setProblem('Choose a time of arrival.');
    setStep('sending');
    setProblem('');
    try {
      keep(await Promise.all(booked.map((night) => server.save({ ...night, isTaken: true }))));
      return setStep('booked');
    } catch (error) {
      setProblem(`Not booked. ${(error as Error).message} Try again.`);
      return setStep('open');
    }
  };

  const startAgain = () => {
    setStay(nobody);
    setTime(null);
    setStep('again');
  };

  if (step === 'booked')
    return (
      <Alert severity="success" ref={focus} tabIndex={-1} sx={{ mb: '460px' }}>
        {days}, from {time?.format('h:mm A')}, guests: {guests}; booked for €
        {priceOf(booked, guests).total}. <Button onClick={startAgain}>Book again</Button>
      </Alert>
    );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        onSubmit={book}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center', minHeight: 520 }}
      >
        <NightCalendar
          nights={nights}
          hasFocus={step === 'again'}
          onNights={keep}
          arrival={arrival}
          departure={departure}
          onStay={(stay) => !isSending && setStay(stay)}
        />
        <Box sx={{ width: 104 }}>
          <Typography variant="subtitle2" component="p">
            Arrival
          </Typography>
          <DigitalClock value={time} onChange={setTime} disabled={isSending} {...slots} />
        </Box>
        <Stack spacing={2} sx={{ flex: '1 1 176px', maxWidth: 320 }}>
          <Typography variant="h6" component="h2">
            Lake cabin
          </Typography>
          <Typography role="status">{days}</Typography>
          <TextField
            select
            label="Guests"
            value={guests}
            onChange={({ target }) => !isSending && setGuests(Number(target.value))}
            slotProps={{ select: { native: true } }}
          >
            {[1, 2, 3, 4].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </TextField>
          <TextField label="Email" type="email" required autoComplete="email" />
          <Price nights={booked} guests={guests} />
          <Button type="submit" variant="contained">
            {isSending ? 'Booking…' : 'Book'}
          </Button>
          <Box role="alert" sx={{ color: 'error.main', minHeight: 48 }}>
            {problem}
          </Box>
        </Stack>
      </Box>
    </LocalizationProvider>
  );
}
