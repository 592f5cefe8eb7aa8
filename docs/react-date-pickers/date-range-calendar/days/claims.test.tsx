import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { claimsOf, drawn, show } from 'claims';
import { expect } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { day, logged } from '../claimsCalendar';
import page from './index.mdx?raw';
import RoomRates from './RoomRates';

const claim = claimsOf(page);

claim('style the class of the highlight for the days in between', async () => {
  const band = 'rgb(255, 237, 213)';
  const ends = 'rgb(194, 65, 12)';
  await logged({
    sx: {
      '& .MuiDateRangePickerDay-rangeIntervalDayHighlight': { backgroundColor: band },
      '& .MuiDateRangePickerDay-day.Mui-selected': {
        '&, &:hover, &:focus': { backgroundColor: ends },
      },
    },
  });
  const color = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
  const cellOf = (name: string) => day(name).element().closest('.MuiDateRangePickerDay-root');
  for (const name of ['17', '19', '22']) expect(color(cellOf(name))).toBe(band);
  expect(color(cellOf('16'))).not.toBe(band);
  for (const name of ['17', '22']) {
    await expect.poll(() => color(day(name).element())).toBe(ends);
  }
  await userEvent.hover(day('22'));
  await expect.poll(() => color(day('22').element())).toBe(ends);
  expect(color(day('19').element())).not.toBe(ends);
});

claim('The day slot replaces DateRangePickerDay', async () => {
  await show(<RoomRates />);
  const texts = [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent);
  expect(texts).toContain('18€120');
  expect(texts).toContain('9');
  expect(getComputedStyle(browserPage.getByRole('gridcell').first().element()).flexDirection).toBe(
    'column',
  );
});

claim('if a click there extends the range', async () => {
  await logged();
  const cells = (part: string) =>
    [...document.querySelectorAll(`.MuiDateRangePickerDay-rangeIntervalDayPreview${part}`)].map(
      (cell) => cell.textContent,
    );
  const earlier = ['10', '11', '12', '13', '14', '15', '16', '17'];
  await day('10').hover();
  await expect.poll(() => cells('')).toEqual(earlier);
  await day('19').hover();
  await expect.poll(() => cells('')).toEqual([]);
  await day('10').hover();
  await expect.poll(() => cells('')).toEqual(earlier);
  // As the start, the 25th would clear the end.
  await day('25').hover();
  await expect.poll(() => cells('')).toEqual([]);
  await day('17').click();
  await day('25').hover();
  await expect.poll(() => cells('')).toEqual(['23', '24', '25']);
});

claim('days outside of the range have it as well', async () => {
  await logged();
  const has = (name: string, part: string) =>
    day(name).element().closest('.MuiDateRangePickerDay-root')?.outerHTML.includes(part);
  expect(['16', '17', '19', '22'].map((name) => has(name, '-rangeIntervalDayHighlight '))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(has('16', '-dayInsideRangeInterval')).toBe(true);
  expect(['16', '19'].map((name) => has(name, '-notSelectedDate'))).toEqual([true, false]);
  expect(['16', '19'].map((name) => has(name, '-dayOutsideRangeInterval'))).toEqual([true, false]);
});

claim('which the first and last day of a month always have', async () => {
  await logged();
  const ends = () =>
    ['Start', 'End'].map((end) =>
      [...document.querySelectorAll(`.MuiDateRangePickerDay-rangeIntervalDayPreview${end}`)]
        .map((cell) => cell.textContent)
        // The hidden cells of other months have no text.
        .filter(Boolean),
    );
  const frame = document.querySelector('.MuiDateRangePickerDay-rangeIntervalPreview')!;
  expect(getComputedStyle(frame).borderTopStyle).toBe('solid');
  expect(ends()).toEqual([['1'], ['30']]);
  await day('10').hover();
  await expect.poll(ends).toEqual([
    ['1', '10'],
    ['17', '30'],
  ]);
  const preview = document.querySelector('.MuiDateRangePickerDay-rangeIntervalDayPreview')!;
  expect(getComputedStyle(preview).borderTopStyle).toBe('dashed');
});

claim('In the days, set the props that draw it to false', async () => {
  function DayWithoutPreview(props: DateRangePickerDayProps) {
    return (
      <DateRangePickerDay
        {...props}
        isPreviewing={false}
        isStartOfPreviewing={false}
        isEndOfPreviewing={false}
      />
    );
  }
  const dashed = () =>
    [...document.querySelectorAll('.MuiDateRangePickerDay-rangeIntervalPreview')].filter(
      (frame) => getComputedStyle(frame).borderTopStyle === 'dashed',
    );
  await logged({ slots: { day: DayWithoutPreview } });
  await day('10').hover();
  await drawn();
  expect(dashed()).toEqual([]);
  // The calendar still takes clicks.
  await day('10').click();
  await expect.element(day('10')).toHaveClass('Mui-selected');
});
