import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy';

const { byCommand } = vi.hoisted(() => ({ byCommand: vi.fn(() => true) }));
vi.mock('copy-text-to-clipboard', () => ({ default: byCommand }));

afterEach(() => {
  vi.unstubAllGlobals();
  byCommand.mockClear();
});

describe('copyText', () => {
  it('uses the clipboard where there is one', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('a')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('a');
    expect(byCommand).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no clipboard', {}],
    ['the browser refuses it', { clipboard: { writeText: () => Promise.reject(new Error()) } }],
  ])('uses the command if %s, and reports whether it worked', async (_case, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await copyText('a')).toBe(true);
    expect(byCommand).toHaveBeenCalledWith('a');
    byCommand.mockReturnValueOnce(false);
    expect(await copyText('a')).toBe(false);
  });
});
