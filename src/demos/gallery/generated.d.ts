declare module '@generated/x-demos/default/playground.js' {
  import type { DemoSource } from '@site/src/demos/ui/useDemoModule';

  /** Every demo of the site by its path below the playground. */
  const demos: Readonly<Record<string, DemoSource>>;
  export default demos;
}
