import { createListeners } from '../../../utils/listeners';
import { pageState } from '../../../utils/pageState';
import { fetchList, readRecord, savedVersions } from './listedFiles';
import { removeSaved, save, SaveError } from './saver';
import type { FailureReason, Progress, SaveRecord } from '../../types';

/** What is happening to the copies of one version. */
export interface SavingState {
  phase: 'idle' | 'saving' | 'removing';
  /** What the reader has saved; undefined if nothing. */
  record?: SaveRecord | undefined;
  progress?: Progress | undefined;
  /** Why the last save ended early. */
  failure?: FailureReason | undefined;
}

const idle: SavingState = { phase: 'idle' };
const states = new Map<string, SavingState>();
let running: AbortController | undefined;

/** Returns the state of a version: the same object until it changes. */
export const savingState = (version: string): SavingState => states.get(version) ?? idle;

/** Calls a listener after every change. */
const { subscribe, tell } = createListeners();
export { subscribe };

function set(version: string, change: Partial<SavingState>): void {
  states.set(version, { ...savingState(version), ...change });
  tell();
}

/** Reads what is saved of a version. Whether something else is being saved is only known to who tries to save. */
export async function loadState(baseUrl: string, version: string): Promise<void> {
  const { failure } = savingState(version);
  set(version, {
    record: await readRecord(baseUrl, version),
    failure: failure === 'elsewhere' ? undefined : failure,
  });
}

/** Runs one task at a time, in all tabs. Browsers with service workers have locks. */
const alone = async (task: () => Promise<void>): Promise<void> =>
  navigator.locks.request('mui-x-docs-save', { ifAvailable: true }, async (lock) => {
    if (!lock) throw new SaveError('elsewhere');
    await task();
  });

/** Saves products of a version in addition to what is already saved of it. Never rejects: the state says how it ended. */
export async function startSaving(
  baseUrl: string,
  version: string,
  wanted: readonly string[],
): Promise<void> {
  if (running) {
    set(version, { failure: 'elsewhere' });
    return;
  }
  const own = new AbortController();
  running = own;
  pageState.isSaving = true;
  set(version, { phase: 'saving', failure: undefined, progress: undefined });
  let failure: FailureReason | undefined;
  try {
    await alone(async () => {
      const known = await readRecord(baseUrl, version);
      const groups = [...new Set([...(known?.groups ?? []), ...wanted])].sort();
      await save({
        baseUrl,
        version,
        groups,
        signal: own.signal,
        onProgress: (progress) => set(version, { progress }),
      });
    });
  } catch (error) {
    if (!own.signal.aborted) failure = error instanceof SaveError ? error.reason : 'network';
  }
  running = undefined;
  pageState.isSaving = false;
  set(version, { phase: 'idle', failure, record: await readRecord(baseUrl, version) });
  pageState.onCalm?.();
}

/** Stops the running save; what it saved stays. */
export function cancelSaving(): void {
  running?.abort();
}

/** Removes everything that is saved of a version. */
export async function remove(baseUrl: string, version: string): Promise<void> {
  set(version, { phase: 'removing', failure: undefined });
  let failure: FailureReason | undefined;
  try {
    // A save would go on, and end without what was removed.
    await alone(() => removeSaved(baseUrl, version));
  } catch (error) {
    // What can't be removed is still there, and is shown as saved.
    if (error instanceof SaveError) failure = error.reason;
  }
  const record = await readRecord(baseUrl, version);
  set(version, { phase: 'idle', failure, record, progress: undefined });
}

/** Updates complete copies to the server's build, unless the reader wants to save data. */
export async function refreshSaved(baseUrl: string): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !navigator.onLine) return;
  for (const version of await savedVersions()) {
    const record = await readRecord(baseUrl, version);
    if (!record?.isComplete) continue;
    const list = await fetchList(baseUrl, version).catch(() => undefined);
    if (list && list.build !== record.build && !running) await startSaving(baseUrl, version, []);
  }
}
