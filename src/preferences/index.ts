export { useCodeVariant, useDirection } from './hooks';
export type { CodeVariant, Direction } from './values';
