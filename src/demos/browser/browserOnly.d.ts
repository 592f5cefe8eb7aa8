declare module '@site/src/demos/browser/runtime?browser' {
  import type * as Runtime from '@site/src/demos/browser/runtime';

  export const id: string;
  export const evaluate: () => typeof Runtime;
}

/** Any other import with this query is a demo. */
declare module '*?browser' {
  import type { ComponentType } from 'react';

  export const id: string;
  export const evaluate: () => { default: ComponentType };
}
