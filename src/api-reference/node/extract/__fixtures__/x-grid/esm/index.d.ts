export * from './Grid/index.js';
export { Radar as Unstable_Radar } from './Radar/Radar.js';
export * from './Plot/Plot.js';
export * from './parts.js';
export type { GridColumn, GridApi } from './models.js';
export type { RadarProps } from './Radar/Radar.js';
