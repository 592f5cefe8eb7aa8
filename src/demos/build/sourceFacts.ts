import { importsOf, ownHeight, type ImportSite } from '../../code/build/inspectDemo';
import { parseSource } from '../../code/build/parse';
import { blankTypes } from '../../code/build/removeTypes';
import { remember } from '../../utils/remember';

// Keyed by source, because a build reads most files many times: for the browser and for the server, in the current docs and in
// a frozen version that has the same file, and sample data once for each demo that imports it.
const knownImports = new Map<string, readonly ImportSite[]>();
const knownHeights = new Map<string, { height: number | undefined }>();

/**
 * Returns the modules that a file of a demo imports.
 * @throws SourceError if it can't be parsed, or has types that no JavaScript can replace
 */
export const moduleImports = (source: string): readonly ImportSite[] =>
  remember(knownImports, source, () => {
    const tree = parseSource(source);
    blankTypes(tree, source);
    return importsOf(tree);
  });

/**
 * Returns the height in pixels that a demo sets itself, if any.
 * @throws SourceError if it can't be parsed, or exports no component as its default
 */
export const demoHeight = (source: string): number | undefined =>
  remember(knownHeights, source, () => ({ height: ownHeight(parseSource(source)) })).height;
