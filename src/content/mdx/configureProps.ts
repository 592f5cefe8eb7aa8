import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attributeName } from './demoProps';
import { literalOrNothing, type PropValue } from './literal';

export type { PropValue } from './literal';

/** A prop that readers can change, with what its type does not say. */
export interface PropWish {
  name: string;
  /** The range and the step of a slider. */
  min?: number;
  max?: number;
  step?: number;
  /** The values to choose from, if the type has more, or none that can be listed. */
  options?: readonly (string | number)[];
  /** The value that the demo starts with, if it isn't the default. */
  start?: PropValue;
  /** The default, if the reference describes it in words or does not state it. */
  default?: PropValue;
}

export interface ConfigureProps {
  component: string;
  props: PropWish[];
}

const isPropValue = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Array.isArray(value);

const fields: Record<keyof PropWish, (value: unknown) => boolean> = {
  name: (value) => typeof value === 'string',
  min: Number.isFinite,
  max: Number.isFinite,
  step: (value) => Number.isFinite(value) && Number(value) > 0,
  options: (value) => Array.isArray(value) && value.length > 1,
  start: isPropValue,
  default: isPropValue,
};

const example =
  "a list of names, as in props={['layout', { name: 'borderRadius', min: 0, max: 24 }]}; an object needs name and can have min, max, step, options, start and default";

function isWish(value: unknown): value is PropWish {
  const entries = Object.entries(value ?? {});
  return (
    entries.some(([name]) => name === 'name') &&
    entries.every(([name, each]) => fields[name as keyof PropWish]?.(each))
  );
}

function readProps(value: unknown): PropWish[] {
  const found = literalOrNothing(value);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  const wishes = list.map((each) => (typeof each === 'string' ? { name: each } : each));
  if (wishes.length > 0 && wishes.every(isWish)) return wishes;
  throw new Error(`the prop "props" of <Configure> must be ${example}.`);
}

/**
 * Parses what `<Configure>` takes besides the props of `<Demo>`: the component, and which of its props readers can change.
 * @throws Error saying what is wrong and what is allowed
 */
export function parseConfigureProps({
  attributes,
}: Pick<MdxJsxFlowElement, 'attributes'>): ConfigureProps {
  const valueOf = (name: string): unknown =>
    attributes.find((attribute) => attributeName(attribute) === name)?.value;
  const component = valueOf('component');
  if (typeof component !== 'string' || component === '') {
    throw new Error(
      'the prop "component" of <Configure> must be a component of the API reference, as in component="BarChart".',
    );
  }
  return { component, props: readProps(valueOf('props')) };
}
