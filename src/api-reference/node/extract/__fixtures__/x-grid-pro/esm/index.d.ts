import './augment.js';
export * from '@fixture/x-grid';
export { Grid } from './stub.js';
export * from './GridPro.js';
