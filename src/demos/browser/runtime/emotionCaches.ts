import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { LayerSheet } from './LayerSheet';

/**
 * The style elements stand at the end of the body, after those that some components have in themselves: whatever comes
 * before a style element that is there already, Chromium takes for a change of fonts (see LayerSheet.ts).
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

let shared: LayerSheet | undefined;

/** The sheet of what all demos share. It is there before any of them, so it stands in the head, after the site's own. */
export function sharedSheet(): LayerSheet {
  shared ??= new LayerSheet({ key: 'mui-shared', container: document.head, speedy: true });
  return shared;
}
