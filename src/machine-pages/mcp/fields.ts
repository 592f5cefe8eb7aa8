import { hint } from '../../utils/nearest';
import { AskError, clean, listed, quoted } from './askError';

/** A field of a tool's input. */
export interface Field {
  type: 'string' | 'integer';
  description: string;
  required?: true;
  enum?: readonly string[];
  /** Of a text, in characters; by default that of a name or an address. */
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Maximum length of a text, far longer than any name or address of this documentation. */
const mostText = 500;

export type Fields = Readonly<Record<string, Field>>;

/** Returns the fields as JSON Schema, which the protocol requires. */
export function schemaOf(fields: Fields) {
  return {
    type: 'object' as const,
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, { required: _, ...schema }]) => [
        name,
        { ...(schema.type === 'string' && { maxLength: mostText }), ...schema },
      ]),
    ),
    required: Object.keys(fields).filter((name) => fields[name]?.required),
    additionalProperties: false,
  };
}

/** Returns the limits of a number, for a message: ` from 1 to 30`. */
function rangeOf({ minimum, maximum }: Field): string {
  if (minimum === undefined) return '';
  return maximum === undefined ? ` of at least ${minimum}` : ` from ${minimum} to ${maximum}`;
}

/** Returns a value for a message. */
function shown(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return String(value);
}

function problemOf(name: string, value: unknown, field: Field): string | undefined {
  const { type, enum: allowed, minimum = -Infinity, maximum = Infinity } = field;
  const { maxLength = mostText } = field;
  if (type === 'string') {
    if (typeof value !== 'string') return `"${name}" must be a string; found ${shown(value)}.`;
    if (value.length > maxLength)
      return `"${name}" must have at most ${maxLength.toLocaleString('en-US')} characters; found ${value.length.toLocaleString('en-US')}.`;
    if (field.required && clean(value).trim() === '')
      return `"${name}" is empty. ${field.description}`;
    return allowed && !allowed.includes(value)
      ? `"${name}" must be one of ${listed(allowed)}; found ${quoted(value)}.`
      : undefined;
  }
  return typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= minimum &&
    value <= maximum
    ? undefined
    : `"${name}" must be a whole number${rangeOf(field)}; found ${shown(value)}.`;
}

/**
 * Reads the input of a tool.
 *
 * @throws AskError that names each field that is missing, unknown or of the wrong type
 */
export function readFields(given: Readonly<Record<string, unknown>>, fields: Fields) {
  const names = Object.keys(fields);
  const problems: string[] = [];
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const all = names.length > 0 ? `The fields are ${listed(names, 'and')}` : 'It takes none';
    problems.push(`There is no field ${quoted(name)}.${hint(name, names)} ${all}.`);
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (value === undefined || value === null) {
      if (field.required) problems.push(`"${name}" is missing. ${field.description}`);
      continue;
    }
    const problem = problemOf(name, value, field);
    if (problem) problems.push(problem);
  }
  if (problems.length > 0) throw new AskError(problems.join('\n'));
  const whole = (name: string): string | undefined => {
    const value = given[name];
    return typeof value === 'string' ? clean(value) : undefined;
  };
  return {
    /** A text with the spaces and line breaks at its ends, for one whose lines are counted. */
    whole,
    text: (name: string): string | undefined => whole(name)?.trim() || undefined,
    number(name: string): number | undefined {
      const value = given[name];
      return typeof value === 'number' ? value : undefined;
    },
  };
}

/** The input of a tool: its fields, each of the declared type. */
export type Asked = ReturnType<typeof readFields>;
