import { merge } from '../../../utils/merge';
import type { LiveModule } from '../../protocol';
import { evaluate, loadPackages, type Packages } from './evaluate';

/**
 * Runs the file of a reader's theme, here in the frame, and returns what it gives to `createTheme`, functions included, but
 * without colors: the page has read those for both schemes. Rejects if the file can't run here.
 */
export async function runTheme(code: LiveModule, packages: Packages): Promise<object> {
  const modules = { 'theme.tsx': code };
  const loaded = await loadPackages(modules, packages);
  const given = new Map<unknown, object>();
  for (const exports of Object.values(loaded)) {
    const make = exports.createTheme;
    if (typeof make !== 'function') continue;
    exports.createTheme = (...options: object[]): unknown => {
      const theme: unknown = make(...options);
      // A theme that is made of another one has what that was made of.
      const own = options.map((each) => given.get(each) ?? each);
      given.set(theme, own.reduce<object>(merge, {}));
      return theme;
    };
  }
  evaluate('theme.tsx', modules, loaded);
  const last = [...given.values()].at(-1) ?? {};
  return { ...last, palette: {}, colorSchemes: {} };
}
