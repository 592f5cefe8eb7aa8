import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { LayerSheet } from './LayerSheet';

/**
 * Creates a cache whose style elements go to the end of the body, after those that some components render: Chromium treats
 * anything that is inserted before an existing style element as a change of fonts (see LayerSheet.ts).
 */
function create(key: string, mirrors: boolean): EmotionCache {
  const cache = createCache({ key, stylisPlugins: mirrors ? [prefixer, rtlPlugin] : [prefixer] });
  cache.sheet = new LayerSheet({ key, container: document.body, speedy: true });
  return cache;
}

let caches: Readonly<Record<'ltr' | 'rtl', EmotionCache>> | undefined;

/** Returns the Emotion cache of a direction; there is one pair for the whole visit. Needs a document. */
export function emotionCache(direction: 'ltr' | 'rtl'): EmotionCache {
  caches ??= { ltr: create('mui-ltr', false), rtl: create('mui-rtl', true) };
  return caches[direction];
}

/** Returns a function that makes a sheet in the head, after the site's own, once. */
function inHead(key: string): () => LayerSheet {
  let sheet: LayerSheet | undefined;
  return () => (sheet ??= new LayerSheet({ key, container: document.head, speedy: true }));
}

/** Returns the sheet for styles that all demos share; it exists before any demo. */
export const sharedSheet = inHead('mui-shared');

/** Returns the sheet for the variables of themes, which another theme replaces. */
export const variablesSheet = inHead('mui-variables');
