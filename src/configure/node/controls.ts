import type { ApiMember, ApiPage } from '../../api-reference/types';
import type { ConfigureProps, PropWish } from '../../content/mdx/configureProps';
import { hint } from '../../utils/nearest';
import type { Configuration, Control, ControlKind, PropValue } from '../types';
import { controlOf, defaultValue } from './controlOf';

const controlOfMember = (
  { type, default: words }: ApiMember,
  { types }: ApiPage,
  fallback = defaultValue(words),
) => controlOf(type, types, fallback);

/** Adds a default that isn't among the type's literals, such as 0 of `number | 'min' | 'max'`, so that it can be chosen. */
const withDefault = (kind: ControlKind, fallback: PropValue | undefined): ControlKind =>
  kind.kind === 'choice' &&
  (typeof fallback === 'string' || typeof fallback === 'number') &&
  !kind.options.includes(fallback)
    ? { ...kind, options: [fallback, ...kind.options] }
    : kind;

/** Returns the kind of control for a prop, with the writer's settings. Undefined if there is none. */
function kindOf(
  { name, min, max, step, options, start, default: fallback }: PropWish,
  member: ApiMember,
  page: ApiPage,
): ControlKind | undefined {
  const kind = controlOfMember(member, page, fallback);
  if (options) return { kind: kind?.kind === 'list' ? 'list' : 'choice', options };
  if (kind?.kind === 'number') return { ...kind, min, max, step };
  if (min !== undefined || max !== undefined || step !== undefined) {
    throw new Error(`the prop "${name}" isn't a number; min, max and step only apply to numbers.`);
  }
  if (kind?.kind === 'choice' && typeof start === 'string' && !kind.options.includes(start)) {
    throw new Error(
      `the prop "${name}" can't start with "${start}"; allowed: ${kind.options.join(', ')}.`,
    );
  }
  return kind;
}

/**
 * Makes the controls of a configurable demo from the API reference.
 *
 * @param wanted - what the writer asks for
 * @param pages - the reference of the version that the page belongs to
 * @param prefix - of addresses: empty, or `/8.0.0`
 * @throws Error for an unknown component or prop, or for a type that no control can show, with the known ones
 */
export function configurationOf(
  { component, props }: ConfigureProps,
  pages: readonly ApiPage[],
  prefix: string,
): Configuration {
  const page = pages.find(({ name }) => name === component);
  if (!page) {
    const names = pages.map(({ name }) => name);
    throw new Error(
      `<Configure> can't find "${component}"; it must have a page in the API reference.${hint(component, names)}`,
    );
  }
  const shown = Object.entries(page.props).flatMap(([name, member]) =>
    controlOfMember(member, page) ? name : [],
  );
  const controls = props.map((wish): Control => {
    const { name, start } = wish;
    const member = page.props[name];
    if (!member) {
      throw new Error(
        `${component} has no prop "${name}"; props with a control: ${shown.join(', ')}.${hint(name, shown)}`,
      );
    }
    const kind = kindOf(wish, member, page);
    if (!kind) {
      throw new Error(
        `no control can show the prop "${name}" of ${component}, whose type is ${member.type}; set options for it, or use one of ${shown.join(', ')}.`,
      );
    }
    const fallback = wish.default ?? defaultValue(member.default);
    return { name, ...withDefault(kind, fallback), fallback, start };
  });
  const isObject = page.kind === 'interface' || undefined;
  return { component, isObject, apiPath: prefix + page.path, controls };
}
