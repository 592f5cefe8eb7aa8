import { expect, it } from 'vitest';
import { transpile } from '../transpile/transpile';
import { runTheme } from './runTheme';

const packages = {
  '@mui/material/styles': async () => ({ createTheme: (options: object) => ({ ...options }) }),
};
const run = (source: string) => runTheme(transpile('theme.tsx', source), packages);

it('returns what a file gives to createTheme, functions included, but no colors', async () => {
  const options = await run(`import { createTheme } from '@mui/material/styles';
const first = createTheme({ spacing: 4, palette: { primary: { main: '#123456' } } });
export const theme = createTheme(first, {
  components: { MuiButton: { styleOverrides: { root: () => ({ color: 'red' }) } } },
});`);
  const { components, ...others } = options as { components: Record<string, never> };
  expect(others).toEqual({ spacing: 4, palette: {}, colorSchemes: {} });
  const { root } = components.MuiButton!['styleOverrides'] as { root: () => object };
  expect(root()).toEqual({ color: 'red' });
});

it.each([
  ['throws', "throw new Error('x');"],
  ['imports another file', "import { a } from './a';\nexport const b = a;"],
])('rejects if the file %s', (_what, source) => expect(run(source)).rejects.toThrow());
