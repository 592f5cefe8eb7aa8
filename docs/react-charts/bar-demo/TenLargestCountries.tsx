import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { countries } from 'sample-data/countries';

const largest = countries.toSorted((a, b) => b.population - a.population).slice(0, 10);

function LabelBeside({ x, y, width, height, children }: BarLabelProps) {
  return (
    <text
      x={x + width + 6}
      y={y + height / 2}
      direction="ltr"
      dominantBaseline="central"
      fontSize={13}
      fill="currentColor"
    >
      {children}
    </text>
  );
}

export default function TenLargestCountries() {
  return (
    <BarChart
      height={340}
      title="The ten countries with the most people in 2015, in millions"
      layout="horizontal"
      margin={{ right: 0 }}
      dataset={largest}
      yAxis={[{ dataKey: 'name', scaleType: 'band', categoryGapRatio: 0.25, width: 104 }]}
      xAxis={[
        {
          position: 'none',
          max: 1900, // room for the figure of the longest bar
          colorMap: { type: 'piecewise', thresholds: [1000], colors: ['#64748b', '#1f7ac4'] },
        },
      ]}
      series={[{ dataKey: 'population', valueFormatter: (people) => `${people} million` }]}
      barLabel={({ value }) => `${Math.round(value ?? 0).toLocaleString('en-US')}`}
      slots={{ barLabel: LabelBeside }}
      borderRadius={4}
    />
  );
}
