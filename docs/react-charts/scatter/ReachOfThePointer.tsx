import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useId, useState } from 'react';
import { journeys } from 'sample-data/trains';

const data = journeys.map(({ id, kilometers, minutes }) => ({ id, x: kilometers, y: minutes }));

export default function ReachOfThePointer() {
  const id = useId();
  const [voronoiMaxRadius, setRadius] = useState(40);
  const [disableVoronoi, setDisabled] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <ScatterChart
        height={240}
        title="Distance and duration of train journeys"
        voronoiMaxRadius={voronoiMaxRadius}
        disableVoronoi={disableVoronoi}
        xAxis={[{ label: 'Distance (km)' }]}
        yAxis={[{ label: 'Duration (min)', width: 56 }]}
        series={[{ data, highlightScope: { highlight: 'item' } }]}
      />
      <Stack sx={{ px: 4 }}>
        <FormControlLabel
          control={
            <Switch checked={disableVoronoi} onChange={() => setDisabled(!disableVoronoi)} />
          }
          label="disableVoronoi"
        />
        <Typography id={id}>voronoiMaxRadius: {voronoiMaxRadius}</Typography>
        <Slider
          aria-labelledby={id}
          disabled={disableVoronoi}
          min={5}
          max={200}
          value={voronoiMaxRadius}
          onChange={(_, value) => setRadius(value)}
        />
      </Stack>
    </Stack>
  );
}
