import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import Dashboard from './Dashboard';
import { server } from './figures';
import page from './index.mdx?raw';

const claim = claimsOf(page);

const all = (selector: string) => [...document.querySelectorAll<SVGElement>(selector)];
const bars = () => all('.MuiBarElement-root');
const areas = () => all('.MuiAreaElement-root');
const opacities = (elements: SVGElement[]) =>
  elements.map((one) => Number(getComputedStyle(one).opacity));
const faded = (elements: SVGElement[]) => opacities(elements).filter((value) => value < 1).length;
const button = (name: string) => browser.getByRole('button', { name, exact: true });
const card = (name: string) =>
  [...document.querySelectorAll('h3')].find(({ textContent }) => textContent === name)
    ?.parentElement;

async function open() {
  const screen = await show(<Dashboard />);
  await expect.poll(() => [areas().length, bars().length]).toEqual([8, 8]);
  return screen;
}

claim('the same source stands out everywhere', async () => {
  await open();
  await userEvent.hover(button('Wind'));
  await expect.poll(() => [faded(areas()), faded(bars())]).toEqual([7, 7]);
  await userEvent.unhover(button('Wind'));
  await expect.poll(() => [faded(areas()), faded(bars())]).toEqual([0, 0]);
  await userEvent.hover(bars()[0] as SVGElement, { force: true });
  await expect.poll(() => [faded(areas()), faded(bars())]).toEqual([7, 7]);
  // The lowest area: its middle is inside.
  const [coal] = all('.MuiAreaElement-series-coal');
  await userEvent.hover(coal as SVGElement, { force: true });
  await expect.poll(() => [faded(areas()), faded(bars())]).toEqual([7, 7]);
});

claim('Press a name to leave its source out', async () => {
  await open();
  await userEvent.click(button('Coal'));
  await expect.poll(() => [areas().length, bars().length]).toEqual([7, 7]);
  await expect.element(button('Coal')).toHaveAttribute('aria-pressed', 'false');
});

claim('the figures above compare its first and last year', async () => {
  const screen = await open();
  expect(card('Coal')?.textContent).toMatch(/^Coal8,736 TWh\+3,697 since 1995/);
  await userEvent.click(screen.getByRole('slider', { name: 'First year' }), { force: true });
  const thumb = screen.getByRole('slider', { name: 'First year' }).element() as HTMLElement;
  thumb.focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => card('Coal')?.textContent).toMatch(/since 1985/);
});

claim('the one that has the focus highlights its source in both charts', async () => {
  await open();
  (button('Solar').element() as HTMLElement).focus();
  await expect.poll(() => [faded(areas()), faded(bars())]).toEqual([7, 7]);
});

claim("Charts of 8.1.0 can't be reached with the keyboard", async () => {
  const screen = await open();
  const inside = all('svg, svg *').filter((one) => one.tabIndex >= 0);
  expect(inside).toEqual([]);
  expect(screen.container.querySelectorAll('button, input').length).toBe(10);
});

claim('The bars are those of the last year, which their heading names', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Sources in 2020' })).toBeVisible();
  (screen.getByRole('slider', { name: 'Last year' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('heading', { name: 'Sources in 2019' })).toBeVisible();
});

claim('disableSwap keeps one from passing the other', async () => {
  const screen = await open();
  (screen.getByRole('slider', { name: 'First year' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('slider', { name: 'First year' })).toHaveValue('2020');
  await expect.element(screen.getByRole('slider', { name: 'Last year' })).toHaveValue('2020');
});

claim('the cards have the height they will have', async () => {
  const height = () => document.querySelector('[data-demo] > *')?.clientHeight;
  const whileLoading: (number | undefined)[] = [];
  // Loading may end before a poll looks.
  const observer = new MutationObserver(() => {
    if (card('Coal')?.textContent?.includes('Loading…')) whileLoading.push(height());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await open();
  observer.disconnect();
  expect(whileLoading.at(-1)).toBe(height());
});

claim('With all sources left out, both charts say "No data to display"', async () => {
  await open();
  for (const name of ['Coal', 'Gas', 'Oil', 'Nuclear', 'Hydro', 'Other', 'Wind', 'Solar'])
    await userEvent.click(button(name));
  await expect.poll(() => browser.getByText('No data to display').all().length).toBe(2);
});

claim('Try again moves the focus to the slider when the figures are there', async () => {
  server.failNext();
  const screen = await show(<Dashboard />);
  await expect.element(screen.getByText(/could not be loaded/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => areas().length).toBe(8);
  await expect.element(screen.getByRole('slider', { name: 'First year' })).toHaveFocus();
});

claim('If the request fails again, the focus stays on the button', async () => {
  server.failNext();
  const screen = await show(<Dashboard />);
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  server.failNext();
  await userEvent.click(again);
  await expect.poll(() => server.getLog().at(-1)?.status).toBe(503);
  await expect.element(again).toHaveFocus();
});

claim("loading shows the charts' own overlay", async () => {
  await show(<Dashboard />);
  await expect.poll(() => browser.getByText('Loading data…').all().length).toBe(2);
});
