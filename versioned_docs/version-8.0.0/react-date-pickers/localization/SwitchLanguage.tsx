import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';
import 'dayjs/locale/zh-cn';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, frFR, zhCN } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const languages = {
  English: { dates: 'en', texts: enUS, label: 'Return' },
  Deutsch: { dates: 'de', texts: deDE, label: 'Rückflug' },
  Français: { dates: 'fr', texts: frFR, label: 'Retour' },
  中文: { dates: 'zh-cn', texts: zhCN, label: '返程' },
};
type Language = keyof typeof languages;

export default function SwitchLanguage() {
  const [language, setLanguage] = React.useState<Language>('Deutsch');
  const { dates, texts, label } = languages[language];

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={language}
        onChange={(event, next: Language | null) => setLanguage(next ?? language)}
      >
        {Object.entries(languages).map(([name, { dates: code }]) => (
          <ToggleButton key={name} value={name} lang={code}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box lang={dates} sx={{ width: '100%', maxWidth: 320 }}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale={dates}
          localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
        >
          <DateField label={label} fullWidth />
          <StaticDatePicker
            defaultValue={dayjs('2025-04-17')}
            slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
            disableHighlightToday
          />
        </LocalizationProvider>
      </Box>
    </Stack>
  );
}
