import { packagePins } from '../../products/pins';
import type { SandboxPackages } from './dependencies';

const pinned = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, packagePins[name] ?? '']));

/** The additional packages that a sandbox needs to mirror the styles of its demo as the site does. */
export const mirrorPackages: SandboxPackages = {
  dependencies: pinned('@emotion/cache', '@mui/stylis-plugin-rtl', 'stylis'),
  devDependencies: pinned('@types/stylis'),
};
