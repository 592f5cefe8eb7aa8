import { LineChart } from '@mui/x-charts/LineChart';
import { claimsOf, show } from 'claims';
import { airlinePassengers } from 'sample-data/airline';
import { payrolls } from 'sample-data/jobs';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import CarbonAndWarmth from './CarbonAndWarmth';
import page from './index.mdx?raw';
import JobsRegained from './JobsRegained';
import OlympicSprint from './OlympicSprint';
import PopulationForecast from './PopulationForecast';
import RanksOfSources from './RanksOfSources';
import RetreatFromMoscow from './RetreatFromMoscow';
import SharesOfThePeople from './SharesOfThePeople';
import SunspotsLive from './SunspotsLive';
import ThisYearAndLast from './ThisYearAndLast';
import ThreeRecords from './ThreeRecords';
import TwelveYearsOfFlights from './TwelveYearsOfFlights';

const claim = claimsOf(page);

const lines = () => [...document.querySelectorAll<SVGPathElement>('.MuiLineElement-root')];
const marks = () => document.querySelectorAll('.MuiMarkElement-root').length;
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
const ticks = (direction: 'X' | 'Y') =>
  texts(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`);
const surfaces = () => [...document.querySelectorAll('[class*="MuiChartsSurface-root"]')];

claim('all years but the last share a blue', async () => {
  const screen = await show(<TwelveYearsOfFlights />);
  await expect.poll(() => lines().length).toBe(12);
  await expect.element(screen.getByText('1960', { exact: true })).toBeVisible();
  const strokes = lines().map((line) => line.getAttribute('stroke'));
  expect(strokes.filter((stroke) => stroke?.startsWith('hsl(205')).length).toBe(11);
});

claim('Every month of 1960 is above that of 1959', async () => {
  await show(<ThisYearAndLast />);
  await expect.poll(() => lines().length).toBe(2);
  const [before, last] = airlinePassengers.slice(-2);
  expect(last?.every((passengers, month) => passengers > (before?.[month] ?? 0))).toBe(true);
});

claim('The dashed line without marks is the comparison', async () => {
  await show(<ThisYearAndLast />);
  await expect.poll(marks).toBe(12);
  const dashes = lines().map((line) => getComputedStyle(line).strokeDasharray);
  expect(dashes.filter((dash) => dash !== 'none').length).toBe(1);
});

claim('the estimates end in 2020, and the forecast begins with the same value', async () => {
  await show(<PopulationForecast />);
  await expect.poll(() => lines().length).toBe(2);
  const [estimated, expected] = lines().map((line) => line.getAttribute('d') ?? '');
  const point = /-?[\d.]+,-?[\d.]+/g;
  expect(estimated?.match(point)?.at(-1)).toBe(expected?.match(point)?.[0]);
});

claim('the green one the month when as many people had a job again: May 2014', async () => {
  const screen = await show(<JobsRegained />);
  await expect.element(screen.getByText('May 2014')).toBeVisible();
  const peak = payrolls[12]?.jobs ?? 0;
  expect(Math.max(...payrolls.slice(0, 36).map(({ jobs }) => jobs))).toBe(peak);
  expect(payrolls.slice(13).find(({ jobs }) => jobs >= peak)?.month).toEqual(new Date(2014, 4, 1));
});

claim('There is one figure for carbon dioxide every five years', async () => {
  await show(<CarbonAndWarmth />);
  await expect.poll(marks).toBe(13);
  // One line without a break: a second "M" would begin another part.
  expect(lines()[0]?.getAttribute('d')?.match(/M/g)?.length).toBe(1);
});

claim('one series leaves the gaps of the wars open', async () => {
  await show(<OlympicSprint />);
  await expect.poll(() => lines().length).toBe(2);
  const parts = lines().map((line) => line.getAttribute('d')?.match(/M/g)?.length);
  expect(parts).toEqual([1, 3]);
  expect(marks()).toBe(28);
});

claim('gas passed hydro and nuclear power, and wind went from seventh to fifth', async () => {
  const screen = await show(<RanksOfSources />);
  await expect.poll(() => ticks('Y')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  const top = (name: string) =>
    screen.getByText(name, { exact: true }).element().getBoundingClientRect().top;
  const order = ['Coal', 'Gas', 'Hydro', 'Nuclear', 'Wind', 'Oil', 'Solar', 'Other'];
  expect(order.toSorted((a, b) => top(a) - top(b))).toEqual(order);
});

claim("from 22% of the world's people to 9.5%, and from 9.1% to 17.4%", async () => {
  const screen = await show(<SharesOfThePeople />);
  for (const share of ['22.0%', '9.1%', '9.5% Europe', '17.4% Africa']) {
    await expect.element(screen.getByText(share, { exact: true })).toBeVisible();
  }
  expect(lines().length).toBe(5);
});

claim('the cold went down to −30 degrees Réaumur, −37.5 degrees Celsius', async () => {
  const screen = await show(<RetreatFromMoscow />);
  await expect.element(screen.getByText('−30°')).toBeVisible();
  expect(-30 * 1.25).toBe(-37.5);
});

claim('One state holds that year, and all three charts mark it', async () => {
  const screen = await show(<ThreeRecords />);
  await expect.element(screen.getByText('Temperature in 1998')).toBeVisible();
  await userEvent.hover(surfaces()[2]!, { position: { x: 60, y: 40 } });
  await expect.element(screen.getByText('Temperature in 1998')).not.toBeInTheDocument();
  const years = () => texts('p').map((text) => /in (\d+)/.exec(text)?.[1]);
  expect(years().length).toBe(3);
  expect(new Set(years()).size).toBe(1);
});

claim('Press Play', async () => {
  const screen = await show(<SunspotsLive />);
  await expect.poll(() => ticks('X')[0]).toBe('1700');
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => lines()[0]?.getAttribute('d')).not.toBe('');
  await expect.poll(() => ticks('X')[0]).not.toBe('1700');
  await screen.getByRole('button', { name: 'Pause' }).click();
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

claim(
  'A bump chart draws ranks instead of values: an axis in reverse, ticks at whole places',
  async () => {
    await show(<RanksOfSources />);
    const labels = () => [
      ...document.querySelectorAll('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel'),
    ];
    await expect.poll(() => labels().length).toBeGreaterThan(2);
    const places = labels()
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map(({ textContent }) => Number(textContent));
    expect(places).toEqual(places.map((_, index) => index + 1));
  },
);

claim('A slope chart has two points for each line and values at both ends', async () => {
  await show(<SharesOfThePeople />);
  await expect.poll(() => lines().length).toBe(5);
  expect(marks()).toBe(10);
  expect(texts('g > text').filter((text) => /^[\d.]+%/.test(text))).toHaveLength(10);
});

claim('gets the position and the dataIndex of each point', async () => {
  const mark = vi.fn((_props: object) => null);
  await show(<LineChart width={300} height={200} series={[{ data: [3, 5] }]} slots={{ mark }} />);
  await expect
    .poll(() => mark.mock.lastCall?.[0])
    .toMatchObject({ x: expect.any(Number), y: expect.any(Number), dataIndex: 1 });
});
