import { expect } from 'vitest';

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

export const one = async (selector: string) => {
  await expect.poll(() => all(selector).length).toBeGreaterThan(0);
  return all(selector)[0] as HTMLElement;
};

export const rows = Array.from({ length: 12 }, (_, id) => ({ id, a: `row ${id}` }));
