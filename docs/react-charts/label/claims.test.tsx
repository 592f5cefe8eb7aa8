import { BarChart, type BarChartProps, type BarLabelProps } from '@mui/x-charts/BarChart';
import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';
import { ScatterChart, type ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import ConfigurableLabels from './ConfigurableLabels';
import page from './index.mdx?raw';
import LabelsAboveBars from './LabelsAboveBars';
import LabelsInSlices from './LabelsInSlices';
import LabelsOnSomeBars from './LabelsOnSomeBars';
import StackTotals from './StackTotals';
import ValuesInBars from './ValuesInBars';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
const labels = () => texts('.MuiBarLabel-root');

function Bars(props: Partial<BarChartProps>) {
  const series = [
    { id: 'a', data: [0, 5, 1], valueFormatter: (value: number | null) => `${value}%` },
  ];
  return <BarChart width={400} height={200} skipAnimation series={series} {...props} />;
}

claim("A value of 0 gets no label, and the valueFormatter of the series isn't used", async () => {
  await show(<Bars barLabel="value" />);
  await expect.poll(labels).toEqual(['5', '1']);
});

claim('gets the seriesId, the dataIndex and the value, then the height and width', async () => {
  const barLabel = vi.fn((_item: object, _context: object) => null);
  await show(<Bars barLabel={barLabel} />);
  await expect.poll(() => barLabel.mock.calls.length).toBeGreaterThan(2);
  expect(barLabel.mock.calls).toContainEqual([
    { seriesId: 'a', dataIndex: 1, value: 5 },
    { bar: { height: expect.any(Number), width: expect.any(Number) } },
  ]);
});

claim("Labels aren't hidden automatically when the bar is too small", async () => {
  await show(<Bars series={[{ data: [1000, 1] }]} barLabel="value" />);
  await expect.poll(labels).toEqual(['1000', '1']);
});

claim('Return text, or null for no label', async () => {
  await show(<LabelsOnSomeBars />);
  await expect.poll(() => labels().length).toBeGreaterThan(8);
  expect(labels().length).toBeLessThan(15);
  expect(labels()).not.toContain('1.4');
});

claim('you can label one series and leave the others blank', async () => {
  const series = [
    { id: 'a', data: [3] },
    { id: 'b', data: [4] },
  ];
  await show(
    <Bars
      series={series}
      barLabel={({ seriesId, value }) => (seriesId === 'b' ? `${value}` : null)}
    />,
  );
  await expect.poll(labels).toEqual(['4']);
});

claim('The label is in the middle of its bar', async () => {
  await show(<Bars series={[{ data: [5] }]} barLabel="value" />);
  await expect.poll(labels).toEqual(['5']);
  const bar = document.querySelector('.MuiBarElement-root')!.getBoundingClientRect();
  const label = document.querySelector('.MuiBarLabel-root')!.getBoundingClientRect();
  expect(Math.abs((label.top + label.bottom) / 2 - (bar.top + bar.bottom) / 2)).toBeLessThan(3);
});

claim('it gets the position and the size of the bar', async () => {
  const screen = await show(<LabelsAboveBars />);
  const label = screen.getByText('4,664');
  await expect.element(label).toBeInTheDocument();
  const bar = () => document.querySelector('.MuiBarElement-root')!.getBoundingClientRect();
  await expect
    .poll(
      () => label.element().getBoundingClientRect().bottom < bar().top + 1 && bar().height > 100,
    )
    .toBe(true);
});

claim('leaves out the labels of narrow slices, in degrees', async () => {
  await show(<LabelsInSlices />);
  await expect
    .poll(() => texts('.MuiPieArcLabel-root').filter(Boolean))
    .toEqual(['Pacific 168.7', 'Atlantic 85.1', 'Indian 70.6', 'Southern 22']);
});

claim('isHighlighted, isFaded, and the text as children', async () => {
  const given: BarLabelProps[] = [];
  const BarLabel = (props: BarLabelProps) => {
    given.push(props);
    return null;
  };
  await show(<Bars barLabel="value" slots={{ barLabel: BarLabel }} />);
  await expect.poll(() => given.length).toBeGreaterThan(1);
  expect(given[0]).toMatchObject({
    isHighlighted: false,
    isFaded: false,
    children: '5',
    x: expect.any(Number),
    width: expect.any(Number),
  });
});

claim('such as MuiPieArcLabel-series-oceans for the id oceans', async () => {
  const data = [{ value: 1 }, { value: 2 }];
  await show(
    <PieChart width={200} height={200} series={[{ id: 'oceans', data, arcLabel: 'value' }]} />,
  );
  await expect.poll(() => all('.MuiPieArcLabel-series-oceans').length).toBe(2);
  expect(all('.MuiPieArc-series-oceans')).toHaveLength(2);
});

claim('With an arcLabelMinAngle of 12 the slice of Books has no label', async () => {
  const shown = () => texts('.MuiPieArcLabel-root').filter(Boolean);
  const { rerender } = await show(<ConfigurableLabels arcLabel="label" />);
  await expect.poll(shown).toEqual(['Rent', 'Food', 'Travel', 'Books']);
  await rerender(<ConfigurableLabels arcLabel="label" arcLabelMinAngle={12} innerRadius={30} />);
  await expect.poll(shown).toEqual(['Rent', 'Food', 'Travel']);
});

claim('writes each value into its bar', async () => {
  await show(<ValuesInBars />);
  await expect.poll(labels).toEqual(['128', '141', '156', '203', '417', '389']);
});

claim('it gets the text as formattedArcLabel, with isHighlighted and isFaded', async () => {
  const pieArcLabel = vi.fn((_props: object) => null);
  const series = [{ data: [{ value: 1, label: 'Books' }], arcLabel: 'label' as const }];
  await show(<PieChart width={300} height={200} series={series} slots={{ pieArcLabel }} />);
  await expect
    .poll(() => pieArcLabel.mock.lastCall?.[0])
    .toMatchObject({
      formattedArcLabel: 'Books',
      isHighlighted: false,
      isFaded: false,
    });
});

claim('with which it finds its name', async () => {
  const names = ['Oslo', 'Lima'];
  function NamedPoint({ x, y, size, dataIndex }: ScatterMarkerProps) {
    return (
      <text x={x + size + 4} y={y}>
        {names[dataIndex]}
      </text>
    );
  }
  await show(
    <ScatterChart
      width={400}
      height={280}
      series={[
        {
          data: [
            { id: 1, x: 12, y: 5 },
            { id: 2, x: 19, y: 9 },
          ],
        },
      ]}
      slots={{ marker: NamedPoint }}
    />,
  );
  const shown = () => [...document.querySelectorAll('text')].map((text) => text.textContent);
  await expect.poll(shown).toEqual(expect.arrayContaining(names));
});

claim('Draw the totals in a child of the chart', async () => {
  await show(<StackTotals />);
  const totals = () => all('text[font-size="14"]');
  await expect
    .poll(() => totals().map(({ textContent }) => textContent))
    .toEqual(['700', '714', '662', '812']);
  const storeOfQ4 = () => all('.MuiBarElement-root').at(-1)!.getBoundingClientRect();
  const total = totals().at(-1)!.getBoundingClientRect();
  await expect.poll(() => storeOfQ4().top).toBeLessThan(total.bottom + 8);
  expect(storeOfQ4().top).toBeGreaterThan(total.top);
  expect(
    Math.abs(storeOfQ4().left + storeOfQ4().width / 2 - total.left - total.width / 2),
  ).toBeLessThan(2);
});

const smallPie = {
  width: 300,
  height: 200,
  skipAnimation: true,
  series: [{ data: [{ value: 8 }, { value: 5 }, { value: 3 }], arcLabel: 'value' as const }],
};

claim('A stroke that is painted before the letters makes a halo', async () => {
  const halo = { fill: '#111', stroke: '#fff', strokeWidth: 4, paintOrder: 'stroke' };
  await show(<PieChart {...smallPie} sx={{ '& .MuiPieArcLabel-root': halo }} />);
  await expect.poll(() => all('.MuiPieArcLabel-root').length).toBe(3);
  const { stroke, strokeWidth, paintOrder } = getComputedStyle(all('.MuiPieArcLabel-root')[0]!);
  expect({ stroke, strokeWidth }).toEqual({ stroke: 'rgb(255, 255, 255)', strokeWidth: '4px' });
  expect(paintOrder).toContain('stroke');
});

claim('the center of the pie is 0, 0', async () => {
  function BoxedLabel(props: PieArcLabelProps) {
    const { startAngle, endAngle, innerRadius, outerRadius, formattedArcLabel } = props;
    const angle = (startAngle + endAngle) / 2;
    const radius = (innerRadius + outerRadius) / 2;
    return (
      <g transform={`translate(${radius * Math.sin(angle)}, ${-radius * Math.cos(angle)})`}>
        <rect data-box x={-10} y={-10} width={20} height={20} />
        <text>{formattedArcLabel}</text>
      </g>
    );
  }
  const centers = (selector: string) =>
    all(selector).map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2] as const;
    });
  const { rerender } = await show(<PieChart {...smallPie} />);
  await expect.poll(() => all('.MuiPieArcLabel-root').length).toBe(3);
  const labeled = centers('.MuiPieArcLabel-root');
  await rerender(<PieChart {...smallPie} slots={{ pieArcLabel: BoxedLabel }} />);
  await expect.poll(() => all('[data-box]').length).toBe(3);
  centers('[data-box]').forEach(([x, y], index) => {
    const [labelX, labelY] = labeled[index]!;
    expect(Math.hypot(x - labelX, y - labelY)).toBeLessThan(4);
  });
});
