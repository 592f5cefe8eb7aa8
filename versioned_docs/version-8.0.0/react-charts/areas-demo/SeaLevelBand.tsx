import { LineChart } from '@mui/x-charts/LineChart';
import { seaLevel } from 'sample-data/records';

const rows = seaLevel.map((year) => ({ ...year, band: year.high - year.low }));

export default function SeaLevelBand() {
  return (
    <LineChart
      height={320}
      title="Mean level of the oceans above that of 1880, with the bounds of its error"
      dataset={rows}
      xAxis={[{ dataKey: 'year', domainLimit: 'strict', valueFormatter: String }]}
      yAxis={[{ label: 'Millimeters', width: 60 }]}
      // #region taught
      series={[
        {
          id: 'low',
          dataKey: 'low',
          stack: 'band',
          showMark: false,
          disableHighlight: true,
          color: 'transparent',
          valueFormatter: () => null,
        },
        {
          id: 'band',
          dataKey: 'band',
          stack: 'band',
          area: true,
          showMark: false,
          disableHighlight: true,
          color: '#a5c8e1',
          label: 'Range',
          valueFormatter: (_, { dataIndex }) =>
            `${rows[dataIndex]?.low} to ${rows[dataIndex]?.high} mm`,
        },
        {
          dataKey: 'level',
          showMark: false,
          color: '#2f75ad',
          label: 'Best estimate',
          valueFormatter: (millimeters) => `${millimeters} mm`,
        },
      ]}
      sx={{ '& .MuiLineElement-series-band': { display: 'none' } }}
      // #endregion taught
      grid={{ horizontal: true }}
    />
  );
}
