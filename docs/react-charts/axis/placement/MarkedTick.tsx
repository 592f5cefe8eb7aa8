import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';
import { energy, terawattHours } from 'sample-data/energy';

function TickLabel({ style, ...props }: ChartsTextProps) {
  const isMay = props.text === 'May';
  return (
    <ChartsText {...props} style={isMay ? { ...style, fontSize: 15, fontWeight: 700 } : style} />
  );
}

export default function MarkedTick() {
  return (
    <BarChart
      height={240}
      title="Hydro power by month, with May in bold"
      dataset={energy}
      xAxis={[{ dataKey: 'name', scaleType: 'band' }]}
      yAxis={[{ label: 'TWh', width: 48 }]}
      series={[{ dataKey: 'hydro', valueFormatter: terawattHours }]}
      slots={{ axisTickLabel: TickLabel }}
    />
  );
}
