import { parseArgs } from 'node:util';
import { loadTs } from '../load-ts.mjs';
import { UsageError } from '../usage-error.mjs';

const { hint } = loadTs('../../src/utils/nearest.ts');

/**
 * Reads what a person typed after a command, as `parseArgs` of Node.js does, but names the allowed options where one is unknown.
 * @param {import('node:util').ParseArgsConfig} config
 * @param {readonly string[]} [own] options that only the command itself passes on
 * @throws {UsageError} if an option is unknown; else the errors of `parseArgs`
 */
export function readOptions(config, own = []) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
    const [option] = /--?[^\s']+/.exec(error.message) ?? [''];
    const names = Object.keys(config.options ?? {})
      .filter((name) => !own.includes(name))
      .map((name) => `--${name}`);
    const allowed = names.length > 0 ? `allowed: ${names.join(', ')}.` : 'there are none.';
    throw new UsageError(`There is no option "${option}"; ${allowed}${hint(option, names)}`);
  }
}
