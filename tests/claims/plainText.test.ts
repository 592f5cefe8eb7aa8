import { describe, expect, it } from 'vitest';
import { plainText } from './plainText';

describe('plainText', () => {
  it('keeps only what a reader sees', () => {
    expect(
      plainText(
        'Press <kbd>Enter</kbd>: the [`input`](/x/) is **gone**,\n_never_ `Mui-focused` or snake_case.',
      ),
    ).toBe('Press Enter: the input is gone, never Mui-focused or snake_case.');
  });

  it('is idempotent, so claims may quote text with or without markup', () => {
    const once = plainText('`isItemEditable` answers _false_');
    expect(plainText(once)).toBe(once);
  });
});
