import { useSyncExternalStore } from 'react';

export type Scheme = 'light' | 'dark';

const attribute = 'data-theme';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [attribute] });
  return () => observer.disconnect();
}

const read = (): Scheme =>
  document.documentElement.getAttribute(attribute) === 'dark' ? 'dark' : 'light';

/** Returns the color scheme of the page. It's read from the page itself, so that it also works without `<Layout>`. */
export function useSiteScheme(): Scheme {
  return useSyncExternalStore(subscribe, read, () => 'light');
}
