import { useSyncExternalStore, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { direction } from '../browser/store';

/**
 * Tells the head manager the reader's direction, so that it does not write the locale's over it when
 * a page changes. It must be the last child of `Root`: the last to name an attribute wins.
 *
 * The value is read as it is also while hydrating: nothing of this is part of the hydrated markup,
 * and the default would flash for the frames between two slices of hydration.
 */
export default function DirectionHead(): ReactNode {
  const dir = useSyncExternalStore(direction.subscribe, direction.get, direction.get);
  return <Head htmlAttributes={{ dir }}>{null}</Head>;
}
