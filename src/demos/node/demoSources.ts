import path from 'node:path';
import { readMarks } from '../../code/node/marks';
import { ownFiles } from './ownFiles';

/** A file of a demo, as a reader sees its code. */
export interface DemoSource {
  /** Path below the demo's folder: `Orders.tsx`, `rows.ts`. */
  path: string;
  code: string;
}

/**
 * Returns the TypeScript of a demo: its own file first, then the files of its folder that it imports. The marks of what it
 * teaches are removed, and shared sample data is left out. Empty if the demo doesn't exist.
 *
 * @param file - absolute path
 */
export const demoSources = (file: string): DemoSource[] =>
  ownFiles(file).map((own) => ({
    path: path.relative(path.dirname(file), own.file).replaceAll('\\', '/'),
    code: readMarks(own.source.replace(/\r\n/g, '\n')).code.trimEnd(),
  }));
