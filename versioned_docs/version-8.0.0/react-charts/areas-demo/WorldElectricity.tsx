import { LineChart } from '@mui/x-charts/LineChart';
import { electricitySources, wholeTerawattHours, worldElectricity } from 'sample-data/electricity';

export default function WorldElectricity() {
  return (
    <LineChart
      height={360}
      title="Electricity generated in the world by source, 1985 to 2020"
      dataset={worldElectricity}
      xAxis={[{ dataKey: 'year', domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ label: 'Terawatt-hours', width: 72 }]}
      // #region taught
      series={electricitySources.map(({ key, label, color }) => ({
        dataKey: key,
        label,
        color,
        area: true,
        stack: 'sources',
        showMark: false,
        curve: 'linear',
        valueFormatter: wholeTerawattHours,
      }))}
      sx={{ '& .MuiLineElement-root': { stroke: '#fff', strokeWidth: 1 } }}
      // #endregion taught
    />
  );
}
