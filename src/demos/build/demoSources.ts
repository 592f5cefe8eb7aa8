import path from 'node:path';
import { readMarks } from '../../code/build/marks';
import { ownFiles } from './ownFiles';

/** A file of a demo as a reader of its code has it. */
export interface DemoSource {
  /** Its path below the folder of the demo: `Orders.tsx`, `rows.ts`. */
  path: string;
  code: string;
}

/**
 * The TypeScript of a demo: its own file first, then those of its folder that it imports. Without the marks of what it
 * teaches; shared sample data is left out. Empty when there is no such file.
 *
 * @param file - absolute
 */
export const demoSources = (file: string): DemoSource[] =>
  ownFiles(file).map((own) => ({
    path: path.relative(path.dirname(file), own.file).replaceAll('\\', '/'),
    code: readMarks(own.source.replace(/\r\n/g, '\n')).code.trimEnd(),
  }));
