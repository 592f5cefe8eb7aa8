import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { useEffect, useState } from 'react';

const minute = 60_000;
const sampleAt = (time: number) => ({
  time: new Date(time),
  load: 55 + 20 * Math.sin(time / 9000) + 8 * Math.sin(time / 1700),
});
const clock = new Intl.DateTimeFormat('en-US', { minute: '2-digit', second: '2-digit' });

/** One sample a second, up to now. */
function lastMinute() {
  const now = Date.now();
  return Array.from({ length: 61 }, (_, index) => sampleAt(now - minute + index * 1000));
}

export default function LastMinute() {
  const [isRunning, setIsRunning] = useState(false);
  // #region taught
  const [samples, setSamples] = useState(lastMinute);
  const end = samples.at(-1)?.time.getTime() ?? 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const now = Date.now();
      // One sample more than a minute has, so that the line reaches the left end.
      const oldest = now - minute - 1000;
      setSamples((last) => [...last.filter(({ time }) => +time > oldest), sampleAt(now)]);
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  // #endregion taught

  return (
    <Stack sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setIsRunning(!isRunning)}
      >
        {isRunning ? 'Stop' : 'Start'}
      </Button>
      {/* #region taught */}
      <LineChart
        height={240}
        title="Load of a server in the last minute"
        skipAnimation
        dataset={samples}
        xAxis={[
          {
            dataKey: 'time',
            scaleType: 'time',
            min: end - minute,
            max: end,
            tickNumber: 4,
            valueFormatter: (time: Date) => clock.format(time),
          },
        ]}
        yAxis={[{ min: 0, max: 100, label: 'Load (%)' }]}
        series={[{ dataKey: 'load', showMark: false, color: '#0f766e' }]}
      />
      {/* #endregion taught */}
    </Stack>
  );
}
