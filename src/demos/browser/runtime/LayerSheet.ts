import { StyleSheet } from '@emotion/sheet';

/** The cascade layer for all styles of demos; declared first among all styles of the site. */
export const demoLayer = 'mui';

/** A rule that opens or orders layers itself; it can't be inside the layer of the demos. */
const ownLayer = /^@layer\b/;

let isHolding = false;
const held = new Map<LayerSheet, string[]>();

/**
 * Emotion's style sheet, with all of its rules in the layer of the demos, where they don't affect the site and the site's
 * own rules don't affect them. (Material's `enableCssLayer` would add its own cache, which doesn't mirror.)
 *
 * Rules go into the layer block of a style element. If anything else is added to a sheet with layers (another block,
 * `@media`, `@keyframes`), Chromium-based browsers treat it as a change of fonts and lay out the whole page again, which
 * takes about 100 ms on a phone. As the text of a new style element, it costs nothing.
 */
export class LayerSheet extends StyleSheet {
  override insert(rule: string): void {
    if (isHolding) held.set(this, [...(held.get(this) ?? []), rule]);
    else this.write([rule]);
  }

  /** Inserts rules now, after all existing ones. */
  write(rules: readonly string[]): void {
    const block = this.tags.at(-1)?.sheet?.cssRules[0] as CSSLayerBlockRule | undefined;
    if (!block || rules.some((rule) => rule.startsWith('@'))) {
      this.hydrate([this.tagOf(rules)]);
      return;
    }
    for (const rule of rules) {
      try {
        block.insertRule(rule, block.cssRules.length);
      } catch {
        // A selector for another browser, such as `::-moz-placeholder`: Emotion leaves these out as well.
      }
    }
  }

  private tagOf(rules: readonly string[]): HTMLStyleElement {
    const tag = document.createElement('style');
    tag.dataset.emotion = this.key;
    tag.dataset.s = '';
    if (this.nonce !== undefined) tag.nonce = this.nonce;
    const layered = rules.filter((rule) => !ownLayer.test(rule)).join('');
    const others = rules.filter((rule) => ownLayer.test(rule)).join('');
    tag.textContent = `@layer ${demoLayer}{${layered}}${others}`;
    return tag;
  }
}

/** Runs a function and holds back the rules it inserts until `writeHeldRules`. */
export function holdRules(run: () => void): void {
  isHolding = true;
  try {
    run();
  } finally {
    isHolding = false;
  }
}

/** Inserts the rules that were held back, in order. */
export function writeHeldRules(): void {
  for (const [sheet, rules] of held) sheet.write(rules);
  held.clear();
}
