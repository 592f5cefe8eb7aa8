/** What to do when a file of the open page can't be loaded: after a deploy, the files of its build may be gone. */
import { pageState } from './pageState';
import { storageSlot } from './slots';

/** Why a file can't be loaded: no connection, the server has a newer build, or this build lacks it. */
export type Loss = 'offline' | 'updated' | 'broken';

/** The bundler's error for a script or a stylesheet that could not be loaded, rather than that it failed. */
export interface LossError extends Error {
  /** The address. */
  request?: string;
}

export const isLoss = (error: unknown): error is LossError =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED');

/** What the reader types, which a reload of the tab keeps; nothing if storage is blocked or full. */
const keptText = storageSlot('kept search', 'sessionStorage');

/** Returns what `reloadPage` keeps; null for nothing. Set by the field that is typed into. */
export const typing: { read: () => string | null } = { read: () => null };

/** Returns what was kept, once, on the reloaded page. */
export function takeKept(): string | null {
  const text = keptText.load();
  keptText.save(null);
  return text;
}

/** Reloads the page, and keeps what is typed when it goes: the reader may be typing until then. */
export function reloadPage(): void {
  window.addEventListener('pagehide', () => {
    const text = typing.read();
    // What an earlier reload kept stays until it is taken.
    if (text !== null) keptText.save(text);
  });
  window.location.reload();
}

const mainScript = /[^"'\s=>]*\/js\/main\.[\w.]+/;

const ownScript = (): string =>
  document.querySelector('script[src*="/js/main."]')?.getAttribute('src') ?? '';

async function findCause(): Promise<Loss> {
  try {
    const answer = await fetch(window.location.pathname, { cache: 'no-store' });
    const [script] = mainScript.exec(await answer.text()) ?? [];
    // Without the script, the answer is not from this site: an error of its host, or the page of a network that asks to log in.
    if (script === undefined) return 'offline';
    return script === ownScript() ? 'broken' : 'updated';
  } catch {
    return 'offline';
  }
}

/** Whether the page has not been reloaded for the build that replaces this one; if that can't be known, it counts as reloaded. */
function isFirstReload(): boolean {
  const { load, save } = storageSlot(`reloaded ${ownScript()}`, 'sessionStorage');
  if (load()) return false;
  save('1');
  return load() !== null;
}

let asking: Promise<Loss> | undefined;

/**
 * Finds out why a file can't be loaded. If the server has a newer build, it also reloads the page: once per build, and not if
 * the reader would lose something.
 *
 * @param file - its address, if known
 */
export async function explainLoss(file?: string): Promise<Loss> {
  asking ??= findCause().finally(() => (asking = undefined));
  const loss = await asking;
  if (loss === 'updated' && !pageState.isTyped && isFirstReload()) reloadPage();
  // The browser's cache may have a wrong answer of the server, which would be the next one, too.
  if (loss === 'broken' && file) await fetch(file, { cache: 'reload' }).catch(() => undefined);
  return loss;
}
