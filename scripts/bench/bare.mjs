// `npm run bench:bare`: blocking time, on a slow phone, of pages of ./build with a demo on the first screen, next to a Vite page
// that mounts the same demo and nothing else. Visits alternate, so that both pages run under the same machine load.
import { buildBarePage } from './lib/bare-page.mjs';
import { blockingOfVisit } from './lib/blocking.mjs';
import { launch } from './lib/browser.mjs';
import { serveBuild } from './lib/cli.mjs';
import { basePath, hostPath, serve } from './lib/server.mjs';
import { busyRemark, formatTable, median } from './lib/table.mjs';

/** A guide of each product, and its first demo. */
const pages = {
  '/react-data-grid/quickstart/': 'FirstGrid',
  '/react-date-pickers/date-picker/': 'DeskAndPhone',
  '/react-charts/bars/': 'WorldPopulation',
  '/react-tree-view/rich-tree-view/items/': 'CourseItems',
};
const runs = 7;
/** The upper limit for our time divided by that of the bare page. */
const budget = 1.15;

const site = await serveBuild();
const browser = await launch();
const rows = [['page', 'demo', 'here', 'bare', 'here / bare', 'budget', '']];
try {
  for (const [page, demo] of Object.entries(pages)) {
    const bare = await serve(await buildBarePage(`docs${page}${demo}.tsx`));
    const times = { here: [], bare: [] };
    for (let run = 0; run < runs; run += 1) {
      times.here.push(await blockingOfVisit(browser, site, hostPath(page)));
      times.bare.push(await blockingOfVisit(browser, bare, basePath));
    }
    bare.close();
    const [here, there] = [median(times.here), median(times.bare)];
    const ratio = here / there;
    rows.push([
      page,
      demo,
      `${Math.round(here)} ms`,
      `${Math.round(there)} ms`,
      ratio.toFixed(2),
      budget.toFixed(2),
      ratio <= budget ? 'ok' : 'over',
    ]);
  }
} finally {
  await browser.close();
  site.close();
}
console.log(`Medians of ${runs} visits in turns, CPU slowed down four times
${busyRemark()}${formatTable(rows)}`);
