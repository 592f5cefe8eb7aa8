import postcss from 'postcss';

/** The words in a script: names of classes and variables are among them. */
export function wordsIn(source: string, words: Set<string> = new Set()): Set<string> {
  for (const [word] of source.matchAll(/[\w-]+/g)) words.add(word);
  return words;
}

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? '');

/** Whether a rule stands in a layer of the theme's packages (`cssLayers`); what the site writes itself, it uses. */
function isUpstream({ parent }: postcss.Node): boolean {
  if (parent?.type === 'atrule') {
    const { name, params } = parent as postcss.AtRule;
    if (name === 'layer') return /^theme\.(?:infima|classic)$/.test(params);
  }
  return parent ? isUpstream(parent) : false;
}

/**
 * Takes out of a stylesheet what cannot apply: selectors of the theme's packages that ask for a class that no script names, and
 * variables that neither a script nor a rule reads.
 *
 * @param css - a stylesheet
 * @param words - of all scripts: the HTML is rendered from the same components
 * @param dropped - gets the classes that were not found
 */
export function dropUnused(
  css: string,
  words: ReadonlySet<string>,
  dropped: Set<string> = new Set(),
): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!isUpstream(rule)) return;
    // The steps of an animation are rules too.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name))
      return;
    const used = rule.selectors.filter((selector) => {
      // A selector may apply for want of a class.
      const asked = classesIn(selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, ''));
      const missing = asked.filter((name) => !words.has(name));
      missing.forEach((name) => dropped.add(name));
      return missing.length === 0;
    });
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  dropVariables(root, words);
  // A layer keeps its place in the order also when nothing of it is left.
  root.walkAtRules(/^(?:media|supports)$/, (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** The classes of a page that are among the dropped ones. */
export function missedIn(html: string, dropped: ReadonlySet<string>): string[] {
  const lists = [...html.matchAll(/\bclass=(?:"([^"]*)"|([^\s>"]+))/g)];
  const names = lists.flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
  return [...new Set(names)].filter((name) => dropped.has(name));
}

/** Until none is left that nothing reads: variables read each other. */
function dropVariables(root: postcss.Root, words: ReadonlySet<string>): void {
  for (;;) {
    const read = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--[\w-]+/g)) read.add(name);
    });
    let dropped = 0;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || words.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes?.length === 0) parent.remove();
      dropped += 1;
    });
    if (dropped === 0) return;
  }
}
