// Runs the Docusaurus command line without its check for a newer version: nothing in this project phones home.
import { build } from './lib/build.mjs';
import { docusaurusCommand } from './lib/docusaurus-command.mjs';
import { run } from './lib/run.mjs';

const [command, ...rest] = process.argv.slice(2);
process.exit(
  command === 'build'
    ? await build(rest)
    : // The live server asks for another port if its own is in use.
      (await run(...docusaurusCommand(process.argv.slice(2)), { isAsked: true })).code,
);
