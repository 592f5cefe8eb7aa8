import type { Plan } from '../../navigation/tags';

/** A demo, as the gallery shows it. */
export interface GalleryDemo {
  name: string;
  title: string;
  /** The heading of the section that shows it, if there is one above it. */
  section?: string;
  /** The plan that its packages need, if Community isn't enough. */
  plan?: Plan;
  /** The components of MUI X that it renders, in the order of its imports. */
  components: readonly string[];
  /** Pixels reserved for it on its page; unset if it is as tall as its content. */
  height?: number;
}

/** A page and its demos. */
export interface GalleryPage {
  /** The name of its product. */
  product: string;
  /** Its group in the navigation: the innermost below its product. */
  group: string;
  title: string;
  /** Without the site's base path: `/react-charts/bars/`. */
  path: string;
  demos: readonly GalleryDemo[];
}
