/** The client module: what browsers do when a link is followed, for links that change the page without loading another. */
import type { ClientModule } from '@docusaurus/types';
import { announce } from '../../utils/announce';
import { listenForBack } from '../../utils/overlays';
import { oneEntryPerAddress } from './oneEntryPerAddress';
import { ignoreRestOfDoubleClick } from './restOfDoubleClick';

/** Milliseconds after which the title of the page is in place: it is written in the next frame. */
const titleTime = 100;

let announced: string | undefined;

if (typeof window !== 'undefined') {
  listenForBack();
  ignoreRestOfDoubleClick(document);
  oneEntryPerAddress(window.history, () => window.location.href);
}

/** Announces the title of a page that a link led to. The focus moves to the start of the page, which says nothing about it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const { pathname } = location;
  if (announced === undefined) announce('');
  else if (pathname !== announced) setTimeout(() => announce(document.title), titleTime);
  announced = pathname;
};
