import { orNothing } from './orNothing';

/** Returns the list that a JSON text from outside holds; empty for anything else. */
export function listIn(text: string | null): readonly unknown[] {
  const read = orNothing<unknown>(() => JSON.parse(text ?? ''));
  return Array.isArray(read) ? read : [];
}
