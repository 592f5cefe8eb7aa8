import type { PartsTable } from './types';

/**
 * Returns the selector of what a slot renders: the elements with its class, and the component in it. A component that may be in
 * several slots of another one says nothing about any of them.
 *
 * @param name - as a page writes it: `slots.toolbar`
 * @returns empty if nothing in the slot has a public class
 */
export function selectorOfSlot(
  name: string,
  { components, classes, material }: PartsTable,
): string {
  const slot = name.replace(/^slots\./, '');
  const own = Object.keys(classes).filter((className) => classes[className]?.slot === slot);
  const rendered = components.flatMap(({ name: owner, themeName, slots }) => {
    const content = slots[slot] ?? '';
    const root = `Mui${content}-root`;
    const hasClass = material.includes(content) || Object.hasOwn(classes, root);
    const isOnly = Object.values(slots).filter((each) => each === content).length === 1;
    // The plans of a component share their classes, which start with its name in themes.
    return hasClass && isOnly ? `[class*="${themeName ?? `Mui${owner}`}-"] .${root}` : [];
  });
  return [...new Set([...own.map((className) => `.${className}`), ...rendered])].join();
}
