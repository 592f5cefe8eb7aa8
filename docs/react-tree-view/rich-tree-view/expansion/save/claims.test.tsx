import { claimsOf, show } from 'claims';
import { expanded, selected } from 'claims/trees';
import { afterEach, expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rows } from '../claimsTree';
import page from './index.mdx?raw';
import RememberExpansion from './RememberExpansion';
import RevealItem from './RevealItem';

const claim = claimsOf(page);

afterEach(() =>
  window.history.replaceState(null, '', window.location.pathname + window.location.search),
);

claim('Follow a link here, and look at the address of this page', async () => {
  const screen = await show(<RevealItem />);
  await userEvent.click(screen.getByRole('link', { name: 'Show Payment.tsx' }));
  await expect.poll(expanded).toEqual(['src', 'checkout']);
  expect(selected()).toEqual(['Payment.tsx']);
  expect(window.location.hash).toContain('Payment.tsx');
});

claim('A page often opens for one item, taken from its address', async () => {
  window.location.hash = '#file=public%2Fhero.webp';
  await show(<RevealItem />);
  await expect.poll(selected).toEqual(['hero.webp']);
});

claim('Expand an item, then reload this page', async () => {
  const screen = await show(<RememberExpansion />);
  await userEvent.click(document.querySelector(rows)!);
  const open = expanded();
  await screen.unmount();
  await show(<RememberExpansion />);
  expect(expanded()).toEqual(open);
});
