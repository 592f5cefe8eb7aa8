import type { ReactNode } from 'react';
import { useLoaded } from '../../utils/useLoaded';
import { isOfflineHost } from '../browser/isOfflineHost';

const load = async () =>
  isOfflineHost() ? import(/* webpackChunkName: "offline" */ './SaveSection') : undefined;

/**
 * The place of "Save for offline" in the preferences menu. Its code is loaded when the menu is opened; the rest of the menu works without
 * it.
 */
export default function SaveSlot(): ReactNode {
  const Section = useLoaded(load)?.default;
  return Section && <Section />;
}
