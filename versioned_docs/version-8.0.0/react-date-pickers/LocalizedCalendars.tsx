import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const languages = { en: 'English', de: 'Deutsch', ja: '日本語' };

export default function LocalizedCalendars() {
  const [language, setLanguage] = React.useState<keyof typeof languages>('de');
  const [value, setValue] = React.useState(() => dayjs('2025-04-17T14:05'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
      <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language of the dates"
          value={language}
          onChange={(event, next) => setLanguage(next ?? language)}
        >
          {Object.entries(languages).map(([code, name]) => (
            <ToggleButton key={code} value={code} lang={code}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimeField label="Train departs" value={value} readOnly />
        <DateCalendar
          value={value}
          onChange={(next) => setValue(next ?? value)}
          views={['day']}
          disableHighlightToday
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
