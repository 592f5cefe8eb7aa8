/** Sandboxes of demos, loaded on demand. */
export { openProject, type SandboxHost, type SandboxProject } from './project';
export { themeFile } from './theme';
