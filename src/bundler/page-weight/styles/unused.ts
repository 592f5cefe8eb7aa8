import postcss from 'postcss';

/** Collects the words in a script, among them the names of classes and variables. */
export function wordsIn(source: string, words: Set<string> = new Set()): Set<string> {
  for (const [word] of source.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '');

/** Whether a rule is in a layer of the theme's packages (`cssLayers`). The site's own rules count as used. */
function isUpstream({ parent }: postcss.Node): boolean {
  if (parent?.type === 'atrule') {
    const { name, params } = parent as postcss.AtRule;
    if (name === 'layer') return /^theme\.(?:infima|classic)$/.test(params);
  }
  return parent ? isUpstream(parent) : false;
}

const isStep = ({ parent }: postcss.Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name);

/** Removes selectors that need a class that is not among the words, and rules without any selector left. */
function dropSelectors(root: postcss.Root, words: ReadonlySet<string>, dropped: Set<string>): void {
  root.walkRules((rule) => {
    // The steps of an animation are rules too.
    if (!isUpstream(rule) || isStep(rule)) return;
    const used = rule.selectors.filter((selector) => {
      // `:not(.a)` matches where the class is missing.
      const asked = classesIn(selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, ''));
      const missing = asked.filter((name) => !words.has(name));
      missing.forEach((name) => dropped.add(name));
      return missing.length === 0;
    });
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/**
 * Removes from stylesheets what cannot apply: selectors of the theme's packages that need a class that no script names, and
 * variables that neither a script nor a rule reads.
 *
 * @param sheets - all stylesheets of the site
 * @param words - the words of all scripts: the HTML is rendered from the same components
 * @param dropped - receives the classes that were not found
 * @returns the stylesheets, in the same order
 */
export function dropUnused(
  sheets: readonly string[],
  words: ReadonlySet<string>,
  dropped: Set<string> = new Set(),
): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  roots.forEach((root) => dropSelectors(root, words, dropped));
  dropVariables(roots, words);
  // An empty layer stays, so that it keeps its place in the order.
  for (const root of roots) {
    root.walkAtRules(/^(?:media|supports)$/, (rule) => {
      if (rule.nodes?.length === 0) rule.remove();
    });
  }
  return roots.map((root) => root.toString());
}

/**
 * Returns the classes of a page that are among the dropped ones. Text that looks like an attribute counts too, which errs on
 * the safe side.
 */
export function missedIn(html: string, dropped: ReadonlySet<string>): string[] {
  const lists = [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>"]+))/g)];
  const names = lists.flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
  return [...new Set(names)].filter((name) => dropped.has(name));
}

/** Removes variables that nothing reads, until none is left: variables read each other. */
function dropVariables(roots: readonly postcss.Root[], words: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set<string>();
    for (const root of roots) {
      root.walkDecls(({ value }) => {
        for (const [name] of value.matchAll(/--[\w-]+/g)) read.add(name);
      });
    }
    const unread: postcss.Declaration[] = [];
    for (const root of roots) {
      root.walkDecls(/^--/, (declaration) => {
        if (!read.has(declaration.prop) && !words.has(declaration.prop)) unread.push(declaration);
      });
    }
    for (const declaration of unread) {
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
    }
    if (unread.length === 0) return;
  }
}
