/** An error that a person can mend: the commands print its message without a stack trace (`say-mistakes.mjs`). */
export class UsageError extends Error {
  name = 'UsageError';
}
