declare module '@site/src/demos/browser/runtime?browser' {
  import type { Unevaluated } from '@site/src/demos/browser/evaluate';
  import type * as Runtime from '@site/src/demos/browser/runtime';

  const module: Unevaluated<typeof Runtime>;
  export = module;
}

/** Any other import with this query is a demo. */
declare module '*?browser' {
  import type { ComponentType } from 'react';
  import type { Unevaluated } from '@site/src/demos/browser/evaluate';

  const module: Unevaluated<{ default: ComponentType }>;
  export = module;
}
