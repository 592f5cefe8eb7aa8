import { translate } from '@docusaurus/Translate';
import type { Restart } from '../browser/frame';
import type { Mistake } from '../protocol';

/** The texts of the demo editor. Functions, because the language is known only while rendering. */
export const texts = {
  controls: (title: string) =>
    translate({ id: 'x.live.controls', message: 'Editor controls for “{title}”' }, { title }),
  result: (title: string) =>
    translate(
      { id: 'x.live.result', message: 'Result of the edited code for “{title}”' },
      { title },
    ),
  files: () => translate({ id: 'x.live.files', message: 'Files to edit' }),
  file: (name: string) => translate({ id: 'x.live.file', message: 'Code of {name}' }, { name }),
  done: () => translate({ id: 'x.live.done', message: 'Done: stop editing' }),
  doneShort: () => translate({ id: 'x.live.done.short', message: 'Done' }),
  reset: () => translate({ id: 'x.live.reset', message: 'Reset' }),
  copy: () => translate({ id: 'x.live.copy', message: 'Copy' }),
  copyLink: () => translate({ id: 'x.live.link', message: 'Copy link' }),
  link: () => translate({ id: 'x.live.link.short', message: 'Link' }),
  run: () => translate({ id: 'x.live.run', message: 'Run' }),
  fromLink: () =>
    translate({
      id: 'x.live.fromLink',
      message: 'This code comes from the link that you followed, not from this documentation.',
    }),
  fromBefore: () =>
    translate({
      id: 'x.live.fromBefore',
      message: 'These are your edits from before this page was loaded.',
    }),
  readFirst: () =>
    translate({ id: 'x.live.readFirst', message: 'Read the code, then press “Run” to run it.' }),
  linkProblem: {
    unreadable: () =>
      translate({
        id: 'x.live.brokenLink',
        message: 'The edits in the link can’t be read. This is the original code.',
      }),
    tooLarge: () =>
      translate({
        id: 'x.live.largeLink',
        message:
          'The edits in the link are too large to be opened here. This is the original code.',
      }),
  },
  noLink: () => translate({ id: 'x.live.noLink', message: 'The code is too long for a link.' }),
  onlyInBuilds: (file: string) =>
    translate(
      {
        id: 'x.live.onlyInBuilds',
        message:
          'Demos can’t be edited here with “npm start”. Change {file} to update this page, or use “npm run build” and “npm run serve”.',
      },
      { file },
    ),
  howToLeave: () =>
    translate({
      id: 'x.live.leave',
      message: 'Tab indents. Press Esc, then Tab, to leave the editor.',
    }),
  released: () => translate({ id: 'x.live.released', message: 'Tab now leaves the editor.' }),
  restarted: ({ reason, next }: Restart) =>
    [
      reason === 'stuck'
        ? translate({
            id: 'x.live.stuck',
            message: 'The code stopped responding and was terminated.',
          })
        : translate({
            id: 'x.live.busy',
            message: 'The code kept this page too busy and was terminated.',
          }),
      next === 'newest' &&
        translate({ id: 'x.live.newest', message: 'The newest version was started.' }),
      next === 'shown' &&
        translate({ id: 'x.live.shown', message: 'The last working version is shown above.' }),
      next === 'none' &&
        translate({ id: 'x.live.none', message: 'Change the code to run it again.' }),
    ]
      .filter(Boolean)
      .join(' '),
  unavailable: () =>
    translate({
      id: 'x.live.unavailable',
      message:
        'The code can’t run here. To run edited code offline, first save this product for offline reading.',
    }),
  mistake: ({ message, file, line }: Mistake) => {
    if (file === undefined) return message;
    return line === undefined
      ? translate({ id: 'x.live.mistakeIn', message: '{file}: {message}' }, { file, message })
      : translate(
          { id: 'x.live.mistakeAt', message: '{file}, line {line}: {message}' },
          { file, line: String(line), message },
        );
  },
};
