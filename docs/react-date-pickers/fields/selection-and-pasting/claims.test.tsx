import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSelectedSections } from '@mui/x-date-pickers/models';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { claimsOf, show } from 'claims';
import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  april17,
  dateField,
  focusedSection,
  group,
  rangeField,
  sections,
  text,
} from '../claimsFields';
import page from './index.mdx?raw';
import SelectSections from './SelectSections';

const claim = claimsOf(page);

function paste(words: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', words);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

claim('Focus the field with inputRef, then select', async () => {
  const screen = await show(<SelectSections />);
  await screen.getByRole('button', { name: 'Edit year' }).click();
  await expect.poll(focusedSection).toBe('Year');
  await screen.getByRole('button', { name: 'Select all' }).click();
  await expect.poll(() => String(document.getSelection())).toBe('04/17/2025');
});

claim('3 is the month of the end', async () => {
  await rangeField({ selectedSections: 3 });
  await userEvent.click(sections('Year').first());
  await expect.poll(focusedSection).toBe('Month');
  expect((document.activeElement as HTMLElement).dataset.rangePosition).toBe('end');
});

claim('gives you an object with focusField, setSelectedSections', async () => {
  const ref = React.createRef<FieldRef<Dayjs | null>>();
  await dateField({ unstableFieldRef: ref });
  expect(Object.keys(ref.current ?? {}).sort()).toEqual([
    'focusField',
    'getActiveSectionIndex',
    'getSections',
    'isFieldFocused',
    'setSelectedSections',
  ]);
  ref.current?.focusField('year');
  await expect.poll(focusedSection).toBe('Year');
});

claim('autoFocus focuses the first section at the start', async () => {
  await dateField({ autoFocus: true });
  await expect.poll(focusedSection).toBe('Month');
});

claim('gets what users select: the index of a section', async () => {
  const select = vi.fn();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField defaultValue={april17} onSelectedSectionsChange={select} />
      <button>After</button>
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Day'));
  await expect.poll(() => select.mock.lastCall).toEqual([1]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => select.mock.lastCall).toEqual([2]);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => select.mock.lastCall).toEqual(['all']);
  await userEvent.tab();
  await expect.poll(() => select.mock.lastCall).toEqual([null]);
});

claim('so 3 is the month of the end', async () => {
  const select = vi.fn();
  const screen = await show(
    <ProProvider dateAdapter={ProAdapter}>
      <SingleInputDateRangeField
        defaultValue={[april17, april17.add(5, 'day')]}
        onSelectedSectionsChange={select}
      />
    </ProProvider>,
  );
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }).nth(1));
  await expect.poll(() => select.mock.lastCall).toEqual([3]);
});

async function clickBesideText() {
  const list = group().querySelector<HTMLElement>('.MuiPickersSectionList-root') as HTMLElement;
  await userEvent.click(list, { position: { x: list.offsetWidth - 4, y: 12 } });
}

claim('A click beside the text enters the field at the first section', async () => {
  await dateField();
  await clickBesideText();
  await expect.poll(focusedSection).toBe('Month');
});

claim('its target is the list of sections itself', async () => {
  function FromTheEnd() {
    const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DesktopDatePicker
          label="Renewal"
          defaultValue={april17}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          slotProps={{
            textField: {
              onClickCapture: (event) => {
                const target = event.target as Element;
                if (!target.matches('.MuiPickersSectionList-root')) return;
                event.preventDefault();
                setSelected('year');
              },
            },
          }}
        />
      </LocalizationProvider>
    );
  }
  await show(<FromTheEnd />);
  await clickBesideText();
  await expect.poll(focusedSection).toBe('Year');
  await userEvent.click(sections('Day'));
  await expect.poll(focusedSection).toBe('Day');
});

claim("a field with MM/DD/YYYY can't read 2025-04-17 or 4/7/2025", async () => {
  for (const [words, result] of [
    ['2025-05-20', 'MM/DD/YYYY'],
    ['5/2/2026', 'MM/DD/YYYY'],
    ['05/20/2026', '05/20/2026'],
  ] as const) {
    const { screen } = await dateField();
    await userEvent.click(sections('Day'));
    paste(words);
    await expect.poll(text).toBe(result);
    await screen.unmount();
  }
});

claim("04/17/2025 works, 04 / 17 / 2025 doesn't", async () => {
  for (const [words, result] of [
    ['05/20/2026', '05 / 20 / 2026'],
    ['05 / 20 / 2026', 'MM / DD / YYYY'],
  ] as const) {
    const { screen } = await dateField({ formatDensity: 'spacious' });
    await userEvent.click(sections('Day'));
    paste(words);
    await expect.poll(text).toBe(result);
    await screen.unmount();
  }
});

claim(
  'onPasteCapture gets it first, and stopPropagation keeps the field from handling it',
  async () => {
    const formats = ['YYYY-MM-DD', 'M/D/YY'];
    function Renewal() {
      const [date, setDate] = React.useState<Dayjs | null>(null);
      return (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DesktopDatePicker
            label="Renewal"
            value={date}
            onChange={setDate}
            slotProps={{
              textField: {
                onPasteCapture: (event) => {
                  const pasted = dayjs(event.clipboardData.getData('text').trim(), formats, true);
                  if (!pasted.isValid()) return;
                  event.preventDefault();
                  event.stopPropagation();
                  setDate(pasted);
                },
              },
            }}
          />
        </LocalizationProvider>
      );
    }
    await show(<Renewal />);
    await userEvent.click(sections('Day'));
    for (const [words, result] of [
      ['2025-04-17', '04/17/2025'],
      ['2/2/23', '02/02/2023'],
      // Left to the field, which reads its own format.
      ['05/20/2026', '05/20/2026'],
    ] as const) {
      paste(words);
      await expect.poll(text).toBe(result);
    }
  },
);

claim('To stop at each section, handle the key yourself', async () => {
  function TabThroughSections() {
    const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField
          label="Renewal"
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || typeof selected !== 'number') return;
            const next = event.shiftKey ? selected - 1 : selected + 1;
            if (next < 0 || next > 2) return;
            event.preventDefault();
            setSelected(next);
          }}
        />
      </LocalizationProvider>
    );
  }
  const screen = await show(
    <>
      <button>Before</button>
      <TabThroughSections />
      <button>After</button>
    </>,
  );
  await userEvent.click(sections('Month'));
  await expect.poll(focusedSection).toBe('Month');
  for (const name of ['Day', 'Year']) {
    await userEvent.tab();
    await expect.poll(focusedSection).toBe(name);
  }
  await userEvent.tab({ shift: true });
  await expect.poll(focusedSection).toBe('Day');
  await userEvent.tab();
  await expect.poll(focusedSection).toBe('Year');
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('Shift + Tab from the first one', async () => {
  const screen = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <button>Before</button>
      <DateField label="Renewal" />
    </LocalizationProvider>,
  );
  await userEvent.click(sections('Month'));
  await expect.poll(focusedSection).toBe('Month');
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

claim('so the focus stays until the fourth digit', async () => {
  function ArrivalAndDeparture() {
    const departure = React.useRef<HTMLInputElement>(null);
    const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
    return (
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField
          label="Arrival"
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
          onChange={(date, { validationError }) => {
            const isComplete = date !== null && validationError === null;
            if (isComplete && selected === 2) departure.current?.focus();
          }}
        />
        <DateField label="Departure" inputRef={departure} />
      </LocalizationProvider>
    );
  }
  const screen = await show(<ArrivalAndDeparture />);
  const section = (name: string, of: string) =>
    screen.getByRole('group', { name: of }).getByRole('spinbutton', { name });
  await userEvent.click(section('Month', 'Arrival'));
  await userEvent.keyboard('0417202');
  await expect.element(section('Year', 'Arrival')).toHaveFocus();
  await userEvent.keyboard('6');
  await expect.element(section('Month', 'Departure')).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Arrival' }).element().textContent).toContain('2026');
});

claim('To copy, Ctrl + A selects the whole date', async () => {
  await dateField();
  await userEvent.click(sections('Day'));
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => String(document.getSelection())).toBe('04/17/2025');
});
