import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AppearingSlices from './AppearingSlices';
import ArcLabels from './ArcLabels';
import ClickedSlice from './ClickedSlice';
import ConfigurablePie from './ConfigurablePie';
import HighlightedSlice from './HighlightedSlice';
import page from './index.mdx?raw';
import OceanShares from './OceanShares';
import OwnColors from './OwnColors';
import SizedPie from './SizedPie';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const slices = () => all('.MuiPieArc-root');
const labels = () =>
  all('.MuiPieArcLabel-root')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const legend = () => all('.MuiChartsLegend-label').map(({ textContent }) => textContent);

const data = [
  { id: 'a', value: 10, label: 'A' },
  { id: 'b', value: 30, label: 'B' },
];

function Pie({ series = [{ data }], ...props }: Partial<PieChartProps>) {
  return <PieChart width={300} height={200} skipAnimation series={series} {...props} />;
}

claim('Slices start at the top and go clockwise', async () => {
  await show(<Pie />);
  await expect.poll(() => slices().length).toBe(2);
  const [first, second] = slices().map((slice) => slice.getBoundingClientRect());
  // A quarter of the pie, from the top to the right.
  expect(first?.top).toBeCloseTo(second?.top ?? 0, 0);
  expect(first?.left).toBeGreaterThan((second?.left ?? 0) + 50);
});

claim('slices are matched by their position in data, not by their id', async () => {
  const { rerender } = await show(<Pie />);
  await expect.poll(() => slices().length).toBe(2);
  const [first] = slices();
  await rerender(<Pie series={[{ data: [...data].reverse() }]} />);
  await expect.poll(legend).toEqual(['B', 'A']);
  expect(slices()[0]).toBe(first);
});

claim('The legend keeps the order of the data.', async () => {
  await show(<Pie series={[{ data, sortingValues: 'desc' }]} />);
  await expect.poll(legend).toEqual(['A', 'B']);
  const [first, second] = slices().map((slice) => slice.getBoundingClientRect());
  // B comes first now, and A ends at the top left.
  expect(first?.right).toBeLessThan((second?.right ?? 0) - 50);
});

claim("Argon is red, so the third of the three colors isn't used", async () => {
  await show(<OwnColors />);
  await expect
    .poll(() => slices().map((slice) => slice.getAttribute('fill')))
    .toEqual(['#3d7fc4', '#2c8c82', '#d1495b', '#3d7fc4']);
});

claim('the palette starts again', async () => {
  await show(<Pie colors={['#ff0000']} />);
  await expect
    .poll(() => slices().map((slice) => slice.getAttribute('fill')))
    .toEqual(['#ff0000', '#ff0000']);
});

claim('leaves out the labels of slices narrower than that many degrees', async () => {
  const screen = await show(<ArcLabels />);
  await expect.poll(labels).toEqual(['168.7 M', '85.1 M', '70.6 M']);
  await userEvent.selectOptions(screen.getByLabelText('Label', { exact: true }), 'label');
  await expect.poll(labels).toEqual(['Pacific', 'Atlantic', 'Indian']);
});

claim("A label may also be a function that gets 'tooltip', 'legend' or 'arc'", async () => {
  const label = (place: string) => `at ${place}`;
  await show(<Pie series={[{ data: [{ value: 1, label }], arcLabel: 'label' }]} />);
  await expect.poll(labels).toEqual(['at arc']);
  expect(legend()).toEqual(['at legend']);
});

claim('faded slices shrink by 5 pixels; faded: {} keeps their size', async () => {
  const scope = { highlightScope: { fade: 'global', highlight: 'item' } } as const;
  const shown = { seriesId: 'pie', dataIndex: 0 };
  const height = () => Math.round(slices()[1]?.getBoundingClientRect().height ?? 0);
  const { rerender } = await show(
    <Pie series={[{ id: 'pie', data, ...scope, faded: {} }]} highlightedItem={shown} />,
  );
  await expect.poll(() => slices().length).toBe(2);
  const full = height();
  await rerender(<Pie series={[{ id: 'pie', data, ...scope }]} highlightedItem={shown} />);
  await expect.poll(height).toBe(full - 10);
});

claim('arcLabelRadius has no effect here either', async () => {
  const pie = (arcLabelRadius?: number) => (
    <Pie
      series={[
        {
          id: 'pie',
          data,
          arcLabel: 'value',
          highlightScope: { highlight: 'item' },
          highlighted: { arcLabelRadius, color: '#ff0000' },
        },
      ]}
      highlightedItem={{ seriesId: 'pie', dataIndex: 0 }}
    />
  );
  const place = () => all('.MuiPieArcLabel-root')[0]?.getAttribute('y');
  const { rerender } = await show(pie());
  await expect.poll(() => slices()[0]?.getAttribute('fill')).toBe('#ff0000');
  const before = place();
  expect(before).toBeTruthy();
  await rerender(pie(10));
  expect(place()).toBe(before);
});

claim('so that the highlight can be moved with a button', async () => {
  const screen = await show(<HighlightedSlice />);
  const marked = () =>
    slices().findIndex((slice) => slice.classList.contains('MuiPieArc-highlighted'));
  await expect.poll(marked).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Next ocean' }));
  await expect.poll(marked).toBe(1);
});

claim('dataIndex counts in the order of the data, also when the slices are sorted', async () => {
  const screen = await show(<ClickedSlice />);
  await expect.poll(() => slices().length).toBe(5);
  await expect.poll(() => slices()[0]?.getBoundingClientRect().height ?? 0).toBeGreaterThan(150);
  await userEvent.click(slices()[0] as SVGElement);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Pacific: 168.7 million km², number 1 of the data');
});

claim("Slices can't be focused in 8.1.0", async () => {
  await show(<Pie onItemClick={() => {}} />);
  await expect.poll(() => slices().length).toBe(2);
  expect(document.querySelectorAll('svg [tabindex], svg a, svg[tabindex]')).toHaveLength(0);
});

claim('Received an unknown value "half".', async () => {
  consoleMessages();
  await expect(show(<Pie series={[{ data, outerRadius: 'half' }]} />)).rejects.toThrow(
    'MUI X: Received an unknown value "half".',
  );
});

claim('They work for a few parts that differ a lot', async () => {
  await show(<OceanShares />);
  await expect.poll(() => slices().length).toBe(5);
  // The two smallest are narrower than 30 degrees.
  await expect.poll(() => labels().filter(Boolean)).toEqual(['47%', '24%', '20%']);
});

claim('Change six settings of the series here', async () => {
  const holes = () => slices()[0]?.getAttribute('d')?.match(/A/g)?.length;
  const { rerender } = await show(<ConfigurablePie />);
  await expect.poll(() => slices().length).toBe(4);
  await expect.poll(holes).toBe(1);
  await rerender(<ConfigurablePie innerRadius={40} arcLabel="value" />);
  await expect.poll(() => labels()[0]).toBe('412');
  await expect.poll(holes).toBe(2);
});

claim('lower the center and set radii above 100%', async () => {
  await show(<SizedPie />);
  await expect.poll(() => slices().length).toBe(3);
  const boxes = () => slices().map((slice) => slice.getBoundingClientRect());
  const chart = () => document.querySelector('svg:has(g)')!.getBoundingClientRect();
  const width = () =>
    Math.max(...boxes().map(({ right }) => right)) - Math.min(...boxes().map(({ left }) => left));
  await expect.poll(() => width()).toBeGreaterThan(chart().height);
  for (const slice of boxes()) {
    expect(slice.top).toBeGreaterThanOrEqual(chart().top);
    expect(slice.bottom).toBeLessThanOrEqual(chart().bottom);
  }
});

claim('Slices grow when the chart appears, and move when values change', async () => {
  const screen = await show(<AppearingSlices />);
  await expect.poll(() => slices().length).toBe(6);
  const button = screen.getByRole('button', { name: 'Show 2020' });
  await userEvent.click(screen.getByRole('switch', { name: 'Animate' }));
  const before = slices()[1]!.getAttribute('d');
  await userEvent.click(button);
  await expect.poll(() => slices()[1]!.getAttribute('d')).not.toBe(before);
  await expect.element(screen.getByRole('button', { name: 'Show 1950' })).toHaveFocus();
});

claim('replaces the slice and gets isHighlighted and isFaded', async () => {
  const pieArc = vi.fn((_props: object) => null);
  await show(<Pie slots={{ pieArc }} />);
  await expect
    .poll(() => pieArc.mock.lastCall?.[0])
    .toMatchObject({ isHighlighted: false, isFaded: false });
});

claim('it can say more about the row that the slice was made of', async () => {
  const totals = [48_200, 9_150];
  await show(
    <Pie
      series={[
        {
          data,
          valueFormatter: ({ value }, { dataIndex }) =>
            `${value} invoices, €${totals[dataIndex]?.toLocaleString('en-US')}`,
        },
      ]}
    />,
  );
  await expect.poll(() => slices().length).toBe(2);
  await userEvent.hover(slices()[0] as SVGElement);
  await expect
    .poll(() => document.querySelector('.MuiChartsTooltip-valueCell')?.textContent)
    .toBe('10 invoices, €48,200');
});

claim('The legend says "Web shop: 61.4%", the slice and the tooltip "61.4%".', async () => {
  const orders = [
    { from: 'Web shop', count: 1820 },
    { from: 'Store', count: 1143 },
  ];
  const total = orders.reduce((sum, { count }) => sum + count, 0);
  const percent = (count: number) =>
    (count / total).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
  await show(
    <Pie
      series={[
        {
          data: orders.map(({ from, count }) => ({
            value: count,
            label: (place: string) => (place === 'legend' ? `${from}: ${percent(count)}` : from),
          })),
          valueFormatter: ({ value }) => percent(value),
          arcLabel: 'formattedValue',
        },
      ]}
    />,
  );
  await expect.poll(legend).toEqual(['Web shop: 61.4%', 'Store: 38.6%']);
  expect(labels()).toEqual(['61.4%', '38.6%']);
  await userEvent.hover(slices()[0] as SVGElement);
  const cell = (name: string) =>
    document.querySelector(`.MuiChartsTooltip-${name}Cell`)?.textContent;
  await expect.poll(() => cell('value')).toBe('61.4%');
  expect(cell('label')).toBe('Web shop');
});

claim('The legend is beside the pie and takes up room on that side', async () => {
  const fromTheMiddle = async (props: Partial<PieChartProps>) => {
    const screen = await show(
      <div className="box" style={{ width: 400 }}>
        <PieChart height={200} skipAnimation series={[{ data }]} {...props} />
      </div>,
    );
    await expect.poll(() => slices().length).toBe(2);
    const boxes = slices().map((slice) => slice.getBoundingClientRect());
    const left = Math.min(...boxes.map((one) => one.left));
    const right = Math.max(...boxes.map((one) => one.right));
    const box = document.querySelector('.box')!.getBoundingClientRect();
    await screen.unmount();
    return Math.abs((left + right) / 2 - (box.left + box.right) / 2);
  };
  expect(await fromTheMiddle({})).toBeGreaterThan(8);
  expect(await fromTheMiddle({ hideLegend: true })).toBeLessThan(2);
  const below = { vertical: 'bottom', horizontal: 'center' } as const;
  const legend = { direction: 'horizontal', position: below } as const;
  expect(await fromTheMiddle({ slotProps: { legend } })).toBeLessThan(2);
  expect(await fromTheMiddle({ hideLegend: true, margin: { right: 100 } })).toBeGreaterThan(40);
});
