/** The stages of demos: the element around each, and everything that one puts into the body. */
export const stage = ':where([data-demo], [data-demo-portal])';

/**
 * Where the variables of a theme are set. Material sets them on the root of the page, where a browser has to compute the
 * styles of every element anew; here they are set on stages alone.
 *
 * @param selector - as the theme has it: `:root`, `:root, [data-theme="light"]` or `[data-theme="dark"]`
 * @param hasOwnScheme - whether it is the selector of demos with a choice of their own, which they carry themselves
 * @returns undefined where nothing is to be set: what all schemes share is on every stage already
 */
export function stageSelector(selector: string, hasOwnScheme: boolean): string | undefined {
  const scheme = selector.replace(/^:root(?:,\s*)?/, '');
  if (hasOwnScheme) return scheme || undefined;
  // Without weight, so that a demo's own choice wins; the dark scheme wins over the default by its later place.
  return scheme === selector ? `:where(${scheme}) ${stage}` : stage;
}
