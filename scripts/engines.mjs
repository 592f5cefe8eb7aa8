// `npm run test:engines`: tests readers' main tasks in Firefox and WebKit, on `build/`. Takes the arguments of `vitest run`, such
// as `--project firefox` and `-t search`. With `--if-installable`, it succeeds without a test where the engines can't be installed.
import './lib/say-mistakes.mjs';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { install } from './lib/install.mjs';
import { run, runTool } from './lib/run.mjs';
import { UsageError } from './lib/usage-error.mjs';
import { installSystemPackages, isExecutable, which } from './lib/system-packages.mjs';

const tests = 'tests/engines';
const tools = `${tests}/tools`;
/** The same path as in `tests/engines/offline.test.mjs`. */
const smallSite = 'test-results/small-site/plain/build';

/** Finds MiniBrowser, which is not on the PATH: Debian keeps it with its library, in a folder named after the architecture. */
const miniBrowser = () =>
  existsSync('/usr/lib') &&
  readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
    .find(isExecutable);

/** The system programs that the tests need: how each is found, and the Debian package that contains it. */
const programs = {
  FIREFOX_PATH: { find: () => which('firefox-esr') ?? which('firefox'), from: 'firefox-esr' },
  WEBKIT_DRIVER_PATH: { find: () => which('WebKitWebDriver'), from: 'webkit2gtk-driver' },
  WEBKIT_BROWSER_PATH: { find: miniBrowser, from: 'webkit2gtk-driver' },
  XVFB_RUN_PATH: { find: () => which('xvfb-run'), from: 'xvfb', more: ['xauth'] },
};

const pathOf = (name) => process.env[name] ?? programs[name].find();

const missing = () => Object.keys(programs).filter((name) => !pathOf(name));

const packagesOf = (names) => [
  ...new Set(names.flatMap((name) => [programs[name].from, ...(programs[name].more ?? [])])),
];

const isOptional = process.argv.includes('--if-installable');

/** Returns the programs by the environment variables that may override them. Installs what is missing, or says how to. */
function systemPrograms() {
  const packages = packagesOf(missing());
  if (packages.length > 0) installSystemPackages(packages.join(', '), packages);
  const still = packagesOf(missing());
  if (still.length > 0) {
    const help = `Some programs are missing. On Debian and related systems, this installs them:\n\n  sudo apt-get install ${still.join(' ')}\n\nOn other systems, set ${missing().join(', ')} to their paths.`;
    if (!isOptional) throw new UsageError(help);
    console.error(help);
    process.exit();
  }
  return Object.fromEntries(Object.keys(programs).map((name) => [name, pathOf(name)]));
}

/** Builds the site that registers a service worker, unless the browser tests have built it. */
async function buildSmallSite() {
  if (existsSync(path.join(smallSite, 'index.html'))) return;
  console.log('Building the small site for the offline tests');
  const args = ['--', '--project=small sites', '--grep=plain', '--reporter=line'];
  const { code } = await run('npm', ['run', '--silent', 'test:e2e', ...args]);
  if (code !== 0) throw new UsageError('The small site could not be built.');
}

if (!existsSync('build/index.html'))
  throw new UsageError('No build found. Run npm run build first.');
const env = systemPrograms();
if ((await install({ folder: tools })) !== 0) {
  throw new UsageError('The tools of these tests could not be installed.');
}
await buildSmallSite();
const own = process.argv.slice(2).filter((arg) => arg !== '--if-installable');
const args = ['run', `--config=${tests}/vitest.config.mjs`, ...own];
const { code } = await runTool('vitest', args, { env });
process.exitCode = code;
