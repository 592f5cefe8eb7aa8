import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { getContrastRatio, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import * as palettes from '@mui/x-charts/colorPalettes';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { population } from 'sample-data/population';
import SeenBy, { readers } from './SeenBy';

const names = [
  'rainbowSurgePalette',
  'blueberryTwilightPalette',
  'mangoFusionPalette',
  'cheerfulFiestaPalette',
] as const;

export default function PalettesCompared() {
  const [name, setName] = useState<(typeof names)[number]>('rainbowSurgePalette');
  const [reader, setReader] = useState('Everyone');
  const { palette } = useTheme();
  const colors = palettes[name](palette.mode).slice(0, population.length);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <TextField
          select
          size="small"
          label="Palette"
          value={name}
          onChange={({ target }) => setName(target.value as typeof name)}
        >
          {names.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="As seen by"
          value={reader}
          onChange={({ target }) => setReader(target.value)}
        >
          {readers.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <SeenBy reader={reader}>
        <BarChart
          height={260}
          title="Shares of six regions in the population of the world in 1950, 2000 and 2020"
          colors={colors}
          xAxis={[{ data: ['1950', '2000', '2020'], scaleType: 'band' }]}
          yAxis={[{ valueFormatter: (share: number) => `${Math.round(100 * share)}%` }]}
          series={population.map(({ region, y1950, y2000, y2020 }, index) => ({
            label: `${region} (${getContrastRatio(colors[index] ?? '#000', palette.background.paper).toFixed(1)})`,
            data: [y1950, y2000, y2020],
            stack: 'world',
            stackOffset: 'expand' as const,
          }))}
        />
      </SeenBy>
    </Box>
  );
}
