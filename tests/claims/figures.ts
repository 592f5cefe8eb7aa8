import { claimsOf } from 'claims';
import { expect } from 'vitest';
import { readSteps, type Step } from '../../src/components/figures/readSteps';

/** Returns the steps of a figure in the source of a page. */
function stepsOf(page: string, title: string): Step[] {
  const [element, kind, list] =
    [...page.matchAll(/<(Sequence|States|Timeline)\s[^>]*>(.*?)<\/\1>/gs)].find(([text]) =>
      text.includes(`title="${title}"`),
    ) ?? [];
  if (!element) throw new Error(`The page has no figure with the title "${title}".`);
  return readSteps((list ?? '').trim(), kind !== 'Timeline');
}

/** "`minWidth` and `maxWidth`" -> the two names */
const namesIn = ({ label }: Step): string[] =>
  Array.from(label.matchAll(/`([\w.]+)/g), ([, name = '']) => name);

/** The last step, as the page says it. */
const wordsOf = (steps: Step[]): string =>
  steps.slice(-1).map(({ from, to, label }) => (from ? `${from} → ${to}: ${label}` : label))[0] ??
  '';

/**
 * Returns functions that define claims about the figures of a page. Such a claim fails when what happens is not what the picture shows.
 * @param page the source of the page
 */
export function figuresOf(page: string) {
  const claim = claimsOf(page);
  return {
    /**
     * What has a name in code happens in this order, and nothing else.
     * @param check acts as a user would, and records each name when it happens
     */
    happensInOrder(title: string, check: (record: (name: string) => void) => Promise<void>): void {
      const steps = stepsOf(page, title);
      claim(wordsOf(steps), async () => {
        const recorded: string[] = [];
        await check((name) => void recorded.push(name));
        await expect.poll(() => recorded).toEqual(steps.flatMap(namesIn));
      });
    },

    /**
     * Exactly these states follow each other.
     * @param check acts as a user would, and records each state that it finds, from the first one on
     */
    changesState(title: string, check: (record: (state: string) => void) => Promise<void>): void {
      const steps = stepsOf(page, title);
      claim(wordsOf(steps), async () => {
        const states: string[] = [];
        await check((state) => void states.push(state));
        const changes = states.slice(1).map((state, at) => `${states[at]} → ${state}`);
        const drawn = steps.map(({ from, to }) => `${from} → ${to}`);
        expect([...new Set(changes)].sort()).toEqual([...new Set(drawn)].sort());
      });
    },
  };
}
