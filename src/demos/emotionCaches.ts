import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** The cascade layer of everything demos bring; declared first among all styles of the site. */
export const demoLayer = 'mui';

/**
 * Puts every rule of a cache into the layer of the demos, where the site's own rules cannot reach it and it cannot
 * reach them. (Material's `enableCssLayer` would bring a cache of its own, one that does not mirror.)
 */
function inLayer(cache: EmotionCache): EmotionCache {
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (serialized.styles.startsWith('@layer'))
      return insert(selector, serialized, sheet, shouldCache);
    // Global rules and keyframes have no selector.
    const styles = selector
      ? `@layer ${demoLayer}{${selector}{${serialized.styles}}}`
      : `@layer ${demoLayer}{${serialized.styles}}`;
    return insert('', { ...serialized, styles }, sheet, shouldCache);
  };
  return cache;
}

/** The style elements are appended to the head: before the site's own they would change the order of its layers. */
const create = (key: string, mirrors: boolean): EmotionCache =>
  inLayer(createCache({ key, stylisPlugins: mirrors ? [prefixer, rtlPlugin] : [prefixer] }));

let caches: Readonly<Record<'ltr' | 'rtl', EmotionCache>> | undefined;

/** The Emotion cache of a direction; one pair for the whole visit. Needs a document. */
export function emotionCache(direction: 'ltr' | 'rtl'): EmotionCache {
  caches ??= { ltr: create('mui-ltr', false), rtl: create('mui-rtl', true) };
  return caches[direction];
}
