import type { ApiPage } from '../api-reference/types';

/** A component of the reference, as far as its parts need it. */
export interface TableComponent extends Pick<ApiPage, 'name' | 'plan' | 'path' | 'themeName'> {
  /** The package of its smallest plan. */
  module: string;
  /** Those of the props `sx`, `classes`, `slots` and `slotProps` that it has. */
  props: readonly string[];
  /** Slot -> the component in it, if the package names one. */
  slots: Readonly<Record<string, string>>;
}

/** What a public class stands for. */
export interface TableClass {
  /** The components that document it, as positions in the list of components; the smallest plan first. */
  of: readonly number[];
  /** Its key in `classes`, which is the slot of a style override. */
  key: string;
  /** The slot that renders the element, if the class belongs to one. */
  slot?: string;
  /** Whether it says how a part is, not what it is. */
  isState?: true;
}

/** The parts of all components of a version, made from its reference. */
export interface PartsTable {
  components: readonly TableComponent[];
  classes: Readonly<Record<string, TableClass>>;
  /** The names of Material UI's components, whose parts have no row in the reference. */
  material: readonly string[];
}
