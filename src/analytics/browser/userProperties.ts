import type { UserProperties } from '../events';

/**
 * What is known of the reader's setting right now. Read anew for every event, so that it follows each change: a
 * window moved to another screen, a scheme chosen in between.
 */
export function userProperties(): UserProperties {
  const { lang, dataset } = document.documentElement;
  return {
    codeVariant: dataset.codeVariant === 'JS' ? 'JS' : 'TS',
    language: lang,
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    systemColorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    chosenColorScheme: dataset.themeChoice as UserProperties['chosenColorScheme'],
  };
}
