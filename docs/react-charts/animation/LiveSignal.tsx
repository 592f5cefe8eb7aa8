import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { useEffect, useState } from 'react';

const positions = Array.from({ length: 300 }, (_, index) => index);
const signalAt = (step: number) => 60 * Math.sin(step / 40) + 25 * Math.sin(step / 7);

// Outside of the component, so that they are the same objects at each update.
const xAxis = [{ data: positions, domainLimit: 'strict' as const, position: 'none' as const }];
const yAxis = [{ min: -100, max: 100, label: 'Millivolts', width: 60 }];

export default function LiveSignal() {
  const [step, setStep] = useState(0);
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) return undefined;
    let request = requestAnimationFrame(function update() {
      setStep((last) => last + 1);
      request = requestAnimationFrame(update);
    });
    return () => cancelAnimationFrame(request);
  }, [isRunning]);

  const data = positions.map((position) => signalAt(position + step));

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? 'Stop' : 'Start'}
        </Button>
        <Typography>{step} updates</Typography>
      </Stack>
      <LineChart
        height={220}
        title="The last 300 values of a signal"
        skipAnimation
        xAxis={xAxis}
        yAxis={yAxis}
        series={[{ id: 'signal', data, showMark: false, color: '#0369a1' }]}
        axisHighlight={{ x: 'none', y: 'none' }}
        slotProps={{ tooltip: { trigger: 'none' } }}
      />
    </Stack>
  );
}
