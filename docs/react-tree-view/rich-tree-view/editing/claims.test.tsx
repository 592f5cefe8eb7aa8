import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import RenameEverything from './RenameEverything';

const claim = claimsOf(page);

claim('a double-click or Enter turns its label into an input', async () => {
  const screen = await show(<RenameEverything />);
  await userEvent.dblClick(screen.getByText('Rolling stock'));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

claim('The tree refuses one thing: an empty name', async () => {
  const screen = await show(<RenameEverything />);
  await userEvent.dblClick(screen.getByText('Rolling stock'));
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('textbox')).toBeInTheDocument();
});
