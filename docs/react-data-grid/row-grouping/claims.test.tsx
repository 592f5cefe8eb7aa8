import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Grid, groups, openMenu } from './claimsGrid';
import FilmsByGenre from './FilmsByGenre';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('users can choose others with Group by in the column menu', async () => {
  const screen = await show(<FilmsByGenre />);
  await openMenu(screen, 'Director');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Group by Director' }));
  await expect
    .element(screen.getByRole('columnheader', { name: 'Genre', exact: true }))
    .toBeVisible();
  await expect.poll(() => groups().some((text) => text.startsWith('Aoife Brennan'))).toBe(true);
});

claim('Space in a grouping column opens or closes the group; Enter', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByText('A (2)').first());
  const row = () => screen.getByRole('row', { name: /A \(2\)/ });
  await userEvent.keyboard('{Enter}');
  await expect.element(row()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(row()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(row()).toHaveAttribute('aria-level', '1');
  await expect.element(row()).toHaveAttribute('aria-posinset', '2');
  await expect.element(screen.getByRole('treegrid')).toBeVisible();
});

claim('Shift + Space selects it', async () => {
  const screen = await show(<Grid />);
  await userEvent.click(screen.getByText('A (2)').first());
  const row = screen.getByRole('row', { name: /A \(2\)/ });
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(row).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.element(row).toHaveAttribute('aria-selected', 'true');
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
});
