import entries from '@generated/x-upgrade/default/upgrade-entries.json';
import { checkUpgrade, isReadable, largestFile } from '../engine/check';
import { majorsOf } from '../engine/majors';
import type { SourceFile, UpgradeReport } from '../types';
import type { WorkerScope } from '../../../utils/workerScope';

export interface CheckRequest {
  /** The reader's files. Only the worker reads them. */
  files: readonly { path: string; file: Blob }[];
  /** The major that the reader has chosen; if empty, the package.json among the files decides. */
  from: string;
  to: string;
}

export type CheckReply = { done: number; of: number } | { report: UpgradeReport };

const scope = self as unknown as WorkerScope<CheckRequest, CheckReply>;

async function check({ files, from, to }: CheckRequest): Promise<void> {
  const sources: SourceFile[] = [];
  const manifests: string[] = [];
  const skipped: UpgradeReport['skipped'] = [];
  for (const { path, file } of files) {
    const isManifest = /(?:^|\/)package\.json$/.test(path);
    try {
      // A character has up to four bytes, so a file with more bytes than this is skipped anyway and needn't be read whole.
      const read = file.slice(0, isManifest || isReadable(path) ? 4 * largestFile : 0);
      const text = await read.text();
      if (isManifest) manifests.push(text);
      else sources.push({ path, text });
    } catch {
      skipped.push({ file: path, why: 'changed or moved since it was chosen' });
    }
  }
  const asked = majorsOf({ from: from || undefined, to, manifests }, entries);
  // Without a package.json that says more, the code may come from any major.
  const majors = 'problem' in asked ? { from: 0, to: Number(to) } : asked;
  const report = checkUpgrade(sources, entries, majors, (done) => {
    if (done % 20 === 0) scope.postMessage({ done, of: sources.length });
  });
  scope.postMessage({ report: { ...report, skipped: [...skipped, ...report.skipped] } });
}

// The page's `onerror` gets errors, but no rejections: without this, it would wait for a check that has failed.
scope.addEventListener('message', ({ data }) => void check(data).catch(reportError));
