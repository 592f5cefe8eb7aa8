import path from 'node:path';
import { serve } from './server.mjs';

/** Ends the command with a sentence on why it cannot run. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Serves `build/`, or ends the command when it is not there or lacks the page.
 * @param {string} [address] of the page that is wanted, with the base path
 */
export async function serveBuild(address) {
  try {
    const server = await serve(path.resolve('build'));
    if (address && !server.file(address)) {
      stop(`The build has no page ${address}`);
    }
    return server;
  } catch (error) {
    return stop(error.message);
  }
}
