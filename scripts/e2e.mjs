// `npm run test:e2e`: the browser tests of the build in `build/`; takes what `playwright test` takes.
import { browserPath, browserVariable } from './lib/find-browser.mjs';
import { runTool } from './lib/run.mjs';

try {
  const env = { [browserVariable]: await browserPath() };
  const { code } = await runTool('playwright', ['test', ...process.argv.slice(2)], { env });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
