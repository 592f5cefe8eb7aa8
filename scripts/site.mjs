// `npm run site`: installs, builds and serves the site, on a machine that has only Node and npm. Takes the options of `serve.mjs`.
import './lib/say-mistakes.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { problemAt, serveOptions } from './lib/serve-options.mjs';
import { runStages } from './lib/stages.mjs';
import { UsageError } from './lib/usage-error.mjs';

const options = process.argv.slice(2);
// Now, rather than after minutes of building.
const problem = await problemAt(serveOptions(options));
if (problem) throw new UsageError(problem);

const steps = {
  'Installing the packages of the lock file': async () => ({
    code: await install({ always: true }),
  }),
  'Building the site, all versions': async () => ({ code: await build() }),
  'Serving it until you press Ctrl+C': () => run('npm', ['run', 'serve', '--', ...options]),
};
const done = await runStages([[steps]]);
process.exit(done.every(({ ok }) => ok) ? 0 : 1);
