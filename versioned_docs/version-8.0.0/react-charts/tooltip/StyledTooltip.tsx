import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { gigawattHours, iowaGeneration } from 'sample-data/generation';

export default function StyledTooltip() {
  return (
    <LineChart
      height={240}
      title="Nuclear electricity in Iowa, 2001 to 2017"
      dataset={iowaGeneration}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ label: 'GWh', width: 60, min: 0 }]}
      series={[
        { dataKey: 'nuclear', label: 'Nuclear', color: '#8e5cc2', valueFormatter: gigawattHours },
      ]}
      hideLegend
      slotProps={{
        tooltip: {
          placement: 'top',
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: { bgcolor: '#1c2530', color: '#fff' },
            [`& .${chartsTooltipClasses.cell}, & caption`]: { color: '#fff' },
          },
        },
      }}
    />
  );
}
