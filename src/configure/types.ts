import type { PropValue } from '../content/mdx/configureProps';

export type { PropValue };

/** The kind of form control that changes a prop. */
export type ControlKind =
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly (string | number | boolean)[] }
  | { kind: 'list'; options: readonly (string | number)[] }
  | { kind: 'number'; min?: number; max?: number; step?: number }
  | { kind: 'text' };

/** A prop that a reader can change. */
export type Control = ControlKind & {
  name: string;
  /** The prop's default, from the package; absent if it has none. */
  fallback?: PropValue;
  /** The value that the demo starts with, if it isn't the default. */
  start?: PropValue;
};

/** What the build passes to a configurable demo. */
export interface Configuration {
  /** A component, or the type of an object such as a series. */
  component: string;
  isObject?: boolean;
  /** The page of the component in the API reference, without the site's base. */
  apiPath: string;
  controls: readonly Control[];
}
