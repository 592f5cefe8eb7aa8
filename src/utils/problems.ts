/** Mistakes of writers, as whole sentences that name file, field and fix. Printed without a stack, which would not help. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly #problems: readonly string[];

  /** @param problems - at least one */
  constructor(problems: readonly string[]) {
    super(
      problems.length === 1
        ? problems[0]
        : `${problems.length} problems in the pages and their navigation:\n\n- ${problems.join('\n- ')}\n`,
    );
    this.#problems = problems;
    this.stack = `${this.name}: ${this.message}`;
  }

  get problems(): readonly string[] {
    return this.#problems;
  }
}

/** @throws ContentError with all problems, when there are any */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
