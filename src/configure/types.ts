import type { PropValue } from '../mdx/configureProps';

export type { PropValue } from '../mdx/configureProps';

/** What a reader changes a prop with. */
export type ControlKind =
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly (string | number | boolean)[] }
  | { kind: 'list'; options: readonly (string | number)[] }
  | { kind: 'number'; min?: number; max?: number; step?: number }
  | { kind: 'text' };

/** A prop that a reader can change. */
export type Control = ControlKind & {
  name: string;
  /** Its default as the package says; absent when it has none. */
  fallback?: PropValue;
  /** The value that the demo starts with, where it isn't the default. */
  start?: PropValue;
};

/** What a configurable demo gets from the build. */
export interface Configuration {
  /** A component, or the type of an object such as a series. */
  component: string;
  isObject?: boolean;
  /** The page of the component in the API reference, without the site's base. */
  apiPath: string;
  controls: readonly Control[];
}
