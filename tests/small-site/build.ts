import { cpSync, rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { offlineVariables } from '../../src/offline/node/settings';
import { SiteFolder } from '../build-failures/folder';
import type { Files } from '../build-failures/content';

/** How long a build may take, in milliseconds: a guard against one that hangs, since the time depends on the machine. */
export const longestBuild = 900_000;

/** Builds the small site in a folder of its own, which is removed after `keep` has copied what is needed. */
export async function build(
  files: Files,
  settings: NodeJS.ProcessEnv,
  keep: (site: SiteFolder) => void,
): Promise<void> {
  const site = new SiteFolder();
  try {
    site.write(files);
    const { code, output } = await site.build({
      [offlineVariables.hosts]: 'localhost',
      ...settings,
    });
    expect(code, output).toBe(0);
    keep(site);
  } finally {
    await site.remove();
  }
}

/** Copies a folder to a place where nothing of an earlier copy is left. */
export function copy(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
