// `npm run test:e2e`: the browser tests of the build in `build/`; takes what `playwright test` takes.
import { browserPath, browserVariable } from './lib/find-browser.mjs';
import { freePort } from './lib/free-port.mjs';
import { runTool } from './lib/run.mjs';

try {
  // A port of its own, so that two runs on one machine do not meet.
  const TEST_PORT = process.env.TEST_PORT ?? String(await freePort());
  const env = { [browserVariable]: await browserPath(), TEST_PORT };
  const { code } = await runTool('playwright', ['test', ...process.argv.slice(2)], { env });
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
