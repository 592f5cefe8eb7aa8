import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { noNavigation, type DocNavigation } from './docNavigation';

/**
 * Returns the tags and the trail of the docs page around the calling component, which `src/content` attached at build time.
 *
 * @throws outside a docs page, like `useDoc` itself
 */
export function useDocNavigation(): DocNavigation {
  const { metadata } = useDoc();
  return (metadata as { navigation?: DocNavigation }).navigation ?? noNavigation;
}
