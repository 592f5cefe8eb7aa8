// `npm run site`: installs, builds and serves the site, on a machine that has only Node and npm. Takes the options of `serve.mjs`.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { problemAt, serveOptions } from './lib/serve-options.mjs';
import { runStages } from './lib/stages.mjs';

const options = process.argv.slice(2);
try {
  // Now, rather than after minutes of building.
  const problem = await problemAt(serveOptions(options));
  if (problem) throw new Error(problem);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const steps = {
  'Installing the packages of the lock file': async () => ({
    code: await install({ always: true }),
  }),
  'Building the site, all versions': async () => ({ code: await build() }),
  'Serving it until you press Ctrl+C': () => run('npm', ['run', 'serve', '--', ...options]),
};
const done = await runStages([[steps]]);
process.exit(done.every(({ ok }) => ok) ? 0 : 1);
