import { productById } from '../../../products';
import { groupBy } from '../../../utils/groupBy';
import { inlineCode } from '../../../utils/inlineCode';
import type { GuideEntry } from '../../types';
import type { CodeLine, Finding, Majors, UpgradeReport } from '../types';
import { howToMatch } from './match';

const escaped = (text: string): string => text.replace(/[\\`*_[\]<]/g, '\\$&');

const link = (entry: GuideEntry, site: string): string =>
  `[${escaped(entry.title)}](${site}/migration/${entry.page}/#${entry.id})`;

const doneBy = ({ codemod }: GuideEntry): string =>
  codemod === undefined
    ? 'by hand'
    : `codemod \`${codemod.path}\`${codemod.partly ? ', the rest by hand' : ''}`;

const place = ({ file, line, text }: CodeLine): string =>
  `${escaped(file)}:${line}${text && ` ${inlineCode(text)}`}`;

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Says which versions were compared. */
function rangeText({ from, to }: Majors): string {
  if (from === 0)
    return `No package.json names a version, so all changes up to v${to} are included. Choose “From” to narrow them down.`;
  const products = typeof from === 'number' ? [] : Object.entries(from);
  const starts = products.map(([id, major]) => `${productById(`x-${id}`).name} v${major}`);
  return `From ${starts.join(', ') || `v${from}`} to v${to}.`;
}

/** Says how much was found, and between which versions. */
export function summaryOf({ findings, isUsed, files, majors }: UpgradeReport): string {
  const changes = count(new Set(findings.map(({ entry }) => entry)).size, 'change');
  const found = `${changes} in ${count(findings.length, 'line')} of code`;
  const order = isUsed ? ' Changes that break the build come first.' : '';
  return `${isUsed ? found : 'No file uses MUI X'}; ${count(files, 'file')} read.${order} ${rangeText(majors)}`;
}

/** Says which files were skipped, a line per reason: a folder may have thousands of pictures. */
export const skippedLines = ({ skipped }: UpgradeReport): string[] =>
  [...groupBy(skipped, ({ why }) => why)].map(([why, files]) => {
    const names = files.slice(0, 5).map(({ file }) => file);
    const more = files.length - names.length;
    return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${why}.`;
  });

const change = (entry: GuideEntry, found: readonly Finding[], site: string): string[] => [
  `- [ ] ${link(entry, site)} (v${entry.to}, ${doneBy(entry)}${howToMatch(entry).optional ? ', still works' : ''})`,
  ...found.flatMap(({ kind, after, ...at }) => [
    `  - [ ] ${place(at)}${kind === 'word' ? ' (found by name only)' : ''}`,
    ...(after === undefined ? [] : ['    ```diff', `    -${at.text}`, `    +${after}`, '    ```']),
  ]),
];

/** Writes a report as Markdown with boxes to tick. `site` is the address of the documentation without a slash at its end. */
export function reportMarkdown(report: UpgradeReport, site: string): string {
  const { findings, byHand, unseen } = report;
  const changes = [...groupBy(findings, ({ entry }) => entry)];
  const sections: Record<string, string[]> = {
    'Changes in your code': changes.flatMap(([entry, found]) => change(entry, found, site)),
    'Check by hand': byHand.map((entry) => `- [ ] ${link(entry, site)} (v${entry.to})`),
    'What could not be seen': unseen.map((each) => `- [ ] ${place(each)}: ${each.why}`),
    'Skipped files': skippedLines(report).map((line) => `- ${escaped(line)}`),
  };
  const text = Object.entries(sections).flatMap(([title, items]) =>
    items.length > 0 ? ['', `## ${title}`, '', ...items] : [],
  );
  return ['# Upgrade check', '', summaryOf(report), ...text, ''].join('\n');
}
