import type { ReactNode } from 'react';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  type DataGridPremiumProps,
  type GridApi,
  type PromptFieldProps,
} from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import AskInToolbar from './AskInToolbar';
import page from './index.mdx?raw';

const claim = claimsOf(page);

const apiRef: { current: GridApi | null } = { current: null };

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={[{ id: 1, a: 'one' }]}
        columns={[{ field: 'a' }]}
        showToolbar
        {...props}
      />
    </div>
  );
}
const showField = (Field: () => ReactNode, props?: Partial<DataGridPremiumProps>) =>
  show(<Grid slots={{ toolbar: Field }} {...props} />);

const parts = (props: PromptFieldProps) => () => (
  <PromptField {...props}>
    <PromptFieldControl placeholder="Ask" />
    <PromptFieldRecord>Speak</PromptFieldRecord>
    <PromptFieldSend>Send</PromptFieldSend>
  </PromptField>
);

/** A promise that is ended from outside. */
function pending() {
  let [resolve, reject] = [() => {}, (_: Error) => {}] as [() => void, (error: Error) => void];
  const promise = new Promise<void>((onResolve, onReject) => {
    [resolve, reject] = [onResolve, onReject];
  });
  return { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
}

interface Recognition {
  lang: string;
  onresult: (event: object) => void;
  onend: () => void;
  onerror: (event: object) => void;
}

/** Puts a person who says what the test wants in the place of the browser's speech recognition. */
function microphone() {
  const { prototype } = (
    window as unknown as {
      webkitSpeechRecognition: { prototype: { start: () => void; abort: () => void } };
    }
  ).webkitSpeechRecognition;
  let recognition: Recognition | undefined;
  const start = vi.spyOn(prototype, 'start').mockImplementation(function (this: unknown) {
    recognition = this as Recognition;
  });
  const abort = vi.spyOn(prototype, 'abort').mockImplementation(() => recognition?.onend());
  onTestFinished(() => {
    start.mockRestore();
    abort.mockRestore();
  });
  return {
    abort,
    get recognition() {
      return recognition as Recognition;
    },
    say: (transcript: string, isFinal: boolean) =>
      recognition?.onresult({
        resultIndex: 0,
        results: [Object.assign([{ transcript }], { isFinal })],
      }),
  };
}

claim('In the toolbar of this demo, type expensive and press Enter', async () => {
  const screen = await show(<AskInToolbar />);
  const field = screen.getByRole('textbox', { name: 'Show the expensive ones first' });
  await userEvent.type(field, 'expensive{Enter}');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Price (€)' }))
    .toHaveAttribute('aria-sort', 'descending');
  await userEvent.type(field, 'Cheap ones first{Enter}');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Price (€)' }))
    .toHaveAttribute('aria-sort', 'ascending');
});

claim('in an element with role="alert", so that screen readers announce it', async () => {
  const screen = await show(
    <div style={{ width: 358 }}>
      <AskInToolbar />
    </div>,
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox'), 'blue ones{Enter}');
  await expect.element(alert).toHaveTextContent('This demo knows');
  const box = alert.element();
  expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
  const below = document.querySelector('.MuiDataGrid-columnHeaders')!.getBoundingClientRect();
  expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(below.top);
  const toolbar = screen.getByRole('toolbar').element().getBoundingClientRect();
  expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(toolbar.bottom);
  await userEvent.type(screen.getByRole('textbox'), 'cheap{Enter}');
  await expect.element(alert).toBeEmptyDOMElement();
});

claim("without it, the answer isn't applied", async () => {
  const onPrompt = vi.fn(async () => ({
    conversationId: '1',
    select: -1,
    filters: [],
    aggregation: {},
    grouping: [],
    pivoting: {},
    sorting: [{ column: 'a', direction: 'desc' as const }],
  }));
  const screen = await show(<Grid onPrompt={onPrompt} />);
  await expect.element(screen.getByText('one')).toBeVisible();
  await apiRef.current?.aiAssistant.processPrompt('sort');
  expect(onPrompt).toHaveBeenCalledOnce();
  expect(apiRef.current?.getSortModel()).toEqual([]);
  await screen.rerender(<Grid onPrompt={onPrompt} aiAssistant />);
  await apiRef.current?.aiAssistant.processPrompt('sort');
  expect(apiRef.current?.getSortModel()).toHaveLength(1);
});

claim("processPrompt() doesn't reject: it resolves with the error", async () => {
  const screen = await show(
    <Grid aiAssistant onPrompt={() => Promise.reject(new Error('No answer'))} />,
  );
  await expect.element(screen.getByText('one')).toBeVisible();
  expect(await apiRef.current?.aiAssistant.processPrompt('sort')).toEqual(new Error('No answer'));
});

claim('The field is cleared immediately', async () => {
  const { promise, resolve } = pending();
  const screen = await showField(parts({ onSubmit: () => promise }));
  const field = screen.getByRole('textbox', { name: 'Ask' });
  await userEvent.type(field, 'sum{Enter}');
  await expect.element(field).toHaveValue('');
  const speak = screen.getByRole('button', { name: 'Speak' });
  await expect.element(speak).toBeDisabled();
  await userEvent.type(field, 'more');
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  resolve();
  await expect.element(speak).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});

claim('When the promise is rejected, the buttons stay disabled', async () => {
  const { promise, reject } = pending();
  const rejected = new Promise<void>((resolve) => {
    const listen = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      resolve();
    };
    window.addEventListener('unhandledrejection', listen, { capture: true });
    onTestFinished(() =>
      window.removeEventListener('unhandledrejection', listen, { capture: true }),
    );
  });
  const screen = await showField(parts({ onSubmit: () => promise }));
  await userEvent.type(screen.getByRole('textbox'), 'sum{Enter}');
  reject(new Error('No answer'));
  await rejected;
  await userEvent.type(screen.getByRole('textbox'), 'again');
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

claim('Enter sends another prompt even while the first one is being processed', async () => {
  const onSubmit = vi.fn(() => pending().promise);
  const screen = await showField(parts({ onSubmit }));
  await userEvent.type(screen.getByRole('textbox'), 'one{Enter}two{Enter}');
  expect(onSubmit.mock.calls).toEqual([['one'], ['two']]);
});

claim("so that the buttons stay disabled until it's fulfilled", async () => {
  const typeTwice = async (second: (first: Promise<void>) => unknown) => {
    const first = pending();
    const onSubmit = vi.fn<(prompt: string) => unknown>(() => second(first.promise));
    onSubmit.mockReturnValueOnce(first.promise);
    const screen = await showField(parts({ onSubmit }));
    await userEvent.type(screen.getByRole('textbox'), 'one{Enter}two{Enter}three');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    return { first, screen, send: screen.getByRole('button', { name: 'Send' }) };
  };
  const ignored = await typeTwice(() => undefined);
  await expect.element(ignored.send).toBeEnabled();
  await ignored.screen.unmount();

  const returned = await typeTwice((promise) => promise);
  await expect.element(returned.send).toBeDisabled();
  returned.first.resolve();
  await expect.element(returned.send).toBeEnabled();
});

claim("They're sent as soon as the recognition ends", async () => {
  const voice = microphone();
  const onSubmit = vi.fn();
  const screen = await showField(parts({ onSubmit, lang: 'pt-BR' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
  expect(voice.recognition.lang).toBe('pt-BR');
  voice.say('total of', false);
  await expect.element(screen.getByRole('textbox')).toHaveValue('total of');
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  voice.say('total of May', true);
  voice.recognition.onend();
  await expect.poll(() => onSubmit.mock.calls).toEqual([['total of May']]);
});

claim("discards the words that the browser hasn't confirmed yet", async () => {
  const voice = microphone();
  const onSubmit = vi.fn();
  const screen = await showField(parts({ onSubmit }));
  const speak = screen.getByRole('button', { name: 'Speak' });
  await userEvent.click(speak);
  voice.say('total of', false);
  await expect.element(screen.getByRole('textbox')).toHaveValue('total of');
  await userEvent.click(speak);
  await expect.element(screen.getByRole('textbox')).toHaveValue('');
  expect(onSubmit.mock.calls).toEqual([['']]);
});

claim('Without it, Chromium gets undefined as its language in 8.1.0', async () => {
  const voice = microphone();
  const screen = await showField(parts({ onSubmit: () => {} }));
  await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
  expect(voice.recognition.lang).toBe('undefined');
});

claim('When nothing was understood, onSubmit is called all the same: with an empty', async () => {
  microphone();
  const onSubmit = vi.fn();
  const screen = await showField(parts({ onSubmit }));
  const speak = screen.getByRole('button', { name: 'Speak' });
  await userEvent.click(speak);
  await userEvent.click(speak);
  await expect.poll(() => onSubmit.mock.calls).toEqual([['']]);
});

claim('or, in 8.1.0, with the words of an earlier recording', async () => {
  const voice = microphone();
  const onSubmit = vi.fn();
  const screen = await showField(parts({ onSubmit }));
  const speak = screen.getByRole('button', { name: 'Speak' });
  await userEvent.click(speak);
  voice.say('total of May', true);
  voice.recognition.onend();
  await expect.poll(() => onSubmit.mock.calls).toEqual([['total of May']]);
  await userEvent.click(speak);
  await userEvent.click(speak);
  await expect.poll(() => onSubmit.mock.calls).toEqual([['total of May'], ['total of May']]);
});

claim('after a pause between two phrases, 8.1.0 sends only the second', async () => {
  const voice = microphone();
  const onSubmit = vi.fn();
  const screen = await showField(parts({ onSubmit }));
  await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
  const phrase = (transcript: string) => Object.assign([{ transcript }], { isFinal: true });
  voice.say('total of May', true);
  voice.recognition.onresult({
    resultIndex: 1,
    results: [phrase('total of May'), phrase('by country')],
  });
  voice.recognition.onend();
  await expect.poll(() => onSubmit.mock.calls).toEqual([['by country']]);
});

claim('onClick on the button runs only when the recording is stopped', async () => {
  const voice = microphone();
  const onClick = vi.fn();
  const screen = await showField(() => (
    <PromptField onSubmit={() => {}}>
      <PromptFieldRecord onClick={onClick}>Speak</PromptFieldRecord>
    </PromptField>
  ));
  const speak = screen.getByRole('button', { name: 'Speak' });
  await userEvent.click(speak);
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.click(speak);
  expect(voice.abort).toHaveBeenCalledOnce();
  expect(onClick).toHaveBeenCalledOnce();
});

claim('Gets the message when speech recognition fails', async () => {
  const voice = microphone();
  const onRecordError = vi.fn();
  const screen = await showField(parts({ onSubmit: () => {}, onRecordError }));
  await userEvent.click(screen.getByRole('button', { name: 'Speak' }));
  voice.recognition.onerror({ message: 'No microphone' });
  expect(onRecordError).toHaveBeenCalledExactlyOnceWith('No microphone');
});

claim('the field contains a line break after it was cleared', async () => {
  const screen = await showField(() => (
    <PromptField onSubmit={() => {}}>
      <PromptFieldControl placeholder="Ask" multiline />
    </PromptField>
  ));
  const field = screen.getByRole('textbox', { name: 'Ask' });
  await userEvent.type(field, 'sum{Enter}');
  await expect.element(field).toHaveValue('\n');
});

claim("Sends the text, unless it's blank", async () => {
  const onSubmit = vi.fn();
  const screen = await showField(parts({ onSubmit }));
  await userEvent.type(screen.getByRole('textbox'), '  {Enter}');
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), 'sum{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

claim('The parts add no roles or ARIA attributes', async () => {
  const screen = await showField(parts({ onSubmit: () => {} }));
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  for (const name of ['Send', 'Speak']) {
    const names = screen.getByRole('button', { name }).element().getAttributeNames();
    expect(names.filter((attribute) => /^(aria|role)/.test(attribute))).toEqual([]);
  }
});

claim('MUI X: Missing context. Prompt Field subcomponents must be placed within', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(showField(() => <PromptFieldSend />)).rejects.toThrow(
    'MUI X: Missing context. Prompt Field subcomponents must be placed within a <PromptField /> component.',
  );
});

claim('processPrompt() then resolves without doing anything', async () => {
  const screen = await show(<Grid aiAssistant />);
  await expect.element(screen.getByText('one')).toBeVisible();
  expect(await apiRef.current?.aiAssistant.processPrompt('sort')).toBeUndefined();
});

claim('clears the filters and the quick filter', async () => {
  let answer = (_: object) => {};
  const onPrompt = () => new Promise<never>((resolve) => (answer = resolve as typeof answer));
  const screen = await show(
    <Grid
      aiAssistant
      onPrompt={onPrompt}
      initialState={{
        filter: {
          filterModel: {
            items: [{ id: 1, field: 'a', operator: 'contains', value: 'o' }],
            quickFilterValues: ['one'],
          },
        },
      }}
    />,
  );
  await expect.element(screen.getByText('one')).toBeVisible();
  apiRef.current?.selectRow(1);
  const done = apiRef.current?.aiAssistant.processPrompt('all');
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  answer({
    conversationId: '1',
    select: -1,
    filters: [],
    aggregation: {},
    grouping: [],
    pivoting: {},
    sorting: [],
  });
  await done;
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  const { filterModel } = apiRef.current!.state.filter;
  expect([filterModel.items, filterModel.quickFilterValues]).toEqual([[], []]);
  expect(apiRef.current?.getSelectedRows().size).toBe(0);
});
