import entries from '@generated/x-upgrade/default/upgrade-entries.json';
import { isReadable, largestFile, startCheck } from '../engine/check';
import { majorsOf } from '../engine/majors';
import type { Majors, UpgradeReport } from '../types';
import type { PickedFile } from './pickFiles';
import type { WorkerScope } from '../../utils/workerScope';

export interface CheckRequest {
  files: PickedFile[];
  /** As chosen by the reader; absent: as in the package.json among the files. */
  from?: string;
  to: string;
}

export type CheckReply =
  { done: number; of: number } | { report: UpgradeReport; majors: Majors; isGuessed: boolean };

const scope = self as unknown as WorkerScope<CheckRequest, CheckReply>;

/** Reads the package.json files among the others; those with a mistake are left out. */
async function manifestsIn(files: readonly PickedFile[]): Promise<unknown[]> {
  const found = files.filter(({ path }) => /(?:^|\/)package\.json$/.test(path));
  const texts = await Promise.all(found.map(({ file }) => file.text()));
  return texts.flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown];
    } catch {
      return [];
    }
  });
}

async function check({ files, from, to }: CheckRequest): Promise<void> {
  const manifests = from === undefined ? await manifestsIn(files) : [];
  const asked = majorsOf({ from, to, manifests }, entries);
  // Without a package.json that says more, the code may come from any major.
  const majors = 'problem' in asked ? { from: 0, to: Number(to) } : asked;
  const { add, finish } = startCheck(entries, majors);
  let told = performance.now();
  for (const [at, { path, file }] of files.entries()) {
    if (/(?:^|\/)package\.json$/.test(path)) continue;
    const isWorthIt = isReadable(path) && file.size <= largestFile;
    add({ path, size: file.size, text: isWorthIt ? await file.text() : '' });
    if (performance.now() - told < 50) continue;
    told = performance.now();
    scope.postMessage({ done: at + 1, of: files.length });
  }
  scope.postMessage({ report: finish(), majors, isGuessed: 'problem' in asked });
}

scope.addEventListener('message', ({ data }) => void check(data));
