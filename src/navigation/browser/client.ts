/** The client module: what browsers do when a link is followed, for links that change the page without loading another. */
import type { ClientModule } from '@docusaurus/types';
import { listenForBack } from '../../utils/overlays';

/** Milliseconds after which the title of the page is in place: it is written in the next frame. */
const titleTime = 100;

let status: HTMLElement | undefined;
let announced = '';

/**
 * Ignores the rest of a double-click on something that the first click has removed, such as a search result: what is now under
 * the pointer may be a link to another page.
 */
function ignoreRestOfDoubleClick(root: Document): void {
  let first: EventTarget | null = null;
  root.addEventListener(
    'click',
    (event) => {
      if (event.detail <= 1) {
        first = event.target;
        return;
      }
      const isGone = first instanceof Node && !first.isConnected;
      if (isGone && event.target instanceof Element && event.target.closest('a[href]')) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}

/**
 * Makes a push of the current address replace its entry in the history, as browsers do for a link to the page itself. The router
 * compares a link with the page that is shown, so a second click while the next page loads would add a second entry.
 */
export function oneEntryPerAddress(
  history: Pick<History, 'pushState' | 'replaceState'>,
  address: () => string,
): void {
  const push = history.pushState.bind(history);
  history.pushState = (state, title, url) => {
    const isSame = url != null && new URL(url, address()).href === address();
    if (isSame) history.replaceState(state, title, url);
    else push(state, title, url);
  };
}

if (typeof window !== 'undefined') {
  listenForBack();
  ignoreRestOfDoubleClick(document);
  oneEntryPerAddress(window.history, () => window.location.href);
}

/** Announces the title of a page that a link led to. The focus moves to the start of the page, which says nothing about it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const { pathname } = location;
  if (!status) {
    // A live region must be there before it announces anything.
    status = document.createElement('div');
    status.className = 'x-visually-hidden';
    status.ariaLive = 'polite';
    document.body.append(status);
  } else if (pathname !== announced) {
    setTimeout(() => status?.replaceChildren(document.title), titleTime);
  }
  announced = pathname;
};
