import type { Problem } from '../engine/check';
import type { Skipped } from '../engine/readTheme';

const reasons: Record<Skipped['why'], string> = {
  code: 'is code or in another file',
  unsafe: 'could load something or change the page',
  site: 'isn’t used here, or is set by this site',
  size: 'is too much',
  color: 'isn’t a color that Material can compute with',
};

/** Returns which part of a theme was skipped, where it is, and why. */
export const skippedText = ({ line, path, why }: Skipped): string =>
  `Line ${String(line)}: ${path} ${reasons[why]}`;

/** Returns what doesn't work with a theme, and the rule to change. */
export function problemText(problem: Problem): string {
  if (problem.kind === 'font')
    return `typography.fontFamily: “${problem.name}” isn’t installed here, so demos use the next font in the list.`;
  if (problem.kind === 'height')
    return `${problem.rule}: ${String(problem.height)}px cuts text, which needs ${String(problem.least)}px.`;
  const { scheme, color, ground, ratio, least } = problem;
  return `${color} on ${ground} (${scheme}): contrast ${ratio.toFixed(1)}:1, but it needs ${String(least)}:1.`;
}

export const texts = {
  field: 'Your theme: createTheme({…}), an object or JSON',
  use: 'Use this theme',
  remove: 'Remove the theme',
  link: 'Copy link',
  tooLong: 'The theme is too long for a link.',
  foreign: 'This theme comes from a link that you followed, not from this documentation.',
  readFirst: 'Read it, then press “Use this theme”.',
  brokenLink: 'The theme in the link can’t be read.',
  nothing:
    'No theme found: paste a file with createTheme({…}), an object, or JSON, up to 200,000 characters.',
  refused: (message: string) => `Material can’t build this theme: ${message}`,
  applied: 'All demos now have this theme.',
  skipped: 'Skipped',
  problems: 'To change',
};
