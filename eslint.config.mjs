import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layersConfig } from './eslint.layers.mjs';

const restrictedSyntax = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Use a seeded source, so that every visit and every test sees the same.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      'test-results',
      'docs/api',
      'versioned_docs',
      '**/__fixtures__',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  ...layersConfig(restrictedSyntax),
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['{src,sample-data}/**/*.{ts,tsx}', 'docs/**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['{src,sample-data}/**/*.{ts,tsx}', 'docs/**/*.tsx'],
    ignores: [
      'src/**/node/**',
      'src/bundler/**',
      'src/machine-pages/mcp/**',
      '**/plugin.ts',
      '**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        // The types know them, and the bundler adds none of them for older browsers.
        ...[
          { object: 'URL', property: 'canParse' },
          { object: 'URL', property: 'parse' },
          { object: 'Object', property: 'groupBy' },
          { object: 'Map', property: 'groupBy' },
          { object: 'Array', property: 'fromAsync' },
          { object: 'Promise', property: 'try' },
          { property: 'withResolvers' },
          { property: 'checkVisibility' },
        ].map((name) => ({
          ...name,
          message: 'The oldest browsers in "browserslist" (package.json) lack it.',
        })),
        {
          object: 'process',
          property: 'env',
          message:
            'Settings are read in docusaurus.config.ts and reach the browser through customFields.',
        },
      ],
    },
  },
  {
    // Code that runs in a browser, where anyone chooses the address.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/node/**', 'src/machine-pages/mcp/**', 'src/utils/decode.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['decodeURI', 'decodeURIComponent'].map((name) => ({
          name,
          message: 'It throws for addresses such as "#100%": use src/utils/decode.ts.',
        })),
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    // A promise that isn't awaited hides its failure; in a test, that may be a failed assertion.
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['**/*.mjs', '*.config.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['static/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
