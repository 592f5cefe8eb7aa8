/**
 * Whether a name in an entry matches a public name.
 *
 * @param pattern - a name, in which `*` stands for any characters
 */
export function matches(pattern: string, name: string): boolean {
  if (!pattern.includes('*')) return pattern === name;
  const text = pattern.replace(/[.$/-]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${text}$`).test(name);
}
