import type { ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/eventAttributes';
import { useCodeVariant, type CodeVariant } from '@site/src/preferences';
import { codeVariants } from '@site/src/preferences/values';
import styles from './VariantSwitch.module.css';

const names: Record<CodeVariant, string> = { TS: 'TypeScript', JS: 'JavaScript' };

/**
 * Applies a change without moving an element on screen: all code blocks of the page change their height at once, and not
 * every browser supports scroll anchoring.
 */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Says which language all code of the page is in now, in the live region that announces pages (`src/navigation/browser`). */
export const announceVariant = (variant: CodeVariant): void =>
  document.querySelector('body > [aria-live]')?.replaceChildren(`Code in ${names[variant]}`);

/** Two buttons that choose the language of all code on the site. */
export default function VariantSwitch(): ReactNode {
  const [current, choose] = useCodeVariant();
  return (
    <span className={styles.switch} role="group" aria-label="Language of the code">
      {codeVariants.map((variant) => (
        <button
          key={variant}
          type="button"
          data-choice={variant}
          // The accessible name starts with the visible text, for users of voice control.
          aria-label={`${variant}: ${names[variant]}`}
          aria-pressed={variant === current}
          {...eventAttributes('preference', 'code-variant', variant)}
          onClick={({ currentTarget }) => {
            keepInPlace(currentTarget, () => choose(variant));
            announceVariant(variant);
          }}
        >
          {variant}
        </button>
      ))}
    </span>
  );
}
