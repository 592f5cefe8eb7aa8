import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { crimea } from 'sample-data/crimea';

const causes = [
  { key: 'disease', label: 'Disease', color: '#7fb0d6' },
  { key: 'other', label: 'Other causes', color: '#78716c' },
  { key: 'wounds', label: 'Wounds', color: '#d98a94' },
];

// #region taught
// Deaths of a thousand soldiers in a year at the pace of that month. The area shows them, so the radius takes the root.
const worst = Math.max(...crimea.map(({ disease, army }) => disease / army));
const radius = (deaths: number, army: number) => `${Math.sqrt(deaths / army / worst) * 100}%`;

const wedges = crimea.slice(0, 12).flatMap((row, index) =>
  causes
    .map((cause) => ({ ...cause, deaths: Number(row[cause.key]) }))
    .toSorted((a, b) => b.deaths - a.deaths)
    .map(({ key, label, color, deaths }) => ({
      id: `${index}-${key}`,
      data: [{ id: key, value: 1, label: `${monthOf(row.month)}: ${label.toLowerCase()}`, color }],
      startAngle: index * 30,
      endAngle: index * 30 + 30,
      outerRadius: radius(deaths, row.army),
      valueFormatter: () => `${((deaths / row.army) * 12000).toFixed(1)} of 1,000`,
    })),
);
// #endregion taught

function monthOf(month: Date) {
  return month.toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
}

export default function NightingaleRose() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 2 }}>
        {causes.map(({ key, label, color }) => (
          <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14 }}>
            <Box sx={{ width: 14, height: 14, bgcolor: color }} />
            {label}
          </Box>
        ))}
      </Box>
      <PieChart
        height={400}
        title="Deaths of a thousand British soldiers by month, April 1854 to March 1855"
        desc="Disease killed more than wounds in every month, most of all in January 1855."
        series={wedges}
        hideLegend
        skipAnimation
        sx={{ '& .MuiPieArc-root': { strokeWidth: 0.5 } }}
      />
    </Box>
  );
}
