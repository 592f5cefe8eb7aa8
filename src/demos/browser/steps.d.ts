declare module '@site/src/demos/runtime?steps' {
  import type * as Runtime from '@site/src/demos/runtime';
  import type { SteppedModule } from './steppedModule';

  const stepped: SteppedModule<typeof Runtime>;
  export const { steps, evaluate, load }: typeof stepped;
}
