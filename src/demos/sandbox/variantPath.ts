import type { SandboxVariant } from './files';

/**
 * The path of a source in the other variant: `Name.tsx` is `Name.jsx` in JavaScript, `data/orders.ts` is
 * `data/orders.js`.
 */
export function variantPath(path: string, variant: SandboxVariant): string {
  return variant === 'JS' ? path.replace(/\.ts(x?)$/, '.js$1') : path;
}
