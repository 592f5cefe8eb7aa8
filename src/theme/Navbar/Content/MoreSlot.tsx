import type { ReactNode } from 'react';
import { useLoaded } from '@site/src/utils/useLoaded';

const load = () => import('./More');

/**
 * The place of what other features add to the preferences menu. Its code is loaded when the menu is opened; the rest of the menu works
 * without it.
 */
export default function MoreSlot(): ReactNode {
  const More = useLoaded(load)?.default;
  return More && <More />;
}
