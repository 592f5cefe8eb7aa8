import { claimsOf, consoleMessages, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import ConfigurableDateCalendar from './ConfigurableDateCalendar';
import ConfigurableDateField from './ConfigurableDateField';
import ConfigurableDatePicker from './ConfigurableDatePicker';
import ConfigurableDateRangeCalendar from './ConfigurableDateRangeCalendar';
import ConfigurableDateRangeField from './ConfigurableDateRangeField';
import ConfigurableDateRangePicker from './ConfigurableDateRangePicker';
import ConfigurableDateTimeField from './ConfigurableDateTimeField';
import ConfigurableDateTimePicker from './ConfigurableDateTimePicker';
import ConfigurableDigitalClock from './ConfigurableDigitalClock';
import ConfigurableSectionClock from './ConfigurableSectionClock';
import ConfigurableTimeClock from './ConfigurableTimeClock';
import ConfigurableTimeField from './ConfigurableTimeField';
import ConfigurableTimePicker from './ConfigurableTimePicker';
import page from './index.mdx?raw';

const claim = claimsOf(page);
const texts = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((field) => field.textContent);
const dialog = () => browserPage.getByRole('dialog');
const cell = (name: string) => browserPage.getByRole('gridcell', { name, exact: true });
const options = () => browserPage.getByRole('option').elements();

claim('and the format of the field follows it', async () => {
  await show(
    <>
      <ConfigurableDatePicker views={['year', 'month']} />
      <ConfigurableTimePicker views={['minutes']} />
      <ConfigurableDateTimePicker views={['year', 'month', 'day', 'hours']} ampm={false} />
    </>,
  );
  await expect.poll(texts).toEqual(['June 2025', '15', '06/12/2025 11']);
});

claim('The Date Picker refuses days before June 2, 2025', async () => {
  await show(<ConfigurableDatePicker />);
  await browserPage.getByRole('button', { name: /^Choose date/ }).click();
  await expect.element(cell('1')).toBeDisabled();
  await expect.element(cell('2')).toBeEnabled();
});

claim('and the Time Picker times before 10:00', async () => {
  await show(<ConfigurableTimePicker ampm={false} skipDisabled />);
  await browserPage.getByRole('button', { name: /^Choose time/ }).click();
  const hours = dialog().getByRole('listbox', { name: 'Select hours' });
  await expect.poll(() => hours.getByRole('option').elements()[0]?.textContent).toBe('10');
});

claim('with that many or fewer, the times are in one list', async () => {
  await show(<ConfigurableTimePicker thresholdToRenderTimeInASingleColumn={300} />);
  await browserPage.getByRole('button', { name: /^Choose time/ }).click();
  await expect.poll(() => dialog().getByRole('listbox').elements().length).toBe(1);
  expect(options()).toHaveLength(288);
});

claim('is true by default for dates and date ranges on a desktop', async () => {
  const screen = await show(<ConfigurableDatePicker />);
  await browserPage.getByRole('button', { name: /^Choose date/ }).click();
  await cell('17').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await screen.unmount();
  await show(<ConfigurableDateRangePicker calendars={1} closeOnSelect={false} />);
  await browserPage.getByRole('button', { name: /^Choose range/ }).click();
  await cell('29').first().click();
  await cell('30').first().click();
  await expect.element(dialog()).toBeVisible();
});

claim('readOnly keeps the value but lets users look around', async () => {
  await show(<ConfigurableDateCalendar readOnly reduceAnimations />);
  await cell('10').click();
  await expect.element(cell('24')).toHaveAttribute('aria-selected', 'true');
  await browserPage.getByRole('button', { name: 'Next month' }).click();
  await expect.element(browserPage.getByText('November 2025')).toBeVisible();
});

claim('except that a Date Range Calendar still changes its months', async () => {
  await show(<ConfigurableDateRangeCalendar calendars={1} disabled reduceAnimations />);
  await expect.element(browserPage.getByText('October 2025')).toBeVisible();
  await browserPage.getByRole('button', { name: 'Next month' }).last().click();
  await expect.element(browserPage.getByText('November 2025')).toBeVisible();
});

claim('The two digital clocks disable times before 8:00', async () => {
  const screen = await show(<ConfigurableDigitalClock skipDisabled timeStep={60} />);
  await expect.poll(() => options()[0]?.textContent).toBe('08:00 AM');
  await screen.unmount();
  await show(<ConfigurableSectionClock skipDisabled ampm={false} views={['hours']} />);
  await expect.poll(() => options()[0]?.textContent).toBe('08');
});

claim('Choose a component, change its props', async () => {
  const { rerender } = await show(<ConfigurableDateField format="MMM D, YYYY" />);
  await expect.poll(texts).toEqual(['Mar 09, 2027']);
  await rerender(<ConfigurableDateField format="MMM D, YYYY" shouldRespectLeadingZeros />);
  await expect.poll(texts).toEqual(['Mar 9, 2027']);
  await rerender(<ConfigurableDateField formatDensity="spacious" />);
  await expect.poll(texts).toEqual(['03 / 09 / 2027']);
});

claim('puts a space on both sides of the separators', async () => {
  await show(
    <>
      <ConfigurableDateField formatDensity="spacious" />
      <ConfigurableDateRangeField formatDensity="spacious" dateSeparator="to" />
    </>,
  );
  await expect.poll(texts).toEqual(['03 / 09 / 2027', '05 / 01 / 2025 to 09 / 30 / 2025']);
});

claim('of its own wins over ampm', async () => {
  await show(
    <>
      <ConfigurableTimeField ampm={false} format="hh:mm A" />
      <ConfigurableDateTimeField ampm format="DD.MM.YYYY HH:mm" />
    </>,
  );
  await expect.poll(texts).toEqual(['06:00 AM', '12.06.2025 23:05']);
});

claim('take the code below it with you', async () => {
  // It mentions the license, once.
  const { rerender } = await show(<ConfigurableDateRangeCalendar calendars={1} />);
  const messages = consoleMessages();
  await rerender(<ConfigurableTimeClock />);
  await rerender(<ConfigurableTimeClock views={['minutes', 'seconds']} showViewSwitcher />);
  await rerender(<ConfigurableDateCalendar views={['year', 'month']} yearsOrder="desc" />);
  await rerender(<ConfigurableDateRangeCalendar calendars={3} displayWeekNumber />);
  await expect.element(browserPage.getByText('December 2025')).toBeVisible();
  expect(messages).toEqual([]);
});
