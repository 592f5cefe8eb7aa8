import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { airlinePassengers } from 'sample-data/airline';

// #region taught
const languages = {
  en: { name: 'English', label: 'Passengers', loadingText: 'Loading data…' },
  fr: { name: 'Français', label: 'Passagers', loadingText: 'Chargement…' },
};
type Code = keyof typeof languages;

const months = Array.from({ length: 12 }, (_, month) => new Date(1960, month, 1));
const passengers = airlinePassengers[11]?.map((thousands) => thousands * 1000) ?? [];

export default function LanguageOfAChart() {
  const [code, setCode] = useState<Code>('fr');
  const [loading, setLoading] = useState(false);
  const { label, loadingText } = languages[code];
  const amount = new Intl.NumberFormat(code);
  const month = new Intl.DateTimeFormat(code, { month: 'short' });
  const monthAndYear = new Intl.DateTimeFormat(code, { month: 'long', year: 'numeric' });
  // #endregion taught

  return (
    <Box sx={{ width: '100%' }} lang={code}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={code}
        onChange={(_event, value: Code | null) => value && setCode(value)}
        sx={{ mr: 2 }}
      >
        {Object.entries(languages).map(([key, { name }]) => (
          <ToggleButton key={key} value={key} lang={key}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={<Switch checked={loading} onChange={() => setLoading(!loading)} />}
        label="loading"
        lang="en"
      />
      {/* #region taught */}
      <LineChart
        height={260}
        title={label}
        loading={loading}
        slotProps={{ loadingOverlay: { message: loadingText } }}
        xAxis={[
          {
            scaleType: 'time',
            data: months,
            valueFormatter: (date: Date, { location }) =>
              (location === 'tick' ? month : monthAndYear).format(date),
          },
        ]}
        yAxis={[{ width: 64, valueFormatter: (value: number) => amount.format(value) }]}
        series={[
          {
            label,
            data: passengers,
            valueFormatter: (value) => (value === null ? '' : amount.format(value)),
          },
        ]}
      />
      {/* #endregion taught */}
    </Box>
  );
}
