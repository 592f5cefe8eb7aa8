/** What may be in a theme: it is shown on a page of this site, and it may come from somebody else's link. */

/** Names that mean something else to JavaScript. */
const reserved = /^(?:__proto__|constructor|prototype|toString|valueOf|hasOwnProperty)$/;
const name = /^(?:-{0,2}[a-z][\w-]*|\d[\w.]*%?)$/i;

/** Props with which an element loads something, leads elsewhere, or becomes another element. */
const strongProps =
  /^(?:dangerouslySetInnerHTML|as|component|components|slots|\w*Component|href|src|srcSet|srcDoc|action|formAction|to|poster|data|background|image|xlinkHref|ref|key|on\w+)$/i;

/** What holds styles, and what does among the props of a component: one of its slots may have another of these names. */
const styles = /^(?:styleOverrides|style|sx|mixins|typography)$/;
const stylesInProps = /^(?:style|sx)$/;

/** Whether all parentheses are closed, in order. */
function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text.replace(/[^()]/g, '')) {
    open += sign === '(' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Whether a selector in an object with styles stays inside of the component: it selects the component, what is in it, or other
 * parts of Material beside it.
 */
export function isSafeSelector(selector: string): boolean {
  if (!isBalanced(selector)) return false;
  if (/^@(?:media|supports|container)\b[^{};\\<]*$/.test(selector)) return true;
  if (/[{};\\<@]|\/\*|:global|:root|:host|:has|\b(?:html|body)\b/i.test(selector)) return false;
  return selector.split(',').every((part) => {
    const text = part.trim();
    // Inside `:not()`, it would select everything else on the page.
    if (/\([^)]*&/.test(text)) return false;
    const outer = text.replace(/\([^()]*\)|\[[^\]]*\]/g, '');
    return (
      (!outer.includes('&') || /^&|^[^&]*&$/.test(outer)) && !/[+~]\s*(?!\s|&|\.Mui)/.test(outer)
    );
  });
}

const loading =
  /(?:url|image|image-set|cross-fade|src|element|paint)\s*\(\s*(?!["']?data:image\/)/i;

/** A text in quotes, in which characters may be written as escapes: `content: "\201C"`. */
const quoted = /^(?:"(?:[^"\\]|\\[0-9a-f]{1,6} ?)*"|'(?:[^'\\]|\\[0-9a-f]{1,6} ?)*')$/i;

/** The most letters of a text. */
export const longest = 2000;

/** Whether a text can be the value of a CSS property: it ends nothing around it, and loads nothing. */
export function isSafeValue(value: string): boolean {
  if (value.length > longest || /[\n\r\f]/.test(value)) return false;
  if (quoted.test(value)) return true;
  const bare = value.replace(/"[^"\\]*"|'[^'\\]*'/g, '');
  return !/[{}[\];<>\\@"']|\/\*/.test(bare) && isBalanced(bare) && !loading.test(value);
}

/**
 * Returns whether a theme may have this entry.
 *
 * @param path - the keys around it, and its own
 */
export function isSafeEntry(path: readonly string[], value: unknown): boolean {
  const key = path.at(-1) ?? '';
  const around = path.slice(0, -1);
  const hasProps = around.includes('defaultProps');
  const isStyle = around.some((each) => (hasProps ? stylesInProps : styles).test(each));
  const isProp = hasProps && !isStyle;
  if (reserved.test(key) || (isProp && strongProps.test(key))) return false;
  if (!name.test(key) && !(isStyle && isSafeSelector(key))) return false;
  if (typeof value !== 'string') return true;
  // What is fixed to the window covers the site, and Emotion makes a label a part of the selector.
  if (isStyle && (key === 'label' || (key === 'position' && value.includes('fixed')))) return false;
  return isProp ? value.length <= longest && !loading.test(value) : isSafeValue(value);
}
