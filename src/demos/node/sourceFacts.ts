import { importsOf, ownHeight, type ImportSite } from '../../code/node/inspectDemo';
import { parseSource } from '../../code/node/parse';
import { blankTypes } from '../../code/node/removeTypes';
import { remember } from '../../utils/remember';

// Keyed by source, because a build reads most files many times: for the browser and for the server, in the current docs and in
// a frozen version that has the same file, and sample data once for each demo that imports it.
const knownImports = new Map<string, readonly ImportSite[]>();
const knownHeights = new Map<string, { height: number | undefined }>();
const convertible = new Map<string, true>();

/**
 * Returns the modules that a file of a demo imports.
 * @throws SourceError if it can't be parsed
 */
export const moduleImports = (source: string): readonly ImportSite[] =>
  remember(knownImports, source, () => importsOf(parseSource(source)));

/**
 * Checks that a file of a demo can be converted to JavaScript. Apart from `moduleImports`, because the live server reads the
 * imports of all demos when it starts, and compiles only those that are opened.
 * @throws SourceError if it can't be parsed, or has an enum or other syntax that is more than a type
 */
export function checkTypes(source: string): void {
  remember(convertible, source, () => {
    blankTypes(parseSource(source), source);
    return true;
  });
}

/**
 * Returns the height in pixels that a demo sets itself, if any.
 * @throws SourceError if it can't be parsed, or exports no component as its default
 */
export const demoHeight = (source: string): number | undefined =>
  remember(knownHeights, source, () => ({ height: ownHeight(parseSource(source)) })).height;
