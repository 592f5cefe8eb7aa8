// The options of `npm run serve`. `npm run site` checks them before it installs and builds anything, so no package is needed here.
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.mjs';

/** Other machines cannot reach it. */
export const loopback = '127.0.0.1';

/**
 * Reads the options.
 * @param {string[]} args
 * @returns {{ port: number, host: string, dir: string }}
 * @throws {UsageError} if the port is none; else the errors of `parseArgs`
 */
export function serveOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', short: 'p', default: '3000' },
      host: { type: 'string', default: loopback },
      dir: { type: 'string', default: 'build' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new UsageError(
      `--port is "${values.port}"; allowed: a number up to 65535, or 0 for any port that is free.`,
    );
  }
  return { ...values, port };
}

/** Returns what to say when a server can't listen. */
export const listenProblem = ({ code, message }, port) =>
  code === 'EADDRINUSE'
    ? `Port ${port} is in use; choose another one, for example with "-- --port 3001".`
    : message;

/** Returns why nothing can listen at an address; undefined if something can. */
export const problemAt = ({ port, host }) =>
  new Promise((resolve) => {
    const probe = createServer()
      .on('error', (error) => resolve(listenProblem(error, port)))
      .listen(port, host, () => probe.close(() => resolve(undefined)));
  });
