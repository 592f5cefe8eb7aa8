/**
 * The messages between the page and the frame. The frame may run anyone's code, so the page treats its messages as untrusted
 * data (`readReport`).
 */
import type { Loss } from '../utils/lostFiles';

/**
 * The frame's first message, to its parent window. It comes before any edited code runs, so the page can trust it to name the
 * scripts that the build made for edited code; the frame gets no others.
 */
export interface Ready {
  type: typeof readyType;
  /** Paths in the build. */
  scripts: readonly string[];
}

export const readyType = 'x-live-editing-ready';

/** A file of an edited demo, ready to run. */
export interface LiveModule {
  /** A CommonJS module with the line numbers of the source. */
  code: string;
  imports: readonly LiveImport[];
}

export interface LiveImport {
  specifier: string;
  line: number;
}

/** An error in edited code, with its place if known. */
export interface Mistake {
  message: string;
  file?: string | undefined;
  line?: number | undefined;
}

/** An error in one of the reader's files. */
export class CodeMistake extends Error implements Mistake {
  constructor(
    message: string,
    readonly file: string,
    readonly line?: number | undefined,
  ) {
    super(message);
  }
}

export interface Look {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** The reader's theme: what `createTheme` takes, as plain data. */
  theme?: object | null;
  /** The file that it was read from, if that has functions. */
  themeCode?: LiveModule | undefined;
}

export interface LiveRun {
  /** Number of the run; reports refer to it. */
  run: number;
  /** Which packages: see `currentPackages`. */
  version: string;
  /** The file with the component. */
  entry: string;
  modules: Readonly<Record<string, LiveModule>>;
  /** The component's props: plain values. */
  props?: object | undefined;
}

export type Order =
  | { type: 'start'; styles: readonly string[]; look: Look; licenseKey?: string | undefined }
  /** A script's text, or null and why it can't be loaded. */
  | { type: 'file'; path: string; text: string | null; loss?: Loss }
  | { type: 'look'; look: Look }
  | ({ type: 'run' } & LiveRun)
  | { type: 'ping' };

export type Report =
  | { type: 'load'; path: string }
  | { type: 'shown'; run: number }
  | ({ type: 'mistake'; run: number } & Mistake)
  | { type: 'height'; height: number }
  | { type: 'pong' }
  /** What code runs in could not be loaded; another frame may be able to. */
  | { type: 'unready' };

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 2000) : undefined;
const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : undefined;

const script = /^assets\/js\/[\w.~-]+\.js$/;

/** Validates the frame's first message; returns undefined if it is another one. */
export function readReady(data: unknown): Ready | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, scripts } = data as Record<string, unknown>;
  if (type !== readyType || !Array.isArray(scripts)) return undefined;
  return {
    type,
    scripts: scripts.filter(
      (path): path is string => typeof path === 'string' && script.test(path),
    ),
  };
}

/** Validates any other message of the frame; returns undefined if it is none of those above. */
export function readReport(data: unknown): Report | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, path, run, message, file, line, height } = data as Record<string, unknown>;
  if (type === 'pong') return { type };
  if (type === 'unready') return { type };
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
