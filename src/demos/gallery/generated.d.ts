declare module '@generated/x-demos/default/playground.js' {
  import type { DemoSource } from '@site/src/demos/ui/useDemo';

  /** Every demo of the site by its path below the playground. */
  const demos: Readonly<Record<string, DemoSource>>;
  export default demos;
}

declare module '@generated/x-gallery/default/introduction.json' {
  import type { GalleryPage } from '@site/src/demos/gallery/node/collect';

  /** The pages of the current version that have demos. */
  const pages: readonly GalleryPage[];
  export default pages;
}
