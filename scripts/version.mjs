// `npm run version:cut -- 8.0.0 [--keep]`, `npm run version:remove -- 8.0.0`, `npm run version:list`: manages frozen versions.
import './lib/say-mistakes.mjs';
import path from 'node:path';
import { UsageError } from './lib/usage-error.mjs';
import { readOptions } from './lib/scaffold/options.mjs';
import { cutVersion, removeVersion } from './lib/versions/cut.mjs';
import { versionTable } from './lib/versions/list.mjs';
import { realEnvironment } from './lib/versions/environment.mjs';
import { stopBetweenSteps } from './lib/versions/run.mjs';

const commands = {
  async cut(version, environment, options) {
    const { packages, unverified } = await cutVersion(version, environment, options);
    console.log(`\nFrozen.\n\n${versionTable(environment)}`);
    const others = Object.values(packages).filter((each) => each !== version).length;
    if (others > 0) {
      console.log(
        `\n${others} ${others === 1 ? 'package is' : 'packages are'} at the release nearest to ${version}; its pages say so.`,
      );
    }
    if (unverified !== undefined) {
      console.log(
        `\nThe frozen pages are kept, but do not type-check or build yet. Change them until npm run typecheck and npm run build pass:\n\n${unverified}`,
      );
    }
  },
  async remove(version, environment) {
    const { aliases } = await removeVersion(version, environment);
    console.log(`Removed ${version}${aliases.length > 0 ? ` with ${aliases.join(', ')}` : ''}.`);
  },
  list(_, environment) {
    console.log(versionTable(environment));
  },
};

stopBetweenSteps();

const [command, ...args] = process.argv.slice(2);
const options = command === 'cut' ? { keep: { type: 'boolean' } } : {};
const { values, positionals } = readOptions({ args, options, allowPositionals: true });
const [version, ...more] = positionals;
if (more.length > 0) throw new UsageError(`One version at a time; also found ${more.join(' ')}.`);
await commands[command](version, realEnvironment(path.resolve(import.meta.dirname, '..')), values);
