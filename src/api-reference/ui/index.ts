export { default as ApiControls } from './ApiControls';
export { default as ApiSection } from './ApiSection';
