declare module '@site/src/demos/browser/runtime?steps' {
  import type * as Runtime from '@site/src/demos/browser/runtime';
  import type { SteppedModule } from './steppedModule';

  const stepped: SteppedModule<typeof Runtime>;
  export const { steps, evaluate, load }: typeof stepped;
}

/** Any other is a demo. */
declare module '*?steps' {
  import type { ComponentType } from 'react';
  import type { SteppedModule } from './steppedModule';

  const stepped: SteppedModule<{ default: ComponentType }>;
  export const { steps, evaluate, load }: typeof stepped;
}
