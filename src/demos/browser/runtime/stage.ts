/** The stages of demos: the element around each demo, and everything that a demo adds to the body. */
export const stage = ':where([data-demo], [data-demo-portal])';

/**
 * Returns the selector that gets the variables of a theme. Material sets them on the root of the page, which makes the browser
 * compute the styles of every element again; here they are set only on stages.
 *
 * @param selector - the theme's own: `:root`, `:root, [data-theme="light"]` or `[data-theme="dark"]`
 * @param hasOwnScheme - whether it is for demos with a scheme of their own, which have the attribute themselves
 * @returns undefined if there is nothing to set: what all schemes share is on every stage already
 */
export function stageSelector(selector: string, hasOwnScheme: boolean): string | undefined {
  const scheme = selector.replace(/^:root(?:,\s*)?/, '');
  if (hasOwnScheme) return scheme || undefined;
  // No specificity, so that a demo's own choice wins; the dark scheme overrides the default because it comes later.
  return scheme === selector ? `:where(${scheme}) ${stage}` : stage;
}
