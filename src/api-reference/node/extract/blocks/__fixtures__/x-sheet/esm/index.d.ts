export * from './events.js';
export * from './api.js';
export * from './selectors.js';
export * from './Tree.js';
