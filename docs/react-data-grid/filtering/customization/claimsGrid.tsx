import { type show } from 'claims';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

export const rows = [
  { id: 1, name: 'Ada', age: 31 },
  { id: 2, name: 'Bo', age: 27 },
];

/** What a column shows, from the top. */
export const shown = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (cell) => cell.textContent ?? '',
  );

export const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);

export type Screen = Awaited<ReturnType<typeof show>>;

export const openPanel = async (screen: Screen) => {
  await userEvent.click(screen.getByRole('button', { name: 'Filters', exact: true }));
  await expect.element(screen.getByRole('combobox', { name: 'Operator' })).toBeVisible();
};
