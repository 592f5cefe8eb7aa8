import { labelGradientClasses } from '@mui/x-charts/ChartsLabel';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
  continuousColorLegendClasses,
  piecewiseColorLegendClasses,
} from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { items, box, Bars } from '../claimsLegend';
import GradientLegend from './GradientLegend';
import page from './index.mdx?raw';
import LabelPlaces from './LabelPlaces';
import StepsLegend from './StepsLegend';
import VerticalScale from './VerticalScale';

const claim = claimsOf(page);

claim('nothing is drawn', async () => {
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  const slots = { legend: ContinuousColorLegend };
  const { rerender } = await show(<Bars yAxis={[{ colorMap }]} slots={slots} />);
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(1);
  expect(items()).toEqual([]);
  const legend = { axisDirection: 'y' } as const;
  await rerender(<Bars yAxis={[{ colorMap }]} slots={slots} slotProps={{ legend }} />);
  await expect.poll(() => items().join()).toContain('9');
});

claim("formats them by its valueFormatter, with the location 'legend'", async () => {
  const valueFormatter = vi.fn(
    (value: number, { location }: { location: string }) => `${value} in ${location}`,
  );
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  await show(
    <Bars
      yAxis={[{ colorMap, valueFormatter }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y' } }}
    />,
  );
  await expect.poll(items).toEqual(['0 in legend', '', '9 in legend']);
});

claim('a z-axis has no formatter', async () => {
  const valueFormatter = vi.fn(() => 'formatted');
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  // The types have no formatter either: an object with one is only accepted from a variable.
  const zAxis = { colorMap, valueFormatter };
  await show(
    <ScatterChart
      width={400}
      height={200}
      zAxis={[zAxis]}
      series={[{ data: [{ id: 1, x: 1, y: 1, z: 4 }] }]}
      slots={{ legend: ContinuousColorLegend }}
    />,
  );
  await expect.poll(items).toEqual(['0', '', '9']);
  expect(valueFormatter).not.toHaveBeenCalled();
});

claim('0 and 100 if it has none, even where a z-axis has a min and a max', async () => {
  const colorMap = { type: 'continuous', color: ['#000000', '#ffffff'] } as const;
  await show(
    <ScatterChart
      width={400}
      height={200}
      zAxis={[{ min: 2, max: 6, colorMap }]}
      series={[{ data: [{ id: 1, x: 1, y: 1, z: 6 }] }]}
      slots={{ legend: ContinuousColorLegend }}
    />,
  );
  await expect.poll(items).toEqual(['0', '', '100']);
  // The points follow the axis: its largest value has the second color.
  expect(document.querySelector('circle')?.getAttribute('fill')).toBe('rgb(255, 255, 255)');
});

claim('lists the steps of a', async () => {
  await show(<StepsLegend />);
  await expect.poll(items).toEqual(['Below 8 °C', '8 to 16 °C', 'Above 16 °C']);
});

claim('By default only the first and the last one have text', async () => {
  const colors = ['#ff0000', '#00ff00', '#0000ff'];
  const colorMap = { type: 'piecewise', thresholds: [1, 2], colors } as const;
  const chart = (labelPosition?: 'end') => (
    <Bars
      yAxis={[{ colorMap: { ...colorMap, thresholds: [1, 2] } }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelPosition } }}
    />
  );
  const { rerender } = await show(chart());
  await expect.poll(items).toEqual(['<1', '', '>2']);
  await rerender(chart('end'));
  await expect.poll(items).toEqual(['<1', '1-2', '>2']);
});

claim('functions that get an object with the value and the formattedValue', async () => {
  const minLabel = vi.fn(() => 'low');
  const colorMap = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  await show(
    <Bars
      yAxis={[{ colorMap }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', axisId: 0, minLabel } }}
    />,
  );
  await expect.poll(items).toEqual(['low', '', '9']);
  expect(minLabel).toHaveBeenCalledWith({ value: 0, formattedValue: '0' });
});

claim('The lowest and the highest', async () => {
  const found = (classes: Record<string, string>, ...parts: string[]) =>
    parts.map((part) => document.querySelectorAll(`.${classes[part]}`).length);
  const slotProps = { legend: { axisDirection: 'y' } } as const;
  const blend = { type: 'continuous', min: 0, max: 9, color: ['red', 'blue'] } as const;
  const { rerender } = await show(
    <Bars
      yAxis={[{ colorMap: blend }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={slotProps}
    />,
  );
  await expect.poll(items).toEqual(['0', '', '9']);
  expect(
    found({ ...continuousColorLegendClasses }, 'root', 'end', 'minLabel', 'maxLabel', 'gradient'),
  ).toEqual([1, 1, 1, 1, 1]);
  const steps = {
    type: 'piecewise' as const,
    thresholds: [1, 2],
    colors: ['red', 'green', 'blue'],
  };
  await rerender(
    <Bars
      yAxis={[{ colorMap: steps }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={slotProps}
    />,
  );
  await expect.poll(items).toEqual(['<1', '', '>2']);
  expect(
    found({ ...piecewiseColorLegendClasses }, 'root', 'extremes', 'minLabel', 'maxLabel', 'item'),
  ).toEqual([1, 1, 1, 1, 3]);
});

claim('Use ContinuousColorLegend for a blend', async () => {
  await show(<GradientLegend />);
  await expect.poll(items).toEqual(['1.8 TWh of gas', '', '5.2 TWh']);
  expect(document.querySelectorAll(`.${continuousColorLegendClasses.gradient}`)).toHaveLength(1);
});

claim('turns the scale', async () => {
  await show(<VerticalScale />);
  await expect.poll(() => items().filter(Boolean)).toEqual(['2.7 kg', '6.3 kg']);
  // The item around it is as wide as the longest label.
  const { width, height } = box(
    `.${continuousColorLegendClasses.gradient} .${labelGradientClasses.mask}`,
  );
  expect(height).toBeGreaterThan(100);
  expect(width).toBe(16);
});

claim("is 'end', 'start' or 'extremes', relative to the blend", async () => {
  const screen = await show(<LabelPlaces />);
  const blend = () => box(`.${continuousColorLegendClasses.gradient}`);
  const label = () => box(`.${continuousColorLegendClasses.minLabel}`);
  await expect.poll(() => items().filter(Boolean)).toEqual(['317', '414']);
  expect(label().top).toBeGreaterThanOrEqual(blend().bottom - 1);
  await userEvent.click(screen.getByRole('button', { name: 'start' }));
  await expect.poll(() => label().bottom).toBeLessThanOrEqual(blend().top + 1);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'extremes' })).toHaveFocus();
  await expect.poll(() => label().right).toBeLessThanOrEqual(blend().left + 1);
});
