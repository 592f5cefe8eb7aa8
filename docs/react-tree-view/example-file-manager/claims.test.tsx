import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import FileManager from './FileManager';
import { server } from './files';
import page from './index.mdx?raw';

const claim = claimsOf(page);

/** The label of a folder in the tree. Folders load by themselves, so actions wait for it. */
const row = (name: string) => browser.getByRole('tree').getByText(name, { exact: true });
const isSelected = (name: string) => row(name).element().closest('[role=treeitem]')?.ariaSelected;
const files = () =>
  [...document.querySelectorAll('table th')].map(({ textContent }) => textContent);
const heading = () => browser.getByRole('heading');
const press = (name: string) => userEvent.click(browser.getByRole('button', { name, exact: true }));
const status = () => document.querySelector('[role=status]')?.textContent;

async function open() {
  const screen = await show(<FileManager />);
  await expect.poll(files).toContain('Payment.tsx');
  return screen;
}

claim('Choose products in the tree. Its files load', async () => {
  await open();
  await userEvent.click(row('products'));
  await expect.poll(files).toEqual(['ProductCard.tsx', 'ProductList.tsx']);
  await expect.element(heading()).toHaveTextContent('products');
});

claim('a link in the list and a click in the tree do the same', async () => {
  await open();
  await userEvent.click(row('Web shop'));
  await expect.poll(files).toContain('README.md');
  await press('src');
  await expect.poll(files).toContain('App.tsx');
  expect(isSelected('src')).toBe('true');
  await expect.element(heading()).toHaveFocus();
});

claim('Double-click products, or press Enter on it, and give it another name', async () => {
  const screen = await open();
  await userEvent.dblClick(row('products'));
  await userEvent.fill(screen.getByRole('textbox'), 'catalog');
  await userEvent.keyboard('{Enter}');
  await expect.poll(status).toBe('products is now catalog.');
  await expect.element(heading()).toHaveTextContent('catalog');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(screen.getByRole('textbox'), 'products');
  await userEvent.keyboard('{Enter}');
  await expect.poll(status).toBe('catalog is now products.');
});

claim('If the server refuses, the old name returns, and the message says why', async () => {
  const screen = await open();
  await userEvent.dblClick(row('tests'));
  await userEvent.fill(screen.getByRole('textbox'), 'specs');
  await expect.poll(files).toEqual(['checkout.spec.ts']);
  server.failNext();
  await userEvent.keyboard('{Enter}');
  await expect.poll(status).toBe('Not renamed. The server answered 503.');
  await expect.element(row('tests')).toBeVisible();
});

claim("Select a file, and press Move: it's in the trash. Undo brings it back", async () => {
  await open();
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select Basket.tsx' }));
  await press('Move');
  await expect.poll(status).toBe('1 moved to Trash.Undo');
  await expect.poll(files).toEqual(['Address.tsx', 'Payment.tsx']);
  await expect.element(heading()).toHaveFocus();
  await press('Undo');
  await expect.poll(files).toContain('Basket.tsx');
});

claim('Drag a file onto a folder of the tree', async () => {
  await open();
  const file = browser.getByRole('row', { name: 'Address.tsx' });
  await userEvent.dragAndDrop(file, row('products'));
  await expect.poll(status).toBe('1 moved to products.Undo');
  await press('Undo');
  await expect.poll(files).toContain('Address.tsx');
});

claim('A folder that would be moved into itself stays where it is', async () => {
  await open();
  await userEvent.click(row('Web shop'));
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select src' }));
  await browser.getByLabelText('Move to').selectOptions('checkout');
  await press('Move');
  await expect.poll(status).toBe('A folder cannot be moved into itself.');
  expect(files()).toContain('src');
});

claim('After a move the focus is on the heading', async () => {
  await open();
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select Basket.tsx' }));
  server.failNext();
  await press('Move');
  await expect.poll(status).toBe('1 of 1 not moved.');
  await expect.poll(files).toContain('Basket.tsx');
  await expect.element(heading()).toHaveFocus();
});

claim('the list shows three lines of a skeleton', async () => {
  await show(<FileManager />);
  await expect.poll(() => document.querySelectorAll('.MuiSkeleton-root').length).toBe(3);
});

claim('The trash is empty at first, and says so', async () => {
  const screen = await open();
  await userEvent.click(row('Trash'));
  await expect.element(screen.getByText('This folder is empty.')).toBeVisible();
});

claim("If a folder can't be loaded, an alert has Try again", async () => {
  server.failNext();
  const screen = await show(<FileManager />);
  await expect.element(screen.getByText(/could not be loaded/)).toBeVisible();
  await press('Try again');
  await expect.poll(files).toContain('Payment.tsx');
  await expect.element(heading()).toHaveFocus();
});

claim('the effect aborts the older request', async () => {
  await open();
  await expect.element(row('tests')).toBeVisible();
  // Without the driver in between: on a slow machine, it takes longer than the request.
  const [products, tests] = [row('products').element(), row('tests').element()];
  (products as HTMLElement).click();
  await expect.element(heading()).toHaveTextContent('products');
  (tests as HTMLElement).click();
  await expect.poll(files).toEqual(['checkout.spec.ts']);
  expect(server.getLog().some(({ status: answer }) => answer === 'canceled')).toBe(true);
});

claim('All folders come in one request, which is sent again with each list', async () => {
  const earlier = server.getLog().length;
  const sent = () =>
    server
      .getLog()
      .slice(earlier)
      .filter(({ request }) => request.includes('isFolder')).length;
  await open();
  expect(sent()).toBe(1);
  await userEvent.click(row('products'));
  await expect.poll(files).toContain('ProductCard.tsx');
  expect(sent()).toBe(2);
});

claim('If they choose one while a move is being saved', async () => {
  await open();
  await expect.element(row('tests')).toBeVisible();
  await userEvent.click(browser.getByRole('checkbox', { name: 'Select Basket.tsx' }));
  const earlier = server.getLog().length;
  const move = browser.getByRole('button', { name: 'Move', exact: true }).element();
  const tests = row('tests').element();
  // Without the driver in between: on a slow machine, it takes longer than the request.
  (move as HTMLElement).click();
  (tests as HTMLElement).click();
  // The move, the list of the chosen folder, and the list after the move.
  const sent = () => server.getLog().slice(earlier);
  await expect
    .poll(() => sent().length === 5 && sent().every(({ status: answer }) => answer !== null))
    .toBe(true);
  await expect.poll(files).toEqual(['checkout.spec.ts']);
  await expect.element(heading()).toHaveTextContent('tests');
  // Every claim shares the server.
  await press('Undo');
  await expect.poll(status).toContain('Moved back.');
});
