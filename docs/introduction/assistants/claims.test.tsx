import { claimsOf } from 'claims';
import { expect } from 'vitest';
import { bounded } from '../../../src/machine-pages/mcp/bounded';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('An answer carries at most 24,000 characters of a text', () => {
  const line = `${'x'.repeat(99)}\n`;
  const whole = line.repeat(240);
  expect(bounded(whole)).toBe(whole);
  const [text, note] = bounded(whole + line).split('\n\n');
  expect(text).toBe(whole.trimEnd());
  expect(note).toContain('Cut after 24,000 of 24,100 characters');
  expect(bounded(whole + line, { offset: 24_000 })).toBe(line);
});
