import { useState, useSyncExternalStore } from 'react';
import { useDirection, type Direction } from '@site/src/preferences';

type Scheme = 'light' | 'dark';

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

/** What a reader can change about one demo. */
export type DemoControls = ReturnType<typeof useDemoControls>;

/** Returns direction and color scheme of one demo: the site's until the reader toggles them, and again when toggled back. */
export function useDemoControls() {
  const [siteDirection] = useDirection();
  const siteScheme = useSiteScheme();
  const [ownDirection, setOwnDirection] = useState<Direction | null>(null);
  const [ownScheme, setOwnScheme] = useState<Scheme | null>(null);
  const [isMaterial, setMaterial] = useState(false);
  const [round, setRound] = useState(0);
  const direction = ownDirection ?? siteDirection;
  const scheme = ownScheme ?? siteScheme;
  return {
    direction,
    scheme,
    hasOwnDirection: ownDirection !== null,
    hasOwnScheme: ownScheme !== null,
    /** Whether it shows Material's theme in place of the reader's. */
    isMaterial,
    /** Number of resets; a new one starts the demo over. */
    round,
    toggleDirection: () =>
      setOwnDirection(ownDirection ? null : direction === 'ltr' ? 'rtl' : 'ltr'),
    toggleScheme: () => setOwnScheme(ownScheme ? null : scheme === 'light' ? 'dark' : 'light'),
    toggleMaterial: () => setMaterial(!isMaterial),
    reset: () => setRound((before) => before + 1),
  };
}
