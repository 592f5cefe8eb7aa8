import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { all, ticks, line, box, Line, bars } from '../claimsAxes';
import page from './index.mdx?raw';
import ReferenceLines from './ReferenceLines';

const claim = claimsOf(page);

claim("A reference line doesn't extend the axis", async () => {
  await show(
    <Line>
      <ChartsReferenceLine y={500} label="Limit" />
    </Line>,
  );
  await expect.poll(() => all('.MuiChartsReferenceLine-root').length).toBe(1);
  expect(ticks('Y')).toEqual(['0', '50', '100']);
});

claim("it's at the start of the bars of that category, not in their middle", async () => {
  await show(
    <BarChart {...bars} skipAnimation xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}>
      <ChartsReferenceLine x="B" />
    </BarChart>,
  );
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(2);
  const bar = all('.MuiBarElement-root')[1]?.getBoundingClientRect();
  expect(box('.MuiChartsReferenceLine-line')?.left).toBeCloseTo(bar?.left ?? 0, 0);
});

claim('MUI X: the value Juli does not exist in the data of x axis with id undefined.', async () => {
  const messages = consoleMessages();
  await show(
    <Line xAxis={[{ scaleType: 'point', data: ['June', 'July', 'August'] }]}>
      <ChartsReferenceLine x="Juli" />
    </Line>,
  );
  await expect.poll(line).toBeTruthy();
  expect(messages.join()).toContain(
    'MUI X: the value Juli does not exist in the data of x axis with id undefined.',
  );
  expect(all('.MuiChartsReferenceLine-root')).toEqual([]);
});

claim('MUI X: The ChartsReferenceLine cannot have both `x` and `y` props set.', async () => {
  consoleMessages();
  const both = { x: 2, y: 50 } as unknown as { x: number };
  const screen = await show(
    <Caught>
      <Line>
        <ChartsReferenceLine {...both} />
      </Line>
    </Caught>,
  );
  await expect
    .element(screen.getByText('The ChartsReferenceLine cannot have both', { exact: false }))
    .toBeInTheDocument();
});

claim('The ChartsReferenceLine cannot have both x and y props set', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <Line>
        <ChartsReferenceLine {...({ x: 2, y: 50 } as object as { x: number })} />
      </Line>
    </Caught>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('cannot have both');
});

claim('draws a line at y or at x, as a child of a chart', async () => {
  await show(<ReferenceLines />);
  await expect.poll(() => all('.MuiChartsReferenceLine-label').length).toBe(2);
  expect(
    all('.MuiChartsReferenceLine-horizontal .MuiChartsReferenceLine-label')[0]?.textContent,
  ).toBe('Limit');
  expect(
    all('.MuiChartsReferenceLine-vertical .MuiChartsReferenceLine-label')[0]?.textContent,
  ).toBe('Work starts');
});

claim('MUI X: The ChartsReferenceLine should have a value in x or y prop.', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <LineChart width={300} height={200} series={[{ data: [1] }]}>
        <ChartsReferenceLine {...({ y: undefined } as { y: never })} />
      </LineChart>
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('MUI X: The ChartsReferenceLine should have a value in `x` or `y` prop.');
});
