import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useEffect, useState } from 'react';
import { sunspots } from 'sample-data/sunspots';

const span = 40;

export default function SunspotsLive() {
  // #region taught
  const [start, setStart] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const shown = sunspots.slice(start, start + span);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(
      () => setStart((year) => (year + 1) % (sunspots.length - span + 1)),
      250,
    );
    return () => clearInterval(timer);
  }, [isPlaying]);
  // #endregion taught

  return (
    <Stack sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIsPlaying((wasPlaying) => !wasPlaying)}
      >
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <LineChart
        height={260}
        title="Sunspots of forty years, moving on"
        // #region taught
        skipAnimation
        // #endregion taught
        xAxis={[
          {
            data: shown.map(({ year }) => year),
            valueFormatter: String,
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'Sunspot number', width: 56, min: 0, max: 200 }]}
        series={[
          {
            data: shown.map(({ spots }) => spots),
            showMark: false,
            area: true,
            color: '#d97706',
          },
        ]}
      />
    </Stack>
  );
}
