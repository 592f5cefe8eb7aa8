import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { adapters } from 'claims/adapters';
import { expect } from 'vitest';
import { text } from '../claimsPickers';
import DateFnsAdapter from './DateFnsAdapter';
import DateFnsJalaliAdapter from './DateFnsJalaliAdapter';
import DayjsAdapter from './DayjsAdapter';
import LuxonAdapter from './LuxonAdapter';
import MomentAdapter from './MomentAdapter';
import page from './index.mdx?raw';
import MomentHijriAdapter from './MomentHijriAdapter';
import MomentJalaaliAdapter from './MomentJalaaliAdapter';

const claim = claimsOf(page);

claim('The date adapter should be imported from', async () => {
  consoleMessages();
  class Foreign {
    locale = 'en';
  }
  const screen = await show(
    <Caught>
      <LocalizationProvider dateAdapter={Foreign as never}>
        <DateField />
      </LocalizationProvider>
    </Caught>,
  );
  await expect.element(screen.getByText(/The date adapter should be imported from/)).toBeVisible();
});

claim('The demo switches them to Western ones', async () => {
  await show(<MomentHijriAdapter />);
  await expect.poll(() => text()).toMatch(/^[\d /\-.,]+$/);
});

claim('unless you ask for Persian digits it keeps Western ones', async () => {
  await show(<MomentJalaaliAdapter />);
  await expect.poll(() => text()).toMatch(/[0-9]{4}/);
});

claim('Persian is the default locale', async () => {
  const { AdapterDateFnsJalali } = await import('@mui/x-date-pickers/AdapterDateFnsJalali');
  await show(
    <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
      <DateCalendar defaultValue={new Date(2025, 3, 17)} />
    </LocalizationProvider>,
  );
  await expect
    .poll(() => document.querySelector('.MuiPickersCalendarHeader-label')?.textContent)
    .toMatch(/فروردین/);
});

claim('Seven libraries have an adapter', () => {
  expect(adapters).toHaveLength(7);
});

const adapterDemos = [
  ['Locales are imported one by one and named by their key', DayjsAdapter, '17/04/2025', '16:45'],
  ['The locale is an object, not a name', DateFnsAdapter, '17/04/2025', '16:45'],
  ['so there is nothing to import', LuxonAdapter, '17/04/2025', '16:45'],
  ['importing one makes it the default of the whole page', MomentAdapter, '04/17/2025', '04:45'],
  ['Persian is the default locale', DateFnsJalaliAdapter, '1404/01/28', '04:45'],
] as const;

for (const [words, Demo, day, time] of adapterDemos) {
  claim(words, async () => {
    const screen = await show(<Demo />);
    const field = (index: number) => screen.getByRole('group').nth(index).element().textContent;
    await expect.poll(() => field(0)).toContain(day);
    expect(field(1)).toContain(time);
  });
}
