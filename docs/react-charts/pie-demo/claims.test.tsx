import { PieChart, type PieArcLabelProps } from '@mui/x-charts/PieChart';
import { claimsOf, show } from 'claims';
import { crimea } from 'sample-data/crimea';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import CrustOfTheEarth from './CrustOfTheEarth';
import page from './index.mdx?raw';
import NightingaleRose from './NightingaleRose';
import PeopleOfTheWorld from './PeopleOfTheWorld';
import SeatsInAHalfCircle from './SeatsInAHalfCircle';
import SpeciesWithMarks from './SpeciesWithMarks';
import TitanicRings from './TitanicRings';
import WaterUse from './WaterUse';

const claim = claimsOf(page);

const arcs = () => [...document.querySelectorAll<SVGPathElement>('.MuiPieArc-root')];
const labels = () =>
  [...document.querySelectorAll('.MuiPieArcLabel-root')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const tooltip = () => document.querySelector('.MuiChartsTooltip-root')?.textContent ?? '';
const surface = () => document.querySelector('[class*="MuiChartsSurface-root"]')!;
const hasText = ({ textContent }: Element) => textContent !== '';
const middle = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

claim('A child of the chart draws it', async () => {
  const screen = await show(<PeopleOfTheWorld />);
  await expect.element(screen.getByText('7.84')).toBeVisible();
  const pie = document.querySelector('.MuiPieArc-root')!.closest('g')!;
  await expect
    .poll(() => Math.abs(middle(pie) - middle(screen.getByText('7.84').element())))
    .toBeLessThan(3);
});

claim('in the same order and with the same sum, so that they line up', async () => {
  await show(<TitanicRings />);
  /** The angle at which a slice begins on its outer edge. */
  const start = (arc: SVGPathElement) => {
    const [x = 0, y = 0] = (arc.getAttribute('d') ?? '').slice(1).split(/[,A]/).map(Number);
    return Math.round(Math.atan2(x, -y) * 1000);
  };
  await expect
    .poll(() => {
      const [inner, outer] = [arcs().slice(0, 4), arcs().slice(4)];
      return inner.map((arc, index) => start(arc) - start(outer[2 * index]!));
    })
    .toEqual([0, 0, 0, 0]);
  expect(arcs()).toHaveLength(12);
});

claim('The light slices are the 711 who were saved, of 2,201 people', async () => {
  await show(<TitanicRings />);
  await expect.poll(() => arcs().length).toBe(12);
  await expect.poll(labels).toEqual(['First', 'Second', 'Third', 'Crew']);
  expect(203 + 118 + 178 + 212).toBe(711);
  expect(711 + 122 + 167 + 528 + 673).toBe(2201);
});

claim('leave the upper half', async () => {
  const screen = await show(<SeatsInAHalfCircle />);
  await expect.element(screen.getByText('736 seats')).toBeVisible();
  await expect.element(screen.getByText('Majority: 369')).toBeVisible();
  await expect
    .poll(() => {
      const all = arcs().map((arc) => arc.getBoundingClientRect());
      const width =
        Math.max(...all.map(({ right }) => right)) - Math.min(...all.map((a) => a.left));
      const height = Math.max(...all.map((a) => a.bottom)) - Math.min(...all.map((a) => a.top));
      return Math.round((width / height) * 10) / 10;
    })
    .toBe(2);
});

claim('A second series without color around the pie carries the labels', async () => {
  await show(<CrustOfTheEarth />);
  await expect.poll(labels).toEqual(['O', 'Si', 'Al', 'Fe', 'Ca', 'Na', 'K']);
  await expect
    .poll(() => document.querySelector('.MuiPieArc-root[fill="transparent"]'))
    .not.toBeNull();
  // All labels are farther from the center than the pie reaches.
  const pie = document.querySelector('.MuiPieArc-root')!.closest('g')!.getBoundingClientRect();
  const [x, y] = [pie.left + pie.width / 2, pie.top + pie.height / 2];
  await expect
    .poll(() =>
      Math.min(
        ...[...document.querySelectorAll('.MuiPieArcLabel-root')].filter(hasText).map((label) => {
          const box = label.getBoundingClientRect();
          return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y);
        }),
      ),
    )
    .toBeGreaterThan(pie.height / 2 - 1);
});

claim('has no effect in 8.1.0', async () => {
  const pie = (arcLabelRadius?: string) => (
    <PieChart
      width={300}
      height={300}
      skipAnimation
      series={[{ data: [{ id: 1, value: 1 }], arcLabel: 'value', arcLabelRadius }]}
    />
  );
  const place = () => document.querySelector('.MuiPieArcLabel-root')?.getAttribute('y');
  const { rerender } = await show(pie());
  await expect.poll(place).toBeTruthy();
  const before = place();
  await rerender(pie('95%'));
  expect(place()).toBe(before);
});

claim('paddingAngle and cornerRadius make a few slices stand on their own', async () => {
  await show(<WaterUse />);
  await expect.poll(labels).toEqual(['69%', '19%', '12%']);
});

claim('It appears in the legend and in the tooltip alike', async () => {
  await show(<SpeciesWithMarks />);
  const penguins = (where: string) => document.querySelectorAll(`${where} path[d^="M12 1a5"]`);
  await expect.poll(() => penguins('.MuiChartsLegend-root').length).toBe(3);
  await expect.poll(labels).toEqual(['151', '68', '123']);
  await userEvent.hover(arcs()[0]!);
  await expect.poll(() => penguins('.MuiChartsTooltip-root').length).toBe(1);
});

claim('each wedge is a series of its own with one slice', async () => {
  await show(<NightingaleRose />);
  await expect.poll(() => arcs().length).toBe(36);
  const box = surface().getBoundingClientRect();
  // The wedge of January 1855 is the tenth, to the left of the middle and a little above it.
  await userEvent.hover(surface(), {
    position: { x: box.width / 2 - 140, y: box.height / 2 - 40 },
  });
  await expect.poll(tooltip).toBe('January 1855: disease1022.8 of 1,000');
});

claim('disease killed far more soldiers than the enemy did', () => {
  const sum = (key: string) => crimea.reduce((total, row) => total + Number(row[key]), 0);
  expect(sum('disease')).toBeGreaterThan(8 * sum('wounds'));
});

claim('which it is unless you set cx or cy', async () => {
  const pie = () => middle(document.querySelector('.MuiPieArc-root')!.closest('g')!);
  const chart = (cx?: number) => (
    <PieChart
      hideLegend
      width={300}
      height={200}
      skipAnimation
      series={[{ data: [{ value: 1 }], cx }]}
    />
  );
  const screen = await show(chart());
  await expect.poll(() => Math.abs(pie() - middle(surface()))).toBeLessThan(2);
  await screen.rerender(chart(80));
  await expect.poll(() => middle(surface()) - pie()).toBeGreaterThan(40);
});

claim('it gets the angles and radii of its slice, and the center of the pie is 0, 0', async () => {
  function EndOfLine({ startAngle, endAngle, outerRadius, formattedArcLabel }: PieArcLabelProps) {
    const angle = (startAngle + endAngle) / 2;
    const place = { cx: outerRadius * Math.sin(angle), cy: -outerRadius * Math.cos(angle) };
    return <circle className={formattedArcLabel ?? undefined} {...place} r={2} />;
  }
  await show(
    <PieChart
      width={300}
      height={300}
      hideLegend
      series={[
        {
          outerRadius: 100,
          arcLabel: 'label',
          data: [
            { value: 1, label: 'right' },
            { value: 1, label: 'left' },
          ],
        },
      ]}
      slots={{ pieArcLabel: EndOfLine }}
    />,
  );
  const box = (name: string) => document.querySelector(`circle.${name}`)?.getBoundingClientRect();
  await expect.poll(() => (box('right')?.x ?? 0) - (box('left')?.x ?? 0)).toBeCloseTo(200, 0);
  expect(box('right')!.y).toBeCloseTo(box('left')!.y, 0);
});
