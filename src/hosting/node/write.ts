import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { runnerPath } from '../../live-editing/names';
import { filesBelow } from '../../utils/filesBelow';
import { contentSecurityPolicy, headerRules, runnerPolicy, type ForeignSources } from '../headers';
import { headersFile, nginxConfig } from './render';

/** Types of scripts that are data, which no browser runs and no policy blocks. */
const dataTypes = /^(?:application\/(?:ld\+)?json|text\/template)$/;

const isCode = (name: string, value: string): boolean =>
  name.startsWith('on') ||
  (['href', 'src', 'action'].includes(name) && /^\s*javascript:/i.test(value));

interface InlineCode {
  /** Texts of scripts. */
  scripts: string[];
  /** Tags with attributes that run code, or with addresses that are code: no hash allows them. */
  handlers: string[];
}

function readInlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], handlers: [] };
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { src, type = '' } = attributes;
      if (name === 'script' && src === undefined && !dataTypes.test(type)) script = '';
      if (Object.entries(attributes).some(([key, value]) => isCode(key, value)))
        found.handlers.push(html.slice(parser.startIndex, parser.endIndex + 1));
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) found.scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Returns the texts of the inline scripts in a page's HTML that run. */
export const inlineScriptsOf = (html: string): string[] => readInlineCode(html).scripts;

/** Returns the source expression with which a policy allows exactly this script. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the hashes of all inline scripts. No page may have others than `reference`, the page that has nothing but the site's
 * layout.
 *
 * @param pages - path of each page in the build -> its HTML
 * @param reference - a key of `pages`
 * @returns source expressions for `script-src`
 * @throws Error naming the page and the first characters of a script or tag that the policy would block
 */
export function scriptHashes(pages: ReadonlyMap<string, string>, reference: string): string[] {
  const known = new Set(inlineScriptsOf(pages.get(reference) ?? ''));
  for (const [page, html] of pages) {
    const { scripts, handlers } = readInlineCode(html);
    const unknown = scripts.find((text) => !known.has(text));
    const blocked = unknown === undefined ? handlers[0] : `<script>${unknown}`;
    if (blocked !== undefined) {
      throw new Error(
        `${page}: the Content-Security-Policy would block "${blocked.slice(0, 80)}". Allowed are the inline scripts ` +
          `of every page (${reference}); move this one to a file, or inject it into every page with a plugin.`,
      );
    }
  }
  return [...known].map(hashSource).sort();
}

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
