/*
 * Keeps React working on a page that the browser, or an extension, has translated. Translators replace a text node by an element
 * with the translation, or move it into one: `<font><font>…</font></font>`. React keeps the text node that it has made: removing
 * it from where it was, or inserting before it, then throws, and new text in it is never seen if it was replaced. See
 * https://github.com/facebook/react/issues/11538.
 */

/** How many times in a row a node may have been wrapped or replaced: a bound for what others do to the document. */
const mostSteps = 20;

/** A node that a translator has taken out of the document -> the one in its place. */
const replaced = new WeakMap<Node, ChildNode>();

const isFont = (node: Node | null | undefined): node is ChildNode => node?.nodeName === 'FONT';

/** Returns the first node for which `fits` holds, of a node, the elements around it, and those in its place. */
function standIn(node: Node, fits: (at: Node) => boolean): ChildNode | undefined {
  let at: Node | null | undefined = node;
  for (let step = 0; at && step < mostSteps; step += 1) {
    if (fits(at)) return at as ChildNode;
    at = at.parentNode ?? replaced.get(at);
  }
  return undefined;
}

/** Makes the two methods work for children that a translator has moved or replaced. */
function guardMethods(methods: Node): void {
  const { removeChild, insertBefore } = methods;

  methods.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const shown = standIn(child, ({ parentNode }) => parentNode === this);
    // A wrapper may have other text in it, too.
    if (shown?.contains(child)) return removeChild.call(child.parentNode ?? this, child) as T;
    if (shown) removeChild.call(this, shown);
    return child;
  };

  methods.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const place = before && standIn(before, ({ parentNode }) => parentNode === this);
    return insertBefore.call(this, node, place ?? null) as T;
  };
}

/** Keeps track of replaced text nodes, and puts one back when React changes it; the translator then finds the new text. */
function followText(root: Node): void {
  const observer = new MutationObserver((records) => records.forEach(follow));

  function follow(record: MutationRecord): void {
    const { target, removedNodes, addedNodes, previousSibling, nextSibling } = record;
    if (record.type === 'characterData') {
      if (!target.isConnected) standIn(target, (at) => at.isConnected)?.replaceWith(target);
      return;
    }
    const fonts = [...addedNodes].filter(isFont);
    removedNodes.forEach((node, index) => {
      const isText = node instanceof Text;
      if (node.isConnected || !(isText || isFont(node))) return;
      // Some insert the translation before they remove the text.
      const translation = fonts[index] ?? (isText && [previousSibling, nextSibling].find(isFont));
      if (!translation) return;
      replaced.set(node, translation);
      // Observed although it is not in the document.
      if (isText) observer.observe(node, { characterData: true });
    });
  }

  observer.observe(root, { childList: true, subtree: true });
}

if (typeof document !== 'undefined') {
  guardMethods(Node.prototype);
  // Not the body, which a script in the head does not see.
  followText(document);
}
