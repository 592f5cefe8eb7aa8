// `npm run bench:serve`: the build behind nginx under load: requests per second, 99th percentile of latency, memory.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { nginxPath } from '../lib/find-nginx.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startNginx } from '../lib/nginx.mjs';
import { toolsFolder } from './lib/tools.mjs';

const autocannon = createRequire(path.join(await toolsFolder(), 'package.json'))('autocannon');

const baseUrl = '/x/';
const seconds = 10;
const connections = 50;

/** Returns the resident memory of a process and its children in megabytes, read from /proc. */
function memoryOf(pid) {
  const statusOf = (each) => readFileSync(`/proc/${each}/status`, 'utf8');
  const field = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = all.filter((each) => {
    try {
      return Number(each) === pid || field(statusOf(each), 'PPid') === pid;
    } catch {
      // The process has ended in the meantime.
      return false;
    }
  });
  return own.reduce((sum, each) => sum + field(statusOf(each), 'VmRSS'), 0) / 1024;
}

const program = nginxPath();
if (!program) {
  console.error('nginx is not installed.');
  process.exit(1);
}
const port = await freePort();
const server = await startNginx({ program, site: path.resolve('build'), baseUrl, port });
const script = readdirSync('build/assets/js').find((name) => name.startsWith('main.'));
const addresses = ['', 'introduction/', 'react-data-grid/', `assets/js/${script}`, 'no/such/page/'];
try {
  const rows = [];
  for (const address of addresses) {
    const { requests, latency, throughput } = await autocannon({
      url: `http://127.0.0.1:${port}${baseUrl}${address}`,
      connections,
      duration: seconds,
      headers: { 'accept-encoding': 'gzip' },
    });
    rows.push({
      address: baseUrl + address,
      'requests/s': Math.round(requests.average),
      'p99 ms': latency.p99,
      'MB/s': Math.round(throughput.average / 1e6),
    });
  }
  console.log(`${connections} connections, ${seconds} s each, gzip`);
  console.table(rows);
  if (process.platform === 'linux') {
    console.log(`nginx: ${memoryOf(server.pid).toFixed(1)} MB resident in all processes`);
  }
} finally {
  await server.stop();
}
