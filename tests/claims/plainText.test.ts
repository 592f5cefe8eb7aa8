import { describe, expect, it } from 'vitest';
import { plainText } from './plainText';

describe('plainText', () => {
  it('leaves what a reader sees', () => {
    expect(
      plainText(
        'Press <kbd>Enter</kbd>: the [`input`](/x/) is **gone**,\n_never_ `Mui-focused` or snake_case.',
      ),
    ).toBe('Press Enter: the input is gone, never Mui-focused or snake_case.');
  });

  it('is the same when applied again, so that a claim may quote with or without marks', () => {
    const once = plainText('`isItemEditable` answers _false_');
    expect(plainText(once)).toBe(once);
  });
});
