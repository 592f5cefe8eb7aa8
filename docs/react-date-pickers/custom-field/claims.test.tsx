import { PickersOutlinedInput } from '@mui/x-date-pickers/PickersTextField';
import { AdapterDayjs as ProAdapter } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider as ProProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import TextField from '@mui/material/TextField';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  useParsedFormat,
  usePickerContext,
  usePickerActionsContext,
} from '@mui/x-date-pickers/hooks';
import { Caught, claimsOf, consoleMessages, show } from 'claims';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import page from './index.mdx?raw';
import AutocompleteField from './AutocompleteField';
import ButtonField from './ButtonField';
import MaskedField from './MaskedField';
import NativeDateField from './NativeDateField';
import PlainInput from './PlainInput';
import ReadOnlyField from './ReadOnlyField';
import TextFieldProps from './TextFieldProps';

const claim = claimsOf(page);
const dialog = () => browserPage.getByRole('dialog');
const opener = () => browserPage.getByRole('button', { name: 'Open the calendar' });
const cell = (name: string) => dialog().getByRole('gridcell', { name, exact: true });
const textbox = () => browserPage.getByRole('textbox');
const shown = () => (textbox().element() as HTMLInputElement).value;
const picker = (props: DatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker label="Day" defaultValue={dayjs('2025-04-17')} {...props} />
  </LocalizationProvider>
);

claim('a button is enough', async () => {
  await show(<ButtonField />);
  const button = () => browserPage.getByRole('button', { name: /^Moving out/ });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(cell('17')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button()).toHaveTextContent('Moving out: April 18, 2025');
  await expect.element(button()).toHaveFocus();
});

claim('puts spaces around the separators', async () => {
  await show(<TextFieldProps />);
  const text = browserPage.getByRole('group', { name: 'Spacious' }).element().textContent;
  expect(text?.replace(/[^\d/ ]/g, '')).toContain('04 / 17 / 2025');
});

claim('The field then edits sections inside one input', async () => {
  await show(<PlainInput />);
  const input = browserPage.getByRole('textbox', { name: 'Concert' });
  await userEvent.click(input);
  await userEvent.keyboard('{Home}05');
  await expect.element(input).toHaveValue('05/17/2025');
  expect(browserPage.getByRole('spinbutton').elements()).toHaveLength(0);
});

claim('Takes the element that the popper is anchored to', async () => {
  await show(<ButtonField />);
  const button = browserPage.getByRole('button', { name: /^Moving out/ });
  await button.click();
  await expect.element(dialog()).toBeVisible();
  const gap =
    dialog().element().getBoundingClientRect().top -
    button.element().getBoundingClientRect().bottom;
  expect(Math.abs(gap)).toBeLessThan(16);
});

claim("'enabled', 'disabled', or 'hidden' with disableOpenPicker", async () => {
  const statuses: string[] = [];
  function Field() {
    statuses.push(usePickerContext().triggerStatus);
    return null;
  }
  const slots = { field: Field };
  const screen = await show(picker({ slots }));
  await screen.rerender(picker({ slots, readOnly: true }));
  await screen.rerender(picker({ slots, disabled: true }));
  await screen.rerender(picker({ slots, disableOpenPicker: true }));
  expect([...new Set(statuses)]).toEqual(['enabled', 'disabled', 'hidden']);
});

claim('The format as a placeholder', async () => {
  function Field() {
    return <p>{useParsedFormat()}</p>;
  }
  const screen = await show(picker({ slots: { field: Field } }));
  await expect.element(screen.getByText('MM/DD/YYYY')).toBeVisible();
});

claim('A picker gives its field no value, label or onChange as props', async () => {
  const given = vi.fn();
  function Field(props: object) {
    given(Object.keys(props));
    return null;
  }
  await show(picker({ slots: { field: Field }, minDate: dayjs('2025-01-01') }));
  expect(given.mock.lastCall?.[0]).toContain('minDate');
  for (const name of ['value', 'label', 'onChange']) {
    expect(given.mock.lastCall?.[0]).not.toContain(name);
  }
});

claim('opens the dialog with a tap; for the keyboard it has a button', async () => {
  await show(<ReadOnlyField />);
  await textbox().click();
  await cell('22').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(shown()).toBe('04/22/2025');
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(cell('22')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveFocus();
});

claim('The button stops its click from bubbling', async () => {
  const onOpen = vi.fn();
  const theme = createTheme({
    components: { MuiDatePicker: { defaultProps: { onOpen } } },
  } as never);
  await show(
    <ThemeProvider theme={theme}>
      <ReadOnlyField />
    </ThemeProvider>,
  );
  await opener().click();
  await expect.element(dialog()).toBeVisible();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

claim('The limits of the picker become min and max', async () => {
  const screen = await show(<NativeDateField />);
  const input = screen.getByLabelText('Return by');
  expect((input.element() as HTMLInputElement).min).toBe('2025-04-01');
  expect((input.element() as HTMLInputElement).max).toBe('2025-06-30');
  await input.fill('2025-05-02');
  await screen.getByRole('button', { name: 'Calendar' }).click();
  await expect.element(cell('2')).toHaveAttribute('aria-selected', 'true');
  await cell('5').click();
  await expect.element(input).toHaveValue('2025-05-05');
});

claim("The browser's own date input, with its locale and its keys", async () => {
  const screen = await show(<NativeDateField />);
  const input = screen.getByLabelText('Return by');
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('05022026');
  await expect.element(input).toHaveValue('2026-05-02');
});

claim('If only some days are possible, let users search them', async () => {
  await show(<AutocompleteField />);
  const input = browserPage.getByRole('combobox', { name: 'City tour' });
  await userEvent.click(input);
  await userEvent.keyboard('{Control>}a{/Control}May 3{ArrowDown}{Enter}');
  await expect.element(input).toHaveValue('Saturday, May 3');
  await opener().click();
  await expect.element(cell('4')).toBeDisabled();
  await cell('17').click();
  await expect.element(input).toHaveValue('Saturday, May 17');
});

claim('a hidden input sends the day with a form, as 2025-04-19', async () => {
  const theme = createTheme({
    components: { MuiDatePicker: { defaultProps: { name: 'tour' } } },
  } as never);
  const screen = await show(
    <ThemeProvider theme={theme}>
      <form>
        <AutocompleteField />
      </form>
    </ThemeProvider>,
  );
  const form = screen.container.querySelector('form') as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({ tour: '2025-04-19' });
});

claim('Digits only, with the slashes written by the field', async () => {
  await show(<MaskedField />);
  await userEvent.click(textbox());
  await userEvent.keyboard('{Control>}a{/Control}3x105');
  expect(shown()).toBe('31/05');
  await userEvent.keyboard('2026');
  expect(shown()).toBe('31/05/2026');
  await expect.element(textbox()).toHaveAttribute('aria-invalid', 'false');
  await userEvent.keyboard('{Control>}a{/Control}31042026');
  await expect.element(textbox()).toHaveAttribute('aria-invalid', 'true');
});

claim('the field has to rewrite the text, the caret jumps to the end', async () => {
  await show(<MaskedField />);
  const input = textbox().element() as HTMLInputElement;
  const typeAt = async (start: number, end: number, keys: string) => {
    input.focus();
    input.setSelectionRange(start, end);
    await userEvent.keyboard(keys);
  };
  const state = () => [input.value, input.selectionStart];
  await typeAt(1, 2, '1');
  await expect.poll(state).toEqual(['31/09/2027', 2]);
  await typeAt(1, 1, '1');
  await expect.poll(state).toEqual(['31/10/9202', 10]);
});

claim('or a button clears it, the text follows', async () => {
  const withClear = { slotProps: { actionBar: { actions: ['clear'] } } };
  const theme = createTheme({
    components: { MuiDatePicker: { defaultProps: withClear } },
  } as never);
  const screen = await show(
    <ThemeProvider theme={theme}>
      <MaskedField />
    </ThemeProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'Passport valid until' });
  await expect.element(input).toHaveValue('30/09/2027');
  await opener().click();
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(input).toHaveValue('');
  await input.fill('3105');
  await expect.element(input).toHaveValue('31/05');
});

claim('When the calendar changes the value', async () => {
  await show(<MaskedField />);
  await opener().click();
  await cell('15').click();
  await expect.poll(shown).toBe('15/09/2027');
  await userEvent.click(textbox());
  await userEvent.keyboard('{Control>}a{/Control}01012024');
  await expect.element(textbox()).toHaveAttribute('aria-invalid', 'true');
});

claim('A half-typed date is null for the picker', async () => {
  const log: (string | null)[] = [];
  function Field() {
    const { setValue } = usePickerContext<Dayjs | null>();
    return (
      <>
        <button onClick={() => setValue(null)}>Half</button>
        <button onClick={() => setValue(dayjs('31/04/2026', 'DD/MM/YYYY', true))}>Invalid</button>
      </>
    );
  }
  const screen = await show(
    picker({
      slots: { field: Field },
      onChange: (value, { validationError }) => log.push(value && validationError),
    }),
  );
  await screen.getByRole('button', { name: 'Half' }).click();
  await screen.getByRole('button', { name: 'Invalid' }).click();
  expect(log).toEqual([null, 'invalidDate']);
});

claim('and gives it back to the element that had it', async () => {
  await show(<MaskedField />);
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('30')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveFocus();
});

claim('The sectionListRef prop has not been initialized by PickersSectionList', async () => {
  consoleMessages();
  const screen = await show(<Caught>{picker({ slots: { textField: TextField } })}</Caught>);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The `sectionListRef` prop has not been initialized');
});

claim('React warns about unknown props such as minDate', async () => {
  const messages = consoleMessages();
  function Field(props: object) {
    return <div {...props} />;
  }
  await show(picker({ slots: { field: Field } }));
  expect(messages.join(' ')).toContain('minDate');
});

claim('leaves an open popup open while users type', async () => {
  let context: ReturnType<typeof usePickerContext<Dayjs | null>> | undefined;
  function Typed() {
    const own = usePickerContext<Dayjs | null>();
    React.useEffect(() => {
      context = own;
    });
    return <div ref={own.triggerRef}>field</div>;
  }
  const dialogs = () => document.querySelectorAll('[role=dialog]').length;
  await show(picker({ slots: { field: Typed } }));
  context?.setOpen(true);
  await expect.poll(dialogs).toBe(1);
  context?.setValue(dayjs('2025-04-22'), { shouldClose: false });
  await expect.element(cell('22')).toHaveAttribute('aria-selected', 'true');
  expect(dialogs()).toBe(1);
  context?.setValue(dayjs('2025-04-23'));
  await expect.poll(dialogs).toBe(0);
});

claim('but not around the picker, and not in a field that stands alone', async () => {
  consoleMessages();
  for (const [hook, message] of [
    [usePickerContext, 'The `usePickerContext` hook can only be called inside'],
    [usePickerActionsContext, 'The `usePickerActionsContext` can only be called in fields'],
    [usePickerRangePositionContext, 'The `usePickerRangePositionContext` can only be called in'],
  ] as const) {
    function Part() {
      hook();
      return null;
    }
    const screen = await show(
      <Caught>
        <Part />
      </Caught>,
    );
    await expect.element(screen.getByText(message, { exact: false })).toBeVisible();
  }
});

claim('PickersOutlinedInput, PickersFilledInput or PickersInput is used alone', async () => {
  consoleMessages();
  const screen = await show(
    <Caught>
      <PickersOutlinedInput {...({} as React.ComponentProps<typeof PickersOutlinedInput>)} />
    </Caught>,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The `usePickerTextFieldOwnerState` can only be called in components');
});

claim('In a read-only field it can be anything', async () => {
  function WeekField() {
    const { value, rootRef } = usePickerContext<Dayjs | null>();
    return <TextField ref={rootRef} value={value?.format('[Week] w, YYYY')} />;
  }
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker defaultValue={dayjs('2025-04-17')} slots={{ field: WeekField }} />
    </LocalizationProvider>,
  );
  await expect.element(browserPage.getByRole('textbox')).toHaveValue('Week 16, 2025');
});

claim(
  'Pass usePickerContext().triggerRef as the ref of the root element of your field',
  async () => {
    function Field({ anchored }: { anchored: boolean }) {
      const { triggerRef, setOpen } = usePickerContext();
      return (
        <div style={{ margin: 120, width: 200 }}>
          <button ref={anchored ? triggerRef : undefined} onClick={() => setOpen(true)}>
            Open the calendar
          </button>
        </div>
      );
    }
    const corner = async (anchored: boolean) => {
      const screen = await show(picker({ slots: { field: () => <Field anchored={anchored} /> } }));
      await userEvent.click(opener());
      await expect.element(cell('17')).toBeVisible();
      const { top, left } = dialog().element().getBoundingClientRect();
      await screen.unmount();
      return top < 20 && left < 20;
    };
    expect(await corner(false)).toBe(true);
    expect(await corner(true)).toBe(false);
  },
);

claim('The default field ignores placeholder', async () => {
  const textField = { placeholder: 'Choose a day' } as object;
  const empty = { label: undefined, defaultValue: null };
  const screen = await show(picker({ ...empty, slotProps: { textField } }));
  const text = screen.getByRole('group').element().textContent;
  expect(text).toContain('MM/DD/YYYY');
  expect(text).not.toContain('Choose a day');
});

claim('When the input gets the focus, the format replaces your text', async () => {
  const textField = { placeholder: 'Choose a day', InputLabelProps: { shrink: true } } as object;
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Start"
        enableAccessibleFieldDOMStructure={false}
        slotProps={{ textField }}
      />
    </LocalizationProvider>,
  );
  const input = textbox().element() as HTMLInputElement;
  expect(input.placeholder).toBe('Choose a day');
  expect(getComputedStyle(input, '::placeholder').opacity).not.toBe('0');
  expect(shown()).toBe('');
  await userEvent.click(textbox());
  await expect.poll(() => shown().replace(/[^\w/]/g, '')).toBe('MM/DD/YYYY');
});

claim('A range with one input takes one text for both dates', async () => {
  const placeholder = 'Start date – End date';
  const textField = { placeholder, InputLabelProps: { shrink: true } } as object;
  await show(
    <ProProvider dateAdapter={ProAdapter}>
      <DateRangePicker
        label="Stay"
        enableAccessibleFieldDOMStructure={false}
        slotProps={{ textField }}
      />
    </ProProvider>,
  );
  expect((textbox().element() as HTMLInputElement).placeholder).toBe(placeholder);
  expect(shown()).toBe('');
});

claim('start and end have the same placeholders', async () => {
  await show(
    <ProProvider dateAdapter={ProAdapter}>
      <DateRangePicker />
    </ProProvider>,
  );
  const text = document.querySelector('.MuiPickersSectionList-root')?.textContent ?? '';
  expect(text.match(/MM\W*DD\W*YYYY/g)).toHaveLength(2);
});
