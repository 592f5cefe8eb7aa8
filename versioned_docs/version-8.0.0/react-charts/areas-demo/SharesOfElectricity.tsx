import { LineChart } from '@mui/x-charts/LineChart';
import { electricitySources, worldElectricity } from 'sample-data/electricity';

const groups = [
  { label: 'Fossil fuels', color: '#78716c', keys: ['coal', 'gas', 'oil'] },
  { label: 'Nuclear', color: '#8e5cc2', keys: ['nuclear'] },
  { label: 'Renewable', color: '#0d9488', keys: ['hydro', 'other', 'wind', 'solar'] },
];

const total = (index: number, keys: readonly string[]) =>
  keys.reduce((sum, key) => sum + (worldElectricity[index]?.[key] ?? 0), 0);
const everything = electricitySources.map(({ key }) => key);

export default function SharesOfElectricity() {
  return (
    <LineChart
      height={320}
      title="Shares of the world's electricity, 1985 to 2020"
      xAxis={[
        {
          data: worldElectricity.map(({ year }) => year),
          domainLimit: 'strict',
          valueFormatter: String,
        },
      ]}
      yAxis={[{ max: 1, width: 52, valueFormatter: (share: number) => `${share * 100}%` }]}
      // #region taught
      series={groups.map(({ label, color, keys }) => ({
        label,
        color,
        area: true,
        showMark: false,
        stack: 'sources',
        stackOffset: 'expand',
        data: worldElectricity.map((_, index) => total(index, keys)),
        valueFormatter: (value, { dataIndex }) =>
          `${Math.round(((value ?? 0) / total(dataIndex, everything)) * 100)}%`,
      }))}
      // #endregion taught
    />
  );
}
