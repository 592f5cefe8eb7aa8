// `npm run test:e2e`: runs the browser tests on `build/`. Takes the arguments of `playwright test`, and pages.
import './lib/say-mistakes.mjs';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { e2eArgs } from './lib/page-args.mjs';
import { browserPath, browserVariable } from './lib/find-browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { pagesBelow } from './lib/pages.mjs';
import { runTool } from './lib/run.mjs';
import { UsageError } from './lib/usage-error.mjs';
import { filesBelow } from './lib/versions/site.mjs';

/** Returns the files of all tests, relative to the project's folder, with forward slashes. */
const testFiles = () =>
  filesBelow('tests')
    .filter((file) => /\.(?:spec|setup)\.ts$/.test(file))
    .map((file) => `tests/${file}`);

/** Warns if a page has changed since the build that is tested, and throws if the build lacks it. */
function checkBuild(page) {
  const folder = path.dirname(page);
  const built = path.join('build', path.relative('docs', folder), 'index.html');
  if (!existsSync(built)) {
    throw new UsageError(`${page} is not in the build. Run npm run build first.`);
  }
  const changed = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.includes('.test.'))
    .find(({ name }) => statSync(path.join(folder, name)).mtimeMs > statSync(built).mtimeMs);
  if (changed) {
    console.log(
      `${folder}/${changed.name} is newer than the build: the tests see its old version until you run npm run build.\n`,
    );
  }
}

const { args, pages } = e2eArgs(process.argv.slice(2), {
  pages: pagesBelow('.', ['docs']),
  tests: testFiles(),
});
pages.forEach(checkBuild);
// A port of its own, so that two runs on one machine don't collide.
const TEST_PORT = process.env.TEST_PORT ?? String(await freePort());
const env = { [browserVariable]: await browserPath(), TEST_PORT };
const { code } = await runTool('playwright', ['test', ...args], { env });
process.exitCode = code;
