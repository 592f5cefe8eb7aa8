import path from 'node:path';
import { UsageError } from '../../lib/usage-error.mjs';
import { serve } from './server.mjs';

/**
 * Parses a whole number above 0.
 * @throws {UsageError} for anything else
 */
export function parseCount(option, text) {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new UsageError(`${option} is "${text}"; it must be a whole number above 0.`);
}

/**
 * Serves `build/`.
 * @param {string} [address] of the page, with the base path
 * @throws {UsageError} if the build or the page is missing
 */
export async function serveBuild(address) {
  const server = await serve(path.resolve('build'));
  if (!address || server.file(address)) return server;
  throw new UsageError(`The build has no page ${address}`);
}
