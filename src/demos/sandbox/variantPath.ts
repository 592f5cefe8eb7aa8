import type { SandboxVariant } from './files';

/**
 * Returns the path of a source in a variant: in JavaScript, `Name.tsx` becomes `Name.jsx` and `data/orders.ts` becomes
 * `data/orders.js`.
 */
export function variantPath(path: string, variant: SandboxVariant): string {
  return variant === 'JS' ? path.replace(/\.ts(x?)$/, '.js$1') : path;
}
