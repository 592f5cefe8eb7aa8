import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { noNavigation, type DocNavigation } from './docNavigation';

/**
 * The tags and the trail of the docs page around the calling component, attached at build by `src/content`.
 *
 * @throws when there is no docs page around, like `useDoc` itself
 */
export function useDocNavigation(): DocNavigation {
  const { metadata } = useDoc();
  return (metadata as { navigation?: DocNavigation }).navigation ?? noNavigation;
}
