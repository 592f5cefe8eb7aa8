import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { claimsOf, show } from 'claims';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import AtTheStart from './AtTheStart';
import ButtonProps from './ButtonProps';
import HolidayHint from './HolidayHint';
import page from './index.mdx?raw';
import OwnIcons from './OwnIcons';
import PartsOfTheField from './PartsOfTheField';
import TooltipButton from './TooltipButton';

const claim = claimsOf(page);
const opener = () => browserPage.getByRole('button', { name: /^Choose date/ });
const dialog = () => browserPage.getByRole('dialog');
const picker = (props: DatePickerProps) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DatePicker label="Day" defaultValue={dayjs('2025-04-17')} {...props} />
  </LocalizationProvider>
);
const Mark = () => <svg data-mark="" />;
const marks = () => document.querySelectorAll('[data-mark]');

claim("They're the same for all pickers, on phones too", async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker label="Day" slots={{ openPickerIcon: Mark }} />
    </LocalizationProvider>,
  );
  expect(marks()).toHaveLength(1);
});

claim('Here the arrow points up while the calendar is open', async () => {
  await show(<OwnIcons />);
  const icon = () => opener().elements()[1]?.querySelector('svg')?.dataset.testid;
  expect(icon()).toBe('ExpandMoreIcon');
  await opener().nth(1).click();
  await expect.poll(icon).toBe('ExpandLessIcon');
});

claim('Yours replaces the one that opens the picker', async () => {
  const onClick = vi.fn();
  await show(picker({ slotProps: { openPickerButton: { onClick } } }));
  await opener().click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(dialog().query()).toBeNull();
});

claim("The button's aria-label says the chosen date", async () => {
  const screen = await show(picker({}));
  await expect
    .element(opener())
    .toHaveAttribute('aria-label', 'Choose date, selected date is Apr 17, 2025');
  await screen.rerender(picker({ slotProps: { openPickerButton: { 'aria-label': 'Open' } } }));
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-label', 'Open');
});

claim('receives onClick, disabled, edge, aria-label and the icon as children', async () => {
  const given = vi.fn();
  function Button(props: object) {
    given(
      Object.keys(props)
        .filter((name) => name !== 'ref')
        .sort(),
    );
    return null;
  }
  await show(picker({ slots: { openPickerButton: Button } }));
  expect(given.mock.lastCall?.[0]).toEqual([
    'aria-label',
    'children',
    'disabled',
    'edge',
    'onClick',
  ]);
});

claim('The span lets the tooltip work on a disabled button', async () => {
  await show(<TooltipButton />);
  await userEvent.hover(opener());
  await expect.element(browserPage.getByRole('tooltip')).toHaveTextContent('Apr 17, 2025');
  await opener().click();
  await expect.element(dialog()).toBeVisible();
});

claim('disableOpenPicker on the picker removes it', async () => {
  await show(picker({ disableOpenPicker: true }));
  expect(opener().query()).toBeNull();
});

claim("Both default to 'end'", async () => {
  await show(picker({ slotProps: { field: { clearable: true } } }));
  const adornments = document.querySelectorAll('.MuiInputAdornment-root');
  expect([...adornments].map((a) => a.className.includes('positionEnd'))).toEqual([true]);
  expect(adornments[0]?.querySelectorAll('button')).toHaveLength(2);
});

claim('the button that opens the picker is the outer one', async () => {
  await show(
    <>
      {picker({ slotProps: { field: { clearable: true } } })}
      <AtTheStart />
    </>,
  );
  const order = [...document.querySelectorAll('.MuiInputAdornment-root')].map((adornment) =>
    [...adornment.querySelectorAll('button')].map((button) =>
      button.className.includes('clearButton') ? 'clear' : 'open',
    ),
  );
  expect(order).toEqual([['clear', 'open'], ['open'], ['open', 'clear']]);
});

claim('It gets the buttons as children, and its position', async () => {
  const screen = await show(<HolidayHint />);
  await expect.element(screen.getByRole('img', { name: 'Public holiday' })).toBeVisible();
  await opener().click();
  await dialog().getByRole('gridcell', { name: '22' }).click();
  expect(screen.getByRole('img', { name: 'Public holiday' }).query()).toBeNull();
});

claim('takes the place of the buttons at that end', async () => {
  const screen = await show(
    picker({ slotProps: { textField: { InputProps: { startAdornment: 'from' } } } }),
  );
  await expect.element(screen.getByText('from')).toBeVisible();
  await expect.element(opener()).toBeVisible();
  await screen.rerender(
    picker({ slotProps: { textField: { InputProps: { endAdornment: 'until' } } } }),
  );
  await expect.element(screen.getByText('until')).toBeVisible();
  expect(opener().query()).toBeNull();
});

claim('a picker passes it on at the start only', async () => {
  const adornment = () => document.querySelector('.MuiInputAdornment-root');
  const inputAdornment = { 'data-mark': '' } as object;
  const screen = await show(picker({ slotProps: { inputAdornment } }));
  expect(adornment()).not.toBeNull();
  expect(marks()).toHaveLength(0);
  await screen.unmount();
  await show(
    picker({ slotProps: { inputAdornment, field: { openPickerButtonPosition: 'start' } } }),
  );
  expect(marks()).toHaveLength(1);
});

claim('The button that clears the value stands beside it', async () => {
  const screen = await show(<PartsOfTheField />);
  const clear = screen.getByRole('button', { name: 'Clear' });
  await expect.poll(() => getComputedStyle(clear.element()).opacity).toBe('1');
  await userEvent.click(clear);
  await expect.poll(() => screen.getByRole('group').element().textContent).toContain('MM/DD/YYYY');
  expect(document.activeElement).not.toBe(document.body);
});

claim('takes the props of IconButton', async () => {
  const screen = await show(<ButtonProps />);
  const button = screen.getByRole('button', { name: /^Choose time/ });
  await expect.element(button).toHaveClass('MuiIconButton-colorPrimary', 'MuiIconButton-sizeLarge');
  expect(button.element().querySelector('.MuiSvgIcon-fontSizeLarge')).not.toBeNull();
});

claim("slotProps.openPickerIcon those of the icon, such as fontSize: 'small'", async () => {
  const size = async (slotProps: DatePickerProps['slotProps']) => {
    const screen = await show(picker({ slotProps }));
    const { width } = opener().element().querySelector('svg')!.getBoundingClientRect();
    await screen.unmount();
    return width;
  };
  expect(await size({})).toBe(24);
  expect(await size({ openPickerIcon: { fontSize: 'small' } as object })).toBe(20);
});

claim('Tab goes from the field straight to the next control', async () => {
  await show(
    <>
      {picker({ slotProps: { openPickerButton: { tabIndex: -1 } } })}
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(browserPage.getByRole('button', { name: 'After' })).toHaveFocus();
});

claim('onKeyDownCapture gets the key first', async () => {
  for (const stops of [false, true]) {
    const onKey = vi.fn();
    const screen = await show(
      picker({
        slotProps: {
          textField: {
            onKeyDownCapture: (event) => {
              if (!event.altKey || event.key !== 'ArrowDown') return;
              onKey();
              if (stops) event.stopPropagation();
            },
          },
        },
      }),
    );
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(onKey).toHaveBeenCalledTimes(1);
    const text = document.querySelector('.MuiPickersSectionList-root')?.textContent;
    expect(text).toBe(stops ? '04/17/2025' : '03/17/2025');
    await screen.unmount();
  }
});

claim('To open it with a click anywhere, control open', async () => {
  function OpensOnClick() {
    const [open, setOpen] = useState(false);
    return picker({
      open,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      slotProps: { textField: { onClick: () => setOpen(true) } },
    });
  }
  await show(<OpensOnClick />);
  const month = browserPage.getByRole('spinbutton', { name: 'Month' });
  await userEvent.click(month);
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  await userEvent.click(month);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('[role=group]')).not.toBeNull();
  await opener().click();
  await expect.element(dialog()).toBeVisible();
});

claim('Users who come by Tab can type as before', async () => {
  function OpensOnClick() {
    const [open, setOpen] = useState(false);
    return picker({
      open,
      onClose: () => setOpen(false),
      slotProps: { textField: { onClick: () => setOpen(true) } },
    });
  }
  await show(<OpensOnClick />);
  await userEvent.tab();
  await userEvent.keyboard('05');
  await expect
    .poll(() => document.querySelector('.MuiPickersSectionList-root')?.textContent)
    .toBe('05/17/2025');
  expect(dialog().query()).toBeNull();
});

claim('the picker would open again', async () => {
  const onFocus = vi.fn();
  function OpensOnFocus() {
    const [open, setOpen] = useState(false);
    const openAgain = () => {
      onFocus();
      setOpen(true);
    };
    return picker({
      open,
      onClose: () => setOpen(false),
      slotProps: { textField: { onFocus: openAgain } },
    });
  }
  await show(<OpensOnFocus />);
  await userEvent.tab();
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  onFocus.mockClear();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onFocus.mock.calls.length).toBeGreaterThan(0);
  await expect.element(dialog()).toBeVisible();
});
