import { groupBy } from '../../utils/groupBy';
import type { GuideEntry } from '../../migration/types';
import type { Finding, UpgradeReport } from '../types';
import { isOptional, keyOf } from './match';

const escaped = (text: string): string => text.replace(/[\\`*_[\]<]/g, '\\$&');

const link = (entry: GuideEntry, site: string): string =>
  `[${escaped(entry.title)}](${site}/migration/${entry.page}/#${entry.id})`;

const doneBy = ({ codemod }: GuideEntry): string =>
  codemod === undefined
    ? 'by hand'
    : `codemod \`${codemod.path}\`${codemod.partly ? ', the rest by hand' : ''}`;

/** A line of code inside a list; a fence of backticks longer than those in it. */
function codeOf(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return text === '' ? '' : ` ${fence}${pad}${text}${pad}${fence}`;
}

const place = (file: string, line: number, text: string): string =>
  `${escaped(file)}:${line}${codeOf(text)}`;

/** Writes a report as Markdown with boxes to tick. `site` is the address of the documentation without a slash at its end. */
export function reportMarkdown(report: UpgradeReport, site: string): string {
  const { findings, unseen, skipped, byHand, files } = report;
  const byEntry = [...groupBy(findings, ({ entry }) => keyOf(entry)).values()];
  const lines = [
    '# Upgrade check',
    '',
    `${byEntry.length} changes concern ${findings.length} lines in ${files} files that were read. What breaks first comes first.`,
  ];
  const section = (title: string, items: string[]): void => {
    if (items.length > 0) lines.push('', `## ${title}`, '', ...items);
  };
  section(
    'Changes in your code',
    byEntry.flatMap((found) => {
      const { entry } = found[0] as Finding;
      const places = found.map(
        ({ file, line, text, kind }) =>
          `  - [ ] ${place(file, line, text)}${kind === 'word' ? ' (found by name only)' : ''}`,
      );
      return [
        `- [ ] ${link(entry, site)} (v${entry.to}, ${doneBy(entry)}${isOptional(entry) ? ', still works' : ''})`,
        ...places,
      ];
    }),
  );
  section(
    'Check by hand',
    byHand.map((entry) => `- [ ] ${link(entry, site)} (v${entry.to})`),
  );
  section(
    'What could not be seen',
    unseen.map(({ file, line, text, why }) => `- [ ] ${place(file, line, text)}: ${why}`),
  );
  section(
    'Skipped files',
    skipped.map(({ file, why }) => `- ${escaped(file)} ${why}.`),
  );
  return `${lines.join('\n')}\n`;
}
