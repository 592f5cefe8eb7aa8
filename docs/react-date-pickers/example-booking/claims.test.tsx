import { claimsOf, show } from 'claims';
import { expect } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import Booking from './Booking';
import page from './index.mdx?raw';
import { server } from './nights';

const claim = claimsOf(page);

const day = (date: string) => browser.getByRole('gridcell', { name: new RegExp(`^${date},`) });
const status = () => document.querySelector('[role=status]')?.textContent;
const isDisabled = (date: string) => day(date).element().hasAttribute('disabled');
const press = (name: string) => userEvent.click(browser.getByRole('button', { name, exact: true }));
/** The price as the table has it. */
const price = () => document.querySelector('table')?.textContent;

async function open() {
  const screen = await show(<Booking />);
  await expect.element(day('2 June')).toBeVisible();
  return screen;
}

/** Chooses nights that nobody else of this file takes. */
async function choose(...dates: string[]) {
  for (const date of dates) await userEvent.click(day(date));
}

claim('a day of arrival and, with the second click, a day of departure', async () => {
  await open();
  expect(price()).toContain('Total€0');
  await choose('2 June', '5 June');
  expect(status()).toBe('2 June to 5 June');
  // A Wednesday, a Thursday and a Friday.
  expect(price()).toContain('Nights: 3€420');
  expect(price()).toContain('Total€465');
});

claim(
  "Nights that are taken can't be chosen, and neither can a departure beyond them",
  async () => {
    await open();
    await expect.element(day('15 June')).toHaveAccessibleName('15 June, taken');
    expect(isDisabled('15 June')).toBe(true);
    await choose('12 June');
    expect(isDisabled('14 June')).toBe(false);
    expect(isDisabled('19 June')).toBe(true);
  },
);

claim('After that, the nights are taken: Book again shows it', async () => {
  const screen = await open();
  await choose('8 June', '10 June');
  await userEvent.click(browser.getByRole('option', { name: '04:30 PM' }));
  await userEvent.fill(browser.getByLabelText(/Email/), 'ada@example.com');
  await press('Book');
  const alert = screen.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent(/^8 June to 10 June, from 4:30 PM.* booked for €301/);
  await expect.poll(() => document.activeElement === alert.element()).toBe(true);
  await press('Book again');
  await expect.poll(() => isDisabled('9 June')).toBe(true);
  expect(status()).toBe('Day of arrival to day of departure');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
});

claim('arrow keys move between days and months, Enter chooses', async () => {
  await open();
  await userEvent.click(day('18 June'));
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(day('26 June')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(status()).toBe('18 June to 26 June');
});

claim('A click on a day before the arrival starts again with that day', async () => {
  await open();
  await choose('12 June', '3 June');
  expect(status()).toBe('3 June to day of departure');
});

claim('The selected days are those of the stay, since NightDay sets selected itself', async () => {
  await open();
  await choose('2 June', '4 June');
  const chosen = [...document.querySelectorAll('.MuiPickersDay-root.Mui-selected')];
  expect(chosen.map((one) => one.textContent?.split(',')[0])).toEqual(['2June', '3June', '4June']);
});

claim(
  'a stay can end on the day on which the next guest arrives: such a day reads "departure only"',
  async () => {
    await open();
    await choose('12 June');
    await expect.element(day('14 June')).toHaveAccessibleName('14 June, departure only');
    await choose('14 June');
    expect(status()).toBe('12 June to 14 June');
  },
);

claim('shows a skeleton until its nights are there', async () => {
  const screen = await show(<Booking />);
  await expect.poll(() => document.querySelector('.MuiSkeleton-root')).not.toBeNull();
  await expect.element(day('2 June')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await expect.poll(() => document.querySelector('.MuiSkeleton-root')).not.toBeNull();
  await expect.element(day('6 July')).toBeVisible();
});

claim('A failed request leaves the skeleton, with an alert and Try again below it', async () => {
  server.failNext();
  const screen = await show(<Booking />);
  await expect.element(screen.getByText(/could not be loaded/)).toBeVisible();
  expect(document.querySelector('.MuiSkeleton-root')).not.toBeNull();
  await press('Try again');
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  await expect.element(day('2 June')).toBeVisible();
});

claim(
  'lists slots of half an hour; skipDisabled leaves out those outside of the hours',
  async () => {
    await open();
    const slots = [...document.querySelectorAll('[role=option]')].filter((one) =>
      one.closest('ul'),
    );
    expect(slots.map(({ textContent }) => textContent)).toEqual(
      ['03:00', '03:30', '04:00', '04:30', '05:00', '05:30', '06:00', '06:30', '07:00'].map(
        (slot) => `${slot} PM`,
      ),
    );
  },
);

claim('pressing Book without a departure or a time says what is missing', async () => {
  const screen = await open();
  await userEvent.fill(browser.getByLabelText(/Email/), 'ada@example.com');
  await press('Book');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Choose a day of arrival and a day of departure.');
  await choose('2 June', '4 June');
  await press('Book');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose a time of arrival.');
});

claim('If the server refuses, everything that users entered is still there', async () => {
  const screen = await open();
  await choose('2 June', '4 June');
  await userEvent.click(browser.getByRole('option', { name: '05:00 PM' }));
  await userEvent.fill(browser.getByLabelText(/Email/), 'ada@example.com');
  server.failNext();
  await press('Book');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^Not booked\./);
  await expect.element(screen.getByRole('button', { name: 'Book', exact: true })).toHaveFocus();
  expect(status()).toBe('2 June to 4 June');
  await expect.element(browser.getByLabelText(/Email/)).toHaveValue('ada@example.com');
});

claim('So are changes to the stay', async () => {
  const screen = await open();
  await choose('27 June', '29 June');
  await userEvent.click(browser.getByRole('option', { name: '05:00 PM' }));
  await userEvent.fill(browser.getByLabelText(/Email/), 'ada@example.com');
  // Without the pointer's way, as the server answers soon.
  (browser.getByRole('button', { name: 'Book', exact: true }).element() as HTMLElement).click();
  await expect.element(browser.getByRole('button', { name: 'Booking…' })).toBeVisible();
  (day('20 June').element() as HTMLElement).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^27 June to 29 June, .*€301/);
});

claim('Tab leads to the selected day, or at first to June 1', async () => {
  await open();
  (browser.getByRole('button', { name: 'Next month' }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(day('1 June')).toHaveFocus();
});

claim('The browser checks the email address first', async () => {
  const screen = await open();
  await press('Book');
  await expect.element(browser.getByLabelText(/Email/)).toHaveFocus();
  expect(screen.getByRole('alert').element().textContent).toBe('');
});
