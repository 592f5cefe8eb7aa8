import { useSyncExternalStore, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { direction } from '../browser/store';

/**
 * Gives the head manager the reader's direction, so that it does not overwrite it with the locale's when
 * a page changes. It must be the last child of `Root`: the last one to set an attribute wins.
 *
 * Reads the actual value even during hydration: it is not part of the hydrated markup,
 * and the default would flash for the frames between two slices of hydration.
 */
export default function DirectionHead(): ReactNode {
  const dir = useSyncExternalStore(direction.subscribe, direction.get, direction.get);
  return <Head htmlAttributes={{ dir }}>{null}</Head>;
}
