import { checkUpgrade, isReadable } from '../../../migration/upgrade/engine/check';
import { majorsOf } from '../../../migration/upgrade/engine/majors';
import { reportMarkdown } from '../../../migration/upgrade/engine/markdown';
import { AskError, quoted } from '../askError';
import { bounded } from '../bounded';
import { offsetField, type Tool } from './tool';

/** Lists the changes of the migration guides that concern a piece of code. */
export const checkUpgradeTool: Tool = {
  name: 'check_upgrade',
  title: 'Which breaking changes concern some code',
  description:
    'Compares the code of one file with all breaking changes between two majors of MUI X. Returns each change that concerns it, with line and codemod, renamed lines as a patch, what to check by hand, and what could not be seen. read_page has the text of each entry.',
  fields: {
    code: {
      type: 'string',
      required: true,
      maxLength: 200_000,
      description: 'The content of the file, imports included.',
    },
    file: { type: 'string', description: 'Its name, such as "src/Orders.tsx" (the default).' },
    from: {
      type: 'integer',
      required: true,
      description: 'The major that the code is written for.',
    },
    to: { type: 'integer', description: 'The major to upgrade to; the newest by default.' },
    offset: offsetField,
  },
  async answer(asked, { site }) {
    const path = asked.text('file') ?? 'src/Orders.tsx';
    if (!isReadable(path))
      throw new AskError(`${quoted(path)} is neither a script nor a style sheet.`);
    const entries = await site.guideEntries();
    const text = (name: string): string | undefined => asked.number(name)?.toString();
    const majors = majorsOf({ from: text('from'), to: text('to') }, entries);
    if ('problem' in majors) throw new AskError(majors.problem.replaceAll('--', ''));
    const report = checkUpgrade([{ path, text: asked.whole('code') ?? '' }], entries, majors);
    return bounded(reportMarkdown(report, ''), { offset: asked.number('offset') ?? 0 });
  },
};
