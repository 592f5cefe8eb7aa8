/** Modules that the plugin generates for the browser (`browserModules` in shards.ts). */
declare module '@generated/x-routes/shards' {
  import type { RouteChunkNames } from '@docusaurus/types';

  /** The routes of some pages. */
  export interface ShardModule {
    registry: Record<string, unknown>;
    /** Branch, path, chunk names by prop, other fields. */
    pages: [number, string, RouteChunkNames[string], Record<string, unknown>][];
  }
  export const branchPaths: string[];
  export const starts: string[];
  export const loaders: (() => Promise<ShardModule>)[];
}

declare module '@generated/x-routes/routes' {
  import type { RouteConfig } from 'react-router-config';
  export const branches: RouteConfig[][];
}
