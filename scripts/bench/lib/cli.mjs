import path from 'node:path';
import { serve } from './server.mjs';

/** Ends the command with exit code 1 and a message that says why it cannot run. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Parses a whole number above 0, or ends the command. */
export function parseCount(option, text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    stop(`${option} is "${text}"; it must be a whole number above 0.`);
  }
  return count;
}

/**
 * Serves `build/`, or ends the command if the build or the page is missing.
 * @param {string} [address] of the page, with the base path
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
