import { remember } from '../../utils/remember';

/** Expressions of patterns, each made once: the upgrade check compares them with every name in an app. */
const expressions = new Map<string, RegExp>();

/**
 * Whether a name in an entry matches a public name.
 *
 * @param pattern - a name, in which `*` stands for any characters
 */
export function matches(pattern: string, name: string): boolean {
  if (!pattern.includes('*')) return pattern === name;
  return remember(expressions, pattern, () => {
    const text = pattern.replace(/[.$/-]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${text}$`);
  }).test(name);
}
