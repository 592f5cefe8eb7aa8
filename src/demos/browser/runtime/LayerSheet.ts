import { StyleSheet } from '@emotion/sheet';

/** The cascade layer of everything demos bring; declared first among all styles of the site. */
export const demoLayer = 'mui';

/** A rule that opens or orders layers itself; it cannot stand in the layer of the demos. */
const ownLayer = /^@layer\b/;

let isHolding = false;
const held = new Map<LayerSheet, string[]>();

/**
 * Emotion's style sheet, with all of its rules in the layer of the demos, where the site's own rules cannot reach them
 * and they cannot reach the site's. (Material's `enableCssLayer` would bring a cache of its own, one that does not mirror.)
 *
 * Rules go into the layer block of a style element. Whatever else is added to a sheet with layers (one more block,
 * `@media`, `@keyframes`), browsers built on Chromium take for a change of fonts, and lay out the whole page again, some
 * 100 ms on a phone; as the text of an element of its own it costs nothing.
 */
export class LayerSheet extends StyleSheet {
  override insert(rule: string): void {
    if (isHolding) held.set(this, [...(held.get(this) ?? []), rule]);
    else this.write([rule]);
  }

  /** Inserts rules now, after all that are there. */
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
        // A selector of another browser, such as `::-moz-placeholder`: Emotion leaves these out as well.
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

/** Runs something whose rules are to wait for `writeHeldRules`. */
export function holdRules(run: () => void): void {
  isHolding = true;
  try {
    run();
  } finally {
    isHolding = false;
  }
}

/** Inserts the rules that wait, in their order. */
export function writeHeldRules(): void {
  for (const [sheet, rules] of held) sheet.write(rules);
  held.clear();
}
