declare module '@site/src/demos/browser/runtime?browser' {
  export * from '@site/src/demos/browser/runtime';
}

/** Any other import with this query is a demo. */
declare module '*?browser' {
  import type { ComponentType } from 'react';

  const Demo: ComponentType;
  export default Demo;
}
