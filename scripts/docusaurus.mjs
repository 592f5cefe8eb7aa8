// Runs the Docusaurus command line without its look for a newer version: nothing of this project phones home.
import { build } from './lib/build.mjs';
import { docusaurusCommand } from './lib/docusaurus-command.mjs';
import { run } from './lib/run.mjs';

const [command, ...rest] = process.argv.slice(2);
process.exit(
  command === 'build'
    ? await build(rest)
    : (await run(...docusaurusCommand(process.argv.slice(2)))).code,
);
