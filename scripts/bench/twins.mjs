// `npm run bench:twins -- --build 160`: CPU of generating the Markdown of all pages, as a share of a whole build. `--build` gives
// the CPU seconds of a build measured earlier; without it, the script builds the site first, in a temporary copy.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stop } from './lib/cli.mjs';
import { docusaurusCommand } from '../lib/docusaurus-command.mjs';
import { measuredRun } from './lib/measured-run.mjs';
import { copySite } from './lib/site-copy.mjs';
import { formatTable } from './lib/table.mjs';

/** The largest share of a build's CPU that the Markdown may cost. */
const budget = 0.04;

const { values } = parseArgs({ options: { build: { type: 'string' } } });
if (values.build !== undefined && !(Number(values.build) > 0)) {
  stop(`--build is "${values.build}"; it must be the CPU seconds of a build.`);
}

async function buildSeconds() {
  console.log('Building the site');
  const { code, output, cpuSeconds } = await measuredRun(docusaurusCommand(['build']).flat(), {
    cwd: copySite(process.cwd()),
  });
  if (code !== 0) stop(`${output}\nThe build failed: there is nothing to measure.`);
  if (cpuSeconds === undefined)
    stop('CPU time is not known here. Give that of a build: --build 160.');
  return cpuSeconds;
}

const secondsSince = (start) => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

const whole = values.build === undefined ? await buildSeconds() : Number(values.build);
// Loads the site as a build does, then runs only the step after all pages are written.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { loadSite } = require('@docusaurus/core/lib/server/site.js');
const { props } = await loadSite({ siteDir: process.cwd() });
const plugin = props.plugins.find(({ name }) => name === 'x-machine-pages');
const outDir = mkdtempSync(path.join(os.tmpdir(), 'x-twins-'));
const start = process.cpuUsage();
await plugin.postBuild({ ...props, outDir });
const own = secondsSince(start);
rmSync(outDir, { recursive: true });

const share = (part) => `${(part * 100).toFixed(1)} %`;
console.log(
  formatTable([
    ['', 'CPU', 'Of the build', 'Budget'],
    ['Whole build', `${whole.toFixed(1)} s`, '', ''],
    ['Markdown of all pages', `${own.toFixed(1)} s`, share(own / whole), share(budget)],
  ]),
);
