import entries from '@generated/x-upgrade/default/upgrade-entries.json';
import { isReadable, largestFile, startCheck } from '../engine/check';
import { majorsOf } from '../engine/majors';
import type { Majors, Skipped, UpgradeReport } from '../types';
import type { PickedFile } from './pickFiles';
import type { WorkerScope } from '../../../utils/workerScope';

export interface CheckRequest {
  files: PickedFile[];
  /** As chosen by the reader; absent: as in the package.json among the files. */
  from?: string;
  to: string;
}

export type CheckReply =
  { done: number; of: number } | { report: UpgradeReport; majors: Majors; isGuessed: boolean };

const scope = self as unknown as WorkerScope<CheckRequest, CheckReply>;

const isManifest = ({ path }: PickedFile): boolean => /(?:^|\/)package\.json$/.test(path);

async function check({ files, from, to }: CheckRequest): Promise<void> {
  const skipped: Skipped[] = [];
  const manifests: unknown[] = [];
  for (const { path, file } of from === undefined ? files.filter(isManifest) : []) {
    try {
      manifests.push(JSON.parse((await file?.text()) ?? ''));
    } catch {
      skipped.push({ file: path, why: 'not valid JSON' });
    }
  }
  const asked = majorsOf({ from, to, manifests }, entries);
  // Without a package.json that says more, the code may come from any major.
  const majors = 'problem' in asked ? { from: 0, to: Number(to) } : asked;
  const { add, finish } = startCheck(entries, majors);
  let told = performance.now();
  for (const [at, picked] of files.entries()) {
    if (isManifest(picked)) continue;
    const { path, file } = picked;
    if (!file) {
      skipped.push({ file: path, why: 'the browser may not read it' });
      continue;
    }
    const isWorthIt = isReadable(path) && file.size <= largestFile;
    // A file that was changed or moved after the reader chose it can't be read.
    const text = isWorthIt ? await file.text().catch(() => undefined) : '';
    if (text === undefined)
      skipped.push({ file: path, why: 'changed or moved since it was chosen' });
    else add({ path, size: file.size, text });
    if (performance.now() - told < 50) continue;
    told = performance.now();
    scope.postMessage({ done: at + 1, of: files.length });
  }
  const found = finish();
  const report = { ...found, skipped: [...skipped, ...found.skipped] };
  scope.postMessage({ report, majors, isGuessed: 'problem' in asked });
}

// The page hears of errors, not of rejections; it would wait for a check that has failed.
scope.addEventListener('message', ({ data }) => void check(data).catch(reportError));
