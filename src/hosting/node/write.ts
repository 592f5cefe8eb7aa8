import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerPath } from '../../live-editing/names';
import { filesBelow } from '../../utils/filesBelow';
import { contentSecurityPolicy, headerRules, runnerPolicy, type ForeignSources } from '../headers';
import { hashSource, inlineScriptsOf, scriptHashes } from './inlineScripts';
import { headersFile, nginxConfig } from './render';

/** What a build leaves for the step after it. */
export interface HostingNote {
  /** The folder of the build, relative to the project's root. */
  outDir: string;
  baseUrl: string;
  foreign: ForeignSources;
}

/** The file of the note, relative to the project's root. */
export const noteFile = '.docusaurus/hosting.json';

/** The page with nothing but the site's layout. */
const framePage = '404.html';

const runnerPage = `${runnerPath}index.html`;

const ownFiles = ['_headers', 'nginx.conf'];

/**
 * Writes the headers that hosts must send with each file of the last build, to `_headers` and `nginx.conf`.
 * @returns the directory of the build
 * @throws Error naming the page with a script that the policy would block
 */
export function writeHosting(siteDir: string): string {
  const note: HostingNote = JSON.parse(readFileSync(path.join(siteDir, noteFile), 'utf8'));
  const outDir = path.join(siteDir, note.outDir);
  const files = filesBelow(outDir).filter(
    (file) => !ownFiles.includes(file) && !/\.(?:br|gz)$/.test(file),
  );
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(path.join(outDir, file), 'utf8')]),
  );
  // This page has a policy of its own.
  const runner = pages.get(runnerPage);
  pages.delete(runnerPage);
  const policy = contentSecurityPolicy(scriptHashes(pages, framePage), note.foreign);
  const rules = headerRules(
    note.baseUrl,
    files,
    policy,
    runner && runnerPolicy(inlineScriptsOf(runner).map(hashSource)),
  );
  writeFileSync(path.join(outDir, '_headers'), headersFile(rules));
  writeFileSync(path.join(outDir, 'nginx.conf'), nginxConfig(rules, note.baseUrl));
  return outDir;
}
