// Runs the Docusaurus command line without its look for a newer version: nothing of this project phones home.
import { runTool } from './lib/run.mjs';

const { code } = await runTool('docusaurus', process.argv.slice(2));
process.exit(code);
