import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricitySources, wholeTerawattHours } from 'sample-data/electricity';
import { kpis, server, type Year } from './figures';
import KpiCard from './KpiCard';
import SourceFilter from './SourceFilter';

const row = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
};

export default function Dashboard() {
  const slider = React.useRef<HTMLSpanElement>(null);
  const [all, setAll] = React.useState<Year[]>();
  const [hasFailed, setFailed] = React.useState(false);
  const [range, setRange] = React.useState([1995, 2020]);
  const [shown, setShown] = React.useState<string[]>(electricitySources.map(({ key }) => key));
  const [highlighted, setHighlighted] = React.useState<string | null>(null);

  const load = (onLoaded?: () => void) =>
    server.getRange({}).then(
      ({ rows }) => {
        setAll(rows);
        onLoaded?.();
      },
      () => setFailed(true),
    );
  React.useEffect(() => void load(), []);

  const focusSlider = () => slider.current?.querySelector('input')?.focus();

  const [from = 0, to = 0] = range;
  const years = all?.filter(({ year }) => from <= year && year <= to) ?? [];
  const last = years.at(-1);
  const sources = electricitySources.filter(({ key }) => shown.includes(key));
  const bars = last ? sources.toSorted((a, b) => last[b.key] - last[a.key]) : [];
  const lit = bars.findIndex(({ key }) => key === highlighted);
  const shared = { height: 318, loading: !all, hideLegend: true };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ flexGrow: 1 }}>
          Electricity of the world, {from} to {to}
        </Typography>
        <Slider
          ref={slider}
          min={1985}
          max={2020}
          value={range}
          onChange={(_, value) => setRange(value as number[])}
          getAriaLabel={(index) => (index === 0 ? 'First year' : 'Last year')}
          disableSwap
          valueLabelDisplay="auto"
          sx={{ flex: '0 1 300px', mx: 3 }}
        />
      </Box>
      {hasFailed && !all ? (
        <Alert severity="error" sx={{ minHeight: 480 }}>
          The figures could not be loaded.{' '}
          <Button onClick={() => load(focusSlider)}>Try again</Button>
        </Alert>
      ) : (
        <>
          <Box sx={row}>
            {kpis.map((kpi) => (
              <KpiCard key={kpi.label} kpi={kpi} years={years} />
            ))}
          </Box>
          <SourceFilter
            shown={shown}
            onShown={setShown}
            highlighted={highlighted}
            onHighlight={setHighlighted}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Box sx={{ flex: '2 1 320px', minWidth: 0 }}>
              <Typography variant="subtitle2" component="h3">
                By source and year, in TWh
              </Typography>
              <LineChart
                {...shared}
                title="Electricity by source and year"
                dataset={years}
                xAxis={[
                  {
                    dataKey: 'year',
                    scaleType: 'linear',
                    domainLimit: 'strict',
                    valueFormatter: String,
                    tickMinStep: 1,
                  },
                ]}
                yAxis={[{ width: 56 }]}
                series={sources.map(({ key, label, color }) => ({
                  id: key,
                  dataKey: key,
                  label,
                  color,
                  stack: 'all',
                  area: true,
                  showMark: false,
                  valueFormatter: wholeTerawattHours,
                  highlightScope: { highlight: 'series', fade: 'global' },
                }))}
                highlightedItem={lit < 0 ? null : { seriesId: String(highlighted) }}
                onHighlightChange={(item) => setHighlighted(item ? String(item.seriesId) : null)}
              />
            </Box>
            <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
              <Typography variant="subtitle2" component="h3">
                Sources in {to}, in TWh
              </Typography>
              <BarChart
                {...shared}
                title={`Sources in ${to}`}
                layout="horizontal"
                margin={{ right: 28 }}
                yAxis={[
                  {
                    scaleType: 'band',
                    data: bars.map(({ label }) => label),
                    width: 64,
                    colorMap: { type: 'ordinal', colors: bars.map(({ color }) => color) },
                  },
                ]}
                series={
                  bars.length > 0 && last
                    ? [
                        {
                          id: 'last',
                          data: bars.map(({ key }) => last[key]),
                          valueFormatter: wholeTerawattHours,
                          highlightScope: { highlight: 'item', fade: 'global' },
                        },
                      ]
                    : []
                }
                highlightedItem={lit < 0 ? null : { seriesId: 'last', dataIndex: lit }}
                onHighlightChange={(item) =>
                  setHighlighted(bars[item?.dataIndex ?? -1]?.key ?? null)
                }
              />
            </Box>
          </Box>
        </>
      )}
    </Stack>
  );
}
