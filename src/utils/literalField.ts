/** Props of a field for names and code, which browsers and the keyboards of phones must neither fill in nor correct. */
export const literalField = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
