import { unstable_gridDefaultPromptResolver, type PromptResponse } from '@mui/x-data-grid-premium';
import { claimsOf, show } from 'claims';
import { expect, onTestFinished, vi } from 'vitest';
import { api, response, onPrompt, Grid, ready, state } from '../claimsGrid';
import page from './index.mdx?raw';

const claim = claimsOf(page);

claim('The later answer wins', async () => {
  await show(<Grid />);
  await ready();
  let late = (_: PromptResponse) => {};
  onPrompt
    .mockReset()
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockResolvedValueOnce(response({ sorting: [{ column: 'name', direction: 'asc' }] }));
  const first = api.current?.aiAssistant.processPrompt('one');
  await api.current?.aiAssistant.processPrompt('two');
  expect(state().sorting.sortModel).toEqual([{ field: 'name', sort: 'asc' }]);
  late(response({ sorting: [{ column: 'size', direction: 'asc' }] }));
  await first;
  expect(state().sorting.sortModel).toEqual([{ field: 'size', sort: 'asc' }]);
});

claim('a POST request with cookies and with this body', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  const reply = (body: unknown, status = 200) =>
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  reply({ ok: true, data: response({}) });
  const result = await unstable_gridDefaultPromptResolver('/p', 'question', '[]', 'abc', 'more');
  expect(result).toEqual(response({}));
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/p');
  expect(options).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
  });
  expect(JSON.parse(String(options?.body))).toEqual({
    query: 'question',
    context: '[]',
    conversationId: 'abc',
    additionalContext: 'more',
  });
  reply({ ok: false, message: 'Too many prompts today.' });
  await expect(unstable_gridDefaultPromptResolver('/p', 'q', '[]')).rejects.toThrow(
    'Too many prompts today.',
  );
  reply({ error: 'overload' }, 500);
  await expect(unstable_gridDefaultPromptResolver('/p', 'q', '[]')).resolves.toBeUndefined();
});

claim('An error without ok: false is treated as an answer', async () => {
  const fetched = vi.spyOn(window, 'fetch');
  onTestFinished(() => fetched.mockRestore());
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data: 'x' }), { status: 500 }));
  await expect(unstable_gridDefaultPromptResolver('/p', 'q', '[]')).resolves.toBe('x');
});
