import { createTheme, ThemeProvider } from '@mui/material/styles';
import { claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import ThemePreview from './ThemePreview';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('has its colors, fonts, shapes and component settings', async () => {
  const messages = consoleMessages();
  const theme = createTheme({
    palette: { primary: { main: '#b00020' } },
    shape: { borderRadius: 12 },
    typography: { fontFamily: 'Georgia' },
    components: { MuiButton: { defaultProps: { size: 'small' } } },
  });
  const screen = await show(
    <ThemeProvider theme={theme}>
      <ThemePreview />
    </ThemeProvider>,
  );
  const button = screen.getByRole('button', { name: 'Order' });
  await expect.element(button).toHaveStyle({ backgroundColor: 'rgb(176, 0, 32)' });
  await expect.element(button).toHaveStyle({ borderRadius: '12px', fontFamily: 'Georgia' });
  await expect.element(button).toHaveClass('MuiButton-sizeSmall');
  await expect.element(screen.getByRole('grid', { name: 'Sales' })).toHaveStyle({
    fontFamily: 'Georgia',
  });
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(3);
  expect(messages).toEqual([]);
});
