import { escapeHtml } from '../../../utils/escapeHtml';
import type { ApiPage, HistoryLine } from '../../types';
import { inlineHtml } from './markdown';

/** The lines of a history by release, the newest first. */
export function byRelease(history: readonly HistoryLine[]): [string, HistoryLine[]][] {
  const releases = [...new Set(history.map(({ release }) => release))];
  return releases.map((release) => [release, history.filter((line) => line.release === release)]);
}

/** The word for a line's kind, with a capital letter. */
export const kindWord = ({ kind }: HistoryLine): string => kind[0]?.toUpperCase() + kind.slice(1);

/** Renders what changed in each release; empty when nothing did. */
export function historyHtml({ history = [] }: ApiPage): string {
  const items = byRelease(history).map(([release, lines]) => {
    const changes = lines.map(
      (line) => `<li><strong>${kindWord(line)}:</strong> ${inlineHtml(line.text)}</li>`,
    );
    return `<dt>${escapeHtml(release)}</dt><dd><ul>${changes.join('')}</ul></dd>`;
  });
  return items.length > 0 ? `<dl data-api="history">${items.join('')}</dl>` : '';
}
