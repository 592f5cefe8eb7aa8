// Imported by commands: what a person can mend ends them with a message, without a stack trace.
import { UsageError } from './usage-error.mjs';

process.on('uncaughtException', (error) => {
  // The messages of Node's `parseArgs` are readable, too.
  const isMistake = error instanceof UsageError || /^ERR_PARSE_ARGS/.test(error.code);
  console.error(isMistake ? error.message : error);
  process.exit(1);
});
