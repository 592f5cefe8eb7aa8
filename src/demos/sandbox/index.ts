/** Sandboxes of demos: what the browser loads when a reader asks for one. */
export { openProject, type SandboxHost, type SandboxProject } from './project';
