import siteConfig from '@generated/docusaurus.config';
import { hasAnalytics } from '@generated/x-analytics/default/state';
import { eventAttributes } from '../../../analytics/eventAttributes';
import { mayMeasure } from '../../../analytics/browser/consent';
import { parseSitePath } from '../../../products/path';
import { currentVersion } from '../../../products/registry';
import { issueAddress } from './issueAddress';
import styles from './styles.module.css';

const { repositoryUrl } = siteConfig.customFields as { repositoryUrl?: string };

let controls: HTMLElement | undefined;
let current: HTMLElement | undefined;

/** The words of a heading, without the sign for its link, or the name of a demo. */
const nameOf = (place: HTMLElement): string =>
  place.getAttribute('aria-label') ??
  [...place.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.hash-link')))
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

function issueOf(repository: string, place: HTMLElement): string {
  const { href, pathname } = window.location;
  return issueAddress(repository, {
    page: document.querySelector('h1')?.textContent ?? '',
    part: nameOf(place),
    address: `${href.replace(/[?#].*$/, '')}#${place.id}`,
    version: parseSitePath(pathname, siteConfig.baseUrl).version ?? currentVersion,
    browser: navigator.userAgent,
  });
}

function control(place: HTMLElement, action: string, text: string, href?: string): HTMLElement {
  const made = document.createElement(href === undefined ? 'button' : 'a');
  made.textContent = text;
  const event = eventAttributes('feedback', action, `${window.location.pathname}#${place.id}`);
  for (const [name, value] of Object.entries(event)) made.setAttribute(name, value);
  if (made instanceof HTMLAnchorElement && href !== undefined) {
    Object.assign(made, { href, target: '_blank', rel: 'noreferrer' });
  } else {
    // Stays where it is, with the focus.
    made.addEventListener('click', () => {
      made.textContent = 'Thank you';
      // A double-click counts once.
      Object.keys(event).forEach((name) => made.removeAttribute(name));
      [...(controls?.children ?? [])].forEach((other) => other !== made && other.remove());
    });
  }
  return made;
}

function close(): void {
  controls?.remove();
  controls = current = undefined;
}

/** The pointer alone doesn't tell: one that rests elsewhere is also over whatever a change of the page moves below it. */
function closeIfLeft({ target }: Event): void {
  const isAt = [current, controls].some(
    (element) => element?.contains(target as Node) || element?.contains(document.activeElement),
  );
  if (!isAt) close();
}

/** Shows what a reader can say about a section or a demo, beside it and next in the order of the Tab key. */
export function show(place: HTMLElement): void {
  if (place === current && controls?.isConnected) return;
  close();
  const isCounted = hasAnalytics && mayMeasure();
  if (!place.isConnected || (!repositoryUrl && !isCounted)) return;
  current = place;
  controls = document.createElement('div');
  controls.className = styles.controls ?? '';
  controls.role = 'status';
  const report = 'Report a mistake';
  controls.append(
    control(place, 'report', report, repositoryUrl ? issueOf(repositoryUrl, place) : undefined),
    ...(isCounted ? [control(place, 'helpful', 'Helpful')] : []),
  );
  place.after(controls);
}

document.addEventListener('pointerover', closeIfLeft);
document.addEventListener('focusin', closeIfLeft);
