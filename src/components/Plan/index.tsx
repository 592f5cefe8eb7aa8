import type { ReactNode } from 'react';
import TagBadge from '../TagBadge';

/**
 * Marks a heading or a sentence that needs a higher plan than its page: `## Pin columns <Plan pro />`.
 */
export default function Plan(props: { pro?: boolean; premium?: boolean }): ReactNode {
  return <TagBadge tag={props.premium ? 'premium' : 'pro'} size="medium" linked />;
}
