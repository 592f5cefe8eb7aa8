import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { API_FILTER_ATTRIBUTE } from '../values';

/** Shows what the page filters: the inline script of this feature hid it because the address has a filter. */
export function useFilteredSign(): void {
  useIsomorphicLayoutEffect(() => {
    const root = document.documentElement;
    if (root.hasAttribute(API_FILTER_ATTRIBUTE)) root.setAttribute(API_FILTER_ATTRIBUTE, 'done');
    return () => root.removeAttribute(API_FILTER_ATTRIBUTE);
  }, []);
}
