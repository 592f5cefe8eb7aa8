// `npm run site`: installs, builds and serves the site, on a machine that has only Node and npm.
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const steps = [
  () => install({ always: true }),
  () => build(),
  async () => (await run('npm', ['run', 'serve'])).code,
];

for (const step of steps) {
  const code = await step();
  if (code !== 0) {
    process.exit(code);
  }
}
