import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  BarChartPro,
  type BarChartProProps,
  BarPlot,
  ChartContainerPro,
  type ChartProApi,
  Heatmap,
  LineChartPro,
  ScatterChartPro,
  Unstable_FunnelChart as FunnelChart,
} from '@mui/x-charts-pro';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { Unstable_RadarChart as RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claimsOf, consoleMessages, drawn, show } from 'claims';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import PrintedLoad from './PrintedLoad';
import PrintedPie from './PrintedPie';
import SavedImage from './SavedImage';
import source from './saveChart.ts?raw';

const claim = claimsOf(page);

type Ref = { current: ChartProApi | undefined };
const emptyRef = (): Ref => ({ current: undefined });

interface Print {
  frame: HTMLIFrameElement;
  text: string | null;
  fill: string;
  height: number;
}

/** What is printed, instead of the dialog of the browser. */
function prints(): Print[] {
  const found: Print[] = [];
  const append = document.body.appendChild.bind(document.body);
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    append(node);
    if (!(node instanceof HTMLIFrameElement) || !node.contentWindow) return node;
    node.contentWindow.print = () => {
      const copy = node.contentDocument?.body;
      const label = copy?.querySelector('.MuiChartsAxis-tickLabel');
      found.push({
        frame: node,
        text: copy?.textContent ?? null,
        fill: label ? getComputedStyle(label).fill : '',
        height: Number(copy?.querySelector('.MuiBarElement-root')?.getAttribute('height')),
      });
    };
    return node;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    document.querySelectorAll('body > iframe').forEach((frame) => frame.remove());
  });
  return found;
}

/** What is saved, instead of a download. */
function downloads() {
  const found: { name: string; address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    found.push({ name: this.download, address: this.href });
  });
  return found;
}

const Bars = (props: Partial<BarChartProProps>) => (
  <BarChartPro
    width={300}
    height={200}
    title="Quiet title"
    xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
    series={[{ data: [50, 100], label: 'Orders' }]}
    {...props}
  />
);

claim("A Pro chart opens the browser's print dialog with nothing but the chart", async () => {
  const printed = prints();
  const screen = await show(<PrintedLoad />);
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  await expect.poll(() => printed.length).toBe(1);
  expect(printed[0]?.frame.title).toBe('Load on 3 February 2026');
  expect(printed[0]?.text).not.toContain('Print or save');
});

claim('BarChartPro, LineChartPro, ScatterChartPro and Unstable_FunnelChart have it', async () => {
  const printed = prints();
  const refs = [emptyRef(), emptyRef(), emptyRef(), emptyRef()] as const;
  const size = { width: 200, height: 100 };
  await show(
    <>
      <Bars apiRef={refs[0]} />
      <LineChartPro apiRef={refs[1]} {...size} series={[{ data: [1, 2] }]} />
      <ScatterChartPro apiRef={refs[2]} {...size} series={[{ data: [{ id: 1, x: 1, y: 2 }] }]} />
      <FunnelChart apiRef={refs[3]} {...size} series={[{ data: [{ value: 2 }, { value: 1 }] }]} />
    </>,
  );
  await expect.poll(() => refs.every(({ current }) => current)).toBe(true);
  refs.forEach(({ current }) => current?.exportAsPrint());
  await expect.poll(() => printed.length).toBe(4);
});

claim('takes an apiRef there but leaves it empty', async () => {
  const apiRef = emptyRef();
  await show(
    <Heatmap
      apiRef={apiRef as never}
      width={200}
      height={200}
      xAxis={[{ data: ['a'] }]}
      yAxis={[{ data: ['b'] }]}
      series={[{ data: [[0, 0, 1]] }]}
    />,
  );
  await expect.poll(() => document.querySelectorAll('.MuiHeatmap-cell').length).toBe(1);
  expect(apiRef.current).toBe(undefined);
});

claim('and the title of the page by default', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed[0]?.frame.title).toBe(document.title);
});

claim('The legend and the drawing', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed[0]?.text).toContain('Orders');
  expect(printed[0]?.frame.contentDocument?.querySelector('svg title')?.textContent).toBe(
    'Quiet title',
  );
});

claim('An animation that runs is finished first', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} series={[{ data: [100, 50] }]} />);
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed.length).toBe(1);
  const height = () =>
    Number(document.querySelector('.MuiBarElement-root')?.getAttribute('height'));
  expect(printed[0]?.height).toBeGreaterThan(100);
  expect(printed[0]?.height).toBeCloseTo(height(), 0);
});

claim('texts print black', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />, { scheme: 'dark' });
  await expect.poll(() => apiRef.current).toBeTruthy();
  const label = () => document.querySelector('.MuiChartsAxis-tickLabel');
  await expect.poll(() => label() && getComputedStyle(label()!).fill).toBe('rgb(255, 255, 255)');
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed[0]?.fill).toBe('rgb(0, 0, 0)');
});

claim('With any other dark theme they print white on white paper', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  const dark = createTheme({ palette: { mode: 'dark' } });
  await show(
    <ThemeProvider theme={() => dark}>
      <Bars apiRef={apiRef} />
    </ThemeProvider>,
  );
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed[0]?.fill).toBe('rgb(255, 255, 255)');
});

claim('The styles are <style> elements without a nonce.', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed.length).toBe(1);
  const styles = [...(printed[0]?.frame.contentDocument?.head.querySelectorAll('style') ?? [])];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.every(({ nonce }) => !nonce)).toBe(true);
});

claim('the frame may stay in the page after printing', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed.length).toBe(1);
  expect(printed[0]?.frame.isConnected).toBe(true);
  expect(printed[0]?.frame.getBoundingClientRect().width).toBeLessThan(5);
});

claim("Those that occur later, while the frame is filled and printed, aren't caught", async () => {
  const messages = consoleMessages();
  const printed = prints();
  const uncaught: string[] = [];
  const listen = (event: PromiseRejectionEvent) => {
    uncaught.push(String(event.reason));
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('unhandledrejection', listen, { capture: true });
  onTestFinished(() => window.removeEventListener('unhandledrejection', listen, { capture: true }));
  vi.spyOn(printed, 'push').mockImplementation(() => {
    throw new Error('no printer');
  });
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  await Promise.resolve(apiRef.current?.exportAsPrint());
  await expect.poll(() => uncaught).toEqual(['Error: no printer']);
  expect(messages.filter((message) => message.includes('exporting'))).toEqual([]);
});

claim("The frame to print couldn't be added to the page", async () => {
  const messages = consoleMessages();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  vi.spyOn(document.body, 'appendChild').mockImplementation(() => {
    throw new Error('refused');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await Promise.resolve(apiRef.current?.exportAsPrint());
  expect(messages.join()).toContain('MUI X Charts: Error exporting chart as print:');
});

claim("A style sheet that can't be loaded also stops both methods without a message", async () => {
  const messages = consoleMessages();
  const printed = prints();
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', href: 'blob:nothing' });
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  await Promise.resolve(apiRef.current?.exportAsPrint());
  const copy = () =>
    document
      .querySelector<HTMLIFrameElement>('body > iframe')
      ?.contentDocument?.querySelector('link');
  await expect.poll(copy).toBeTruthy();
  await new Promise((resolve) => copy()?.addEventListener('error', resolve));
  await drawn();
  expect([printed, messages]).toEqual([[], []]);
});

claim('TypeError: drawDocument is not a function', async () => {
  const messages = consoleMessages();
  const saved = downloads();
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsImage();
  await expect
    .poll(() => messages.join())
    .toContain('MUI X Charts: Error exporting chart as image:');
  expect(saved).toEqual([]);
});

claim('the ref of every chart gives it to you', async () => {
  const refs = Array.from({ length: 7 }, () => createRef<SVGSVGElement>());
  const size = { width: 100, height: 100 };
  const data = [1, 2];
  await show(
    <>
      <BarChart ref={refs[0]} {...size} series={[{ data }]} />
      <LineChart ref={refs[1]} {...size} series={[{ data }]} />
      <PieChart ref={refs[2]} {...size} series={[{ data: [{ id: 1, value: 1 }] }]} />
      <ScatterChart ref={refs[3]} {...size} series={[{ data: [{ id: 1, x: 1, y: 1 }] }]} />
      <RadarChart ref={refs[4]} {...size} radar={{ metrics: ['a', 'b'] }} series={[{ data }]} />
      <Gauge ref={refs[5]} {...size} value={5} />
      <Heatmap
        ref={refs[6]}
        {...size}
        xAxis={[{ data: ['a'] }]}
        yAxis={[{ data: ['b'] }]}
        series={[{ data: [[0, 0, 1]] }]}
      />
    </>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiHeatmap-cell').length).toBe(1);
  expect(refs.map(({ current }) => current?.tagName)).toEqual(refs.map(() => 'svg'));
});

claim('the browser can save it or draw it on a canvas', async () => {
  const saved = downloads();
  const screen = await show(<SavedImage />);
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(5);
  await userEvent.click(screen.getByRole('button', { name: 'Save as SVG' }));
  expect(saved[0]?.name).toBe('oceans.svg');
  const text = decodeURIComponent(saved[0]?.address.split(',').slice(1).join(',') ?? '');
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(file.querySelector('title')?.textContent).toBe('Area of the oceans');
  expect(file.querySelectorAll('.MuiBarElement-root').length).toBe(5);
  expect(file.querySelector<SVGElement>('text')?.style.fontSize).toBe('12px');
  await userEvent.click(screen.getByRole('button', { name: 'Save as PNG' }));
  await expect.poll(() => saved[1]?.name).toBe('oceans.png');
  const image = new Image();
  image.src = saved[1]?.address ?? '';
  await image.decode();
  const svg = document.querySelector('svg:has(.MuiBarElement-root)')!;
  expect(image.width).toBe(Math.floor(svg.clientWidth) * 2);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colors = new Set<string>();
  for (let index = 0; index < data.length; index += 4)
    colors.add([...data.slice(index, index + 4)].join());
  // The bars, the background and the text.
  expect(colors.has('14,116,144,255')).toBe(true);
  expect([...data.slice(0, 4)]).toEqual([255, 255, 255, 255]);
  expect(colors.size).toBeGreaterThan(10);
});

claim('with useChartRootRef', async () => {
  const printed = prints();
  const screen = await show(<PrintedPie />);
  await expect.poll(() => document.querySelectorAll('.MuiPieArc-root').length).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: /Print the pie/ }));
  await expect.poll(() => printed[0]?.text).toContain('Nitrogen');
});

claim('exportAsPrint does nothing and reports nothing', async () => {
  const messages = consoleMessages();
  const printed = prints();
  const apiRef = emptyRef();
  await show(
    <ChartContainerPro
      apiRef={apiRef}
      width={200}
      height={100}
      xAxis={[{ scaleType: 'band', data: ['a', 'b'] }]}
      series={[{ type: 'bar', data: [1, 2] }]}
    >
      <BarPlot />
    </ChartContainerPro>,
  );
  await expect.poll(() => apiRef.current).toBeTruthy();
  await Promise.resolve(apiRef.current?.exportAsPrint());
  expect(printed).toEqual([]);
  expect(messages.filter((message) => message.includes('exporting'))).toEqual([]);
});

claim('The two functions are about 40 lines in saveChart.ts', () => {
  expect(source).toContain('export function saveAsSvg');
  expect(source).toContain('export async function saveAsPng');
  const lines = source.trimEnd().split('\n').length;
  expect(lines).toBeGreaterThan(35);
  expect(lines).toBeLessThan(45);
});

claim('its width and height times devicePixelRatio', async () => {
  const messages = consoleMessages();
  vi.stubGlobal('devicePixelRatio', 3);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const created = vi.spyOn(document, 'createElement');
  const apiRef = emptyRef();
  await show(<Bars apiRef={apiRef} />);
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsImage();
  await expect.poll(() => messages.join()).toContain('Error exporting chart as image');
  const canvas = created.mock.results
    .map(({ value }) => value as Element)
    .find((element) => element instanceof HTMLCanvasElement && element.style.width !== '');
  const { width, style } = canvas as HTMLCanvasElement;
  expect(width).toBe(Math.floor(3 * Number.parseFloat(style.width)));
});

claim('A text among the children of the chart is part of the drawing', async () => {
  const printed = prints();
  const apiRef = emptyRef();
  await show(
    <Bars apiRef={apiRef} margin={{ top: 40 }}>
      <text x={20} y={20}>
        Orders, May to July
      </text>
    </Bars>,
  );
  await expect.poll(() => apiRef.current).toBeTruthy();
  apiRef.current?.exportAsPrint();
  await expect.poll(() => printed[0]?.text).toContain('Orders, May to July');
});

claim('The legend is outside of the `<svg>`, so use the whole markup', () => {
  const markup = renderToStaticMarkup(
    <BarChart
      width={600}
      height={300}
      skipAnimation
      xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July'] }]}
      series={[{ data: [412, 463, 398], label: 'Orders' }]}
    />,
  );
  const template = document.createElement('template');
  template.innerHTML = markup;
  const legend = template.content.querySelector('.MuiChartsLegend-root');
  expect(legend?.textContent).toContain('Orders');
  expect(legend?.closest('svg')).toBeNull();
  const heights = [...template.content.querySelectorAll('svg .MuiBarElement-root')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThan(50);
});
