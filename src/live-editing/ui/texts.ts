import type { Restart } from '../browser/frame';
import type { Mistake } from '../protocol';

/** The texts of the demo editor. */
export const texts = {
  controls: (title: string) => `Editor controls for “${title}”`,
  result: (title: string) => `Result of the edited code for “${title}”`,
  files: 'Files to edit',
  file: (name: string) => `Code of ${name}`,
  done: 'Done: stop editing',
  doneShort: 'Done',
  reset: 'Reset',
  copy: 'Copy',
  copyLink: 'Copy link',
  link: 'Link',
  run: 'Run',
  fromLink: 'This code comes from the link that you followed, not from this documentation.',
  fromBefore: 'These are your edits from before this page was loaded.',
  readFirst: 'Read the code, then press “Run” to run it.',
  linkProblem: {
    unreadable: 'The edits in the link can’t be read. This is the original code.',
    tooLarge: 'The edits in the link are too large to be opened here. This is the original code.',
  },
  noLink: 'The code is too long for a link.',
  onlyInBuilds: (file: string) =>
    `Demos can’t be edited here with “npm start”. Change ${file} to update this page, or use “npm run build” and “npm run serve”.`,
  howToLeave: 'Tab indents. Press Esc, then Tab, to leave the editor.',
  released: 'Tab now leaves the editor.',
  restarted: ({ reason, next }: Restart) =>
    [
      reason === 'stuck'
        ? 'The code stopped responding and was terminated.'
        : 'The code kept this page too busy and was terminated.',
      next === 'newest' && 'The newest version was started.',
      next === 'shown' && 'The last working version is shown above.',
      next === 'none' && 'Change the code to run it again.',
    ]
      .filter(Boolean)
      .join(' '),
  unavailable:
    'The code can’t run here. To run edited code offline, first save this product for offline reading.',
  mistake: ({ message, file, line }: Mistake) => {
    if (file === undefined) return message;
    return line === undefined ? `${file}: ${message}` : `${file}, line ${String(line)}: ${message}`;
  },
};
