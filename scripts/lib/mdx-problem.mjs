/**
 * Returns where and why MDX cannot parse a page.
 * @param {Error & { line?: number, reason?: string }} error `reason` is its message without the position
 */
export const mdxProblem = ({ line, reason, message }) => ({
  line: line ?? 1,
  message: `this is not valid MDX: ${reason ?? message}`,
});
