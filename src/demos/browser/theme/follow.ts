import type { setTheme } from '../runtime';
import { subscribeToTheme, themeOptions } from './choice';

let following: Promise<void> | undefined;

/** Sets the reader's theme, now and whenever it changes. Resolves when demos may be drawn: without one, at once. */
export function followTheme(set: typeof setTheme): Promise<void> {
  let last: object | null = null;
  async function apply(): Promise<void> {
    // If it can't be loaded, demos keep the one they have.
    const options = await themeOptions().catch(() => last);
    if (options === last) return;
    last = options;
    set(options);
  }
  if (!following) {
    following = apply();
    subscribeToTheme(() => void apply());
  }
  return following;
}
