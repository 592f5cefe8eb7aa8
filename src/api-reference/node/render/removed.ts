import type { RemovedNames } from '../../types';
import { escapeHtml } from '../../../utils/escapeHtml';
import { codeHtml, linkHtml } from './html';
import { labels } from './labels';

/** Returns the title of the section: `Removed in v8`. */
export const removedTitle = (documented: string): string =>
  `${labels.removedIn} v${documented.split('.')[0]}`;

/**
 * Renders what a page lost, each with a link to the entry that says what replaced it; empty when it lost nothing.
 *
 * @param base - the base path of the version
 */
export function removedHtml(removed: readonly RemovedNames[], base: string): string {
  const items = removed.map(
    ({ names, title, path }) =>
      `<li>${names.map(codeHtml).join(', ')}: ${linkHtml(base + path.slice(1), escapeHtml(title))}</li>`,
  );
  return items.length > 0 ? `<ul data-api="removed">${items.join('')}</ul>` : '';
}
