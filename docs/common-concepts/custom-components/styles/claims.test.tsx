import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider as EmotionThemeProvider } from '@emotion/react';
import { unstable_ClassNameGenerator as ClassNameGenerator } from '@mui/material/className';
import { createTheme, StyledEngineProvider, THEME_ID, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { gridClasses } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { renderedRows, SmallGrid } from 'claims/grids';
import { RichLetters } from 'claims/trees';
import dayjs from 'dayjs';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import charts from '../../../../node_modules/@mui/x-charts/package.json';
import grid from '../../../../node_modules/@mui/x-data-grid/package.json';
import pickers from '../../../../node_modules/@mui/x-date-pickers/package.json';
import tree from '../../../../node_modules/@mui/x-tree-view/package.json';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim("They have an effect only if they win over the component's own CSS", async () => {
  const calendar = (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <style>
        {'@layer mui, utilities; @layer utilities { .tinted { background: rgb(1, 2, 3) } }'}
      </style>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slotProps={{ day: { className: 'tinted' } }}
      />
    </LocalizationProvider>
  );
  const background = () => {
    const day = document.querySelector('.MuiPickersDay-root:not(.Mui-selected)');
    return day && getComputedStyle(day).backgroundColor;
  };
  // As in an application: the styles of demos are in a layer already.
  const plain = createCache({ key: 'plain' });
  const screen = await show(<CacheProvider value={plain}>{calendar}</CacheProvider>);
  await expect.poll(background).toBeTruthy();
  expect(background()).not.toBe('rgb(1, 2, 3)');
  await screen.unmount();
  await show(<StyledEngineProvider enableCssLayer>{calendar}</StyledEngineProvider>);
  await expect.poll(background).toBe('rgb(1, 2, 3)');
});

claim("pass the nonce to Emotion's cache, around the whole app", async () => {
  const cache = createCache({ key: 'nonced', nonce: 'abc' });
  await show(
    <CacheProvider value={cache}>
      <RichLetters />
    </CacheProvider>,
  );
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="nonced"]')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style.nonce).toBe('abc');
});

claim(
  "because components build selectors from these names as soon as they're imported",
  async () => {
    const theme = createTheme({ components: { MuiDataGrid: { defaultProps: { rowHeight: 40 } } } });
    const grid = (
      <ThemeProvider theme={theme}>
        <SmallGrid checkboxSelection rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />
      </ThemeProvider>
    );
    ClassNameGenerator.configure((name) => `shop-${name}`);
    onTestFinished(() => ClassNameGenerator.reset());
    await show(grid);
    await expect.poll(renderedRows).toHaveLength(3);
    const cell = document.querySelector('[role=gridcell][data-field=name]');
    expect(cell?.className).toMatch(/^shop-MuiDataGrid-cell /);

    // The selectors of this grid, which was imported before, have the old names.
    expect(gridClasses.cell).toBe('MuiDataGrid-cell');

    const [row] = renderedRows();
    expect(row?.className).toContain(' Mui-selected');
    expect(row?.style.getPropertyValue('--height')).toBe('40px');
  },
);

claim('into containers inside the shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const place = () => shadow.appendChild(document.createElement('div'));
  const [styles, root, container] = [place(), place(), place()];
  const cache = createCache({ key: 'shadow', container: styles });
  const inside = { defaultProps: { container } };
  const theme = createTheme({
    components: { MuiPopper: inside, MuiPopover: inside, MuiModal: inside },
  });
  const app = createRoot(root);
  try {
    app.render(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <DesktopDatePicker label="Day" open />
          </LocalizationProvider>
        </ThemeProvider>
      </CacheProvider>,
    );
    const calendar = () => container.querySelector('.MuiDateCalendar-root');
    await expect.poll(calendar).toBeTruthy();
    expect(document.querySelector('.MuiDateCalendar-root')).toBeNull();
    // From Emotion's style sheet.
    expect(getComputedStyle(calendar()!).width).toBe('320px');
    expect(styles.querySelector('style')).not.toBeNull();
  } finally {
    app.unmount();
    host.remove();
  }
});

claim('every package of components has `@mui/material` as a peer dependency', () => {
  for (const { peerDependencies } of [charts, grid, pickers, tree])
    expect(Object.keys(peerDependencies)).toContain('@mui/material');
});

claim("Keep Material UI's theme under `THEME_ID`", async () => {
  // What another library puts into the same context.
  const foreign = { palette: { primary: { 500: '#0b6bcb' } } };
  const ofOtherLibrary = (outer: object) => ({ ...outer, ...foreign });
  const app = (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SmallGrid showToolbar checkboxSelection />
      <RichLetters checkboxSelection />
      <DateCalendar value={dayjs('2025-04-17')} />
      <BarChart
        height={100}
        series={[{ data: [1] }]}
        xAxis={[{ data: ['a'], scaleType: 'band' }]}
      />
    </LocalizationProvider>
  );
  consoleMessages();
  const broken = await show(
    <Caught>
      <EmotionThemeProvider theme={() => foreign}>{app}</EmotionThemeProvider>
    </Caught>,
  );
  await expect.element(broken.getByText('Cannot read properties of undefined')).toBeVisible();
  await broken.unmount();
  const material = createTheme({ palette: { primary: { main: 'rgb(255, 0, 0)' } } });
  await show(
    <ThemeProvider theme={() => ({ [THEME_ID]: material })}>
      <EmotionThemeProvider theme={ofOtherLibrary}>{app}</EmotionThemeProvider>
    </ThemeProvider>,
  );
  await expect.poll(() => renderedRows().length).toBeGreaterThan(0);
  const day = document.querySelector('.MuiPickersDay-root.Mui-selected');
  expect(day && getComputedStyle(day).backgroundColor).toBe('rgb(255, 0, 0)');
});
