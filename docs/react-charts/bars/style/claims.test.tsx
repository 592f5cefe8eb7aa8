import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bars, texts, ticks, Bars, namedAxis } from '../claimsBars';
import ColoredByName from './ColoredByName';
import ColoredByValue from './ColoredByValue';
import GrowOrStand from './GrowOrStand';
import page from './index.mdx?raw';
import LabelsThatFit from './LabelsThatFit';
import RoundedBars from './RoundedBars';
import ValueLabels from './ValueLabels';

const claim = claimsOf(page);

claim('that of the value axis is used', async () => {
  const byName = { type: 'ordinal', colors: ['#00ff00', '#0000ff'] } as const;
  const byValue = { type: 'piecewise', thresholds: [1], colors: ['#000000', '#ff0000'] } as const;
  await show(
    <Bars
      xAxis={[{ ...namedAxis[0], colorMap: { ...byName, colors: [...byName.colors] } }]}
      yAxis={[{ colorMap: { ...byValue, thresholds: [1], colors: [...byValue.colors] } }]}
    />,
  );
  await expect.poll(() => bars()[0]?.getAttribute('fill')).toBe('#ff0000');
});

claim('MuiBarLabel-animate is there unless animation is off', async () => {
  const animated = () => document.querySelectorAll('.MuiBarLabel-root.MuiBarLabel-animate').length;
  const screen = await show(<Bars barLabel="value" skipAnimation={false} />);
  await expect.poll(animated).toBe(2);
  await screen.rerender(<Bars barLabel="value" />);
  await expect.poll(animated).toBe(0);
});

claim('such as MuiBarElement-series-web for the id web', async () => {
  await show(<Bars barLabel="value" series={[{ id: 'web', data: [5] }]} />);
  await expect.poll(() => bars().length).toBe(1);
  expect(bars()[0]?.classList).toContain('MuiBarElement-series-web');
  expect(document.querySelectorAll('.MuiBarLabel-series-web')).toHaveLength(1);
});

claim('It writes nothing where the value is 0', async () => {
  await show(<ValueLabels />);
  await expect.poll(() => texts('.MuiBarLabel-root').filter(Boolean).length).toBe(7);
  expect(texts('.MuiBarLabel-root')).not.toContain('0');
});

claim('it ignores the valueFormatter of the series', async () => {
  await show(<Bars barLabel="value" series={[{ data: [5], valueFormatter: () => 'five' }]} />);
  await expect.poll(() => texts('.MuiBarLabel-root')).toEqual(['5']);
});

claim("unknownColor is for everything that values doesn't list", async () => {
  const screen = await show(
    <div style={{ width: 620 }}>
      <ColoredByName />
    </div>,
  );
  const names = ['Asia', 'Africa', 'Europe', 'Latin America', 'North America', 'Oceania'];
  const shown = () => ticks('Y').toSorted();
  await expect.poll(shown).toEqual(names.toSorted());
  const fills = bars().map((bar) => bar.getAttribute('fill'));
  expect(fills.map((fill) => fill === '#d1495b')).toEqual(names.map((name) => name === 'Africa'));
  await screen.rerender(
    <div style={{ width: 320 }}>
      <ColoredByName />
    </div>,
  );
  await expect.poll(() => document.querySelector('svg')?.clientWidth).toBe(320);
  expect(shown()).toEqual(names.toSorted());
});

claim('colors has one entry more than there are thresholds', async () => {
  await show(<ColoredByValue />);
  await expect.poll(() => bars().length).toBe(12);
  const fills = bars().map((bar) => bar.getAttribute('fill'));
  expect([fills[0], fills[4], fills[6]]).toEqual(['#5b8fd4', '#e0a83c', '#d1495b']);
});

claim('In a stack, only the outer ends are round', async () => {
  await show(<RoundedBars />);
  await expect.poll(() => bars().length).toBe(12);
  const clipped = bars().map((bar) => getComputedStyle(bar.parentElement!).clipPath);
  // 4 quarters: a stack above zero of two series, one below.
  expect(clipped.filter((path) => path !== 'none').length).toBeGreaterThanOrEqual(8);
});

claim('Return null for a bar that is too small', async () => {
  await show(<LabelsThatFit />);
  await expect.poll(() => texts('.MuiBarLabel-root').filter(Boolean).length).toBeGreaterThan(20);
  await expect.poll(() => bars()[0]?.getBoundingClientRect().height).toBeGreaterThan(60);
  const labels = texts('.MuiBarLabel-root');
  const sizes = bars().map((bar) => Number(bar.getAttribute('height')));
  expect(labels).toContain('6.4');
  // Solar power makes 0.6 TWh in December.
  expect(labels).not.toContain('0.6');
  expect(Math.min(...sizes)).toBeLessThan(18);
});

claim('skipAnimation turns both off', async () => {
  const screen = await show(<GrowOrStand />);
  const height = () => bars()[1]?.getBoundingClientRect().height ?? 0;
  await userEvent.click(screen.getByRole('switch', { name: 'Animate' }));
  await expect.poll(height).toBeGreaterThan(0);
  const before = height();
  await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
  const at2000 = height();
  expect(at2000).toBeGreaterThan(before * 2);
  await expect.element(screen.getByText('2000')).toBeVisible();
});

claim(
  'A function gets the value with its seriesId and dataIndex, and the size of the bar',
  async () => {
    const barLabel = vi.fn(() => 'four');
    await show(<Bars series={[{ id: 'web', data: [4] }]} barLabel={barLabel} />);
    await expect.poll(() => texts('.MuiBarLabel-root')).toEqual(['four']);
    expect(barLabel).toHaveBeenLastCalledWith(
      { value: 4, seriesId: 'web', dataIndex: 0 },
      { bar: { width: expect.any(Number), height: expect.any(Number) } },
    );
  },
);

claim('To round both ends, as for bars that float, use CSS instead.', async () => {
  await show(
    <Bars
      sx={{ '& .MuiBarElement-series-open': { rx: '30px' } }}
      xAxis={[{ scaleType: 'band', data: ['Mon'] }]}
      series={[
        { data: [8], stack: 'day', color: 'transparent' },
        { id: 'open', data: [9], stack: 'day' },
      ]}
    />,
  );
  const bar = () => document.querySelector<SVGRectElement>('.MuiBarElement-series-open');
  await expect.poll(() => bar()?.getBoundingClientRect().height).toBeGreaterThan(60);
  const { left, right, top, bottom } = bar()!.getBoundingClientRect();
  const hit = (x: number, y: number) => document.elementFromPoint(x, y) === bar();
  expect(hit((left + right) / 2, (top + bottom) / 2)).toBe(true);
  for (const x of [left + 3, right - 3]) {
    for (const y of [top + 3, bottom - 3]) expect(hit(x, y)).toBe(false);
  }
});

claim('Without values, the map uses the data of the axis', async () => {
  const colors = ['#b45309', '#0369a1'];
  await show(<Bars xAxis={[{ ...namedAxis[0], colorMap: { type: 'ordinal', colors } }]} />);
  await expect.poll(() => bars().map((bar) => bar.getAttribute('fill'))).toEqual(colors);
});

claim('The legend and the tooltip keep the color of the series', async () => {
  await show(
    <Bars
      series={[
        { id: 'tea', label: 'Tea', data: [3, 4], color: '#15803d' },
        { id: 'coffee', label: 'Coffee', data: [2, 5], color: '#92400e' },
      ]}
      slotProps={{
        bar: ({ id, dataIndex }) => (id === 'tea' && dataIndex === 1 ? { fill: '#b91c1c' } : {}),
      }}
    />,
  );
  await expect
    .poll(() => bars().map((bar) => bar.getAttribute('fill')))
    .toEqual(['#15803d', '#b91c1c', '#92400e', '#92400e']);
  await userEvent.hover(document.querySelector('svg:has(g)')!);
  for (const place of ['.MuiChartsLegend-root', '.MuiChartsTooltip-root']) {
    await expect
      .poll(() => document.querySelectorAll(`${place} [fill="#15803d"]`).length, { message: place })
      .toBe(1);
  }
});

claim(
  'The marks in the legend and in the tooltip are small SVGs, so they show it, too',
  async () => {
    await show(
      <Bars series={[{ data: [4, 5], label: 'Web', color: 'url(#dots)' }]}>
        <defs>
          <pattern id="dots" width={4} height={4} patternUnits="userSpaceOnUse">
            <circle r={2} fill="teal" />
          </pattern>
        </defs>
      </Bars>,
    );
    await expect.poll(() => bars().length).toBe(2);
    await userEvent.hover(document.querySelector('svg:has(g)')!);
    for (const place of ['.MuiChartsLegend-root', '.MuiChartsTooltip-root']) {
      await expect
        .poll(() => document.querySelectorAll(`${place} rect[fill="url(#dots)"]`).length, {
          message: place,
        })
        .toBe(1);
    }
  },
);
