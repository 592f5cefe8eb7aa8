import Stack from '@mui/material/Stack';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import {
  RadarAxisHighlight,
  RadarGrid,
  RadarMetricLabels,
  RadarSeriesArea,
  RadarSeriesMarks,
  Unstable_RadarDataProvider as RadarDataProvider,
} from '@mui/x-charts/RadarChart';

export default function ComposedRadar() {
  return (
    <RadarDataProvider
      height={300}
      series={[
        { id: 'plan', label: 'Plan', data: [80, 80, 80, 80, 80], color: '#64748b' },
        { id: 'now', label: 'Now', data: [62, 91, 70, 55, 84], color: '#0f766e', fillArea: true },
      ]}
      radar={{ max: 100, metrics: ['Search', 'Editor', 'Offline', 'Import', 'Help'] }}
    >
      <Stack sx={{ width: '100%' }}>
        <ChartsLegend />
        <ChartsSurface title="Progress of five features against the plan">
          <RadarGrid divisions={4} />
          <RadarMetricLabels />
          <RadarSeriesArea seriesId="plan" strokeDasharray="6 4" strokeWidth={2} />
          <RadarSeriesArea seriesId="now" />
          <RadarSeriesMarks seriesId="now" />
          <RadarAxisHighlight />
        </ChartsSurface>
      </Stack>
    </RadarDataProvider>
  );
}
