import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  packageOf,
  packagesOfAdapter,
  sandboxPackages,
  type SandboxPackages,
} from '../sandbox/dependencies';
import { needsIconFont } from '../sandbox/files';
import type { PaidComponent } from '../browser/demoFacts';
import { pinsOfFile, sampleDataDirOf, snapshotOfFile } from '../../products/snapshots';
import { hint } from '../../utils/nearest';
import { ContentError } from '../../utils/problems';
import type { ImportSite, Lines } from '../../code/node/inspectDemo';
import { readMarks } from '../../code/node/marks';
import { SourceError } from '../../code/node/parse';
import { demoHeight, findSource, moduleImports } from './ownFiles';

export interface DemoFile {
  /** Path below the demo's own folder in a sandbox: `Orders.tsx`, `rows.ts`, `data/orders.ts`. */
  path: string;
  /** Absolute path. */
  file: string;
  /** Text, with imports of sample data written as in a sandbox: `./data/orders`. */
  source: string;
  /** The marked lines of `source`, if any. */
  taught?: readonly Lines[];
}

export interface Demo {
  name: string;
  /** Absolute path. */
  file: string;
  /** The demo itself first, then the files of its folder. */
  files: DemoFile[];
  /** Sample data: many demos show the same file. */
  shared: DemoFile[];
  packages: SandboxPackages;
  /** Pixels, if the demo sets its own height. */
  height: number | undefined;
  /** Set if it does. */
  needsIconFont: true | undefined;
  /** The imported component that shows a notice in a band of its own if there is no license key. */
  paid: PaidComponent | undefined;
}

/** `only`: those components of a package that show a notice, if it isn't all of them. */
const paidPackages: readonly (readonly [name: string, component: PaidComponent, only?: RegExp])[] =
  [
    ['@mui/x-data-grid-pro', 'grid'],
    ['@mui/x-data-grid-premium', 'grid'],
    ['@mui/x-tree-view-pro', 'tree'],
    ['@mui/x-charts-pro', 'chart'],
    ['@mui/x-date-pickers-pro', 'calendar', /\b(?:DateRangeCalendar|StaticDateRangePicker)\b/],
  ];

const samplePrefix = 'sample-data/';

/**
 * Returns a source as in a sandbox, where shared data is in a folder of its own beside the demo.
 *
 * @param at - its path in the sandbox
 */
function withLocalData(source: string, at: string): string {
  const folder = path.posix.relative(path.posix.dirname(at), 'data');
  const start = folder.startsWith('.') ? '' : './';
  return source.replace(/(['"])sample-data\//g, `$1${start}${folder && `${folder}/`}`);
}

/**
 * Reads a demo with everything it imports from its folder and the sample data; one of a snapshot has the packages and the sample
 * data of its version.
 *
 * @param file - absolute path of the demo
 * @param pageFile - absolute path of the page that shows it, in the same folder
 * @param place - where the page shows it: `docs/react-data-grid/index.mdx:12`
 * @param siteDir - the site's root folder; messages name files relative to it
 * @throws ContentError for everything that no sandbox could run: a missing file, no default-exported component, a package
 * without a pin, a path outside of the page's folder, an unknown sample data file, an enum, a date adapter that can't be mapped
 * to its packages
 */
export function readDemo(file: string, pageFile: string, place: string, siteDir: string): Demo {
  const relative = (target: string): string => path.relative(siteDir, target).replaceAll('\\', '/');
  const demoDir = path.dirname(pageFile);
  const pins = pinsOfFile(relative(pageFile));
  const snapshot = snapshotOfFile(relative(pageFile));
  const sampleDataDir = path.join(siteDir, snapshot ? sampleDataDirOf(snapshot) : 'sample-data');
  const files: DemoFile[] = [];
  const shared: DemoFile[] = [];
  const specifiers: string[] = [];
  let height: number | undefined;

  function locate(from: string, { specifier, line }: ImportSite) {
    const refuse = (message: string): never => {
      throw new SourceError(message, line);
    };
    if (specifier.startsWith(samplePrefix)) {
      const target = findSource(path.join(sampleDataDir, specifier.slice(samplePrefix.length)));
      return target
        ? { file: target, among: shared }
        : refuse(`no sample data "${specifier}" in ${relative(sampleDataDir)}/`);
    }
    if (specifier.startsWith('.')) {
      const target = path.resolve(path.dirname(from), specifier);
      const isShared = target.startsWith(sampleDataDir + path.sep);
      if (!isShared && !target.startsWith(demoDir + path.sep)) {
        refuse(
          `"${specifier}" is outside the page's folder. A demo can import pinned packages, files in its own folder (./rows) or sample data (sample-data/orders)`,
        );
      }
      const found = findSource(target);
      return found
        ? { file: found, among: isShared ? shared : files }
        : refuse(`"${specifier}" does not exist; a demo can only import .ts and .tsx files`);
    }
    const name = packageOf(specifier);
    if (name === null || !Object.hasOwn(pins, name)) {
      refuse(
        `the package "${name ?? specifier}" has no pinned version, so sandboxes can't install it.${hint(name ?? specifier, Object.keys(pins))} Pins are in src/products/pins.ts`,
      );
    }
    try {
      packagesOfAdapter(specifier);
    } catch (error) {
      refuse((error as Error).message);
    }
    specifiers.push(specifier);
    return null;
  }

  function read(target: string, among: DemoFile[]): void {
    if (among.some(({ file: known }) => known === target)) return;
    const source = readFileSync(target, 'utf8').replace(/\r\n/g, '\n');
    const below = path.relative(among === shared ? sampleDataDir : demoDir, target);
    const at = path.posix.join(among === shared ? 'data' : '', below.replaceAll('\\', '/'));
    const entry: DemoFile = { path: at, file: target, source: withLocalData(source, at) };
    among.push(entry);
    try {
      const imports = moduleImports(source);
      if (target === file) height = demoHeight(source);
      if (among === files) {
        const { code, taught } = readMarks(entry.source);
        entry.source = code;
        if (taught.length > 0) entry.taught = taught;
      }
      const found = imports.map((site) => locate(target, site));
      for (const next of found) if (next) read(next.file, next.among);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const { line, message } = error;
      throw new ContentError([`${place}: ${relative(target)}:${line}: ${message}.`]);
    }
  }

  if (!existsSync(file)) {
    throw new ContentError([`${place}: the demo ${relative(file)} does not exist.`]);
  }
  read(file, files);
  const packages = sandboxPackages(specifiers, pins);
  return {
    name: path.basename(file, '.tsx'),
    file,
    files,
    shared,
    packages,
    height,
    needsIconFont: files.some(({ source }) => needsIconFont(source)) || undefined,
    paid: paidPackages.find(
      ([name, , only]) =>
        Object.hasOwn(packages.dependencies, name) &&
        (!only || files.some(({ source }) => only.test(source))),
    )?.[1],
  };
}
