// `npm run site`: installs, builds and serves the site, on a machine that has only Node and npm. Takes the options of `serve.mjs`.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { createProgress } from './lib/progress.mjs';
import { run } from './lib/run.mjs';

process.exit(
  await createProgress().steps({
    'Installing the packages of the lock file': () => install({ always: true }),
    'Building the site, all versions': () => build(),
    'Serving it until you press Ctrl+C': async () =>
      (await run('npm', ['run', 'serve', '--', ...process.argv.slice(2)])).code,
  }),
);
