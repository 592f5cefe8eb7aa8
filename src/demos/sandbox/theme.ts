import type { SandboxVariant } from './files';

/**
 * Returns a file that exports a theme.
 *
 * @param options - what `createTheme` takes, as plain data
 */
export function themeFile(options: object, variant: SandboxVariant): string {
  // JSON, with keys as people write them. Material has no parts for one color scheme, besides colors.
  const plain = (key: string, value: unknown): unknown => (key === 'inScheme' ? undefined : value);
  const text = JSON.stringify(options, plain, 2).replace(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:');
  const head = "import { createTheme } from '@mui/material/styles';\n\n";
  const use = '// Used by <ThemeProvider theme={theme}> around the application.\n';
  return variant === 'JS'
    ? `${head}${use}export const theme = createTheme(${text});\n`
    : `${head.replace('createTheme }', 'createTheme, type ThemeOptions }')}const options: object = ${text};\n\n${use}export const theme = createTheme(options as ThemeOptions);\n`;
}
