/** Sandboxes of demos: what the browser loads when a reader asks for one. */
export { sandboxFiles, variantPath } from './files';
export { openInCodeSandbox, openInStackBlitz } from './open';
