import type { UserProperties } from '../events';
import { operatingSystem } from './operatingSystem';

/**
 * Returns what is known about the reader's environment right now. Read again for every event, so that it follows changes: a
 * window moved to another screen, a color scheme chosen in between.
 */
export function userProperties(): UserProperties {
  const { lang, dataset } = document.documentElement;
  return {
    codeVariant: dataset.codeVariant === 'JS' ? 'JS' : 'TS',
    language: lang,
    operatingSystem: operatingSystem(navigator),
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    systemColorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    chosenColorScheme: dataset.themeChoice as UserProperties['chosenColorScheme'],
  };
}
