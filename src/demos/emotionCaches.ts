import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { LayerSheet } from './LayerSheet';

/**
 * The style elements stand at the end of the body. Before the site's own they would change the order of its layers; before
 * those that some components have in themselves, Chromium would take each for a change of fonts (see LayerSheet.ts).
 */
function create(key: string, mirrors: boolean): EmotionCache {
  const cache = createCache({ key, stylisPlugins: mirrors ? [prefixer, rtlPlugin] : [prefixer] });
  cache.sheet = new LayerSheet({ key, container: document.body, speedy: true });
  return cache;
}

let caches: Readonly<Record<'ltr' | 'rtl', EmotionCache>> | undefined;

/** The Emotion cache of a direction; one pair for the whole visit. Needs a document. */
export function emotionCache(direction: 'ltr' | 'rtl'): EmotionCache {
  caches ??= { ltr: create('mui-ltr', false), rtl: create('mui-rtl', true) };
  return caches[direction];
}
