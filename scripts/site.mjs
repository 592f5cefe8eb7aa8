// `npm run site`: installs, builds and serves the site, on a machine that has only Node and npm. Takes the options of `serve.mjs`.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { createProgress } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { problemAt, serveOptions } from './lib/serve-options.mjs';

const options = process.argv.slice(2);
try {
  // Now, rather than after minutes of building.
  const problem = await problemAt(serveOptions(options));
  if (problem) throw new Error(problem);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

process.exit(
  await createProgress().steps({
    'Installing the packages of the lock file': () => install({ always: true }),
    'Building the site, all versions': () => build(),
    'Serving it until you press Ctrl+C': async () =>
      (await run('npm', ['run', 'serve', '--', ...options])).code,
  }),
);
