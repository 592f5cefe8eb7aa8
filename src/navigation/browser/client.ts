/** The client module: what browsers do when a link is followed, for links that change the page without loading another. */
import type { ClientModule } from '@docusaurus/types';
import { listenForBack } from '../../utils/overlays';
import { oneEntryPerAddress } from './oneEntryPerAddress';
import { ignoreRestOfDoubleClick } from './restOfDoubleClick';

/** Milliseconds after which the title of the page is in place: it is written in the next frame. */
const titleTime = 100;

let status: HTMLElement | undefined;
let announced = '';

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
