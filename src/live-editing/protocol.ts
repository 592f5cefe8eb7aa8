/**
 * What the page and the frame say to each other. The frame runs code of anyone: the page reads its messages as data from a
 * stranger (`readReport`).
 */

/** What the frame says first, to the window around it. */
export const readyMessage = 'x-live-editing-ready';

/** A file of an edited demo, ready to run. */
export interface LiveModule {
  /** A CommonJS module, line by line where the source has it. */
  code: string;
  imports: readonly LiveImport[];
}

export interface LiveImport {
  specifier: string;
  line: number;
}

/** What is wrong with edited code, and where if that is known. */
export interface Mistake {
  message: string;
  file?: string | undefined;
  line?: number | undefined;
}

export interface Look {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

export interface LiveRun {
  /** Counts runs; answers name theirs. */
  run: number;
  /** Which packages: see `currentPackages`. */
  version: string;
  /** The file with the component. */
  entry: string;
  modules: Readonly<Record<string, LiveModule>>;
  /** What the component gets as props: plain values. */
  props?: object | undefined;
}

export type Order =
  | { type: 'start'; styles: readonly string[]; look: Look; licenseKey?: string | undefined }
  | { type: 'file'; path: string; text: string | null }
  | { type: 'look'; look: Look }
  | ({ type: 'run' } & LiveRun)
  | { type: 'ping' };

export type Report =
  | { type: 'load'; path: string }
  | { type: 'shown'; run: number }
  | ({ type: 'mistake'; run: number } & Mistake)
  | { type: 'height'; height: number }
  | { type: 'pong' };

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 2000) : undefined;
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : undefined;

/** A message of the frame, or nothing when it is none of those above. */
export function readReport(data: unknown): Report | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, path, run, message, file, line, height } = data as Record<string, unknown>;
  if (type === 'pong') return { type };
  if (type === 'load') return { type, path: text(path) ?? '' };
  if (type === 'height') return { type, height: count(height) ?? 0 };
  if (type === 'shown') return { type, run: count(run) ?? 0 };
  if (type === 'mistake')
    return {
      type,
      run: count(run) ?? 0,
      message: text(message) ?? '',
      file: text(file),
      line: count(line),
    };
  return undefined;
}
