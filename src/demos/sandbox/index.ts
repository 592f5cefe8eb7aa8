/** Sandboxes of demos: what the browser loads when a reader asks for one. */
export { sandboxFiles } from './files';
export { variantPath } from './variantPath';
export { openInCodeSandbox, openInStackBlitz } from './open';
