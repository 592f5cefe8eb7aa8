import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useSvgRef, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { useEffect, useState } from 'react';
import { records } from './threeRecords';

const years = Array.from({ length: 54 }, (_, index) => 1960 + index);
// #region taught
function YearUnderPointer({ onYear }: { onYear: (year: number) => void }) {
  const svgRef = useSvgRef();
  const x = useXScale<'linear'>();

  useEffect(() => {
    const svg = svgRef.current;
    const follow = ({ clientX }: PointerEvent) => {
      const year = Math.round(x.invert(clientX - (svg?.getBoundingClientRect().left ?? 0)));
      onYear(Math.min(2013, Math.max(1960, year)));
    };
    svg?.addEventListener('pointermove', follow);
    return () => svg?.removeEventListener('pointermove', follow);
  }, [svgRef, x, onYear]);
  return null;
}
// #endregion taught

export default function ThreeRecords() {
  const [year, setYear] = useState(1998);

  return (
    <Box sx={{ width: '100%' }}>
      {records.map(({ name, unit, color, of }) => (
        <Box key={name}>
          <Typography variant="body2">
            {name} in {year}: <b>{`${of.get(year)} ${unit}`.replace('-', '−')}</b>
          </Typography>
          <LineChart
            height={118}
            margin={{ top: 6, bottom: 4 }}
            title={`${name}, 1960 to 2013`}
            xAxis={[{ data: years, domainLimit: 'strict', valueFormatter: String, height: 28 }]}
            yAxis={[{ width: 44, tickNumber: 3 }]}
            series={[{ data: years.map((at) => of.get(at) ?? null), showMark: false, color }]}
            slotProps={{ tooltip: { trigger: 'none' } }}
            axisHighlight={{ x: 'none' }}
          >
            <YearUnderPointer onYear={setYear} />
            <ChartsReferenceLine x={year} />
          </LineChart>
        </Box>
      ))}
    </Box>
  );
}
