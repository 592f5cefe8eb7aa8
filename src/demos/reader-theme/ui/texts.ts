import { translate } from '@docusaurus/Translate';
import type { Problem } from '../engine/check';
import type { Skipped } from '../engine/readTheme';

const reasons = (): Record<Skipped['why'], string> => ({
  code: translate({ id: 'x.theme.code', message: 'is code or in another file' }),
  unsafe: translate({ id: 'x.theme.unsafe', message: 'could load something or change the page' }),
  site: translate({ id: 'x.theme.site', message: 'isn’t used here, or is set by this site' }),
  size: translate({ id: 'x.theme.size', message: 'is too much' }),
  color: translate({
    id: 'x.theme.color',
    message: 'isn’t a color that Material can compute with',
  }),
});

/** Returns which part of a theme was skipped, where it is, and why. */
export const skippedText = ({ line, path, why }: Skipped): string =>
  translate(
    { id: 'x.theme.skipped', message: 'Line {line}: {path} {reason}' },
    { line: String(line), path, reason: reasons()[why] },
  );

/** Returns what doesn't work with a theme, and the rule to change. */
export function problemText(problem: Problem): string {
  if (problem.kind === 'font')
    return translate(
      {
        id: 'x.theme.font',
        message:
          'typography.fontFamily: “{name}” isn’t installed here, so demos use the next font in the list.',
      },
      { name: problem.name },
    );
  if (problem.kind === 'height')
    return translate(
      { id: 'x.theme.height', message: '{rule}: {height}px cuts text, which needs {least}px.' },
      { rule: problem.rule, height: String(problem.height), least: String(problem.least) },
    );
  const { scheme, color, ground, ratio, least } = problem;
  return translate(
    {
      id: 'x.theme.contrastLow',
      message: '{color} on {ground} ({scheme}): contrast {ratio}:1, but it needs {least}:1.',
    },
    { color, ground, scheme, ratio: ratio.toFixed(1), least: String(least) },
  );
}

export const texts = {
  field: () =>
    translate({ id: 'x.theme.field', message: 'Your theme: createTheme({…}), an object or JSON' }),
  use: () => translate({ id: 'x.theme.use', message: 'Use this theme' }),
  remove: () => translate({ id: 'x.theme.remove', message: 'Remove the theme' }),
  link: () => translate({ id: 'x.theme.link', message: 'Copy link' }),
  tooLong: () => translate({ id: 'x.theme.tooLong', message: 'The theme is too long for a link.' }),
  foreign: () =>
    translate({
      id: 'x.theme.foreign',
      message: 'This theme comes from a link that you followed, not from this documentation.',
    }),
  readFirst: () =>
    translate({ id: 'x.theme.readFirst', message: 'Read it, then press “Use this theme”.' }),
  brokenLink: () =>
    translate({ id: 'x.theme.brokenLink', message: 'The theme in the link can’t be read.' }),
  nothing: () =>
    translate({
      id: 'x.theme.nothing',
      message:
        'No theme found: paste a file with createTheme({…}), an object, or JSON, up to 200,000 characters.',
    }),
  refused: (message: string) =>
    translate(
      { id: 'x.theme.refused', message: 'Material can’t build this theme: {message}' },
      { message },
    ),
  applied: () => translate({ id: 'x.theme.applied', message: 'All demos now have this theme.' }),
  skipped: () => translate({ id: 'x.theme.skippedParts', message: 'Skipped' }),
  problems: () => translate({ id: 'x.theme.problems', message: 'To change' }),
};
