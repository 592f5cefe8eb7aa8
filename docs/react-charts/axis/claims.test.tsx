import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import AxisFromRows from './AxisFromRows';
import { all, ticks, line, box, Line, bars } from './claimsAxes';
import ConfigurableAxis from './ConfigurableAxis';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('needs no data; it takes its limits from the series', async () => {
  await show(<Line />);
  await expect.poll(() => ticks('Y')).toEqual(['0', '50', '100']);
});

claim('A line or bar chart without any xAxis numbers its values from 0', async () => {
  const { rerender } = await show(<Line xAxis={undefined} />);
  await expect.poll(() => ticks('X')).toEqual(['0', '1', '2']);
  await rerender(<BarChart {...bars} />);
  await expect.poll(() => ticks('X')).toEqual(['0', '1']);
});

claim('x-axis uses `dataKey` but no `dataset` is provided.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line xAxis={[{ dataKey: 'hour' }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByText('MUI X: x-axis uses `dataKey` but no `dataset` is provided.'))
    .toBeInTheDocument();
});

claim('moves it to the top or hides it, and reverse turns the order of the months', async () => {
  const { rerender } = await show(<ConfigurableAxis label="Month" position="top" reverse />);
  const fromTheLeft = () =>
    all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')
      .sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x)
      .map(({ textContent }) => textContent);
  await expect.poll(fromTheLeft).toEqual(['Sep', 'Aug', 'Jul', 'Jun', 'May', 'Apr']);
  const top = () => box('.MuiChartsAxis-directionX')!.top;
  const atTop = top();
  await rerender(<ConfigurableAxis label="Month" />);
  await expect.poll(top).toBeGreaterThan(atTop + 100);
  const atDefault = top();
  await rerender(<ConfigurableAxis label="Month" height={45} />);
  await expect.poll(top).toBe(atDefault);
  await rerender(<ConfigurableAxis position="none" tickPlacement="middle" tickSize={12} />);
  await expect.poll(() => ticks('X')).toEqual([]);
});

claim('dataKey reads the values of the axis from the rows', async () => {
  await show(<AxisFromRows />);
  await expect.poll(line).toBeTruthy();
  expect(all('.MuiChartsAxis-directionX .MuiChartsAxis-label')[0]?.textContent).toBe(
    'Altitude (km)',
  );
  expect(ticks('X').length).toBeGreaterThan(3);
});

claim('MUI X: y-axis uses dataKey but no dataset is provided.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <LineChart width={300} height={200} yAxis={[{ dataKey: 'name' }]} series={[{ data: [1] }]} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: y-axis uses `dataKey` but no `dataset` is provided.');
});
